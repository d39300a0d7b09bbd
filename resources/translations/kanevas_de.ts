<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Whole system</source>
        <translation>Gesamtes System</translation>
    </message>
    <message>
        <source>{}; tick (Return) to plot</source>
        <translation>{}; zum Plotten ankreuzen (Eingabetaste)</translation>
    </message>
    <message>
        <source>{}, {} points</source>
        <translation>{}, {} Punkte</translation>
    </message>
    <message>
        <source>{}, pinned</source>
        <translation>{}, festgesteckt</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>Hidden; click to show it</source>
        <translation>Ausgeblendet; ein Klick zeigt es</translation>
    </message>
    <message>
        <source>Shown; click to hide it</source>
        <translation>Sichtbar; ein Klick blendet es aus</translation>
    </message>
    <message>
        <source>Locked: it is neither moved nor deleted; click to unlock it</source>
        <translation>Gesperrt: wird weder bewegt noch gelöscht; ein Klick gibt es frei</translation>
    </message>
    <message>
        <source>Free; click to lock it against editing</source>
        <translation>Frei; ein Klick sperrt es gegen Bearbeitung</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>a point of mass that never turns</source>
        <translation>ein Massenpunkt, der sich nie dreht</translation>
    </message>
    <message>
        <source>the assembly leaves it where it is placed</source>
        <translation>beim Zusammenbau bleibt er, wo er ist</translation>
    </message>
    <message>
        <source>end of {}</source>
        <translation>Ende von {}</translation>
    </message>
    <message>
        <source>corner of {}</source>
        <translation>Ecke von {}</translation>
    </message>
    <message>
        <source>middle of {}</source>
        <translation>Mitte von {}</translation>
    </message>
    <message>
        <source>centre of {}</source>
        <translation>Mittelpunkt von {}</translation>
    </message>
    <message>
        <source>mass centre of {}</source>
        <translation>Schwerpunkt von {}</translation>
    </message>
    <message>
        <source>edge of {}</source>
        <translation>Kante von {}</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>Ursprung</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>horizontal</source>
        <translation>waagerecht</translation>
    </message>
    <message>
        <source>vertical</source>
        <translation>senkrecht</translation>
    </message>
    <message>
        <source>in line with a point</source>
        <translation>in Flucht mit einem Punkt</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Modell öffnen</translation>
    </message>
    <message>
        <source>Save model as</source>
        <translation>Modell speichern unter</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungesicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to “{}”?</source>
        <translation>Änderungen an „{}“ speichern?</translation>
    </message>
    <message>
        <source>They are lost otherwise.</source>
        <translation>Sonst gehen sie verloren.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Saved {}</source>
        <translation>{} gespeichert</translation>
    </message>
    <message>
        <source>Models (*.json);;All files (*)</source>
        <translation>Modelle (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>In a file</source>
        <translation>In einer Datei</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>required</source>
        <translation>nötig</translation>
    </message>
    <message>
        <source>by default {}</source>
        <translation>Vorgabe {}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Zwischen</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Moments of inertia</source>
        <translation>Trägheitsmomente</translation>
    </message>
    <message>
        <source>Mass centre at start</source>
        <translation>Schwerpunkt am Anfang</translation>
    </message>
    <message>
        <source>Further data</source>
        <translation>Weitere Daten</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>{} entries</source>
        <translation>{} Einträge</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>Auf Vorgabe zurücksetzen</translation>
    </message>
    <message>
        <source>This field has no default</source>
        <translation>Dieses Feld hat keine Vorgabe</translation>
    </message>
    <message>
        <source>It is the default already</source>
        <translation>Das ist schon die Vorgabe</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>The elements have different values</source>
        <translation>Die Elemente haben verschiedene Werte</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>“{}” was changed by another program since you opened or saved it.</source>
        <translation>„{}“ wurde von einem anderen Programm geändert, seit Sie es geöffnet oder gespeichert haben.</translation>
    </message>
    <message>
        <source>Saving puts your model in the place of the other. Save as keeps both.</source>
        <translation>Speichern setzt Ihr Modell an die Stelle des anderen. Speichern unter behält beide.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>“{}” was deleted or moved. Your model is still here.</source>
        <translation>„{}“ wurde gelöscht oder verschoben. Ihr Modell ist noch hier.</translation>
    </message>
    <message>
        <source>Save it again</source>
        <translation>Wieder speichern</translation>
    </message>
    <message>
        <source>“{}” was changed by another program.</source>
        <translation>„{}“ wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meines behalten</translation>
    </message>
    <message>
        <source>Reloaded; Undo brings your model back</source>
        <translation>Neu geladen; Rückgängig bringt Ihr Modell zurück</translation>
    </message>
    <message>
        <source>No copy of your unsaved work can be kept: {} Save it yourself.</source>
        <translation>Von Ihrer ungesicherten Arbeit lässt sich keine Kopie halten: {} Speichern Sie selbst.</translation>
    </message>
    <message>
        <source>Delete the unsaved changes to “{}”?</source>
        <translation>Die ungesicherten Änderungen an „{}“ löschen?</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Ungesicherte Arbeit</translation>
    </message>
    <message>
        <source>Empty, seen from the front</source>
        <translation>Leer, von vorn gesehen</translation>
    </message>
    <message>
        <source>Empty, seen from above</source>
        <translation>Leer, von oben gesehen</translation>
    </message>
    <message>
        <source>Empty, in space</source>
        <translation>Leer, im Raum</translation>
    </message>
    <message>
        <source>Pendulum</source>
        <translation>Pendel</translation>
    </message>
    <message>
        <source>Double pendulum</source>
        <translation>Doppelpendel</translation>
    </message>
    <message>
        <source>Mass on a spring</source>
        <translation>Masse an einer Feder</translation>
    </message>
    <message>
        <source>Four-bar linkage</source>
        <translation>Viergelenk</translation>
    </message>
    <message>
        <source>Slider-crank</source>
        <translation>Schubkurbel</translation>
    </message>
    <message>
        <source>Change {}</source>
        <translation>{} ändern</translation>
    </message>
    <message>
        <source>Drag the tip: size and direction of the force</source>
        <translation>Spitze ziehen: Größe und Richtung der Kraft</translation>
    </message>
    <message>
        <source>Drag around the arc: size and sense of the torque</source>
        <translation>Den Bogen entlang ziehen: Größe und Sinn des Moments</translation>
    </message>
    <message>
        <source>Turns in steps of 15°; Alt turns freely; Escape puts back</source>
        <translation>Dreht in Schritten von 15°; Alt dreht frei; Escape nimmt es zurück</translation>
    </message>
    <message>
        <source>Snaps to points of bodies and to steps of the grid; Alt suspends that</source>
        <translation>Rastet an Punkten von Körpern und in Schritten des Gitters ein; Alt setzt das aus</translation>
    </message>
    <message>
        <source>the selection</source>
        <translation>die Auswahl</translation>
    </message>
    <message>
        <source>Move {}</source>
        <translation>{} bewegen</translation>
    </message>
    <message>
        <source>Drag: moves the joint, and the ends of rods there; Alt moves the joint alone</source>
        <translation>Ziehen: bewegt das Gelenk und die Enden der Stäbe dort; Alt bewegt das Gelenk allein</translation>
    </message>
    <message>
        <source>Drag: moves the joint on both bodies</source>
        <translation>Ziehen: bewegt das Gelenk auf beiden Körpern</translation>
    </message>
    <message>
        <source>Drag: it goes to the body under the pointer, or to the ground</source>
        <translation>Ziehen: geht an den Körper unter dem Zeiger oder an den Boden</translation>
    </message>
    <message>
        <source>Resize {}</source>
        <translation>Größe von {} ändern</translation>
    </message>
    <message>
        <source>Drag the end: length and angle; what is joined at this end goes along</source>
        <translation>Ende ziehen: Länge und Winkel; was an diesem Ende verbunden ist, geht mit</translation>
    </message>
    <message>
        <source>Drag: radius</source>
        <translation>Ziehen: Radius</translation>
    </message>
    <message>
        <source>Drag: size; what is attached at this edge goes along</source>
        <translation>Ziehen: Größe; was an dieser Kante hängt, geht mit</translation>
    </message>
    <message>
        <source>Reshape {}</source>
        <translation>{} umformen</translation>
    </message>
    <message>
        <source>Drag the corner; Alt+click or Delete removes it, a double click on an edge makes one more</source>
        <translation>Ecke ziehen; Alt+Klick oder Entf entfernt sie, ein Doppelklick auf eine Kante macht eine neue</translation>
    </message>
    <message>
        <source>Change the velocity of {}</source>
        <translation>Geschwindigkeit von {} ändern</translation>
    </message>
    <message>
        <source>Drag the tip: velocity; back to the body for none</source>
        <translation>Spitze ziehen: Geschwindigkeit; zurück auf den Körper für keine</translation>
    </message>
    <message>
        <source>Change the angular velocity of {}</source>
        <translation>Winkelgeschwindigkeit von {} ändern</translation>
    </message>
    <message>
        <source>Drag around the body: angular velocity</source>
        <translation>Um den Körper ziehen: Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>Turn {}</source>
        <translation>{} drehen</translation>
    </message>
    <message>
        <source>Turn the selection</source>
        <translation>Auswahl drehen</translation>
    </message>
    <message>
        <source>Drag: turn in steps of 15°; Alt turns freely</source>
        <translation>Ziehen: dreht in Schritten von 15°; Alt dreht frei</translation>
    </message>
    <message>
        <source>Drag the pivot about which the turn goes</source>
        <translation>Den Drehpunkt ziehen, um den gedreht wird</translation>
    </message>
    <message>
        <source>Degrees of freedom and joints are counted as soon as the solver is ready.</source>
        <translation>Freiheitsgrade und Gelenke werden gezählt, sobald der Löser bereit ist.</translation>
    </message>
    <message>
        <source>There are no bodies yet.</source>
        <translation>Es gibt noch keine Körper.</translation>
    </message>
    <message>
        <source>No bodies yet</source>
        <translation>Noch keine Körper</translation>
    </message>
    <message>
        <source>1 fault</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>{} faults</source>
        <translation>{} Fehler</translation>
    </message>
    <message>
        <source>No faults seen</source>
        <translation>Keine Fehler zu sehen</translation>
    </message>
    <message>
        <source>joints cannot close</source>
        <translation>Gelenke lassen sich nicht schließen</translation>
    </message>
    <message>
        <source>drivers contradict the joints</source>
        <translation>Antriebe widersprechen den Gelenken</translation>
    </message>
    <message>
        <source>1 joint is open</source>
        <translation>1 Gelenk steht offen</translation>
    </message>
    <message>
        <source>{} joints are open</source>
        <translation>{} Gelenke stehen offen</translation>
    </message>
    <message>
        <source>1 body falls</source>
        <translation>1 Körper fällt</translation>
    </message>
    <message>
        <source>{} bodies fall</source>
        <translation>{} Körper fallen</translation>
    </message>
    <message>
        <source>{} redundant</source>
        <translation>{} überzählig</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Nicht gezählt</translation>
    </message>
    <message>
        <source>This cannot run yet.</source>
        <translation>Das kann noch nicht laufen.</translation>
    </message>
    <message>
        <source>There is one more fault.</source>
        <translation>Es gibt noch einen Fehler.</translation>
    </message>
    <message>
        <source>There are {} more faults.</source>
        <translation>Es gibt noch {} weitere Fehler.</translation>
    </message>
    <message>
        <source>1 degree of freedom</source>
        <translation>1 Freiheitsgrad</translation>
    </message>
    <message>
        <source>{} degrees of freedom</source>
        <translation>{} Freiheitsgrade</translation>
    </message>
    <message>
        <source>{} apart</source>
        <translation>{} auseinander</translation>
    </message>
    <message>
        <source>{:.3g}° turned</source>
        <translation>{:.3g}° verdreht</translation>
    </message>
    <message>
        <source>Stands open as drawn: {}. A run closes it before it starts.</source>
        <translation>Steht offen wie gezeichnet: {}. Ein Lauf schließt es, bevor er beginnt.</translation>
    </message>
    <message>
        <source>One condition is held twice by these joints. The motion is right, but how they share the load is not unique.</source>
        <translation>Eine Bedingung halten diese Gelenke doppelt. Die Bewegung ist richtig, aber wie sie die Last teilen, ist nicht eindeutig.</translation>
    </message>
    <message>
        <source>{} conditions are held twice by these joints. The motion is right, but how they share the load is not unique.</source>
        <translation>{} Bedingungen halten diese Gelenke doppelt. Die Bewegung ist richtig, aber wie sie die Last teilen, ist nicht eindeutig.</translation>
    </message>
    <message>
        <source>They do not quite agree: gaps of up to {} stay open.</source>
        <translation>Sie stimmen nicht ganz überein: Lücken bis zu {} bleiben offen.</translation>
    </message>
    <message>
        <source>“{}” is joined to nothing: it will fall.</source>
        <translation>„{}“ ist mit nichts verbunden und wird fallen.</translation>
    </message>
    <message>
        <source>These bodies hang together but on nothing else: they will fall.</source>
        <translation>Diese Körper hängen aneinander, aber an nichts sonst: sie werden fallen.</translation>
    </message>
    <message>
        <source>So many bodies hang together that their freedoms are not counted here.</source>
        <translation>So viele Körper hängen zusammen, dass ihre Freiheiten hier nicht gezählt werden.</translation>
    </message>
    <message>
        <source>0 degrees of freedom: nothing can move.</source>
        <translation>0 Freiheitsgrade: nichts kann sich bewegen.</translation>
    </message>
    <message>
        <source>0 degrees of freedom: the drivers alone decide the motion.</source>
        <translation>0 Freiheitsgrade: allein die Antriebe bestimmen die Bewegung.</translation>
    </message>
    <message>
        <source>{}; the bodies can be placed in {} independent ways, since wheels and blades hold speeds, not places.</source>
        <translation>{}; die Körper lassen sich auf {} unabhängige Weisen aufstellen, denn Räder und Schneiden halten Geschwindigkeiten, keine Orte.</translation>
    </message>
    <message>
        <source>Go to the start (Home) to move bodies: this is a later time of the run</source>
        <translation>Zum Bewegen von Körpern an den Anfang gehen (Pos1): dies ist eine spätere Zeit des Laufs</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is locked against editing</source>
        <translation>„{}“ ist gegen Bearbeitung gesperrt</translation>
    </message>
    <message>
        <source>&apos;{}&apos; has no place of its own: it goes where its joints and bodies go</source>
        <translation>„{}“ hat keinen eigenen Ort: es geht, wohin seine Gelenke und Körper gehen</translation>
    </message>
    <message>
        <source>The solver is not ready yet; until then Ctrl+drag moves a body free of its joints</source>
        <translation>Der Löser ist noch nicht bereit; bis dahin bewegt Strg+Ziehen einen Körper frei von seinen Gelenken</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is pinned and stays; Ctrl+drag moves it free of its joints</source>
        <translation>„{}“ ist festgesteckt und bleibt; Strg+Ziehen bewegt es frei von seinen Gelenken</translation>
    </message>
    <message>
        <source>&apos;{}&apos; cannot move: its joints hold it; Ctrl+drag moves it free of them</source>
        <translation>„{}“ kann sich nicht bewegen: seine Gelenke halten es; Strg+Ziehen bewegt es frei von ihnen</translation>
    </message>
    <message>
        <source>Draw {}</source>
        <translation>{} zeichnen</translation>
    </message>
    <message>
        <source>{}: click on the side where its floor is, below it for a level one; or type the angle of the floor; Enter takes the one that is shown</source>
        <translation>{}: auf die Seite klicken, wo der Boden ist, darunter für einen ebenen; oder den Winkel des Bodens eintippen; die Eingabetaste nimmt den gezeigten</translation>
    </message>
    <message>
        <source>{}: move for its direction and click; Enter takes the one that is shown</source>
        <translation>{}: Zeiger in die Richtung bewegen und klicken; die Eingabetaste nimmt die gezeigte</translation>
    </message>
    <message>
        <source>{}: let go to join here, or drag to another body or to a place on the ground</source>
        <translation>{}: loslassen verbindet hier; oder auf einen anderen Körper oder an einen Ort des Bodens ziehen</translation>
    </message>
    <message>
        <source>{}: a click joins {}; or drag from one body to another</source>
        <translation>{}: ein Klick verbindet {}; oder von einem Körper zum anderen ziehen</translation>
    </message>
    <message>
        <source>{}: click where bodies overlap, or on one to join it to the ground; or drag from one body to another</source>
        <translation>{}: klicken, wo Körper sich überlappen, oder auf einen, der mit dem Boden verbunden wird; oder von einem Körper zum anderen ziehen</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>There is no body here: click on one, or where two overlap.</source>
        <translation>Hier ist kein Körper: auf einen klicken, oder wo zwei sich überlappen.</translation>
    </message>
    <message>
        <source>Both places are on “{}”: drag to another body, or click to join it to the ground.</source>
        <translation>Beide Orte liegen auf „{}“: auf einen anderen Körper ziehen, oder klicken, um ihn mit dem Boden zu verbinden.</translation>
    </message>
    <message>
        <source>All that is here is joined already.</source>
        <translation>Alles, was hier liegt, ist schon verbunden.</translation>
    </message>
    <message>
        <source>{} are joined here already</source>
        <translation>{} sind hier schon verbunden</translation>
    </message>
    <message>
        <source>“{}” is a particle, which does not turn: join it by a ball joint or a massless rod, or give the body an inertia.</source>
        <translation>„{}“ ist ein Massenpunkt, der sich nicht dreht: mit einem Kugelgelenk oder einer masselosen Stange verbinden, oder dem Körper eine Trägheit geben.</translation>
    </message>
    <message>
        <source>{} and the ground</source>
        <translation>{} und Boden</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} und {}</translation>
    </message>
    <message>
        <source>Both ends are on the ground: let one of them be on a body.</source>
        <translation>Beide Enden liegen am Boden: eines muss an einem Körper liegen.</translation>
    </message>
    <message>
        <source>Both ends are on “{}”: let one be on another body or on the ground.</source>
        <translation>Beide Enden liegen an „{}“: eines muss an einem anderen Körper oder am Boden liegen.</translation>
    </message>
    <message>
        <source>its turn</source>
        <translation>seine Drehung</translation>
    </message>
    <message>
        <source>its slide</source>
        <translation>seine Verschiebung</translation>
    </message>
    <message>
        <source>There is no body here: click on one.</source>
        <translation>Hier ist kein Körper: auf einen klicken.</translation>
    </message>
    <message>
        <source>Rewrite {}</source>
        <translation>{} umschreiben</translation>
    </message>
    <message>
        <source>Mobility</source>
        <translation>Beweglichkeit</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Plots</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Report on {}, {}</source>
        <translation>Bericht über {}, {}</translation>
    </message>
    <message>
        <source>at {:.4g} s</source>
        <translation>bei {:.4g} s</translation>
    </message>
    <message>
        <source>The mechanism in its work plane, {}</source>
        <translation>Der Mechanismus in seiner Arbeitsebene, {}</translation>
    </message>
    <message>
        <source>The mechanism in 3D, {}</source>
        <translation>Der Mechanismus in 3D, {}</translation>
    </message>
    <message>
        <source>Quantities over the run</source>
        <translation>Größen über dem Lauf</translation>
    </message>
    <message>
        <source>There are no plots.</source>
        <translation>Es gibt keine Plots.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Fingerprint of the model</source>
        <translation>Fingerabdruck des Modells</translation>
    </message>
    <message>
        <source>Speeds that can differ from zero</source>
        <translation>Geschwindigkeiten, die von null verschieden sein können</translation>
    </message>
    <message>
        <source>Conditions of joints and drivers</source>
        <translation>Bedingungen der Gelenke und Antriebe</translation>
    </message>
    <message>
        <source>Independent ones among them</source>
        <translation>Davon unabhängig</translation>
    </message>
    <message>
        <source>Redundant ones</source>
        <translation>Davon überzählig</translation>
    </message>
    <message>
        <source>Degrees of freedom of velocity</source>
        <translation>Freiheitsgrade der Geschwindigkeit</translation>
    </message>
    <message>
        <source>Degrees of freedom of configuration</source>
        <translation>Freiheitsgrade der Lage</translation>
    </message>
    <message>
        <source>Independent motions, each named by a speed that it has of its own:</source>
        <translation>Unabhängige Bewegungen, jede nach einer Geschwindigkeit benannt, die sie für sich hat:</translation>
    </message>
    <message>
        <source>{}: moves {}</source>
        <translation>{}: bewegt {}</translation>
    </message>
    <message>
        <source>Components of reactions that are not unique; the smallest are given:</source>
        <translation>Komponenten von Reaktionen, die nicht eindeutig sind; angegeben sind die kleinsten:</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Formulation</source>
        <translation>Formulierung</translation>
    </message>
    <message>
        <source>Length of the run</source>
        <translation>Dauer des Laufs</translation>
    </message>
    <message>
        <source>Step of fixed-step methods</source>
        <translation>Schritt der Verfahren mit festem Schritt</translation>
    </message>
    <message>
        <source>Longest step</source>
        <translation>Längster Schritt</translation>
    </message>
    <message>
        <source>Relative tolerance</source>
        <translation>Relative Toleranz</translation>
    </message>
    <message>
        <source>Absolute tolerance</source>
        <translation>Absolute Toleranz</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Schwerkraft</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>The model has not been run.</source>
        <translation>Das Modell ist noch nicht gelaufen.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Time reached</source>
        <translation>Erreichte Zeit</translation>
    </message>
    <message>
        <source>Frames recorded</source>
        <translation>Aufgezeichnete Bilder</translation>
    </message>
    <message>
        <source>Steps accepted</source>
        <translation>Angenommene Schritte</translation>
    </message>
    <message>
        <source>Steps rejected</source>
        <translation>Verworfene Schritte</translation>
    </message>
    <message>
        <source>Evaluations of the equations</source>
        <translation>Auswertungen der Gleichungen</translation>
    </message>
    <message>
        <source>Computing time</source>
        <translation>Rechenzeit</translation>
    </message>
    <message>
        <source>Bodies moved to close the joints, at most</source>
        <translation>Körper zum Schließen der Gelenke bewegt, höchstens um</translation>
    </message>
    <message>
        <source>Velocities at the start that the joints do not allow, changed</source>
        <translation>Geschwindigkeiten am Anfang, die die Gelenke nicht zulassen, geändert</translation>
    </message>
    <message>
        <source>Largest violation of a position condition</source>
        <translation>Größte Verletzung einer Lagebedingung</translation>
    </message>
    <message>
        <source>Largest violation of a speed condition</source>
        <translation>Größte Verletzung einer Geschwindigkeitsbedingung</translation>
    </message>
    <message>
        <source>Energy drift</source>
        <translation>Energiedrift</translation>
    </message>
    <message>
        <source>Doubt</source>
        <translation>Zweifel</translation>
    </message>
    <message>
        <source>At the start, as drawn, with its joints closed</source>
        <translation>Am Anfang, wie gezeichnet, mit geschlossenen Gelenken</translation>
    </message>
    <message>
        <source>Frame {} of {}, t&#xa0;=&#xa0;{}&#xa0;s</source>
        <translation>Bild {} von {}, t&#xa0;=&#xa0;{}&#xa0;s</translation>
    </message>
    <message>
        <source>Holds the {} of {}</source>
        <translation>Hält die {} von {}</translation>
    </message>
    <message>
        <source>Right side: what the row of B times the speeds is to be [m/s]</source>
        <translation>Rechte Seite: was die Zeile von B mal den Geschwindigkeiten sein soll [m/s]</translation>
    </message>
    <message>
        <source>Multiplier: the force of the row [N]</source>
        <translation>Multiplikator: die Kraft der Zeile [N]</translation>
    </message>
    <message>
        <source>{} redundant: {}</source>
        <translation>{} überzählig: {}</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} von {}</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>rank {} of {} rows</source>
        <translation>Rang {} von {} Zeilen</translation>
    </message>
    <message>
        <source>{} speeds, freedoms: {}</source>
        <translation>{} Geschwindigkeiten, Freiheiten: {}</translation>
    </message>
    <message>
        <source>condition {}</source>
        <translation>Kondition {}</translation>
    </message>
    <message>
        <source>put in − heat = d(kinetic + potential)/dt</source>
        <translation>zugeführt − Wärme = d(kin. + pot.)/dt</translation>
    </message>
    <message>
        <source>{}: plot it from the menu of the right button</source>
        <translation>{}: im Menü der rechten Maustaste plotten</translation>
    </message>
    <message>
        <source>Power: that of its weight</source>
        <translation>Leistung: die seines Gewichts</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>From the accelerations; it is the sum of all powers on the bodies</source>
        <translation>Aus den Beschleunigungen; sie ist die Summe aller Leistungen an den Körpern</translation>
    </message>
    <message>
        <source>rate of kinetic energy</source>
        <translation>Rate der kinetischen Energie</translation>
    </message>
    <message>
        <source>work put in since the start</source>
        <translation>Arbeit seit dem Anfang</translation>
    </message>
    <message>
        <source>heat since the start</source>
        <translation>Wärme seit dem Anfang</translation>
    </message>
    <message>
        <source>balance: what is left</source>
        <translation>Bilanz: was übrig bleibt</translation>
    </message>
    <message>
        <source>Energies of the whole system</source>
        <translation>Energien des ganzen Systems</translation>
    </message>
    <message>
        <source>kinetic</source>
        <translation>kinetisch</translation>
    </message>
    <message>
        <source>Kinetic energy</source>
        <translation>Kinetische Energie</translation>
    </message>
    <message>
        <source>potential</source>
        <translation>potentiell</translation>
    </message>
    <message>
        <source>Potential energy</source>
        <translation>Potentielle Energie</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Kinetic and potential energy; below the sums: since the start</source>
        <translation>Kinetische und potentielle Energie; unter den Summen: seit dem Anfang</translation>
    </message>
    <message>
        <source>power on bodies</source>
        <translation>Leistung an Körpern</translation>
    </message>
    <message>
        <source>Power of its forces on the bodies</source>
        <translation>Leistung seiner Kräfte an den Körpern</translation>
    </message>
    <message>
        <source>put in</source>
        <translation>zugeführt</translation>
    </message>
    <message>
        <source>Power that its law, driver or flow puts in</source>
        <translation>Leistung, die sein Gesetz, Antrieb oder Strom zuführt</translation>
    </message>
    <message>
        <source>heat</source>
        <translation>Wärme</translation>
    </message>
    <message>
        <source>Power that it turns into heat</source>
        <translation>Leistung, die es in Wärme wandelt</translation>
    </message>
    <message>
        <source>each body by itself</source>
        <translation>jeder Körper für sich</translation>
    </message>
    <message>
        <source>a tree of joints</source>
        <translation>ein Baum von Gelenken</translation>
    </message>
    <message>
        <source>independent ones</source>
        <translation>unabhängige</translation>
    </message>
    <message>
        <source>Newton and Euler</source>
        <translation>Newton und Euler</translation>
    </message>
    <message>
        <source>Lagrange</source>
        <translation>Lagrange</translation>
    </message>
    <message>
        <source>Kane</source>
        <translation>Kane</translation>
    </message>
    <message>
        <source>equations
of motion</source>
        <translation>Bewegungs-
gleichungen</translation>
    </message>
    <message>
        <source>equations of
constraints</source>
        <translation>Bindungs-
gleichungen</translation>
    </message>
    <message>
        <source>unknown
accelerations</source>
        <translation>unbekannte
Beschleunigungen</translation>
    </message>
    <message>
        <source>unknown
forces</source>
        <translation>unbekannte
Kräfte</translation>
    </message>
    <message>
        <source>Reactions or multipliers</source>
        <translation>Reaktionen oder Multiplikatoren</translation>
    </message>
    <message>
        <source>equations
and unknowns</source>
        <translation>Gleichungen
und Unbekannte</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>first
order</source>
        <translation>erster
Ordnung</translation>
    </message>
    <message>
        <source>Equations of first order that a run integrates</source>
        <translation>Gleichungen erster Ordnung, die ein Lauf integriert</translation>
    </message>
    <message>
        <source>how the numbers arise</source>
        <translation>woher die Zahlen kommen</translation>
    </message>
    <message>
        <source>bodies: {} · particles: {} · rows: {} · redundant: {} · freedoms: {}</source>
        <translation>Körper: {} · Massenpunkte: {} · Zeilen: {} · überzählig: {} · Freiheiten: {}</translation>
    </message>
    <message>
        <source>Generalized forces for the speed {}</source>
        <translation>Generalisierte Kräfte zur Geschwindigkeit {}</translation>
    </message>
    <message>
        <source>SI units</source>
        <translation>SI-Einheiten</translation>
    </message>
    <message>
        <source>A click shows the forces</source>
        <translation>Ein Klick zeigt die Kräfte</translation>
    </message>
    <message>
        <source>Generalized active forces: gravity and loads</source>
        <translation>Generalisierte eingeprägte Kräfte: Schwerkraft und Lasten</translation>
    </message>
    <message>
        <source>Generalized inertia forces</source>
        <translation>Generalisierte Trägheitskräfte</translation>
    </message>
    <message>
        <source>What joints and drivers add by multipliers</source>
        <translation>Was Gelenke und Antriebe durch Multiplikatoren beitragen</translation>
    </message>
    <message>
        <source>{}  sum</source>
        <translation>{}  Summe</translation>
    </message>
    <message>
        <source>Sum of all: round-off where the equations hold</source>
        <translation>Summe von allem: Rundung, wo die Gleichungen gelten</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>Residuum</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation>Schwerkraft</translation>
    </message>
    <message>
        <source>Generalized speed {}, now {} {}</source>
        <translation>Generalisierte Geschwindigkeit {}, jetzt {} {}</translation>
    </message>
    <message>
        <source>What drivers prescribe, whatever the generalized speeds are</source>
        <translation>Was Antriebe vorschreiben, wie groß auch die generalisierten Geschwindigkeiten sind</translation>
    </message>
    <message>
        <source>Sum of partial velocity times generalized speed: the velocity</source>
        <translation>Summe von Partialgeschwindigkeit mal generalisierter Geschwindigkeit: die Geschwindigkeit</translation>
    </message>
    <message>
        <source>prescribed
vₜ</source>
        <translation>vorgegeben
vₜ</translation>
    </message>
    <message>
        <source>sum
Σ vᵣ uᵣ + vₜ</source>
        <translation>Summe
Σ vᵣ uᵣ + vₜ</translation>
    </message>
    <message>
        <source>x, y, z in ground axes, SI units</source>
        <translation>x, y, z in Achsen des Bodens, SI-Einheiten</translation>
    </message>
    <message>
        <source>Partial velocity of {} for {}; a click shows the vector</source>
        <translation>Partialgeschwindigkeit von {} zu {}; ein Klick zeigt den Vektor</translation>
    </message>
    <message>
        <source>Partial angular velocity of {} for {}; a click shows the vector</source>
        <translation>Partialwinkelgeschwindigkeit von {} zu {}; ein Klick zeigt den Vektor</translation>
    </message>
    <message>
        <source>Velocity of the mass centre, or of the point</source>
        <translation>Geschwindigkeit des Schwerpunkts oder des Punkts</translation>
    </message>
    <message>
        <source>Angular velocity of the body</source>
        <translation>Winkelgeschwindigkeit des Körpers</translation>
    </message>
    <message>
        <source>On {} from {}</source>
        <translation>Auf {} von {}</translation>
    </message>
    <message>
        <source>on body B about point B, ground axes</source>
        <translation>auf Körper B um Punkt B, Achsen des Bodens</translation>
    </message>
    <message>
        <source>on body B about point B, axes of body A</source>
        <translation>auf Körper B um Punkt B, Achsen von Körper A</translation>
    </message>
    <message>
        <source>on body B about point B, axes of body B</source>
        <translation>auf Körper B um Punkt B, Achsen von Körper B</translation>
    </message>
    <message>
        <source>; hatched: not unique, the smallest are shown</source>
        <translation>; schraffiert: nicht eindeutig, gezeigt sind die kleinsten</translation>
    </message>
    <message>
        <source>Not unique: the joints hold this more than once and share it in any proportion</source>
        <translation>Nicht eindeutig: die Gelenke halten das mehrfach und teilen es in beliebigem Verhältnis</translation>
    </message>
    <message>
        <source>A click shows the force and the moment</source>
        <translation>Ein Klick zeigt Kraft und Moment</translation>
    </message>
    <message>
        <source>not in this run, run again</source>
        <translation>nicht in diesem Lauf, neu laufen lassen</translation>
    </message>
    <message>
        <source>The joints hold this more than once; how they share the load is left open.</source>
        <translation>Die Gelenke halten das mehrfach; wie sie die Last teilen, bleibt offen.</translation>
    </message>
    <message>
        <source>points alone</source>
        <translation>nur Punkte</translation>
    </message>
    <message>
        <source>Where points stand alone, the frames of the run are too far apart to tell what is between them.</source>
        <translation>Wo Punkte allein stehen, liegen die Bilder des Laufs zu weit auseinander, um zu sagen, was dazwischen ist.</translation>
    </message>
    <message>
        <source>not unique</source>
        <translation>nicht eindeutig</translation>
    </message>
    <message>
        <source>New plot</source>
        <translation>Neuer Plot</translation>
    </message>
    <message>
        <source>Add to this plot</source>
        <translation>In diesen Plot</translation>
    </message>
    <message>
        <source>New plot below, for this one has two units already</source>
        <translation>Neuer Plot darunter, denn dieser hat schon zwei Einheiten</translation>
    </message>
    <message>
        <source>{} against itself is a straight line; drop another quantity here</source>
        <translation>{} über sich selbst ist eine Gerade; eine andere Größe hier ablegen</translation>
    </message>
    <message>
        <source>Along the horizontal axis</source>
        <translation>Entlang der waagerechten Achse</translation>
    </message>
    <message>
        <source>&amp;Horizontal axis</source>
        <translation>&amp;Waagerechte Achse</translation>
    </message>
    <message>
        <source>&amp;Spectrum in a new plot</source>
        <translation>&amp;Spektrum in einem neuen Plot</translation>
    </message>
    <message>
        <source>Plot spectrum</source>
        <translation>Spektrum plotten</translation>
    </message>
    <message>
        <source>The plot has no curve yet</source>
        <translation>Der Plot hat noch keine Kurve</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>&amp;Rename …</source>
        <translation>Um&amp;benennen …</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>This is the first plot</source>
        <translation>Das ist der erste Plot</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach u&amp;nten</translation>
    </message>
    <message>
        <source>This is the last plot</source>
        <translation>Das ist der letzte Plot</translation>
    </message>
    <message>
        <source>&amp;New plot below</source>
        <translation>Neuer Plot &amp;darunter</translation>
    </message>
    <message>
        <source>Remove p&amp;lot</source>
        <translation>Plot ent&amp;fernen</translation>
    </message>
    <message>
        <source>Remove plot</source>
        <translation>Plot entfernen</translation>
    </message>
    <message>
        <source>Unit at the &amp;left ({})</source>
        <translation>Einheit &amp;links ({})</translation>
    </message>
    <message>
        <source>Unit at the &amp;right ({})</source>
        <translation>Einheit &amp;rechts ({})</translation>
    </message>
    <message>
        <source>Unit &amp;below ({})</source>
        <translation>Einheit &amp;unten ({})</translation>
    </message>
    <message>
        <source>Unit of an axis</source>
        <translation>Einheit einer Achse</translation>
    </message>
    <message>
        <source>As &amp;everywhere</source>
        <translation>Wie &amp;überall</translation>
    </message>
    <message>
        <source>&amp;Other …</source>
        <translation>&amp;Andere …</translation>
    </message>
    <message>
        <source>A pure number has no unit</source>
        <translation>Eine reine Zahl hat keine Einheit</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>A quantity against itself is a straight line</source>
        <translation>Eine Größe über sich selbst ist eine Gerade</translation>
    </message>
    <message>
        <source>Or drag a quantity from the tree onto the axis</source>
        <translation>Oder eine Größe aus dem Baum auf die Achse ziehen</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Waagerechte Achse</translation>
    </message>
    <message>
        <source>&amp;Shown</source>
        <translation>&amp;Sichtbar</translation>
    </message>
    <message>
        <source>By the axis at the &amp;right</source>
        <translation>Nach der Achse &amp;rechts</translation>
    </message>
    <message>
        <source>Axis of a curve</source>
        <translation>Achse einer Kurve</translation>
    </message>
    <message>
        <source>The axes go by the units of the curves</source>
        <translation>Die Achsen richten sich nach den Einheiten der Kurven</translation>
    </message>
    <message>
        <source>There is one curve only</source>
        <translation>Es gibt nur eine Kurve</translation>
    </message>
    <message>
        <source>Plot its &amp;derivative</source>
        <translation>&amp;Ableitung plotten</translation>
    </message>
    <message>
        <source>Plot its &amp;integral</source>
        <translation>&amp;Integral plotten</translation>
    </message>
    <message>
        <source>This is a derivative or an integral already</source>
        <translation>Das ist schon eine Ableitung oder ein Integral</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Remove {} from a plot</source>
        <translation>{} aus einem Plot entfernen</translation>
    </message>
    <message>
        <source>Plot the derivative of {}</source>
        <translation>Ableitung von {} plotten</translation>
    </message>
    <message>
        <source>Plot the integral of {}</source>
        <translation>Integral von {} plotten</translation>
    </message>
    <message>
        <source>Move plot</source>
        <translation>Plot verschieben</translation>
    </message>
    <message>
        <source>There is no curve yet</source>
        <translation>Es gibt noch keine Kurve</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;values</source>
        <translation>Wer&amp;te kopieren</translation>
    </message>
    <message>
        <source>E&amp;xport this plot</source>
        <translation>Diesen &amp;Plot ausgeben</translation>
    </message>
    <message>
        <source>Export all &amp;plots</source>
        <translation>Alle Plots aus&amp;geben</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>Frequenz</translation>
    </message>
    <message>
        <source>amplitude of {}</source>
        <translation>Amplitude von {}</translation>
    </message>
    <message>
        <source>at {}</source>
        <translation>bei {}</translation>
    </message>
    <message>
        <source>Unit, as in km/h or N mm:</source>
        <translation>Einheit, etwa km/h oder N mm:</translation>
    </message>
    <message>
        <source>new: {}</source>
        <translation>neu: {}</translation>
    </message>
    <message>
        <source>without {}</source>
        <translation>ohne {}</translation>
    </message>
    <message>
        <source>{} is another type</source>
        <translation>{} ist von anderer Art</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Before the run, bodies were moved by up to {} to close the joints.</source>
        <translation>Vor dem Lauf wurden Körper um bis zu {} bewegt, um die Gelenke zu schließen.</translation>
    </message>
    <message>
        <source>Velocities at the start were changed, as the joints do not allow them: {changes}. To keep one, let its body lead, or give the rate of a joint.</source>
        <translation>Geschwindigkeiten am Anfang wurden geändert, da die Gelenke sie nicht zulassen: {changes}. Um eine zu behalten, lassen Sie den Körper führen oder geben Sie die Rate eines Gelenks an.</translation>
    </message>
    <message>
        <source>{} more</source>
        <translation>{} weitere</translation>
    </message>
    <message>
        <source>kinetic energy {} → {}</source>
        <translation>kinetische Energie {} → {}</translation>
    </message>
    <message>
        <source>by {}</source>
        <translation>um {}</translation>
    </message>
    <message>
        <source>by {} and {}</source>
        <translation>um {} und {}</translation>
    </message>
    <message>
        <source>The motion asks for more frames than are kept: from {} on it is played from frame to frame, and curves show points alone. Run for a shorter time.</source>
        <translation>Die Bewegung verlangt mehr Bilder, als behalten werden: Ab {} wird sie von Bild zu Bild abgespielt, und Kurven zeigen nur Punkte. Lassen Sie das Modell kürzer laufen.</translation>
    </message>
    <message>
        <source>The frames are too far apart to tell what is between them: the run is played from frame to frame, and curves show points alone. Record more often, or leave “Record every” empty: then the motion decides.</source>
        <translation>Die Bilder liegen zu weit auseinander, um zu sagen, was dazwischen ist: Der Lauf wird von Bild zu Bild abgespielt, und Kurven zeigen nur Punkte. Zeichnen Sie öfter auf, oder lassen Sie „Aufzeichnen alle“ leer: Dann entscheidet die Bewegung.</translation>
    </message>
    <message>
        <source>{method}: {steps} steps in {wall:.3g} s, energy drift {drift:.2g} J</source>
        <translation>{method}: {steps} Schritte in {wall:.3g} s, Energiedrift {drift:.2g} J</translation>
    </message>
    <message>
        <source>{}: click where it starts, on a body or on the ground</source>
        <translation>{}: auf den Anfang klicken, an einem Körper oder am Boden</translation>
    </message>
    <message>
        <source>{}: click where it ends; {}</source>
        <translation>{}: auf das Ende klicken; {}</translation>
    </message>
    <message>
        <source>{}: a click hinges it to the ground; with Ctrl it stays loose</source>
        <translation>{}: ein Klick setzt hier ein Drehgelenk zum Boden; mit Strg bleibt das Ende lose</translation>
    </message>
    <message>
        <source>{}: a click hinges it to “{}”; with Ctrl it stays loose</source>
        <translation>{}: ein Klick setzt hier ein Drehgelenk zu „{}“; mit Strg bleibt das Ende lose</translation>
    </message>
    <message>
        <source>Chain, {} drawn: click where the next one ends; Enter ends the chain</source>
        <translation>Kette, {} gezeichnet: klicken, wo der nächste endet; die Eingabetaste beendet die Kette</translation>
    </message>
    <message>
        <source>How each point and body moves where one generalized speed uᵣ is 1 and all others are 0; the velocity is the sum of the partial velocities vᵣ times uᵣ.</source>
        <translation>Wie sich Punkte und Körper bewegen, wenn eine generalisierte Geschwindigkeit uᵣ gleich 1 ist und alle anderen 0; die Geschwindigkeit ist die Summe der partiellen Geschwindigkeiten vᵣ mal uᵣ.</translation>
    </message>
    <message>
        <source>Kane&apos;s equations, one in each column: active forces Fᵣ, inertia forces F*ᵣ and what the joints add by their multipliers, (Bᵀλ)ᵣ, sum up to zero.</source>
        <translation>Kanes Gleichungen, in jeder Spalte eine: eingeprägte Kräfte Fᵣ, Trägheitskräfte F*ᵣ und was die Gelenke durch ihre Multiplikatoren beitragen, (Bᵀλ)ᵣ, ergeben zusammen null.</translation>
    </message>
    <message>
        <source>What joints and drivers hold: each row times the speeds of the bodies is g, and the multiplier λ is the force with which it holds.</source>
        <translation>Was Gelenke und Antriebe festhalten: jede Zeile mal die Geschwindigkeiten der Körper ist g, und der Multiplikator λ ist die Kraft, mit der sie hält.</translation>
    </message>
    <message>
        <source>The force and the moment with which each joint holds its body B.</source>
        <translation>Die Kraft und das Moment, mit denen jedes Gelenk seinen Körper B hält.</translation>
    </message>
    <message>
        <source>Where the energy is, and where it goes: what is put in less the heat makes kinetic and potential energy grow.</source>
        <translation>Wo die Energie ist und wohin sie geht: was zugeführt wird, weniger der Wärme, lässt kinetische und potentielle Energie wachsen.</translation>
    </message>
    <message>
        <source>How many equations and unknowns the methods need for this model: the fewer, the more of the forces of joints never appear.</source>
        <translation>Wie viele Gleichungen und Unbekannte die Methoden für dieses Modell brauchen: je weniger, desto mehr Gelenkkräfte treten gar nicht auf.</translation>
    </message>
    <message>
        <source>singular values of B</source>
        <translation>Singulärwerte von B</translation>
    </message>
    <message>
        <source>Drag: turn about {}, within the joints; Ctrl+drag free of them</source>
        <translation>Ziehen: um {} drehen, in den Gelenken; Strg+Ziehen löst davon</translation>
    </message>
    <message>
        <source>Drag: move along {}, within the joints; Ctrl+drag free of them</source>
        <translation>Ziehen: entlang {} bewegen, in den Gelenken; Strg+Ziehen löst davon</translation>
    </message>
    <message>
        <source>The work plane is seen from its edge here: turn the view with the right button, or take another plane (keys 1, 2, 3).</source>
        <translation>Die Arbeitsebene ist hier von der Kante zu sehen: Drehen Sie die Ansicht mit der rechten Taste, oder wählen Sie eine andere Ebene (Tasten 1, 2, 3).</translation>
    </message>
</context>
<context>
    <name>ActuatorTool</name>
    <message>
        <source>Draw actuator</source>
        <translation>Aktor zeichnen</translation>
    </message>
    <message>
        <source>Actuator: click where it starts, on a body or on the ground</source>
        <translation>Aktor: klicken, wo er beginnt, an einem Körper oder am Boden</translation>
    </message>
    <message>
        <source>Actuator: click where it ends; it drives both points apart</source>
        <translation>Aktor: klicken, wo er endet; er treibt beide Punkte auseinander</translation>
    </message>
    <message>
        <source>actuator</source>
        <translation>Aktor</translation>
    </message>
</context>
<context>
    <name>AnchorTool</name>
    <message>
        <source>Anchor to the ground</source>
        <translation>Am Boden verankern</translation>
    </message>
    <message>
        <source>Ground anchor: click on the body that is to stand still</source>
        <translation>Bodenanker: auf den Körper klicken, der stillstehen soll</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>Anker</translation>
    </message>
</context>
<context>
    <name>Animation</name>
    <message>
        <source>Animations need the library PyAV, which is missing here: pip install av. All else can be exported.</source>
        <translation>Animationen brauchen die Bibliothek PyAV, die hier fehlt: pip install av. Alles andere lässt sich exportieren.</translation>
    </message>
    <message>
        <source>Export an animation</source>
        <translation>Animation ausgeben</translation>
    </message>
    <message>
        <source>Nothing here encodes {}. Choose another format.</source>
        <translation>{} lässt sich hier nicht kodieren. Wählen Sie ein anderes Format.</translation>
    </message>
    <message>
        <source>Drawing picture {} of {} …</source>
        <translation>Bild {} von {} wird gezeichnet …</translation>
    </message>
    <message>
        <source>No animation was written.</source>
        <translation>Es wurde keine Animation geschrieben.</translation>
    </message>
</context>
<context>
    <name>ArrangeMenu</name>
    <message>
        <source>Arran&amp;ge</source>
        <translation>A&amp;nordnen</translation>
    </message>
    <message>
        <source>Distribute &amp;horizontally</source>
        <translation>Waagerecht &amp;verteilen</translation>
    </message>
    <message>
        <source>Distribute &amp;vertically</source>
        <translation>&amp;Senkrecht verteilen</translation>
    </message>
    <message>
        <source>&amp;Mirror left to right</source>
        <translation>&amp;Links-rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror &amp;upside down</source>
        <translation>&amp;Oben-unten spiegeln</translation>
    </message>
    <message>
        <source>Mirrored &amp;copy left to right</source>
        <translation>&amp;Kopie links-rechts gespiegelt</translation>
    </message>
    <message>
        <source>Mirrored copy upside &amp;down</source>
        <translation>Kopie oben-&amp;unten gespiegelt</translation>
    </message>
    <message>
        <source>Turn &amp;left by 90°</source>
        <translation>Um 90° links &amp;drehen</translation>
    </message>
    <message>
        <source>Turn &amp;right by 90°</source>
        <translation>Um 90° &amp;rechts drehen</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>Links ausrichten</translation>
    </message>
    <message>
        <source>Align centre</source>
        <translation>Mittig ausrichten</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>Rechts ausrichten</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>Oben ausrichten</translation>
    </message>
    <message>
        <source>Align middle</source>
        <translation>In der Mitte ausrichten</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>Unten ausrichten</translation>
    </message>
    <message>
        <source>Select something with a place on the canvas</source>
        <translation>Etwas mit einem Ort auf der Zeichenfläche auswählen</translation>
    </message>
    <message>
        <source>Select at least {} things that no joint holds together</source>
        <translation>Mindestens {} Dinge auswählen, die kein Gelenk zusammenhält</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is locked against editing</source>
        <translation>„{}“ ist gegen Bearbeitung gesperrt</translation>
    </message>
    <message>
        <source>The joint &apos;{}&apos; would be torn open; select it too</source>
        <translation>Das Gelenk „{}“ würde aufgerissen; auch dieses auswählen</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Mirrored copy</source>
        <translation>Gespiegelte Kopie</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
</context>
<context>
    <name>Assembler</name>
    <message>
        <source>Assemble</source>
        <translation>Zusammenbauen</translation>
    </message>
</context>
<context>
    <name>Assistance</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Generalized speeds</source>
        <translation>Generalisierte Geschwindigkeiten</translation>
    </message>
    <message>
        <source>Rates of joints</source>
        <translation>Geschw. der Gelenke</translation>
    </message>
    <message>
        <source>Speeds of bodies</source>
        <translation>Geschw. der Körper</translation>
    </message>
    <message>
        <source>All speeds, joints cut</source>
        <translation>Alle, Gelenke gelöst</translation>
    </message>
    <message>
        <source>Split by</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>By element</source>
        <translation>Nach Elementen</translation>
    </message>
    <message>
        <source>By body</source>
        <translation>Nach Körpern</translation>
    </message>
    <message>
        <source>By element and body</source>
        <translation>Nach beiden</translation>
    </message>
    <message>
        <source>Axes of the reactions</source>
        <translation>Achsen der Reaktionen</translation>
    </message>
    <message>
        <source>Ground axes</source>
        <translation>Achsen des Bodens</translation>
    </message>
    <message>
        <source>Axes of body A</source>
        <translation>Achsen von Körper A</translation>
    </message>
    <message>
        <source>Axes of body B</source>
        <translation>Achsen von Körper B</translation>
    </message>
    <message>
        <source>Free motion to show in 3D</source>
        <translation>Freie Bewegung, in 3D zu zeigen</translation>
    </message>
    <message>
        <source>Free motion: {}</source>
        <translation>Freie Bewegung: {}</translation>
    </message>
    <message>
        <source>Singular values</source>
        <translation>Singulärwerte</translation>
    </message>
    <message>
        <source>Show the singular values of B over the run</source>
        <translation>Die Singulärwerte von B über dem Lauf zeigen</translation>
    </message>
    <message>
        <source>Fᵣ over time</source>
        <translation>Fᵣ über der Zeit</translation>
    </message>
    <message>
        <source>Show Fᵣ of all speeds over the run, or all terms for the chosen column</source>
        <translation>Fᵣ aller Geschwindigkeiten über dem Lauf zeigen, oder alle Terme der gewählten Spalte</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Plotten</translation>
    </message>
    <message>
        <source>Select the joints that hold something twice</source>
        <translation>Die Gelenke auswählen, die etwas doppelt halten</translation>
    </message>
    <message>
        <source>Free motion: none</source>
        <translation>Freie Bewegung: keine</translation>
    </message>
    <message>
        <source>Let the mechanism go to and fro in 3D as its joints allow</source>
        <translation>Lässt den Mechanismus in 3D hin und her gehen, wie seine Gelenke es erlauben</translation>
    </message>
    <message>
        <source>The joints and drivers leave nothing free</source>
        <translation>Die Gelenke und Antriebe lassen nichts frei</translation>
    </message>
    <message>
        <source>Plot {} over the run</source>
        <translation>{} über dem Lauf plotten</translation>
    </message>
</context>
<context>
    <name>BoxTool</name>
    <message>
        <source>Draw box</source>
        <translation>Quader zeichnen</translation>
    </message>
    <message>
        <source>Box: click a corner</source>
        <translation>Quader: auf eine Ecke klicken</translation>
    </message>
    <message>
        <source>Box: click the opposite corner, or type width and height</source>
        <translation>Quader: auf die Ecke gegenüber klicken, oder Breite und Höhe eintippen</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Quader</translation>
    </message>
</context>
<context>
    <name>Browser</name>
    <message>
        <source>Search by name or type</source>
        <translation>Nach Name oder Art suchen</translation>
    </message>
    <message>
        <source>Search the model</source>
        <translation>Das Modell durchsuchen</translation>
    </message>
    <message>
        <source>Shows elements whose name, type or group has all these words; Escape clears</source>
        <translation>Zeigt Elemente, deren Name, Art oder Gruppe alle diese Wörter hat; Esc löscht sie</translation>
    </message>
    <message>
        <source>Nothing has this name or type.</source>
        <translation>Nichts hat diesen Namen oder ist von dieser Art.</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Canvas</source>
        <translation>Zeichenfläche</translation>
    </message>
</context>
<context>
    <name>CapsuleTool</name>
    <message>
        <source>Draw capsule</source>
        <translation>Kapsel zeichnen</translation>
    </message>
    <message>
        <source>Capsule: click where it starts; hold Shift at its end to draw a chain</source>
        <translation>Kapsel: klicken, wo sie beginnt; Umschalt an ihrem Ende zeichnet eine Kette</translation>
    </message>
    <message>
        <source>Capsule: click where it ends, or type its length; Shift goes on with a chain</source>
        <translation>Kapsel: klicken, wo sie endet, oder ihre Länge eintippen; mit Umschalt geht es als Kette weiter</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Kapsel</translation>
    </message>
</context>
<context>
    <name>ChoiceBox</name>
    <message>
        <source>different values</source>
        <translation>verschiedene Werte</translation>
    </message>
</context>
<context>
    <name>ClipboardEntries</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>Auss&amp;chneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Duplicat&amp;e</source>
        <translation>&amp;Verdoppeln</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>Zuerst etwas auswählen</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is locked against editing</source>
        <translation>„{}“ ist gegen Bearbeitung gesperrt</translation>
    </message>
    <message>
        <source>Cut {}</source>
        <translation>{} ausschneiden</translation>
    </message>
    <message>
        <source>Duplicate {}</source>
        <translation>{} verdoppeln</translation>
    </message>
    <message>
        <source>The clipboard holds nothing to paste</source>
        <translation>Die Zwischenablage hat nichts zum Einfügen</translation>
    </message>
    <message>
        <source>This cannot be pasted, it is no part of a model: {}</source>
        <translation>Das lässt sich nicht einfügen, es ist kein Teil eines Modells: {}</translation>
    </message>
    <message>
        <source>Paste {}</source>
        <translation>{} einfügen</translation>
    </message>
    <message>
        <source>{} elements</source>
        <translation>{} Elemente</translation>
    </message>
</context>
<context>
    <name>ColorEditor</name>
    <message>
        <source>Colour in which it is drawn</source>
        <translation>Farbe, in der es gezeichnet wird</translation>
    </message>
    <message>
        <source>Next of the palette</source>
        <translation>Nächste der Palette</translation>
    </message>
    <message>
        <source>Other colour …</source>
        <translation>Andere Farbe …</translation>
    </message>
    <message>
        <source>different values</source>
        <translation>verschiedene Werte</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
</context>
<context>
    <name>DiscTool</name>
    <message>
        <source>Draw disc</source>
        <translation>Scheibe zeichnen</translation>
    </message>
    <message>
        <source>Disc: click its centre</source>
        <translation>Scheibe: auf ihren Mittelpunkt klicken</translation>
    </message>
    <message>
        <source>Disc: click a point of its rim, or type its radius</source>
        <translation>Scheibe: auf einen Punkt ihres Randes klicken, oder ihren Radius eintippen</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>Radius</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
</context>
<context>
    <name>DragTool</name>
    <message>
        <source>Draw drag</source>
        <translation>Widerstand zeichnen</translation>
    </message>
    <message>
        <source>Drag: click the point of a body at which the medium slows it</source>
        <translation>Widerstand: auf den Punkt eines Körpers klicken, an dem das Medium ihn bremst</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>Widerstand</translation>
    </message>
    <message>
        <source>Drag acts on a body that moves: click on one.</source>
        <translation>Widerstand wirkt auf einen Körper, der sich bewegt: auf einen klicken.</translation>
    </message>
</context>
<context>
    <name>Drivers</name>
    <message>
        <source>“{}” holds this motion of “{}” already; two at once would contradict each other. Delete it first, or change it in the Inspector.</source>
        <translation>„{}“ hält diese Bewegung von „{}“ schon; zwei zugleich würden einander widersprechen. Erst löschen, oder im Inspektor ändern.</translation>
    </message>
</context>
<context>
    <name>EditMenu</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;holen</translation>
    </message>
    <message>
        <source>Take back the latest edit; grey while there is none</source>
        <translation>Nimmt die letzte Änderung zurück; grau, solange es keine gibt</translation>
    </message>
    <message>
        <source>Do again what was taken back; grey while there is nothing</source>
        <translation>Tut wieder, was zurückgenommen wurde; grau, solange es nichts gibt</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Um&amp;benennen</translation>
    </message>
    <message>
        <source>&amp;Hidden</source>
        <translation>&amp;Ausgeblendet</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>Alles &amp;zeigen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>&amp;Locked against editing</source>
        <translation>Gegen Bearbeitung &amp;gesperrt</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alles aus&amp;wählen</translation>
    </message>
    <message>
        <source>Pinned &amp;while assembling</source>
        <translation>Beim Zusammenbau &amp;festgesteckt</translation>
    </message>
    <message>
        <source>Cop&amp;y as picture</source>
        <translation>Als B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Draw the trace</source>
        <translation>Spur zeichnen</translation>
    </message>
    <message>
        <source>Select what carries &amp;it</source>
        <translation>Auswählen, was es &amp;trägt</translation>
    </message>
    <message>
        <source>&amp;Find in the model</source>
        <translation>Im &amp;Modell suchen</translation>
    </message>
    <message>
        <source>The model is empty</source>
        <translation>Das Modell ist leer</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>Zuerst etwas auswählen</translation>
    </message>
    <message>
        <source>Select only one element</source>
        <translation>Nur ein Element auswählen</translation>
    </message>
    <message>
        <source>Nothing is hidden</source>
        <translation>Nichts ist ausgeblendet</translation>
    </message>
    <message>
        <source>There is nothing to select</source>
        <translation>Es gibt nichts auszuwählen</translation>
    </message>
    <message>
        <source>It stands on no other element</source>
        <translation>Es steht auf keinem anderen Element</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is locked against editing</source>
        <translation>„{}“ ist gegen Bearbeitung gesperrt</translation>
    </message>
    <message>
        <source>It is not drawn, so there is nothing to hide</source>
        <translation>Es wird nicht gezeichnet, also gibt es nichts auszublenden</translation>
    </message>
    <message>
        <source>Select a body first</source>
        <translation>Zuerst einen Körper auswählen</translation>
    </message>
    <message>
        <source>Select a body or a measure point first</source>
        <translation>Zuerst einen Körper oder Messpunkt auswählen</translation>
    </message>
    <message>
        <source>Rename {}</source>
        <translation>{} umbenennen</translation>
    </message>
    <message>
        <source>Hide {}</source>
        <translation>{} ausblenden</translation>
    </message>
    <message>
        <source>Show {}</source>
        <translation>{} zeigen</translation>
    </message>
    <message>
        <source>Lock {}</source>
        <translation>{} sperren</translation>
    </message>
    <message>
        <source>Unlock {}</source>
        <translation>{} freigeben</translation>
    </message>
    <message>
        <source>Pin {}</source>
        <translation>{} feststecken</translation>
    </message>
    <message>
        <source>Unpin {}</source>
        <translation>{} losstecken</translation>
    </message>
    <message>
        <source>Draw the trace of {}</source>
        <translation>Spur von {} zeichnen</translation>
    </message>
    <message>
        <source>Draw no trace of {}</source>
        <translation>Keine Spur von {} zeichnen</translation>
    </message>
    <message>
        <source>Delete {}</source>
        <translation>{} löschen</translation>
    </message>
    <message>
        <source>{} elements</source>
        <translation>{} Elemente</translation>
    </message>
</context>
<context>
    <name>EditedElements</name>
    <message>
        <source>Rename {} to {}</source>
        <translation>{} in {} umbenennen</translation>
    </message>
    <message>
        <source>Change {}</source>
        <translation>{} ändern</translation>
    </message>
    <message>
        <source>Change {} of {}</source>
        <translation>{} von {} ändern</translation>
    </message>
    <message>
        <source>Change {} of {} elements</source>
        <translation>{} von {} Elementen ändern</translation>
    </message>
</context>
<context>
    <name>EntriesEditor</name>
    <message>
        <source>The elements have different ones</source>
        <translation>Die Elemente haben verschiedene</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>Examiner</name>
    <message>
        <source>there are {} more faults</source>
        <translation>es gibt {} weitere Fehler</translation>
    </message>
</context>
<context>
    <name>ExportMenu</name>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Ausgeben</translation>
    </message>
    <message>
        <source>Numbers as &amp;CSV …</source>
        <translation>Zahlen als &amp;CSV …</translation>
    </message>
    <message>
        <source>Numbers as &amp;MAT …</source>
        <translation>Zahlen als &amp;MAT …</translation>
    </message>
    <message>
        <source>Numbers for &amp;NumPy …</source>
        <translation>Zahlen für &amp;NumPy …</translation>
    </message>
    <message>
        <source>Whole run as &amp;HDF5 …</source>
        <translation>Ganzer Lauf als &amp;HDF5 …</translation>
    </message>
    <message>
        <source>Plots as &amp;PNG …</source>
        <translation>Plots als &amp;PNG …</translation>
    </message>
    <message>
        <source>Plots as &amp;SVG …</source>
        <translation>Plots als &amp;SVG …</translation>
    </message>
    <message>
        <source>Plots as P&amp;DF …</source>
        <translation>Plots als P&amp;DF …</translation>
    </message>
    <message>
        <source>Canvas as PN&amp;G …</source>
        <translation>Zeichenfläche als PN&amp;G …</translation>
    </message>
    <message>
        <source>Canvas as S&amp;VG …</source>
        <translation>Zeichenfläche als S&amp;VG …</translation>
    </message>
    <message>
        <source>Canvas as PD&amp;F …</source>
        <translation>Zeichenfläche als PD&amp;F …</translation>
    </message>
    <message>
        <source>&amp;3D view as PNG …</source>
        <translation>&amp;3D-Ansicht als PNG …</translation>
    </message>
    <message>
        <source>&amp;Animation …</source>
        <translation>&amp;Animation …</translation>
    </message>
    <message>
        <source>&amp;Report …</source>
        <translation>&amp;Bericht …</translation>
    </message>
    <message>
        <source>P&amp;ython script …</source>
        <translation>P&amp;ython-Skript …</translation>
    </message>
    <message>
        <source>Run the model first</source>
        <translation>Zuerst das Modell laufen lassen</translation>
    </message>
    <message>
        <source>There is no plot yet</source>
        <translation>Es gibt noch keinen Plot</translation>
    </message>
    <message>
        <source>The model is empty</source>
        <translation>Das Modell ist leer</translation>
    </message>
    <message>
        <source>The solver is not ready yet</source>
        <translation>Der Löser ist noch nicht bereit</translation>
    </message>
    <message>
        <source>This machine offers no OpenGL</source>
        <translation>Dieser Rechner bietet kein OpenGL</translation>
    </message>
    <message>
        <source>The model has changed since its run; run it again first</source>
        <translation>Das Modell hat sich seit seinem Lauf geändert; zuerst neu laufen lassen</translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>&amp;Export …</source>
        <translation>&amp;Ausgeben …</translation>
    </message>
    <message>
        <source>Export numbers as CSV</source>
        <translation>Zahlen als CSV ausgeben</translation>
    </message>
    <message>
        <source>Export numbers as MAT</source>
        <translation>Zahlen als MAT ausgeben</translation>
    </message>
    <message>
        <source>Export numbers for NumPy</source>
        <translation>Zahlen für NumPy ausgeben</translation>
    </message>
    <message>
        <source>Export the run as HDF5</source>
        <translation>Lauf als HDF5 ausgeben</translation>
    </message>
    <message>
        <source>Export plots</source>
        <translation>Plots ausgeben</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Plot ausgeben</translation>
    </message>
    <message>
        <source>Export a report</source>
        <translation>Bericht ausgeben</translation>
    </message>
    <message>
        <source>Export a Python script</source>
        <translation>Python-Skript ausgeben</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>New in s&amp;pace</source>
        <translation>Neu im &amp;Raum</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Start from a &amp;template or example …</source>
        <translation>Mit &amp;Vorlage oder Beispiel beginnen …</translation>
    </message>
    <message>
        <source>Open res&amp;ult …</source>
        <translation>&amp;Ergebnis öffnen …</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Beispiele</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Diese Liste leeren</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Export an animation</source>
        <translation>Animation ausgeben</translation>
    </message>
    <message>
        <source>WebM (VP9), for browsers and players</source>
        <translation>WebM (VP9), für Browser und zum Abspielen</translation>
    </message>
    <message>
        <source>MP4 (H.264), for slides and all players</source>
        <translation>MP4 (H.264), für Folien und jeden Player</translation>
    </message>
    <message>
        <source>GIF, for pages and messages</source>
        <translation>GIF, für Webseiten und Nachrichten</translation>
    </message>
    <message>
        <source>{}: no encoder here</source>
        <translation>{}: hier fehlt der Kodierer</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>Zeichenfläche</translation>
    </message>
    <message>
        <source>3D view</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>Canvas and 3D view side by side</source>
        <translation>Zeichenfläche und 3D-Ansicht nebeneinander</translation>
    </message>
    <message>
        <source>Light, on white</source>
        <translation>Hell, auf Weiß</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Frames per &amp;second</source>
        <translation>&amp;Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>&amp;Part of the run</source>
        <translation>&amp;Teil des Laufs</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>Ge&amp;schwindigkeit</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>Fa&amp;rben</translation>
    </message>
    <message>
        <source>{} frames, {:.3g} s to watch</source>
        <translation>{} Bilder, {:.3g} s zum Ansehen</translation>
    </message>
    <message>
        <source>The part of the run must end after it begins.</source>
        <translation>Der Teil des Laufs muss enden, nachdem er begonnen hat.</translation>
    </message>
    <message>
        <source>{} frames are too many; choose a higher speed.</source>
        <translation>{} Bilder sind zu viele; eine höhere Geschwindigkeit wählen.</translation>
    </message>
</context>
<context>
    <name>FirstStepsPanel</name>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>1  A pendulum</source>
        <translation>1  Ein Pendel</translation>
    </message>
    <message>
        <source>2  A four-bar linkage with a motor</source>
        <translation>2  Ein Viergelenk mit Motor</translation>
    </message>
    <message>
        <source>Begin with an empty model</source>
        <translation>Mit einem leeren Modell beginnen</translation>
    </message>
    <message>
        <source>{}, done</source>
        <translation>{}, erledigt</translation>
    </message>
    <message>
        <source>That is a pendulum. The next chapter closes a loop of rods.</source>
        <translation>Das ist ein Pendel. Das nächste Kapitel schließt eine Kette von Stäben.</translation>
    </message>
    <message>
        <source>That is a mechanism with a motor. From here on, Help has a page for each part.</source>
        <translation>Das ist ein Mechanismus mit Motor. Von hier an hat die Hilfe eine Seite für jedes Teil.</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Schwerkraft</translation>
    </message>
    <message>
        <source>Press the button above for an empty sheet that is seen from the front, with gravity pointing down.</source>
        <translation>Der Knopf oben gibt ein leeres Blatt, von vorn gesehen, mit der Schwerkraft nach unten.</translation>
    </message>
    <message>
        <source>Draw a rod</source>
        <translation>Einen Stab zeichnen</translation>
    </message>
    <message>
        <source>Take the rod tool{rod}. Click where the rod begins, then where it ends. It weighs what its size and its density make of it.</source>
        <translation>Nehmen Sie das Stabwerkzeug{rod}. Klicken Sie, wo der Stab beginnt, dann, wo er endet. Er wiegt, was Größe und Dichte aus ihm machen.</translation>
    </message>
    <message>
        <source>Pin it to the ground</source>
        <translation>An den Boden stecken</translation>
    </message>
    <message>
        <source>Take the hinge{revolute} and click one end of the rod: where there is no other body, it joins the rod to the ground.</source>
        <translation>Nehmen Sie das Drehgelenk{revolute} und klicken Sie auf ein Ende des Stabes: wo kein anderer Körper ist, verbindet es den Stab mit dem Boden.</translation>
    </message>
    <message>
        <source>Take the rod tool{rod} and draw a short crank, a long coupler from its end, and a rocker from there back down. A rod that begins or ends at another one is hinged to it. A double click on the tool keeps it armed.</source>
        <translation>Nehmen Sie das Stabwerkzeug{rod} und zeichnen Sie eine kurze Kurbel, von ihrem Ende eine lange Koppel und von dort eine Schwinge wieder hinab. Ein Stab, der an einem anderen beginnt oder endet, ist drehbar mit ihm verbunden. Ein Doppelklick auf das Werkzeug hält es in der Hand.</translation>
    </message>
    <message>
        <source>With the hinge{revolute} click the lower end of the crank, and the lower end of the rocker.</source>
        <translation>Klicken Sie mit dem Drehgelenk{revolute} auf das untere Ende der Kurbel und auf das untere Ende der Schwinge.</translation>
    </message>
    <message>
        <source>Take the motor{motor} and click the pin of the crank: it turns once a second. In the inspector its law says how fast, or how the angle follows the time.</source>
        <translation>Nehmen Sie den Motor{motor} und klicken Sie auf das Gelenk der Kurbel: sie dreht sich einmal in der Sekunde. Im Inspektor sagt sein Gesetz, wie schnell, oder wie der Winkel der Zeit folgt.</translation>
    </message>
    <message>
        <source>Lift it to one side</source>
        <translation>Zur Seite heben</translation>
    </message>
    <message>
        <source>A rod straight below its pin stays where it is. Drag its free end to one side with the select tool{select}.</source>
        <translation>Ein Stab senkrecht unter seinem Gelenk bleibt, wo er ist. Ziehen Sie sein freies Ende mit dem Auswahlwerkzeug{select} zur Seite.</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Laufen lassen</translation>
    </message>
    <message>
        <source>Press Run{run}. The motion is computed, then it plays{play}; click the bar below to go to another time.</source>
        <translation>Drücken Sie Lauf{run}. Die Bewegung wird berechnet, dann läuft sie ab{play}; ein Klick in die Leiste darunter geht zu einer anderen Zeit.</translation>
    </message>
    <message>
        <source>Plot a quantity</source>
        <translation>Eine Größe plotten</translation>
    </message>
    <message>
        <source>Unfold the joint or the rod in the tree and tick its angle. Click in the plot to go to that time.</source>
        <translation>Klappen Sie das Gelenk oder den Stab im Baum auf und kreuzen Sie den Winkel an. Ein Klick in den Plot geht zu dieser Zeit.</translation>
    </message>
    <message>
        <source>Draw three rods</source>
        <translation>Drei Stäbe zeichnen</translation>
    </message>
    <message>
        <source>Pin crank and rocker to the ground</source>
        <translation>Kurbel und Schwinge an den Boden stecken</translation>
    </message>
    <message>
        <source>Close the loop</source>
        <translation>Die Kette schließen</translation>
    </message>
    <message>
        <source>Rods drawn from end to end hang together already. Where they do not, click where they meet with the hinge{revolute}. One freedom is left: the status bar says so.</source>
        <translation>Stäbe, die von Ende zu Ende gezeichnet sind, hängen schon aneinander. Wo nicht, klicken Sie mit dem Drehgelenk{revolute}, wo sie sich treffen. Ein Freiheitsgrad bleibt: die Statuszeile sagt es.</translation>
    </message>
    <message>
        <source>Put a motor on the crank</source>
        <translation>Einen Motor an die Kurbel</translation>
    </message>
</context>
<context>
    <name>ForceTool</name>
    <message>
        <source>Draw force</source>
        <translation>Kraft zeichnen</translation>
    </message>
    <message>
        <source>Force: click the point of a body at which it acts</source>
        <translation>Kraft: auf den Punkt eines Körpers klicken, an dem sie angreift</translation>
    </message>
    <message>
        <source>Force: click for direction and size, or type them, as in 50 N, Tab, 30°</source>
        <translation>Kraft: für Richtung und Größe klicken, oder sie eintippen, etwa 50 N, Tab, 30°</translation>
    </message>
    <message>
        <source>force</source>
        <translation>Kraft</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>Make a parameter &apos;{}&apos;</source>
        <translation>Parameter „{}“ anlegen</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>&amp;Erste Schritte</translation>
    </message>
    <message>
        <source>Show at every start</source>
        <translation>Bei jedem Start zeigen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
</context>
<context>
    <name>GearTool</name>
    <message>
        <source>Draw gear</source>
        <translation>Zahnradpaar zeichnen</translation>
    </message>
    <message>
        <source>Gear: click the hinge of the first wheel</source>
        <translation>Zahnradpaar: auf das Drehgelenk des ersten Rades klicken</translation>
    </message>
    <message>
        <source>Gear: click the hinge of the other wheel</source>
        <translation>Zahnradpaar: auf das Drehgelenk des anderen Rades klicken</translation>
    </message>
    <message>
        <source>A gear needs two hinges, those about which its wheels turn: click on one.</source>
        <translation>Ein Zahnradpaar braucht zwei Drehgelenke, um die sich seine Räder drehen: auf eines klicken.</translation>
    </message>
    <message>
        <source>Both hinges are in one place, and there are no discs to say how large the wheels are: draw discs, or choose a hinge elsewhere.</source>
        <translation>Beide Drehgelenke liegen an einem Ort, und keine Scheibe sagt, wie groß die Räder sind: Scheiben zeichnen, oder ein Drehgelenk anderswo wählen.</translation>
    </message>
    <message>
        <source>gear</source>
        <translation>Zahnradpaar</translation>
    </message>
</context>
<context>
    <name>GravitationTool</name>
    <message>
        <source>Draw gravitation</source>
        <translation>Gravitation zeichnen</translation>
    </message>
    <message>
        <source>Gravitation: click the bodies that attract each other, or press Enter for all</source>
        <translation>Gravitation: auf die Körper klicken, die einander anziehen, oder Eingabetaste für alle</translation>
    </message>
    <message>
        <source>Gravitation: click the next body</source>
        <translation>Gravitation: auf den nächsten Körper klicken</translation>
    </message>
    <message>
        <source>Gravitation of {} bodies: click the next, or press Enter</source>
        <translation>Gravitation von {} Körpern: auf den nächsten klicken, oder Eingabetaste drücken</translation>
    </message>
    <message>
        <source>gravitation</source>
        <translation>Gravitation</translation>
    </message>
    <message>
        <source>There is no body here: click on one, or press Enter to end.</source>
        <translation>Hier ist kein Körper: auf einen klicken, oder mit der Eingabetaste beenden.</translation>
    </message>
    <message>
        <source>It takes two bodies to attract each other.</source>
        <translation>Zwei Körper braucht es mindestens, die einander anziehen.</translation>
    </message>
</context>
<context>
    <name>HealthIndicator</name>
    <message>
        <source>Looking at the model</source>
        <translation>Das Modell wird angesehen</translation>
    </message>
    <message>
        <source>The model is being looked at.</source>
        <translation>Das Modell wird angesehen.</translation>
    </message>
    <message>
        <source>The model could not be looked at</source>
        <translation>Das Modell ließ sich nicht ansehen</translation>
    </message>
    <message>
        <source>Model health: {}</source>
        <translation>Zustand des Modells: {}</translation>
    </message>
    <message>
        <source>How the model is; click for an explanation</source>
        <translation>Wie es um das Modell steht; ein Klick erklärt es</translation>
    </message>
</context>
<context>
    <name>HealthPopup</name>
    <message>
        <source>Model health</source>
        <translation>Zustand des Modells</translation>
    </message>
    <message>
        <source>&amp;Assemble</source>
        <translation>&amp;Zusammenbauen</translation>
    </message>
    <message>
        <source>Move the bodies so that all joints close</source>
        <translation>Bewegt die Körper so, dass alle Gelenke schließen</translation>
    </message>
    <message>
        <source>Make the model &amp;planar</source>
        <translation>Modell e&amp;ben machen</translation>
    </message>
    <message>
        <source>Let all bodies move in the work plane alone, as they do anyhow</source>
        <translation>Alle Körper nur in der Arbeitsebene bewegen, wie sie es ohnehin tun</translation>
    </message>
    <message>
        <source>… and {} more</source>
        <translation>… und {} weitere</translation>
    </message>
    <message>
        <source>select all {}</source>
        <translation>alle {} auswählen</translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>&amp;Erste Schritte</translation>
    </message>
    <message>
        <source>All &amp;shortcuts</source>
        <translation>Alle &amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Kanevas</source>
        <translation>&amp;Über Kanevas</translation>
    </message>
    <message>
        <source>About Kanevas</source>
        <translation>Über Kanevas</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Kanevas {}&lt;/h3&gt;&lt;p&gt;Draw mechanisms, watch them move, and see Kane&apos;s method at work.&lt;/p&gt;&lt;p&gt;BSD 3-Clause License&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Kanevas {}&lt;/h3&gt;&lt;p&gt;Mechanismen zeichnen, ihnen zusehen und Kanes Methode am Werk erleben.&lt;/p&gt;&lt;p&gt;BSD-3-Clause-Lizenz&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>Help page</source>
        <translation>Hilfeseite</translation>
    </message>
    <message>
        <source>Search in help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Pages found</source>
        <translation>Gefundene Seiten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>No page has these words</source>
        <translation>Keine Seite hat diese Wörter</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>History of edits</source>
        <translation>Verlauf der Änderungen</translation>
    </message>
    <message>
        <source>Click an edit to go back or forward to it</source>
        <translation>Ein Klick auf eine Änderung geht zu ihr zurück oder vor</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>New model</source>
        <translation>Neues Modell</translation>
    </message>
</context>
<context>
    <name>In3DMenu</name>
    <message>
        <source>&amp;Weights</source>
        <translation>&amp;Gewichtskräfte</translation>
    </message>
    <message>
        <source>&amp;Forces</source>
        <translation>&amp;Kräfte</translation>
    </message>
    <message>
        <source>&amp;Torques</source>
        <translation>&amp;Momente</translation>
    </message>
    <message>
        <source>&amp;Reaction forces</source>
        <translation>&amp;Reaktionskräfte</translation>
    </message>
    <message>
        <source>Reaction &amp;moments</source>
        <translation>Reaktionsm&amp;omente</translation>
    </message>
    <message>
        <source>&amp;Velocities</source>
        <translation>Ge&amp;schwindigkeiten</translation>
    </message>
    <message>
        <source>&amp;Angular velocities</source>
        <translation>&amp;Winkelgeschwindigkeiten</translation>
    </message>
    <message>
        <source>&amp;Vectors and ghosts</source>
        <translation>&amp;Vektoren und Geisterbilder</translation>
    </message>
    <message>
        <source>&amp;Length of arrows</source>
        <translation>&amp;Länge der Pfeile</translation>
    </message>
    <message>
        <source>&amp;Sizes beside arrows</source>
        <translation>&amp;Beträge neben Pfeilen</translation>
    </message>
    <message>
        <source>At {} equal steps of time</source>
        <translation>In {} gleichen Zeitschritten</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>&amp;Ghosts of the run</source>
        <translation>G&amp;eisterbilder des Laufs</translation>
    </message>
    <message>
        <source>Arrows and ghosts over the bodies</source>
        <translation>Pfeile und Geisterbilder über den Körpern</translation>
    </message>
</context>
<context>
    <name>InertiaEditor</name>
    <message>
        <source>Principal moments</source>
        <translation>Hauptträgheitsmomente</translation>
    </message>
    <message>
        <source>Whole tensor</source>
        <translation>Ganzer Tensor</translation>
    </message>
    <message>
        <source>About the normal</source>
        <translation>Um die Normale</translation>
    </message>
    <message>
        <source>Kind of inertia</source>
        <translation>Art der Trägheit</translation>
    </message>
</context>
<context>
    <name>InsertMenu</name>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>&amp;Rod</source>
        <translation>&amp;Stab</translation>
    </message>
    <message>
        <source>&amp;Capsule</source>
        <translation>&amp;Kapsel</translation>
    </message>
    <message>
        <source>&amp;Box</source>
        <translation>&amp;Quader</translation>
    </message>
    <message>
        <source>&amp;Disc</source>
        <translation>S&amp;cheibe</translation>
    </message>
    <message>
        <source>S&amp;phere</source>
        <translation>K&amp;ugel</translation>
    </message>
    <message>
        <source>P&amp;late</source>
        <translation>&amp;Platte</translation>
    </message>
    <message>
        <source>Particle (point of &amp;mass)</source>
        <translation>&amp;Massenpunkt</translation>
    </message>
    <message>
        <source>&amp;Ground anchor</source>
        <translation>&amp;Bodenanker</translation>
    </message>
    <message>
        <source>Add {}</source>
        <translation>{} hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Hinge</source>
        <translation>&amp;Drehgelenk</translation>
    </message>
    <message>
        <source>Slid&amp;er</source>
        <translation>Sc&amp;hubgelenk</translation>
    </message>
    <message>
        <source>Ball &amp;joint</source>
        <translation>Ku&amp;gelgelenk</translation>
    </message>
    <message>
        <source>Fi&amp;xed joint</source>
        <translation>&amp;Feste Verbindung</translation>
    </message>
    <message>
        <source>J&amp;oin …</source>
        <translation>&amp;Verbinden …</translation>
    </message>
    <message>
        <source>&amp;Cylindrical joint</source>
        <translation>&amp;Drehschubgelenk</translation>
    </message>
    <message>
        <source>&amp;Screw</source>
        <translation>&amp;Schraubgelenk</translation>
    </message>
    <message>
        <source>&amp;Universal joint</source>
        <translation>&amp;Kardangelenk</translation>
    </message>
    <message>
        <source>Constant-velocity &amp;joint</source>
        <translation>Gleichlau&amp;fgelenk</translation>
    </message>
    <message>
        <source>&amp;Planar joint</source>
        <translation>&amp;Ebenengelenk</translation>
    </message>
    <message>
        <source>&amp;Massless rod</source>
        <translation>&amp;Masselose Stange</translation>
    </message>
    <message>
        <source>Point on a &amp;line (slot)</source>
        <translation>Punkt auf einer &amp;Linie (Schlitz)</translation>
    </message>
    <message>
        <source>Point &amp;in a plane</source>
        <translation>Punkt &amp;in einer Ebene</translation>
    </message>
    <message>
        <source>Parallel &amp;axes</source>
        <translation>&amp;Parallele Achsen</translation>
    </message>
    <message>
        <source>Perpen&amp;dicular axes</source>
        <translation>Senk&amp;rechte Achsen</translation>
    </message>
    <message>
        <source>&amp;Rolling disc</source>
        <translation>R&amp;ollende Scheibe</translation>
    </message>
    <message>
        <source>&amp;Knife edge (skate, wheel)</source>
        <translation>S&amp;chneide (Schlittschuh, Rad)</translation>
    </message>
    <message>
        <source>&amp;Velocity joint</source>
        <translation>&amp;Geschwindigkeitsgelenk</translation>
    </message>
    <message>
        <source>More joints</source>
        <translation>Weitere Gelenke</translation>
    </message>
    <message>
        <source>&amp;Gear</source>
        <translation>&amp;Zahnradpaar</translation>
    </message>
    <message>
        <source>&amp;Rack and pinion</source>
        <translation>Zahn&amp;stange und Ritzel</translation>
    </message>
    <message>
        <source>&amp;Linear coupling</source>
        <translation>&amp;Lineare Kopplung</translation>
    </message>
    <message>
        <source>Couplings</source>
        <translation>Kopplungen</translation>
    </message>
    <message>
        <source>Spring-damper</source>
        <translation>Feder und Dämpfer</translation>
    </message>
    <message>
        <source>&amp;Magnet</source>
        <translation>&amp;Magnet</translation>
    </message>
    <message>
        <source>Spring in join&amp;t</source>
        <translation>F&amp;eder im Gelenk</translation>
    </message>
    <message>
        <source>&amp;Force</source>
        <translation>K&amp;raft</translation>
    </message>
    <message>
        <source>Tor&amp;que</source>
        <translation>M&amp;oment</translation>
    </message>
    <message>
        <source>Motor</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>&amp;Bushing</source>
        <translation>&amp;Buchse</translation>
    </message>
    <message>
        <source>&amp;Drag (air, oil)</source>
        <translation>&amp;Widerstand (Luft, Öl)</translation>
    </message>
    <message>
        <source>&amp;Gravitation between bodies</source>
        <translation>&amp;Gravitation zwischen Körpern</translation>
    </message>
    <message>
        <source>More loads</source>
        <translation>Weitere Lasten</translation>
    </message>
    <message>
        <source>&amp;Actuator between points</source>
        <translation>&amp;Aktor zwischen Punkten</translation>
    </message>
    <message>
        <source>Driver of a &amp;point</source>
        <translation>Antrieb eines &amp;Punktes</translation>
    </message>
    <message>
        <source>&amp;Lock of a joint</source>
        <translation>&amp;Sperre eines Gelenks</translation>
    </message>
    <message>
        <source>More drivers</source>
        <translation>Weitere Antriebe</translation>
    </message>
    <message>
        <source>Measure po&amp;int</source>
        <translation>Messpu&amp;nkt</translation>
    </message>
    <message>
        <source>R&amp;uler</source>
        <translation>&amp;Lineal</translation>
    </message>
    <message>
        <source>Measure (expression)</source>
        <translation>Messgröße (Ausdruck)</translation>
    </message>
    <message>
        <source>&amp;Note (words)</source>
        <translation>No&amp;tiz (Worte)</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Table of values</source>
        <translation>Wertetabelle</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>different kinds</source>
        <translation>verschiedene Arten</translation>
    </message>
    <message>
        <source>{} elements</source>
        <translation>{} Elemente</translation>
    </message>
</context>
<context>
    <name>JoinTool</name>
    <message>
        <source>Draw joint</source>
        <translation>Gelenk zeichnen</translation>
    </message>
    <message>
        <source>Join: click where bodies overlap, or drag from one to another</source>
        <translation>Verbinden: klicken, wo Körper sich überlappen, oder von einem zum anderen ziehen</translation>
    </message>
    <message>
        <source>Join: choose the joint; the arrow keys and Enter do it too</source>
        <translation>Verbinden: das Gelenk wählen; Pfeiltasten und Eingabetaste tun es auch</translation>
    </message>
</context>
<context>
    <name>JointSpringTool</name>
    <message>
        <source>Draw spring in joint</source>
        <translation>Feder im Gelenk zeichnen</translation>
    </message>
    <message>
        <source>Spring in a joint: click on a hinge or a slider</source>
        <translation>Feder im Gelenk: auf ein Dreh- oder Schubgelenk klicken</translation>
    </message>
    <message>
        <source>This spring acts in a joint that turns or slides: click on one.</source>
        <translation>Diese Feder wirkt in einem Gelenk, das sich dreht oder gleitet: auf eines klicken.</translation>
    </message>
    <message>
        <source>torsional spring</source>
        <translation>Drehfeder</translation>
    </message>
    <message>
        <source>slider spring</source>
        <translation>Schubfeder</translation>
    </message>
</context>
<context>
    <name>Joints</name>
    <message>
        <source>Hinge</source>
        <translation>Drehgelenk</translation>
    </message>
    <message>
        <source>hinge</source>
        <translation>Drehgelenk</translation>
    </message>
    <message>
        <source>turns about a point</source>
        <translation>dreht sich um einen Punkt</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Schubgelenk</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>Schubgelenk</translation>
    </message>
    <message>
        <source>slides along a line and does not turn</source>
        <translation>gleitet auf einer Linie und dreht sich nicht</translation>
    </message>
    <message>
        <source>Ball joint</source>
        <translation>Kugelgelenk</translation>
    </message>
    <message>
        <source>ball joint</source>
        <translation>Kugelgelenk</translation>
    </message>
    <message>
        <source>turns about a point in all directions</source>
        <translation>dreht sich um einen Punkt in alle Richtungen</translation>
    </message>
    <message>
        <source>Fixed joint</source>
        <translation>Feste Verbindung</translation>
    </message>
    <message>
        <source>fixed joint</source>
        <translation>feste Verbindung</translation>
    </message>
    <message>
        <source>holds both together as drawn</source>
        <translation>hält beide zusammen wie gezeichnet</translation>
    </message>
    <message>
        <source>Cylindrical joint</source>
        <translation>Drehschubgelenk</translation>
    </message>
    <message>
        <source>cylindrical joint</source>
        <translation>Drehschubgelenk</translation>
    </message>
    <message>
        <source>slides along a line and turns about it</source>
        <translation>gleitet auf einer Linie und dreht sich um sie</translation>
    </message>
    <message>
        <source>Screw</source>
        <translation>Schraubgelenk</translation>
    </message>
    <message>
        <source>screw</source>
        <translation>Schraubgelenk</translation>
    </message>
    <message>
        <source>advances along a line as it turns about it</source>
        <translation>rückt auf einer Linie vor, während es sich um sie dreht</translation>
    </message>
    <message>
        <source>Universal joint</source>
        <translation>Kardangelenk</translation>
    </message>
    <message>
        <source>universal joint</source>
        <translation>Kardangelenk</translation>
    </message>
    <message>
        <source>carries the turn of a shaft around a bend</source>
        <translation>führt die Drehung einer Welle um einen Knick</translation>
    </message>
    <message>
        <source>Constant-velocity joint</source>
        <translation>Gleichlaufgelenk</translation>
    </message>
    <message>
        <source>constant-velocity joint</source>
        <translation>Gleichlaufgelenk</translation>
    </message>
    <message>
        <source>carries a turn around a bend at equal speeds</source>
        <translation>führt eine Drehung mit gleicher Drehzahl um einen Knick</translation>
    </message>
    <message>
        <source>Planar joint</source>
        <translation>Ebenengelenk</translation>
    </message>
    <message>
        <source>planar joint</source>
        <translation>Ebenengelenk</translation>
    </message>
    <message>
        <source>slides and turns in the work plane</source>
        <translation>gleitet und dreht sich in der Arbeitsebene</translation>
    </message>
    <message>
        <source>Point on a line</source>
        <translation>Punkt auf einer Linie</translation>
    </message>
    <message>
        <source>point on a line</source>
        <translation>Punkt auf einer Linie</translation>
    </message>
    <message>
        <source>slides along a line and turns: a pin in a slot</source>
        <translation>gleitet auf einer Linie und dreht sich: ein Stift in einem Schlitz</translation>
    </message>
    <message>
        <source>Point in a plane</source>
        <translation>Punkt in einer Ebene</translation>
    </message>
    <message>
        <source>point in a plane</source>
        <translation>Punkt in einer Ebene</translation>
    </message>
    <message>
        <source>a point stays in a plane: a ball on a table</source>
        <translation>ein Punkt bleibt in einer Ebene: eine Kugel auf einem Tisch</translation>
    </message>
    <message>
        <source>Parallel axes</source>
        <translation>Parallele Achsen</translation>
    </message>
    <message>
        <source>parallel axes</source>
        <translation>parallele Achsen</translation>
    </message>
    <message>
        <source>turns about the normal of the work plane alone</source>
        <translation>dreht sich allein um die Normale der Arbeitsebene</translation>
    </message>
    <message>
        <source>Perpendicular axes</source>
        <translation>Senkrechte Achsen</translation>
    </message>
    <message>
        <source>perpendicular axes</source>
        <translation>senkrechte Achsen</translation>
    </message>
    <message>
        <source>keeps two directions at a right angle</source>
        <translation>hält zwei Richtungen im rechten Winkel</translation>
    </message>
    <message>
        <source>Massless rod</source>
        <translation>Masselose Stange</translation>
    </message>
    <message>
        <source>massless rod</source>
        <translation>masselose Stange</translation>
    </message>
    <message>
        <source>keeps the distance of two points</source>
        <translation>hält den Abstand zweier Punkte</translation>
    </message>
    <message>
        <source>Rolling disc</source>
        <translation>Rollende Scheibe</translation>
    </message>
    <message>
        <source>rolling disc</source>
        <translation>rollende Scheibe</translation>
    </message>
    <message>
        <source>rolls on a line without slip</source>
        <translation>rollt ohne Schlupf auf einer Linie</translation>
    </message>
    <message>
        <source>Knife edge</source>
        <translation>Schneide</translation>
    </message>
    <message>
        <source>knife edge</source>
        <translation>Schneide</translation>
    </message>
    <message>
        <source>goes along its edge and not sideways: a skate</source>
        <translation>geht an seiner Kante entlang und nicht seitwärts: ein Schlittschuh</translation>
    </message>
    <message>
        <source>Velocity joint</source>
        <translation>Geschwindigkeitsgelenk</translation>
    </message>
    <message>
        <source>velocity joint</source>
        <translation>Geschwindigkeitsgelenk</translation>
    </message>
    <message>
        <source>does not move along a direction</source>
        <translation>bewegt sich nicht in einer Richtung</translation>
    </message>
    <message>
        <source>Bushing</source>
        <translation>Buchse</translation>
    </message>
    <message>
        <source>bushing</source>
        <translation>Buchse</translation>
    </message>
    <message>
        <source>holds both together by springs and dampers</source>
        <translation>hält beide durch Federn und Dämpfer zusammen</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>ball joint</source>
        <translation>Kugelgelenk</translation>
    </message>
    <message>
        <source>cylindrical joint</source>
        <translation>Drehschubgelenk</translation>
    </message>
    <message>
        <source>screw joint</source>
        <translation>Schraubgelenk</translation>
    </message>
    <message>
        <source>universal joint</source>
        <translation>Kardangelenk</translation>
    </message>
    <message>
        <source>constant-velocity joint</source>
        <translation>Gleichlaufgelenk</translation>
    </message>
    <message>
        <source>planar joint</source>
        <translation>Ebenengelenk</translation>
    </message>
    <message>
        <source>fixed joint</source>
        <translation>feste Verbindung</translation>
    </message>
    <message>
        <source>point on a line</source>
        <translation>Punkt auf einer Linie</translation>
    </message>
    <message>
        <source>point in a plane</source>
        <translation>Punkt in einer Ebene</translation>
    </message>
    <message>
        <source>parallel axes</source>
        <translation>parallele Achsen</translation>
    </message>
    <message>
        <source>perpendicular axes</source>
        <translation>senkrechte Achsen</translation>
    </message>
    <message>
        <source>massless rod</source>
        <translation>masselose Stange</translation>
    </message>
    <message>
        <source>rolling disc</source>
        <translation>rollende Scheibe</translation>
    </message>
    <message>
        <source>knife edge</source>
        <translation>Schneide</translation>
    </message>
    <message>
        <source>velocity joint</source>
        <translation>Geschwindigkeitsgelenk</translation>
    </message>
    <message>
        <source>gear</source>
        <translation>Zahnradpaar</translation>
    </message>
    <message>
        <source>rack and pinion</source>
        <translation>Zahnstange und Ritzel</translation>
    </message>
    <message>
        <source>linear coupling</source>
        <translation>lineare Kopplung</translation>
    </message>
    <message>
        <source>hinge (revolute joint)</source>
        <translation>Scharnier (Drehgelenk)</translation>
    </message>
    <message>
        <source>slider (prismatic joint)</source>
        <translation>Schieber (Schubgelenk)</translation>
    </message>
    <message>
        <source>motor (driver of an angle)</source>
        <translation>Motor (Antrieb eines Winkels)</translation>
    </message>
    <message>
        <source>motor (driver of a displacement)</source>
        <translation>Motor (Antrieb einer Verschiebung)</translation>
    </message>
    <message>
        <source>actuator (driver of a distance)</source>
        <translation>Aktor (Antrieb eines Abstands)</translation>
    </message>
    <message>
        <source>driver of a point</source>
        <translation>Antrieb eines Punktes</translation>
    </message>
    <message>
        <source>lock of an angle</source>
        <translation>Sperre eines Winkels</translation>
    </message>
    <message>
        <source>lock of a displacement</source>
        <translation>Sperre einer Verschiebung</translation>
    </message>
    <message>
        <source>spring-damper</source>
        <translation>Feder und Dämpfer</translation>
    </message>
    <message>
        <source>magnet</source>
        <translation>Magnet</translation>
    </message>
    <message>
        <source>torsional spring</source>
        <translation>Drehfeder</translation>
    </message>
    <message>
        <source>spring in a slider</source>
        <translation>Feder in einem Schubgelenk</translation>
    </message>
    <message>
        <source>bushing</source>
        <translation>Buchse</translation>
    </message>
    <message>
        <source>force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>torque</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>gravitation</source>
        <translation>Gravitation</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>Widerstand</translation>
    </message>
    <message>
        <source>measure point</source>
        <translation>Messpunkt</translation>
    </message>
    <message>
        <source>ruler</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>text note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>Massenpunkt</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>plane at {}</source>
        <translation>Ebene bei {}</translation>
    </message>
</context>
<context>
    <name>LinearCouplingTool</name>
    <message>
        <source>Draw linear coupling</source>
        <translation>Lineare Kopplung zeichnen</translation>
    </message>
    <message>
        <source>Linear coupling: click the first joint</source>
        <translation>Lineare Kopplung: auf das erste Gelenk klicken</translation>
    </message>
    <message>
        <source>Linear coupling: click the joint that is to go with it</source>
        <translation>Lineare Kopplung: auf das Gelenk klicken, das mitgehen soll</translation>
    </message>
    <message>
        <source>A coupling needs joints that turn or slide: click on a hinge or a slider.</source>
        <translation>Eine Kopplung braucht Gelenke, die sich drehen oder gleiten: auf ein Dreh- oder Schubgelenk klicken.</translation>
    </message>
    <message>
        <source>coupling</source>
        <translation>Kopplung</translation>
    </message>
</context>
<context>
    <name>Links</name>
    <message>
        <source>Spring-damper</source>
        <translation>Feder und Dämpfer</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>Feder</translation>
    </message>
    <message>
        <source>as drawn it is free of force</source>
        <translation>wie gezeichnet ohne Kraft</translation>
    </message>
    <message>
        <source>Magnet</source>
        <translation>Magnet</translation>
    </message>
    <message>
        <source>magnet</source>
        <translation>Magnet</translation>
    </message>
    <message>
        <source>it pulls the two points together</source>
        <translation>er zieht die beiden Punkte zueinander</translation>
    </message>
</context>
<context>
    <name>LockTool</name>
    <message>
        <source>Lock joint</source>
        <translation>Gelenk sperren</translation>
    </message>
    <message>
        <source>Lock: click on the hinge or slider that is to stand still</source>
        <translation>Sperre: auf das Dreh- oder Schubgelenk klicken, das stillstehen soll</translation>
    </message>
    <message>
        <source>A lock holds a joint that turns or slides: click on one.</source>
        <translation>Eine Sperre hält ein Gelenk, das sich dreht oder gleitet: auf eines klicken.</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>Sperre</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The model has changed since this run. Run again (F5) to follow it.</source>
        <translation>Das Modell hat sich seit diesem Lauf geändert. Ein neuer Lauf (F5) folgt ihm.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Run settings</source>
        <translation>Laufeinstellungen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Plots</translation>
    </message>
    <message>
        <source>The run starts as soon as the solver is ready</source>
        <translation>Der Lauf beginnt, sobald der Löser bereit ist</translation>
    </message>
    <message>
        <source>Show what is wrong</source>
        <translation>Zeigen, was nicht stimmt</translation>
    </message>
    <message>
        <source>Preparing the solver, at the first start only … {} s</source>
        <translation>Der Löser wird vorbereitet, nur beim ersten Start … {} s</translation>
    </message>
    <message>
        <source>Solver ready</source>
        <translation>Löser bereit</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>{} jumps or bends</source>
        <translation>{} springt oder knickt</translation>
    </message>
    <message>
        <source>{} and {} jump or bend</source>
        <translation>{} und {} springen oder knicken</translation>
    </message>
</context>
<context>
    <name>MassSection</name>
    <message>
        <source>Where the mass comes from</source>
        <translation>Woher die Masse kommt</translation>
    </message>
    <message>
        <source>Give mass and inertia, or let them follow from the shapes and a density</source>
        <translation>Masse und Trägheit angeben oder aus Formen und Dichte folgen lassen</translation>
    </message>
    <message>
        <source>Given by hand</source>
        <translation>Von Hand angegeben</translation>
    </message>
    <message>
        <source>From shapes and density</source>
        <translation>Aus Formen und Dichte</translation>
    </message>
    <message>
        <source>Particle: a point that never turns</source>
        <translation>Massenpunkt: dreht sich nie</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Schwerpunkt</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momente</translation>
    </message>
    <message>
        <source>Show inertia ellipsoids</source>
        <translation>Trägheitsellipsoide zeigen</translation>
    </message>
    <message>
        <source>Draw for each body the ellipsoid of uniform density with its mass and inertia</source>
        <translation>Zeichnet zu jedem Körper das Ellipsoid gleicher Dichte mit seiner Masse und Trägheit</translation>
    </message>
    <message>
        <source>Add a shape to weigh</source>
        <translation>Eine Form hinzufügen, die gewogen wird</translation>
    </message>
</context>
<context>
    <name>MeasurePointTool</name>
    <message>
        <source>Draw measure point</source>
        <translation>Messpunkt zeichnen</translation>
    </message>
    <message>
        <source>Measure point: click a point of a body</source>
        <translation>Messpunkt: auf einen Punkt eines Körpers klicken</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>A measure point lies on a body; click on one.</source>
        <translation>Ein Messpunkt liegt auf einem Körper; auf einen klicken.</translation>
    </message>
</context>
<context>
    <name>MechanismDrag</name>
    <message>
        <source>Move {} within its joints</source>
        <translation>{} in seinen Gelenken bewegen</translation>
    </message>
    <message>
        <source>Moves within its joints; Escape puts all back</source>
        <translation>Bewegt sich in seinen Gelenken; Esc stellt alles zurück</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>MethodDock</name>
    <message>
        <source>Kane&apos;s method</source>
        <translation>Kanes Methode</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Tabelle ausgeben</translation>
    </message>
</context>
<context>
    <name>MethodPanel</name>
    <message>
        <source>Table of the method</source>
        <translation>Tabelle der Methode</translation>
    </message>
    <message>
        <source>Draw a body, and Kane&apos;s method shows itself here.</source>
        <translation>Zeichnen Sie einen Körper, und Kanes Methode zeigt sich hier.</translation>
    </message>
    <message>
        <source>The tables come as soon as the solver is ready.</source>
        <translation>Die Tabellen kommen, sobald der Löser bereit ist.</translation>
    </message>
    <message>
        <source>There are no joints. Bodies move freely.</source>
        <translation>Es gibt keine Gelenke. Die Körper bewegen sich frei.</translation>
    </message>
    <message>
        <source>Joints and drivers leave no speed free. Choose all speeds to see them.</source>
        <translation>Gelenke und Antriebe lassen keine Geschwindigkeit frei. „Alle, Gelenke gelöst“ zeigt sie alle.</translation>
    </message>
    <message>
        <source>Press Run (F5), then choose a cell to plot it</source>
        <translation>Lauf (F5) drücken, dann eine Zelle zum Plotten wählen</translation>
    </message>
    <message>
        <source>Choose a cell that a run records as a quantity</source>
        <translation>Eine Zelle wählen, die ein Lauf als Größe aufzeichnet</translation>
    </message>
    <message>
        <source>Press Run (F5) and the curves appear here.</source>
        <translation>Drücken Sie Lauf (F5), und die Kurven erscheinen hier.</translation>
    </message>
    <message>
        <source>The curves are being worked out …</source>
        <translation>Die Kurven werden berechnet …</translation>
    </message>
</context>
<context>
    <name>ModelReader</name>
    <message>
        <source>Not opened</source>
        <translation>Nicht geöffnet</translation>
    </message>
    <message>
        <source>“{}” cannot be opened. What was open stays open.</source>
        <translation>„{}“ lässt sich nicht öffnen. Was offen war, bleibt offen.</translation>
    </message>
    <message>
        <source>… and {} more</source>
        <translation>… und {} weitere</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Reading {} …</source>
        <translation>{} wird gelesen …</translation>
    </message>
</context>
<context>
    <name>ModelTree</name>
    <message>
        <source>Model tree</source>
        <translation>Baum des Modells</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Couplings</source>
        <translation>Kopplungen</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Antriebe</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Federn</translation>
    </message>
    <message>
        <source>Magnets</source>
        <translation>Magnete</translation>
    </message>
    <message>
        <source>Joint springs</source>
        <translation>Gelenkfedern</translation>
    </message>
    <message>
        <source>Bushings</source>
        <translation>Buchsen</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Kräfte</translation>
    </message>
    <message>
        <source>Torques</source>
        <translation>Momente</translation>
    </message>
    <message>
        <source>Gravitation</source>
        <translation>Gravitation</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Widerstand</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>Lineale</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Messgrößen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Planar bodies</source>
        <translation>Ebene Körper</translation>
    </message>
</context>
<context>
    <name>MotorTool</name>
    <message>
        <source>Draw motor</source>
        <translation>Motor zeichnen</translation>
    </message>
    <message>
        <source>Motor: click on a hinge or a slider; or on a point of a body and then on another, for an actuator between them</source>
        <translation>Motor: auf ein Dreh- oder Schubgelenk klicken; oder auf einen Punkt eines Körpers und dann auf einen anderen, für einen Aktor dazwischen</translation>
    </message>
    <message>
        <source>A motor drives a joint that turns or slides: click on one.</source>
        <translation>Ein Motor treibt ein Gelenk, das sich dreht oder gleitet: auf eines klicken.</translation>
    </message>
    <message>
        <source>motor</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>“{}” holds all motion: a motor needs a hinge or a slider there.</source>
        <translation>„{}“ hält alle Bewegung: ein Motor braucht dort ein Dreh- oder Schubgelenk.</translation>
    </message>
</context>
<context>
    <name>MoveDrag</name>
    <message>
        <source>Move {}</source>
        <translation>{} bewegen</translation>
    </message>
    <message>
        <source>Move selection</source>
        <translation>Auswahl bewegen</translation>
    </message>
    <message>
        <source>Moves free of the joints and leaves them open, to be assembled; Escape puts back</source>
        <translation>Bewegt sich frei von den Gelenken und lässt sie offen, zum Zusammenbauen; Esc stellt zurück</translation>
    </message>
    <message>
        <source>Snaps to points, angles and the grid; Alt suspends that; Escape puts back</source>
        <translation>Rastet an Punkten, Winkeln und am Raster ein; Alt setzt das aus; Esc stellt zurück</translation>
    </message>
</context>
<context>
    <name>NameDelegate</name>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
</context>
<context>
    <name>NameEditor</name>
    <message>
        <source>Select one element to give it another name</source>
        <translation>Ein einziges Element auswählen, um ihm einen anderen Namen zu geben</translation>
    </message>
</context>
<context>
    <name>NamesEditor</name>
    <message>
        <source>All bodies</source>
        <translation>Alle Körper</translation>
    </message>
</context>
<context>
    <name>NoteEditor</name>
    <message>
        <source>Text of the note</source>
        <translation>Text der Notiz</translation>
    </message>
</context>
<context>
    <name>NoteTool</name>
    <message>
        <source>Note: click where it stands</source>
        <translation>Notiz: klicken, wo sie steht</translation>
    </message>
    <message>
        <source>Note: type it; Enter ends it, Shift+Enter begins a new line</source>
        <translation>Notiz: eintippen; die Eingabetaste beendet sie, Umschalt+Eingabe beginnt eine neue Zeile</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Write note</source>
        <translation>Notiz schreiben</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Something went wrong inside Kanevas. Save your work under a new name.</source>
        <translation>In Kanevas ist etwas schiefgegangen. Speichern Sie Ihre Arbeit unter einem neuen Namen.</translation>
    </message>
</context>
<context>
    <name>Nudging</name>
    <message>
        <source>Nudge {}</source>
        <translation>{} schieben</translation>
    </message>
    <message>
        <source>the selection</source>
        <translation>die Auswahl</translation>
    </message>
</context>
<context>
    <name>NumberLine</name>
    <message>
        <source>different values</source>
        <translation>verschiedene Werte</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>In equations: {}</source>
        <translation>In Gleichungen: {}</translation>
    </message>
    <message>
        <source>Make a parameter of it</source>
        <translation>Einen Parameter daraus machen</translation>
    </message>
    <message>
        <source>It is not one number</source>
        <translation>Es ist nicht eine einzige Zahl</translation>
    </message>
    <message>
        <source>Point at one number of the expression, or select it</source>
        <translation>Zeigen Sie auf eine Zahl des Ausdrucks, oder wählen Sie sie aus</translation>
    </message>
    <message>
        <source>Make a parameter of {}</source>
        <translation>Aus {} einen Parameter machen</translation>
    </message>
    <message>
        <source>It is the value of a parameter already</source>
        <translation>Es ist schon der Wert eines Parameters</translation>
    </message>
</context>
<context>
    <name>OrientationEditor</name>
    <message>
        <source>Angle in the work plane</source>
        <translation>Winkel in der Arbeitsebene</translation>
    </message>
    <message>
        <source>Axis and angle</source>
        <translation>Achse und Winkel</translation>
    </message>
    <message>
        <source>Euler parameters</source>
        <translation>Euler-Parameter</translation>
    </message>
    <message>
        <source>Kind of orientation</source>
        <translation>Art der Orientierung</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>grid {}</source>
        <translation>Raster {}</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>Weights</source>
        <translation>Gewichtskräfte</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Kräfte</translation>
    </message>
    <message>
        <source>Torques</source>
        <translation>Momente</translation>
    </message>
    <message>
        <source>Reaction forces</source>
        <translation>Reaktionskräfte</translation>
    </message>
    <message>
        <source>Reaction moments</source>
        <translation>Reaktionsmomente</translation>
    </message>
    <message>
        <source>Velocities</source>
        <translation>Geschwindigkeiten</translation>
    </message>
    <message>
        <source>Angular velocities</source>
        <translation>Winkelgeschwindigkeiten</translation>
    </message>
    <message>
        <source>Arrows are drawn after a run (F5)</source>
        <translation>Pfeile werden nach einem Lauf (F5) gezeichnet</translation>
    </message>
    <message>
        <source>{}: none</source>
        <translation>{}: keine</translation>
    </message>
    <message>
        <source>{} ≤ {}</source>
        <translation>{} ≤ {}</translation>
    </message>
    <message>
        <source>Dashed: not unique, joints may share it otherwise</source>
        <translation>Gestrichelt: nicht eindeutig, Gelenke können es anders teilen</translation>
    </message>
</context>
<context>
    <name>ParticleTool</name>
    <message>
        <source>Draw particle</source>
        <translation>Massenpunkt zeichnen</translation>
    </message>
    <message>
        <source>Particle: click its place, or type its coordinates</source>
        <translation>Massenpunkt: auf seinen Ort klicken, oder seine Koordinaten eintippen</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>Massenpunkt</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Light, on white</source>
        <translation>Hell, auf Weiß</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>With &amp;grid</source>
        <translation>Mit &amp;Raster</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Export the canvas as PNG</source>
        <translation>Zeichenfläche als PNG ausgeben</translation>
    </message>
    <message>
        <source>Export the canvas as SVG</source>
        <translation>Zeichenfläche als SVG ausgeben</translation>
    </message>
    <message>
        <source>Export the canvas as PDF</source>
        <translation>Zeichenfläche als PDF ausgeben</translation>
    </message>
    <message>
        <source>Export the 3D view as PNG</source>
        <translation>3D-Ansicht als PNG ausgeben</translation>
    </message>
    <message>
        <source>The canvas is in the clipboard</source>
        <translation>Die Zeichenfläche liegt in der Zwischenablage</translation>
    </message>
</context>
<context>
    <name>PivotDrag</name>
    <message>
        <source>The selection turns about this point; it snaps to ends and joints</source>
        <translation>Die Auswahl dreht sich um diesen Punkt; er rastet an Enden und Gelenken ein</translation>
    </message>
</context>
<context>
    <name>Planarity</name>
    <message>
        <source>Make the model planar</source>
        <translation>Modell eben machen</translation>
    </message>
    <message>
        <source>This model is planar: it is drawn in its plane {} alone</source>
        <translation>Dieses Modell ist eben: gezeichnet wird nur in seiner Ebene {}</translation>
    </message>
</context>
<context>
    <name>PlaneBar</name>
    <message>
        <source>The plane in which you draw</source>
        <translation>Die Ebene, in der Sie zeichnen</translation>
    </message>
    <message>
        <source>Depth of the work plane</source>
        <translation>Tiefe der Arbeitsebene</translation>
    </message>
    <message>
        <source>at {} =</source>
        <translation>bei {} =</translation>
    </message>
    <message>
        <source>{} grows towards you.</source>
        <translation>{} wächst auf Sie zu.</translation>
    </message>
    <message>
        <source>{} grows away from you.</source>
        <translation>{} wächst von Ihnen weg.</translation>
    </message>
    <message>
        <source>Where the plane in which you draw lies along {}</source>
        <translation>Wo die Arbeitsebene entlang {} liegt</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>Drag a quantity from the model tree to here.</source>
        <translation>Ziehen Sie eine Größe aus dem Baum des Modells hierher.</translation>
    </message>
</context>
<context>
    <name>PlotBar</name>
    <message>
        <source>New plot</source>
        <translation>Neuer Plot</translation>
    </message>
    <message>
        <source>Show all (double click in a plot)</source>
        <translation>Alles zeigen (Doppelklick in einen Plot)</translation>
    </message>
    <message>
        <source>Zoom to a box that the mouse draws (Shift and drag)</source>
        <translation>Auf einen Rahmen zoomen, den die Maus aufzieht (Umschalt und Ziehen)</translation>
    </message>
    <message>
        <source>Second cursor for differences (Ctrl and click)</source>
        <translation>Zweiter Cursor für Differenzen (Strg und Klick)</translation>
    </message>
    <message>
        <source>Draw a body first</source>
        <translation>Zuerst einen Körper zeichnen</translation>
    </message>
    <message>
        <source>There is no curve yet</source>
        <translation>Es gibt noch keine Kurve</translation>
    </message>
</context>
<context>
    <name>PlotMenu</name>
    <message>
        <source>Position and length</source>
        <translation>Lage und Länge</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Angular velocity</source>
        <translation>Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Angular acceleration</source>
        <translation>Winkelbeschleunigung</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
</context>
<context>
    <name>PlotPanel</name>
    <message>
        <source>Plot {}</source>
        <translation>{} plotten</translation>
    </message>
    <message>
        <source>Remove {} from the plots</source>
        <translation>{} aus den Plots entfernen</translation>
    </message>
    <message>
        <source>Press Run (F5) and the curves appear here.</source>
        <translation>Drücken Sie Lauf (F5), und die Kurven erscheinen hier.</translation>
    </message>
    <message>
        <source>Tick a quantity in the model tree to plot it, or drag it to here.</source>
        <translation>Kreuzen Sie im Baum des Modells eine Größe an, oder ziehen Sie sie hierher.</translation>
    </message>
    <message>
        <source>Show {}</source>
        <translation>{} zeigen</translation>
    </message>
    <message>
        <source>Hide {}</source>
        <translation>{} ausblenden</translation>
    </message>
    <message>
        <source>Rename plot</source>
        <translation>Plot umbenennen</translation>
    </message>
    <message>
        <source>Unit of an axis</source>
        <translation>Einheit einer Achse</translation>
    </message>
    <message>
        <source>New plot</source>
        <translation>Neuer Plot</translation>
    </message>
</context>
<context>
    <name>PointDriverTool</name>
    <message>
        <source>Draw driver of a point</source>
        <translation>Antrieb eines Punktes zeichnen</translation>
    </message>
    <message>
        <source>Driver of a point: click the point of a body that is to be moved</source>
        <translation>Antrieb eines Punktes: auf den Punkt eines Körpers klicken, der bewegt werden soll</translation>
    </message>
    <message>
        <source>Driver of a point: click the direction in which it goes, or type it</source>
        <translation>Antrieb eines Punktes: in die Richtung klicken, in die er geht, oder sie eintippen</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>Antrieb</translation>
    </message>
</context>
<context>
    <name>PointsEditor</name>
    <message>
        <source>Add a row after the chosen one</source>
        <translation>Eine Zeile nach der gewählten einfügen</translation>
    </message>
    <message>
        <source>Remove the chosen rows</source>
        <translation>Die gewählten Zeilen entfernen</translation>
    </message>
    <message>
        <source>each pasted row must have two numbers, &apos;{}&apos; has not</source>
        <translation>jede eingefügte Zeile muss zwei Zahlen haben, „{}“ hat sie nicht</translation>
    </message>
</context>
<context>
    <name>PolygonTool</name>
    <message>
        <source>Draw plate</source>
        <translation>Platte zeichnen</translation>
    </message>
    <message>
        <source>Plate: click its first corner</source>
        <translation>Platte: auf ihre erste Ecke klicken</translation>
    </message>
    <message>
        <source>Plate, corners so far: {}; click the next one, Backspace takes one back</source>
        <translation>Platte, Ecken bisher: {}; auf die nächste klicken, die Rücktaste nimmt eine zurück</translation>
    </message>
    <message>
        <source>Plate, corners so far: {}; click the next one; Enter closes it</source>
        <translation>Platte, Ecken bisher: {}; auf die nächste klicken; die Eingabetaste schließt sie</translation>
    </message>
    <message>
        <source>plate</source>
        <translation>Platte</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>The sides of a plate must not cross; put this corner elsewhere.</source>
        <translation>Die Seiten einer Platte dürfen sich nicht kreuzen; diese Ecke anderswo setzen.</translation>
    </message>
    <message>
        <source>A plate has three corners at least; click one more.</source>
        <translation>Eine Platte hat mindestens drei Ecken; noch eine anklicken.</translation>
    </message>
    <message>
        <source>The sides of the plate would cross, or enclose nothing; add a corner, or take one back with Backspace.</source>
        <translation>Die Seiten der Platte würden sich kreuzen oder nichts umschließen; eine Ecke hinzufügen, oder mit der Rücktaste eine zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Ending …</source>
        <translation>Wird beendet …</translation>
    </message>
</context>
<context>
    <name>QuantitiesDialog</name>
    <message>
        <source>Search, for example: crank angle</source>
        <translation>Suchen, zum Beispiel: crank angle</translation>
    </message>
    <message>
        <source>Search quantities</source>
        <translation>Größen suchen</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Quantities</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Only &amp;plotted ones</source>
        <translation>Nur ge&amp;plottete</translation>
    </message>
    <message>
        <source>Numbers are written in SI units and radians, with all digits.</source>
        <translation>Zahlen werden in SI-Einheiten und Radiant mit allen Stellen geschrieben.</translation>
    </message>
    <message>
        <source>{} of {} chosen</source>
        <translation>{} von {} gewählt</translation>
    </message>
    <message>
        <source>Tick at least one quantity</source>
        <translation>Mindestens eine Größe ankreuzen</translation>
    </message>
</context>
<context>
    <name>RackTool</name>
    <message>
        <source>Draw rack and pinion</source>
        <translation>Zahnstange und Ritzel zeichnen</translation>
    </message>
    <message>
        <source>Rack and pinion: click the slider of the rack, or the pinion&apos;s hinge</source>
        <translation>Zahnstange und Ritzel: auf das Schubgelenk der Stange oder das Drehgelenk des Ritzels klicken</translation>
    </message>
    <message>
        <source>Rack and pinion: click the hinge of the pinion</source>
        <translation>Zahnstange und Ritzel: auf das Drehgelenk des Ritzels klicken</translation>
    </message>
    <message>
        <source>Rack and pinion: click the slider of the rack</source>
        <translation>Zahnstange und Ritzel: auf das Schubgelenk der Zahnstange klicken</translation>
    </message>
    <message>
        <source>The rack needs a joint that slides: click on a slider.</source>
        <translation>Die Zahnstange braucht ein Gelenk, das gleitet: auf ein Schubgelenk klicken.</translation>
    </message>
    <message>
        <source>The pinion needs a joint that turns: click on a hinge.</source>
        <translation>Das Ritzel braucht ein Gelenk, das sich dreht: auf ein Drehgelenk klicken.</translation>
    </message>
    <message>
        <source>A rack needs a slider, and its pinion a hinge: click on one of them.</source>
        <translation>Eine Zahnstange braucht ein Schubgelenk, ihr Ritzel ein Drehgelenk: auf eines davon klicken.</translation>
    </message>
    <message>
        <source>rack</source>
        <translation>Zahnstange</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Unsaved work</source>
        <translation>Ungesicherte Arbeit</translation>
    </message>
    <message>
        <source>Kanevas ended before these changes were saved. Recover opens them as unsaved changes; no file is written until you save.</source>
        <translation>Kanevas endete, bevor diese Änderungen gespeichert waren. Wiederherstellen öffnet sie als ungesicherte Änderungen; keine Datei wird geschrieben, bis Sie speichern.</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Jetzt nicht</translation>
    </message>
    <message>
        <source>{}, changed {}</source>
        <translation>{}, geändert {}</translation>
    </message>
    <message>
        <source>never saved to a file</source>
        <translation>nie in einer Datei gespeichert</translation>
    </message>
    <message>
        <source> (is no longer there)</source>
        <translation> (ist nicht mehr da)</translation>
    </message>
    <message>
        <source> (the file is newer: saved {})</source>
        <translation> (die Datei ist neuer: gespeichert {})</translation>
    </message>
    <message>
        <source> (saved {})</source>
        <translation> (gespeichert {})</translation>
    </message>
    <message>
        <source>at a time that is not known</source>
        <translation>zu unbekannter Zeit</translation>
    </message>
</context>
<context>
    <name>RodJointTool</name>
    <message>
        <source>Draw massless rod</source>
        <translation>Masselose Stange zeichnen</translation>
    </message>
    <message>
        <source>Massless rod: click where it starts, on a body or on the ground</source>
        <translation>Masselose Stange: klicken, wo sie beginnt, an einem Körper oder am Boden</translation>
    </message>
    <message>
        <source>Massless rod: click where it ends; it keeps the distance as drawn</source>
        <translation>Masselose Stange: klicken, wo sie endet; sie hält den Abstand wie gezeichnet</translation>
    </message>
    <message>
        <source>massless rod</source>
        <translation>masselose Stange</translation>
    </message>
</context>
<context>
    <name>RodTool</name>
    <message>
        <source>Draw rod</source>
        <translation>Stab zeichnen</translation>
    </message>
    <message>
        <source>Rod: click where it starts; hold Shift at its end to draw a chain</source>
        <translation>Stab: klicken, wo er beginnt; Umschalt an seinem Ende zeichnet eine Kette</translation>
    </message>
    <message>
        <source>Rod: click where it ends, or type its length; Shift goes on with a chain</source>
        <translation>Stab: klicken, wo er endet, oder seine Länge eintippen; mit Umschalt geht es als Kette weiter</translation>
    </message>
    <message>
        <source>rod</source>
        <translation>Stab</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Stab</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
</context>
<context>
    <name>RubberBand</name>
    <message>
        <source>Selects all that the frame touches; from left to right what it holds</source>
        <translation>Wählt alles aus, was der Rahmen berührt; von links nach rechts, was er umschließt</translation>
    </message>
    <message>
        <source>Selects all that the frame holds; from right to left what it touches</source>
        <translation>Wählt alles aus, was der Rahmen umschließt; von rechts nach links, was er berührt</translation>
    </message>
</context>
<context>
    <name>RulerTool</name>
    <message>
        <source>Draw ruler</source>
        <translation>Lineal zeichnen</translation>
    </message>
    <message>
        <source>Ruler: click where it starts, on a body or on the ground</source>
        <translation>Lineal: klicken, wo es beginnt, an einem Körper oder am Boden</translation>
    </message>
    <message>
        <source>Ruler: click where it ends; it measures the distance of both points</source>
        <translation>Lineal: klicken, wo es endet; es misst den Abstand beider Punkte</translation>
    </message>
    <message>
        <source>ruler</source>
        <translation>Lineal</translation>
    </message>
</context>
<context>
    <name>RunBar</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop the run and keep what it has so far (Esc)</source>
        <translation>Den Lauf anhalten und behalten, was er bisher hat (Esc)</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>One frame back (Left)</source>
        <translation>Ein Bild zurück (Links)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Abspielen oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>One frame on (Right)</source>
        <translation>Ein Bild weiter (Rechts)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>Start again after the end (Shift+L)</source>
        <translation>Nach dem Ende von vorn beginnen (Umschalt+L)</translation>
    </message>
    <message>
        <source>Seconds of the motion for each second of watching (Ctrl+, and Ctrl+.)</source>
        <translation>Sekunden der Bewegung je Sekunde des Zusehens (Strg+, und Strg+.)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Abspielgeschwindigkeit</translation>
    </message>
    <message>
        <source>Compute the motion (F5)</source>
        <translation>Die Bewegung berechnen (F5)</translation>
    </message>
    <message>
        <source>There is no body to move</source>
        <translation>Es gibt keinen Körper, der sich bewegen könnte</translation>
    </message>
</context>
<context>
    <name>RunForm</name>
    <message>
        <source>Run settings</source>
        <translation>Laufeinstellungen</translation>
    </message>
    <message>
        <source>What a run would record. What memory should not hold goes to a file on the disk, which goes with the run; “record every” makes it less.</source>
        <translation>Was ein Lauf aufzeichnen würde. Was der Speicher nicht halten soll, kommt in eine Datei auf der Platte, die mit dem Lauf verschwindet; „Aufzeichnen alle“ macht es weniger.</translation>
    </message>
    <message>
        <source>{} chooses its steps itself</source>
        <translation>{} wählt seine Schritte selbst</translation>
    </message>
    <message>
        <source>{} has a fixed step and no tolerance</source>
        <translation>{} hat einen festen Schritt und keine Toleranz</translation>
    </message>
    <message>
        <source>{frames} frames, about {size}</source>
        <translation>{frames} Bilder, etwa {size}</translation>
    </message>
    <message>
        <source>At least {frames} frames, {size}</source>
        <translation>Mindestens {frames} Bilder, {size}</translation>
    </message>
</context>
<context>
    <name>RunKeeping</name>
    <message>
        <source>Open result</source>
        <translation>Ergebnis öffnen</translation>
    </message>
    <message>
        <source>Results (*.h5 *.hdf5);;All files (*)</source>
        <translation>Ergebnisse (*.h5 *.hdf5);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save “{}”</source>
        <translation>„{}“ speichern</translation>
    </message>
    <message>
        <source>Results (*.h5 *.hdf5)</source>
        <translation>Ergebnisse (*.h5 *.hdf5)</translation>
    </message>
    <message>
        <source>Reading {} …</source>
        <translation>{} wird gelesen …</translation>
    </message>
    <message>
        <source>Run of another model</source>
        <translation>Lauf eines anderen Modells</translation>
    </message>
    <message>
        <source>“{}” is not a run of the model that is open.</source>
        <translation>„{}“ ist kein Lauf des offenen Modells.</translation>
    </message>
    <message>
        <source>Open the model that is kept in it, or only compare the run with those here?</source>
        <translation>Das darin enthaltene Modell öffnen, oder den Lauf nur mit denen hier vergleichen?</translation>
    </message>
    <message>
        <source>Open its model</source>
        <translation>Sein Modell öffnen</translation>
    </message>
    <message>
        <source>Only compare</source>
        <translation>Nur vergleichen</translation>
    </message>
    <message>
        <source>“{}” was deleted.</source>
        <translation>„{}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>To spare memory, the list let go of: {}. Save runs that you want to keep.</source>
        <translation>Um Speicher zu sparen, hat die Liste aufgegeben: {}. Speichern Sie Läufe, die Sie behalten wollen.</translation>
    </message>
</context>
<context>
    <name>RunList</name>
    <message>
        <source>Run {}</source>
        <translation>Lauf {}</translation>
    </message>
</context>
<context>
    <name>RunListPanel</name>
    <message>
        <source>Runs stay here to be compared. Press Run (F5) for the first one.</source>
        <translation>Läufe bleiben hier zum Vergleichen. Drücken Sie Lauf (F5) für den ersten.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Show this run</source>
        <translation>Diesen Lauf zeigen</translation>
    </message>
    <message>
        <source>It is the run that is shown</source>
        <translation>Es ist der Lauf, der gezeigt wird</translation>
    </message>
    <message>
        <source>Lay over the plots</source>
        <translation>Über die Plots legen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Save as HDF5 …</source>
        <translation>Als HDF5 speichern …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>The model is another one now.</source>
        <translation>Das Modell ist jetzt ein anderes.</translation>
    </message>
    <message>
        <source>the same as before</source>
        <translation>dasselbe wie zuvor</translation>
    </message>
    <message>
        <source>{method} in {wall}, drift {drift}</source>
        <translation>{method} in {wall}, Drift {drift}</translation>
    </message>
    <message>
        <source>{steps} steps, {frames} frames, {time} reached</source>
        <translation>{steps} Schritte, {frames} Bilder, {time} erreicht</translation>
    </message>
</context>
<context>
    <name>Runner</name>
    <message>
        <source>The run was cancelled before it began.</source>
        <translation>Der Lauf wurde abgebrochen, bevor er begann.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Writing {} …</source>
        <translation>{} wird geschrieben …</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Ausgeben</translation>
    </message>
    <message>
        <source>Wrote {}</source>
        <translation>{} geschrieben</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Es wurde nichts geschrieben.</translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Fold or unfold</source>
        <translation>Auf- oder zuklappen</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>Drag moves, within the joints; Ctrl+drag free of them; arrow keys nudge; a click again selects what lies below</source>
        <translation>Ziehen bewegt in den Gelenken, Strg+Ziehen frei von ihnen; Pfeiltasten schieben; ein weiterer Klick wählt das darunter aus</translation>
    </message>
    <message>
        <source>Click to select, again for what lies below; Shift adds; drag on empty ground for a frame</source>
        <translation>Klick wählt aus, noch einmal das darunter; Umschalt fügt hinzu; Ziehen auf leerem Grund gibt einen Rahmen</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is locked against editing</source>
        <translation>„{}“ ist gegen Bearbeitung gesperrt</translation>
    </message>
    <message>
        <source>Add a corner to {}</source>
        <translation>{} eine Ecke geben</translation>
    </message>
    <message>
        <source>Remove a corner of {}</source>
        <translation>{} eine Ecke nehmen</translation>
    </message>
</context>
<context>
    <name>SimulateMenu</name>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>&amp;Cancel run</source>
        <translation>Lauf &amp;abbrechen</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>A&amp;bspielen oder anhalten</translation>
    </message>
    <message>
        <source>Frame &amp;back</source>
        <translation>Bild &amp;zurück</translation>
    </message>
    <message>
        <source>Frame &amp;forward</source>
        <translation>Bild &amp;weiter</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Zum An&amp;fang</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>&amp;Schneller</translation>
    </message>
    <message>
        <source>Sl&amp;ower</source>
        <translation>La&amp;ngsamer</translation>
    </message>
    <message>
        <source>Start again after the en&amp;d</source>
        <translation>Nach dem Ende von &amp;vorn beginnen</translation>
    </message>
    <message>
        <source>Pre&amp;vious mark</source>
        <translation>Vo&amp;rige Marke</translation>
    </message>
    <message>
        <source>Ne&amp;xt mark</source>
        <translation>Nächste &amp;Marke</translation>
    </message>
    <message>
        <source>A run is under way</source>
        <translation>Ein Lauf ist im Gang</translation>
    </message>
    <message>
        <source>There is no body to move</source>
        <translation>Es gibt keinen Körper, der sich bewegen könnte</translation>
    </message>
    <message>
        <source>No run is under way</source>
        <translation>Kein Lauf ist im Gang</translation>
    </message>
    <message>
        <source>Run the model first</source>
        <translation>Zuerst das Modell laufen lassen</translation>
    </message>
    <message>
        <source>Nothing jumps in this run</source>
        <translation>In diesem Lauf springt nichts</translation>
    </message>
</context>
<context>
    <name>SizeFields</name>
    <message>
        <source>Width in pixels</source>
        <translation>Breite in Pixeln</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Höhe in Pixeln</translation>
    </message>
    <message>
        <source>Common sizes</source>
        <translation>Gängige Größen</translation>
    </message>
    <message>
        <source>Other size</source>
        <translation>Andere Größe</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Wie im Fenster</translation>
    </message>
</context>
<context>
    <name>SnapMenu</name>
    <message>
        <source>&amp;Joints</source>
        <translation>&amp;Gelenke</translation>
    </message>
    <message>
        <source>&amp;Ends</source>
        <translation>&amp;Enden</translation>
    </message>
    <message>
        <source>&amp;Corners</source>
        <translation>E&amp;cken</translation>
    </message>
    <message>
        <source>Measure &amp;points</source>
        <translation>Mess&amp;punkte</translation>
    </message>
    <message>
        <source>Ce&amp;ntres</source>
        <translation>M&amp;ittelpunkte</translation>
    </message>
    <message>
        <source>&amp;Middles</source>
        <translation>&amp;Mitten</translation>
    </message>
    <message>
        <source>Ma&amp;ss centres</source>
        <translation>&amp;Schwerpunkte</translation>
    </message>
    <message>
        <source>&amp;Origin</source>
        <translation>&amp;Ursprung</translation>
    </message>
    <message>
        <source>E&amp;dges</source>
        <translation>&amp;Kanten</translation>
    </message>
    <message>
        <source>&amp;Angles in steps of 15°</source>
        <translation>&amp;Winkel in Schritten von 15°</translation>
    </message>
    <message>
        <source>&amp;In line with points drawn</source>
        <translation>In &amp;Flucht mit gezeichneten Punkten</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Fangen</translation>
    </message>
    <message>
        <source>Snap to points, edges and the grid (Alt suspends it)</source>
        <translation>An Punkten, Kanten und Raster fangen (Alt setzt es aus)</translation>
    </message>
</context>
<context>
    <name>SphereTool</name>
    <message>
        <source>Draw sphere</source>
        <translation>Kugel zeichnen</translation>
    </message>
    <message>
        <source>Sphere: click its centre</source>
        <translation>Kugel: auf ihren Mittelpunkt klicken</translation>
    </message>
    <message>
        <source>Sphere: click how far it reaches, or type its radius</source>
        <translation>Kugel: klicken, wie weit sie reicht, oder ihren Radius eintippen</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>Kugel</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>Tables of the method</source>
        <translation>Tabellen der Methode</translation>
    </message>
    <message>
        <source>Partial velocities</source>
        <translation>Partialgeschwindigkeiten</translation>
    </message>
    <message>
        <source>Generalized forces</source>
        <translation>Generalisierte Kräfte</translation>
    </message>
    <message>
        <source>vᵣ and ωᵣ of bodies and points</source>
        <translation>vᵣ und ωᵣ von Körpern und Punkten</translation>
    </message>
    <message>
        <source>Fᵣ, F*ᵣ and what constraints add</source>
        <translation>Fᵣ, F*ᵣ und was Zwangsbedingungen beitragen</translation>
    </message>
    <message>
        <source>Constraint matrix</source>
        <translation>Zwangsmatrix</translation>
    </message>
    <message>
        <source>B, its rank, the free motions</source>
        <translation>B, ihr Rang, die freien Bewegungen</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reaktionen</translation>
    </message>
    <message>
        <source>Forces and moments of the joints</source>
        <translation>Kräfte und Momente der Gelenke</translation>
    </message>
    <message>
        <source>Energy and power</source>
        <translation>Energie und Leistung</translation>
    </message>
    <message>
        <source>Where each joule and watt goes</source>
        <translation>Wohin jedes Joule und Watt geht</translation>
    </message>
    <message>
        <source>How many equations</source>
        <translation>Wie viele Gleichungen</translation>
    </message>
    <message>
        <source>By Newton, Lagrange and Kane</source>
        <translation>Nach Newton, Lagrange und Kane</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>&amp;Plot {}</source>
        <translation>{} &amp;plotten</translation>
    </message>
    <message>
        <source>&amp;Plot over time</source>
        <translation>Über der Zeit &amp;plotten</translation>
    </message>
    <message>
        <source>Choose a cell that a run records as a quantity</source>
        <translation>Eine Zelle wählen, die ein Lauf als Größe aufzeichnet</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>Die Tabelle ist leer</translation>
    </message>
    <message>
        <source>&amp;Export as CSV …</source>
        <translation>Als &amp;CSV ausgeben …</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message>
        <source>There is not enough memory for this. Record less often.</source>
        <translation>Dafür reicht der Speicher nicht. Zeichnen Sie seltener auf.</translation>
    </message>
    <message>
        <source>Something went wrong inside Kanevas.</source>
        <translation>In Kanevas ist etwas schiefgegangen.</translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>different values</source>
        <translation>verschiedene Werte</translation>
    </message>
</context>
<context>
    <name>TimeField</name>
    <message>
        <source>Time shown</source>
        <translation>Gezeigte Zeit</translation>
    </message>
    <message>
        <source>Type a time and press Enter to go there</source>
        <translation>Eine Zeit eintippen und die Eingabetaste drücken, um hinzugehen</translation>
    </message>
</context>
<context>
    <name>TimePlot</name>
    <message>
        <source>Curves over the run</source>
        <translation>Kurven über dem Lauf</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>TitleEditor</name>
    <message>
        <source>Title of the plot</source>
        <translation>Titel des Plots</translation>
    </message>
</context>
<context>
    <name>TorqueTool</name>
    <message>
        <source>Draw torque</source>
        <translation>Moment zeichnen</translation>
    </message>
    <message>
        <source>Torque: click on a body</source>
        <translation>Moment: auf einen Körper klicken</translation>
    </message>
    <message>
        <source>Torque: go around the body for sense and size and click, or type it, as in 2 N m</source>
        <translation>Moment: für Sinn und Größe um den Körper fahren und klicken, oder eintippen, etwa 2 N m</translation>
    </message>
    <message>
        <source>torque</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>A particle does not turn: a torque needs a body with an inertia.</source>
        <translation>Ein Massenpunkt dreht sich nicht: ein Moment braucht einen Körper mit Trägheit.</translation>
    </message>
</context>
<context>
    <name>TypedLine</name>
    <message>
        <source>new parameter</source>
        <translation>neuer Parameter</translation>
    </message>
</context>
<context>
    <name>ValueFields</name>
    <message>
        <source>must be greater than zero</source>
        <translation>muss größer als null sein</translation>
    </message>
</context>
<context>
    <name>View3D</name>
    <message>
        <source>3D needs OpenGL, which this machine does not offer. Everything else works.</source>
        <translation>3D braucht OpenGL, das dieser Rechner nicht bietet. Alles andere geht.</translation>
    </message>
    <message>
        <source>3D view</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>This machine offers no OpenGL, so there is no 3D picture.</source>
        <translation>Dieser Rechner bietet kein OpenGL, darum gibt es kein 3D-Bild.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of {} × {} pixels.</source>
        <translation>Für ein Bild von {} × {} Pixeln reicht der Speicher nicht.</translation>
    </message>
</context>
<context>
    <name>View3DMenu</name>
    <message>
        <source>&amp;Isometric</source>
        <translation>&amp;Isometrisch</translation>
    </message>
    <message>
        <source>From the &amp;front</source>
        <translation>Von &amp;vorn</translation>
    </message>
    <message>
        <source>From the &amp;back</source>
        <translation>Von &amp;hinten</translation>
    </message>
    <message>
        <source>From the &amp;left</source>
        <translation>Von &amp;links</translation>
    </message>
    <message>
        <source>From the &amp;right</source>
        <translation>Von &amp;rechts</translation>
    </message>
    <message>
        <source>From &amp;above</source>
        <translation>Von &amp;oben</translation>
    </message>
    <message>
        <source>From b&amp;elow</source>
        <translation>Von &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automatisch</translation>
    </message>
    <message>
        <source>&amp;x</source>
        <translation>&amp;x</translation>
    </message>
    <message>
        <source>&amp;y</source>
        <translation>&amp;y</translation>
    </message>
    <message>
        <source>&amp;z</source>
        <translation>&amp;z</translation>
    </message>
    <message>
        <source>−x</source>
        <translation>−x</translation>
    </message>
    <message>
        <source>−y</source>
        <translation>−y</translation>
    </message>
    <message>
        <source>−z</source>
        <translation>−z</translation>
    </message>
    <message>
        <source>3D camer&amp;a</source>
        <translation>3D-&amp;Kamera</translation>
    </message>
    <message>
        <source>&amp;Parallel instead of perspective</source>
        <translation>&amp;Parallel statt perspektivisch</translation>
    </message>
    <message>
        <source>Camera f&amp;ollows the body</source>
        <translation>&amp;Kamera folgt dem Körper</translation>
    </message>
    <message>
        <source>3D needs OpenGL, which this machine does not offer</source>
        <translation>3D braucht OpenGL, das dieser Rechner nicht bietet</translation>
    </message>
    <message>
        <source>Select one body first</source>
        <translation>Zuerst einen einzelnen Körper auswählen</translation>
    </message>
    <message>
        <source>Camera f&amp;ollows {}</source>
        <translation>&amp;Kamera folgt {}</translation>
    </message>
    <message>
        <source>The camera of the 3D view moves with {}; {} ends it.</source>
        <translation>Die Kamera der 3D-Ansicht bewegt sich mit {}; {} beendet das.</translation>
    </message>
    <message>
        <source>&amp;Upwards</source>
        <translation>&amp;Aufwärts</translation>
    </message>
    <message>
        <source>Change what is up</source>
        <translation>Ändern, was oben ist</translation>
    </message>
</context>
<context>
    <name>ViewBar</name>
    <message>
        <source>Look from a side</source>
        <translation>Von einer Seite ansehen</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Front, {}–{}</source>
        <translation>&amp;Vorn, {}–{}</translation>
    </message>
    <message>
        <source>&amp;Side, {}–{}</source>
        <translation>&amp;Seite, {}–{}</translation>
    </message>
    <message>
        <source>From &amp;above, {}–{}</source>
        <translation>Von &amp;oben, {}–{}</translation>
    </message>
    <message>
        <source>From &amp;below, {}–{}</source>
        <translation>Von &amp;unten, {}–{}</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Centre on the &amp;selection</source>
        <translation>Auf die &amp;Auswahl zentrieren</translation>
    </message>
    <message>
        <source>&amp;Zoom to the selection</source>
        <translation>Auf die Auswahl z&amp;oomen</translation>
    </message>
    <message>
        <source>&amp;Names on the canvas</source>
        <translation>&amp;Namen auf der Zeichenfläche</translation>
    </message>
    <message>
        <source>Model hea&amp;lth</source>
        <translation>Zustan&amp;d des Modells</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>Zuerst etwas auswählen</translation>
    </message>
    <message>
        <source>&amp;Plane of the canvas</source>
        <translation>E&amp;bene der Zeichenfläche</translation>
    </message>
    <message>
        <source>Change work plane</source>
        <translation>Arbeitsebene ändern</translation>
    </message>
    <message>
        <source>&amp;Inertia ellipsoids</source>
        <translation>&amp;Trägheitsellipsoide</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>E&amp;inheiten</translation>
    </message>
    <message>
        <source>Show or hide this part of the window</source>
        <translation>Diesen Teil des Fensters zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;3D view</source>
        <translation>&amp;3D-Ansicht</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
</context>
<context>
    <name>Viewport</name>
    <message>
        <source>Press R and click twice to draw a rod,
or take a tool from the palette at the left.

Or open a model with File &gt; Open,
or drop a model file here.</source>
        <translation>R drücken und zweimal klicken
zeichnet einen Stab; weitere
Werkzeuge stehen links.

Oder mit Datei &gt; Öffnen ein
Modell öffnen, oder eine
Modelldatei hier ablegen.</translation>
    </message>
</context>
<context>
    <name>Without3D</name>
    <message>
        <source>3D needs OpenGL, which this machine does not offer</source>
        <translation>3D braucht OpenGL, das dieser Rechner nicht bietet</translation>
    </message>
    <message>
        <source>This machine offers no OpenGL, so the 3D view stays closed. All else works. A driver of the graphics card, or Mesa&apos;s software OpenGL, brings it back.</source>
        <translation>Dieser Rechner bietet kein OpenGL, darum bleibt die 3D-Ansicht geschlossen. Alles andere geht. Ein Treiber der Grafikkarte oder Mesas Software-OpenGL bringt sie zurück.</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>The joints are being closed …</source>
        <translation>Die Gelenke werden geschlossen …</translation>
    </message>
</context>
<context>
    <name>_Entry</name>
    <message>
        <source>Remove this {}</source>
        <translation>{} entfernen</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>In equations: {}</source>
        <translation>In Gleichungen: {}</translation>
    </message>
</context>
<context>
    <name>fields</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Inertia</source>
        <translation>Trägheit</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Schwerpunkt</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Pinned in the assembly</source>
        <translation>Beim Zusammenbau festgesteckt</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>Führt</translation>
    </message>
    <message>
        <source>Draw the trace</source>
        <translation>Spur zeichnen</translation>
    </message>
    <message>
        <source>Planar model</source>
        <translation>Ebenes Modell</translation>
    </message>
    <message>
        <source>Work plane</source>
        <translation>Arbeitsebene</translation>
    </message>
    <message>
        <source>Function of time</source>
        <translation>Funktion der Zeit</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Longest step</source>
        <translation>Längster Schritt</translation>
    </message>
    <message>
        <source>Relative tolerance</source>
        <translation>Relative Toleranz</translation>
    </message>
    <message>
        <source>Absolute tolerance</source>
        <translation>Absolute Toleranz</translation>
    </message>
    <message>
        <source>Velocity of the medium</source>
        <translation>Geschwindigkeit des Mediums</translation>
    </message>
    <message>
        <source>Linear factor</source>
        <translation>Linearer Faktor</translation>
    </message>
    <message>
        <source>Quadratic factor</source>
        <translation>Quadratischer Faktor</translation>
    </message>
    <message>
        <source>Rotary, linear</source>
        <translation>Drehung, linear</translation>
    </message>
    <message>
        <source>Rotary, quadratic</source>
        <translation>Drehung, quadratisch</translation>
    </message>
    <message>
        <source>In axes of</source>
        <translation>In Achsen von</translation>
    </message>
    <message>
        <source>Further force</source>
        <translation>Weitere Kraft</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>folgt</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Anschluss</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Motion at start</source>
        <translation>Bewegung am Anfang</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Rigid body</source>
        <translation>Starrer Körper</translation>
    </message>
    <message>
        <source>Rod joint</source>
        <translation>Stangengelenk</translation>
    </message>
    <message>
        <source>Point in plane</source>
        <translation>Punkt in Ebene</translation>
    </message>
    <message>
        <source>Revolute joint</source>
        <translation>Drehgelenk</translation>
    </message>
    <message>
        <source>Prismatic joint</source>
        <translation>Schubgelenk</translation>
    </message>
    <message>
        <source>Cylindrical joint</source>
        <translation>Drehschubgelenk</translation>
    </message>
    <message>
        <source>Screw joint</source>
        <translation>Schraubgelenk</translation>
    </message>
    <message>
        <source>Universal joint</source>
        <translation>Kardangelenk</translation>
    </message>
    <message>
        <source>Constant-velocity joint</source>
        <translation>Gleichlaufgelenk</translation>
    </message>
    <message>
        <source>Planar joint</source>
        <translation>Ebenengelenk</translation>
    </message>
    <message>
        <source>Fixed joint</source>
        <translation>Feste Verbindung</translation>
    </message>
    <message>
        <source>Ball joint</source>
        <translation>Kugelgelenk</translation>
    </message>
    <message>
        <source>Table of values</source>
        <translation>Wertetabelle</translation>
    </message>
    <message>
        <source>Rack and pinion</source>
        <translation>Zahnstange und Ritzel</translation>
    </message>
    <message>
        <source>Magnet</source>
        <translation>Magnet</translation>
    </message>
    <message>
        <source>Spring along a joint</source>
        <translation>Feder entlang eines Gelenks</translation>
    </message>
    <message>
        <source>Torsional spring</source>
        <translation>Drehfeder</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Quer</translation>
    </message>
    <message>
        <source>Angle driver</source>
        <translation>Winkelantrieb</translation>
    </message>
    <message>
        <source>Angle lock</source>
        <translation>Winkelsperre</translation>
    </message>
    <message>
        <source>Angle rate</source>
        <translation>Winkelrate</translation>
    </message>
    <message>
        <source>Angular</source>
        <translation>Faktoren der Drehung</translation>
    </message>
    <message>
        <source>Angular velocity</source>
        <translation>Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>Apex</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>Axis A</source>
        <translation>Achse A</translation>
    </message>
    <message>
        <source>Axis B</source>
        <translation>Achse B</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Grundfläche</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Body A</source>
        <translation>Körper A</translation>
    </message>
    <message>
        <source>Body B</source>
        <translation>Körper B</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>Magnets</source>
        <translation>Magnete</translation>
    </message>
    <message>
        <source>Bushing</source>
        <translation>Buchse</translation>
    </message>
    <message>
        <source>Bushings</source>
        <translation>Buchsen</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Kegel</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>Couplings</source>
        <translation>Kopplungen</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>Displacement driver</source>
        <translation>Verschiebungsantrieb</translation>
    </message>
    <message>
        <source>Displacement lock</source>
        <translation>Verschiebungssperre</translation>
    </message>
    <message>
        <source>Displacement rate</source>
        <translation>Verschiebungsrate</translation>
    </message>
    <message>
        <source>Distance driver</source>
        <translation>Abstandsantrieb</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Widerstand</translation>
    </message>
    <message>
        <source>Drags</source>
        <translation>Widerstände</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Antriebe</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Kräfte</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formeln</translation>
    </message>
    <message>
        <source>Formulation</source>
        <translation>Formulierung</translation>
    </message>
    <message>
        <source>Free angle</source>
        <translation>Winkel ohne Moment</translation>
    </message>
    <message>
        <source>Free displacement</source>
        <translation>Verschiebung ohne Kraft</translation>
    </message>
    <message>
        <source>Free length</source>
        <translation>Länge ohne Kraft</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>Reibung</translation>
    </message>
    <message>
        <source>Friction rate</source>
        <translation>Reibungsrate</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Zahnradpaar</translation>
    </message>
    <message>
        <source>Gravitation</source>
        <translation>Gravitation</translation>
    </message>
    <message>
        <source>Gravitations</source>
        <translation>Gravitationen</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Schwerkraft</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ausgeblendet</translation>
    </message>
    <message>
        <source>Interpolation</source>
        <translation>Interpolation</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Joint A</source>
        <translation>Gelenk A</translation>
    </message>
    <message>
        <source>Joint B</source>
        <translation>Gelenk B</translation>
    </message>
    <message>
        <source>Joint springs</source>
        <translation>Gelenkfedern</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Knife edge</source>
        <translation>Schneide</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Linear coupling</source>
        <translation>Lineare Kopplung</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Measure point</source>
        <translation>Messpunkt</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Messgrößen</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Verzahnung</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Motor</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientierung</translation>
    </message>
    <message>
        <source>Parallel axes</source>
        <translation>Parallele Achsen</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Particle</source>
        <translation>Massenpunkt</translation>
    </message>
    <message>
        <source>Perpendicular axes</source>
        <translation>Senkrechte Achsen</translation>
    </message>
    <message>
        <source>Pinion</source>
        <translation>Ritzel</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Plots</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Point A</source>
        <translation>Punkt A</translation>
    </message>
    <message>
        <source>Point B</source>
        <translation>Punkt B</translation>
    </message>
    <message>
        <source>Point driver</source>
        <translation>Punktantrieb</translation>
    </message>
    <message>
        <source>Point on line</source>
        <translation>Punkt auf Linie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Vieleck</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Prescribes</source>
        <translation>Schreibt vor</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Zahnstange</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Radius A</source>
        <translation>Radius A</translation>
    </message>
    <message>
        <source>Radius B</source>
        <translation>Radius B</translation>
    </message>
    <message>
        <source>Record every</source>
        <translation>Aufzeichnen alle</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Stab</translation>
    </message>
    <message>
        <source>Rolling disc</source>
        <translation>Rollende Scheibe</translation>
    </message>
    <message>
        <source>Rotary damping</source>
        <translation>Drehdämpfung</translation>
    </message>
    <message>
        <source>Rotary stiffness</source>
        <translation>Drehsteifigkeit</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>Lineale</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Seite B</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>Solver settings</source>
        <translation>Einstellungen des Lösers</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Feder</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Federn</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Steifigkeit</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Summanden</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Dicke</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Torques</source>
        <translation>Momente</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Velocity joint</source>
        <translation>Geschwindigkeitsgelenk</translation>
    </message>
</context>
<context>
    <name>menus.window</name>
    <message>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Simulate</source>
        <translation>&amp;Simulieren</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>P&amp;lot</source>
        <translation>&amp;Plotten</translation>
    </message>
    <message>
        <source>Nothing of this can be plotted</source>
        <translation>Davon lässt sich nichts plotten</translation>
    </message>
    <message>
        <source>Settings that could not be read are as at the first start: {}</source>
        <translation>Einstellungen, die sich nicht lesen ließen, sind wie beim ersten Start: {}</translation>
    </message>
</context>
</TS>
