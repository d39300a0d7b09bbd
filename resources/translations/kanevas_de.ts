<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
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
        <source>Open model in a new window</source>
        <translation>Modell in einem neuen Fenster öffnen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Insert model</source>
        <translation>Modell einfügen</translation>
    </message>
    <message>
        <source>Insert {}</source>
        <translation>{} einfügen</translation>
    </message>
    <message>
        <source>Imported from {}</source>
        <translation>Importiert aus {}</translation>
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
        <source>&amp;Overwrite</source>
        <translation>Ü&amp;berschreiben</translation>
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
        <source>begins beyond a limit</source>
        <translation>beginnt jenseits einer Grenze</translation>
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
        <source>{}, sliding {}</source>
        <translation>{}, gleitend {}</translation>
    </message>
    <message>
        <source>This is while discs roll; while they slide: {}.</source>
        <translation>So ist es, solange Scheiben rollen; während sie gleiten: {}.</translation>
    </message>
    <message>
        <source>While discs are off their planes: {}.</source>
        <translation>Während Scheiben abgehoben sind: {}.</translation>
    </message>
    <message>
        <source>{} apart</source>
        <translation>{} auseinander</translation>
    </message>
    <message>
        <source>{}° turned</source>
        <translation>{}° verdreht</translation>
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
        <source>at {} s</source>
        <translation>bei {} s</translation>
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
        <source>Does not hold now: {}</source>
        <translation>Hält jetzt nicht: {}</translation>
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
        <source>heat of dry friction since the start</source>
        <translation>Wärme der trockenen Reibung seit dem Anfang</translation>
    </message>
    <message>
        <source>lost in strikes since the start</source>
        <translation>in Stößen verloren seit dem Anfang</translation>
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
        <source>{}: click where it starts, on a body or on the ground</source>
        <translation>{}: auf den Anfang klicken, an einem Körper oder am Boden</translation>
    </message>
    <message>
        <source>{}: click where it ends; {}</source>
        <translation>{}: auf das Ende klicken; {}</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Free in space</source>
        <translation>Frei im Raum</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Kanevas speaks it as soon as no dialog is open and nothing runs.</source>
        <translation>Kanevas spricht sie, sobald kein Dialog offen ist und nichts läuft.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>As the country has it</source>
        <translation>Wie im Land üblich</translation>
    </message>
    <message>
        <source>Point: 1.5</source>
        <translation>Punkt: 1.5</translation>
    </message>
    <message>
        <source>Comma: 1,5</source>
        <translation>Komma: 1,5</translation>
    </message>
    <message>
        <source>In the plane, seen from the front, with gravity</source>
        <translation>In der Ebene, von vorn gesehen, mit Schwerkraft</translation>
    </message>
    <message>
        <source>In the plane, seen from above</source>
        <translation>In der Ebene, von oben gesehen</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>Im Raum</translation>
    </message>
    <message>
        <source>{} seconds after an edit</source>
        <translation>{} Sekunden nach einer Änderung</translation>
    </message>
    <message>
        <source>1 minute after an edit</source>
        <translation>1 Minute nach einer Änderung</translation>
    </message>
    <message>
        <source>{} minutes after an edit</source>
        <translation>{} Minuten nach einer Änderung</translation>
    </message>
    <message>
        <source>{method}: {steps} steps in {wall} s, energy drift {drift} J</source>
        <translation>{method}: {steps} Schritte in {wall} s, Energiedrift {drift} J</translation>
    </message>
    <message>
        <source>A plane with gravity downwards</source>
        <translation>Eine Ebene mit Schwerkraft nach unten</translation>
    </message>
    <message>
        <source>A plane without gravity across it, for carts and wheels</source>
        <translation>Von oben gesehen, ohne Schwerkraft in der Ebene: für Wagen und Räder</translation>
    </message>
    <message>
        <source>Three dimensions, gravity along z</source>
        <translation>Drei Dimensionen, Schwerkraft entlang z</translation>
    </message>
    <message>
        <source>A body on a hinge under its weight</source>
        <translation>Ein Körper an einem Drehgelenk unter seinem Gewicht</translation>
    </message>
    <message>
        <source>Two bodies, and a motion that never repeats</source>
        <translation>Zwei Körper und eine Bewegung, die sich nie wiederholt</translation>
    </message>
    <message>
        <source>A guide, a spring and a damper</source>
        <translation>Eine Führung, eine Feder und ein Dämpfer</translation>
    </message>
    <message>
        <source>A closed loop with one freedom, and a motor</source>
        <translation>Eine geschlossene Kette mit einem Freiheitsgrad, und ein Motor</translation>
    </message>
    <message>
        <source>A loop with a guide: turning becomes sliding</source>
        <translation>Eine Kette mit Führung: aus Drehen wird Gleiten</translation>
    </message>
    <message>
        <source>Several loops that close, with a spring and a motor</source>
        <translation>Mehrere geschlossene Ketten mit Feder und Motor</translation>
    </message>
    <message>
        <source>The same on ball joints: freedoms that nobody sees</source>
        <translation>Dasselbe auf Kugelgelenken: Freiheitsgrade, die niemand sieht</translation>
    </message>
    <message>
        <source>The test problem that solvers are compared by</source>
        <translation>Die Aufgabe, an der Löser verglichen werden</translation>
    </message>
    <message>
        <source>The same on ball joints, in space</source>
        <translation>Dasselbe auf Kugelgelenken, im Raum</translation>
    </message>
    <message>
        <source>A double pendulum of rods</source>
        <translation>Ein Doppelpendel aus Stäben</translation>
    </message>
    <message>
        <source>A torque in axes of the body, and how it tumbles</source>
        <translation>Ein Moment in Achsen des Körpers, und wie er taumelt</translation>
    </message>
    <message>
        <source>Two bodies in space that share a point</source>
        <translation>Zwei Körper im Raum mit einem gemeinsamen Punkt</translation>
    </message>
    <message>
        <source>Turning and sliding joints, and forces that jump</source>
        <translation>Dreh- und Schubgelenke, und Kräfte, die springen</translation>
    </message>
    <message>
        <source>Springs in joints, and origins beside the mass centres</source>
        <translation>Federn in Gelenken, Ursprünge neben den Schwerpunkten</translation>
    </message>
    <message>
        <source>Measures: polar coordinates of a swing that bounces</source>
        <translation>Messgrößen: Polarkoordinaten eines federnden Pendels</translation>
    </message>
    <message>
        <source>A guide, springs and two freedoms that exchange energy</source>
        <translation>Führung, Federn und zwei Freiheitsgrade, die Energie tauschen</translation>
    </message>
    <message>
        <source>Links without mass, as rods between particles</source>
        <translation>Glieder ohne Masse, als Stäbe zwischen Massenpunkten</translation>
    </message>
    <message>
        <source>A platform on three legs, with three freedoms</source>
        <translation>Eine Plattform auf drei Beinen, mit drei Freiheitsgraden</translation>
    </message>
    <message>
        <source>Rolling without slip, and speeds that cannot be integrated</source>
        <translation>Rollen ohne Schlupf, und nichtholonome Bindungen</translation>
    </message>
    <message>
        <source>Wheels that may not slip sideways, and a caster that jams</source>
        <translation>Räder, die nicht seitlich rutschen, und eine Lenkrolle, die klemmt</translation>
    </message>
    <message>
        <source>A disc that slides until friction lets it roll</source>
        <translation>Eine Scheibe gleitet, bis die Reibung sie rollen lässt</translation>
    </message>
    <message>
        <source>Parameters, a gear, friction and a load by a formula</source>
        <translation>Parameter, ein Getriebe, Reibung und eine Last als Formel</translation>
    </message>
    <message>
        <source>rate of {}</source>
        <translation>Änderungsrate von {}</translation>
    </message>
    <message>
        <source>integral of {}</source>
        <translation>Integral von {}</translation>
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
        <source>{}: a click hinges it to the ground; with Ctrl it stays loose</source>
        <translation>{}: ein Klick setzt hier ein Drehgelenk zum Boden; mit Strg bleibt das Ende lose</translation>
    </message>
    <message>
        <source>{}: a click joins it to the ground by a ball; with Ctrl it stays loose</source>
        <translation>{}: ein Klick setzt hier ein Kugelgelenk zum Boden; mit Strg bleibt das Ende lose</translation>
    </message>
    <message>
        <source>{}: a click hinges it to “{}”; with Ctrl it stays loose</source>
        <translation>{}: ein Klick setzt hier ein Drehgelenk zu „{}“; mit Strg bleibt das Ende lose</translation>
    </message>
    <message>
        <source>{}: a click joins it to “{}” by a ball; with Ctrl it stays loose</source>
        <translation>{}: ein Klick setzt hier ein Kugelgelenk zu „{}“; mit Strg bleibt das Ende lose</translation>
    </message>
    <message>
        <source>Chain, {} drawn: click where the next one ends; Enter ends the chain</source>
        <translation>Kette, {} gezeichnet: klicken, wo der nächste endet; die Eingabetaste beendet die Kette</translation>
    </message>
    <message>
        <source>The work plane is seen from its edge here: turn the view with the right button, or take another plane (keys 1, 2, 3).</source>
        <translation>Die Arbeitsebene ist hier von der Kante zu sehen: Drehen Sie die Ansicht mit der rechten Taste, oder wählen Sie eine andere Ebene (Tasten 1, 2, 3).</translation>
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
        <source>What happens in no time where contacts close: the speeds of their rows change by S times the impulses, S = J A⁻¹ Jᵀ. Gray rows take no part.</source>
        <translation>Was in keiner Zeit geschieht, wo Kontakte schließen: Die Geschwindigkeiten ihrer Zeilen ändern sich um S mal die Kraftstöße, S = J A⁻¹ Jᵀ. Graue Zeilen nehmen nicht teil.</translation>
    </message>
    <message>
        <source>singular values of B</source>
        <translation>Singulärwerte von B</translation>
    </message>
    <message>
        <source>Coefficient of restitution; 0 where the contact comes to rest</source>
        <translation>Stoßzahl; 0, wo der Kontakt zur Ruhe kommt</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>Speed of the row before the strike, opening positive</source>
        <translation>Geschwindigkeit der Zeile vor dem Stoß, öffnend positiv</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>Speed of the row after the strike, opening positive</source>
        <translation>Geschwindigkeit der Zeile nach dem Stoß, öffnend positiv</translation>
    </message>
    <message>
        <source>impulse</source>
        <translation>Kraftstoß</translation>
    </message>
    <message>
        <source>Impulse on the row; a gap can only push</source>
        <translation>Kraftstoß auf die Zeile; ein Spalt kann nur drücken</translation>
    </message>
    <message>
        <source>S = J A⁻¹ Jᵀ: what an impulse on this row does to the speeds of the rows</source>
        <translation>S = J A⁻¹ Jᵀ: was ein Kraftstoß auf diese Zeile mit den Geschwindigkeiten der Zeilen macht</translation>
    </message>
    <message>
        <source>{}: row {}</source>
        <translation>{}: Zeile {}</translation>
    </message>
    <message>
        <source>{} put in</source>
        <translation>{} zugeführt</translation>
    </message>
    <message>
        <source>{} taken out</source>
        <translation>{} entnommen</translation>
    </message>
    <message>
        <source>Given from outside by {}</source>
        <translation>Von außen gegeben durch {}</translation>
    </message>
    <message>
        <source>Newton&apos;s law would have created energy</source>
        <translation>Newtons Gesetz hätte Energie erzeugt</translation>
    </message>
    <message>
        <source>{} lost</source>
        <translation>{} verloren</translation>
    </message>
    <message>
        <source>impulses not unique</source>
        <translation>Kraftstöße nicht eindeutig</translation>
    </message>
    <message>
        <source>Let go of the button, or press Escape, to let {} go</source>
        <translation>Die Taste loslassen oder Escape drücken, um {} loszulassen</translation>
    </message>
    <message>
        <source>Drag a body to pull it, with Shift to turn it; Space holds the motion</source>
        <translation>Einen Körper ziehen, mit Umschalt drehen; die Leertaste hält die Bewegung an</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>The model does not run until what is missing is there.</source>
        <translation>Das Modell läuft erst, wenn das Fehlende da ist.</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Es fehlt</translation>
    </message>
    <message>
        <source>Impulse of the joint in the strike, and the impulse of its moment</source>
        <translation>Kraftstoß des Gelenks im Stoß und der Stoß seines Moments</translation>
    </message>
    <message>
        <source>Gamepads need the library PySDL2, which is not here: pip install kanevas[controls]</source>
        <translation>Gamepads brauchen die Bibliothek PySDL2, die hier fehlt: pip install kanevas[controls]</translation>
    </message>
    <message>
        <source>A 3D mouse needs the library PySpaceMouse, which is not here: pip install kanevas[controls]</source>
        <translation>Eine 3D-Maus braucht die Bibliothek PySpaceMouse, die hier fehlt: pip install kanevas[controls]</translation>
    </message>
    <message>
        <source>There is no way to gamepads here.</source>
        <translation>Hier führt kein Weg zu Gamepads.</translation>
    </message>
    <message>
        <source>There is no 3D mouse, or no way to it.</source>
        <translation>Es gibt keine 3D-Maus, oder keinen Weg zu ihr.</translation>
    </message>
    <message>
        <source>Lead it by keys, a gamepad or a 3D mouse …</source>
        <translation>Mit Tasten, Gamepad oder 3D-Maus führen …</translation>
    </message>
    <message>
        <source>Led in a live run by {}; click for others</source>
        <translation>In einem Live-Lauf geführt von {}; Klick für anderes</translation>
    </message>
    <message>
        <source>Wheels that touch the road, slip, jump and land</source>
        <translation>Räder, die die Straße berühren, rutschen, springen und landen</translation>
    </message>
    <message>
        <source>A contact that lifts off, and comes back</source>
        <translation>Ein Kontakt, der abhebt und wiederkommt</translation>
    </message>
    <message>
        <source>A pin in slots: an outline that is not convex</source>
        <translation>Ein Stift in Schlitzen: ein Umriss, der nicht konvex ist</translation>
    </message>
    <message>
        <source>Corners that strike sides, and slide along them</source>
        <translation>Ecken, die auf Seiten stoßen und an ihnen entlang gleiten</translation>
    </message>
    <message>
        <source>Strikes with friction in space, until it lies still</source>
        <translation>Stöße mit Reibung im Raum, bis er still liegt</translation>
    </message>
    <message>
        <source>Friction against the slip, and a strike of two balls</source>
        <translation>Reibung gegen den Schlupf, und ein Stoß zweier Kugeln</translation>
    </message>
    <message>
        <source>equations of motion</source>
        <translation>Bewegungsgleichungen</translation>
    </message>
    <message>
        <source>equations of constraints</source>
        <translation>Bindungsgleichungen</translation>
    </message>
    <message>
        <source>unknown accelerations</source>
        <translation>unbekannte Beschleunigungen</translation>
    </message>
    <message>
        <source>unknown forces</source>
        <translation>unbekannte Kräfte</translation>
    </message>
    <message>
        <source>system that is solved</source>
        <translation>gelöstes Gleichungssystem</translation>
    </message>
    <message>
        <source>operations as written</source>
        <translation>Operationen, ausgeschrieben</translation>
    </message>
    <message>
        <source>operations, shared</source>
        <translation>Operationen, zusammengefasst</translation>
    </message>
    <message>
        <source>differs from the solver</source>
        <translation>Abweichung vom Löser</translation>
    </message>
    <message>
        <source>worked out before</source>
        <translation>vorher zu bestimmen</translation>
    </message>
    <message>
        <source>{all}: {products} ×, {sums} +, {functions} f</source>
        <translation>{all}: {products} ×, {sums} +, {functions} f</translation>
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
    <name>AtPoints</name>
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
    <message>
        <source>Draw pull</source>
        <translation>Zug zeichnen</translation>
    </message>
    <message>
        <source>Pull: click the point of a body that the hand holds</source>
        <translation>Zug: auf den Punkt eines Körpers klicken, den die Hand hält</translation>
    </message>
    <message>
        <source>pull</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>A pull acts on a body that moves: click on one.</source>
        <translation>Ein Zug wirkt auf einen Körper, der sich bewegt: auf einen klicken.</translation>
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
        <source>What the strike is told of</source>
        <translation>Wovon der Stoß erzählt wird</translation>
    </message>
    <message>
        <source>Rows of contacts</source>
        <translation>Zeilen der Kontakte</translation>
    </message>
    <message>
        <source>Impulses of joints</source>
        <translation>Kraftstöße der Gelenke</translation>
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
    <name>BestWindow</name>
    <message>
        <source>Make it least</source>
        <translation>So klein wie möglich machen</translation>
    </message>
    <message>
        <source>Make it largest</source>
        <translation>So groß wie möglich machen</translation>
    </message>
    <message>
        <source>Reach a value</source>
        <translation>Einen Wert erreichen</translation>
    </message>
    <message>
        <source>Lead a path through points</source>
        <translation>Eine Bahn durch Punkte führen</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>least squares</source>
        <translation>kleinste Quadrate</translation>
    </message>
    <message>
        <source>Nelder and Mead</source>
        <translation>Nelder und Mead</translation>
    </message>
    <message>
        <source>Powell</source>
        <translation>Powell</translation>
    </message>
    <message>
        <source>L-BFGS-B</source>
        <translation>L-BFGS-B</translation>
    </message>
    <message>
        <source>everywhere (evolution)</source>
        <translation>überall (Evolution)</translation>
    </message>
    <message>
        <source>Best values</source>
        <translation>Beste Werte</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>An expression of measures: max, min, span, mean, rms, first or last of a quantity of the result, or of an expression of the state; in SI units</source>
        <translation>Ein Ausdruck von Messwerten: max, min, span, mean, rms, first oder last einer Größe des Ergebnisses oder eines Ausdrucks des Zustands; in SI-Einheiten</translation>
    </message>
    <message>
        <source>Value [SI]</source>
        <translation>Wert [SI]</translation>
    </message>
    <message>
        <source>Whose path</source>
        <translation>Wessen Bahn</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester Wert</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Runs at most</source>
        <translation>Höchstens Läufe</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Bahn</translation>
    </message>
    <message>
        <source>&amp;All tried as CSV …</source>
        <translation>&amp;Alle Versuche als CSV …</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Gives the parameters the best values</source>
        <translation>Gibt den Parametern die besten Werte</translation>
    </message>
    <message>
        <source>{} runs, the goal is at {}</source>
        <translation>{} Läufe, das Ziel steht bei {}</translation>
    </message>
    <message>
        <source>{} runs, the goal is at {}.</source>
        <translation>{} Läufe, das Ziel steht bei {}.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>bester bisher</translation>
    </message>
    <message>
        <source>best path</source>
        <translation>beste Bahn</translation>
    </message>
    <message>
        <source>Tick a parameter that may change.</source>
        <translation>Haken Sie einen Parameter an, der sich ändern darf.</translation>
    </message>
    <message>
        <source>Click points into the picture that the path is to meet.</source>
        <translation>Klicken Sie Punkte ins Bild, die die Bahn treffen soll.</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Es wird gesucht …</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no number.</source>
        <translation>„{}“ ist keine Zahl.</translation>
    </message>
</context>
<context>
    <name>BindingDialog</name>
    <message>
        <source>What leads {}</source>
        <translation>Was {} führt</translation>
    </message>
    <message>
        <source>Goes back when the key is let go</source>
        <translation>Geht zurück, wenn die Taste losgelassen wird</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>Andersherum</translation>
    </message>
    <message>
        <source>&amp;Lower by the key</source>
        <translation>&amp;Senken mit der Taste</translation>
    </message>
    <message>
        <source>&amp;Raise by the key</source>
        <translation>&amp;Heben mit der Taste</translation>
    </message>
    <message>
        <source>&amp;Axis of a device</source>
        <translation>&amp;Achse eines Geräts</translation>
    </message>
    <message>
        <source>The key {} has its own use in a live run; choose another one.</source>
        <translation>Die Taste {} braucht ein Live-Lauf selbst; nehmen Sie eine andere.</translation>
    </message>
    <message>
        <source>One key cannot do both.</source>
        <translation>Eine Taste kann nicht beides.</translation>
    </message>
    <message>
        <source>Keys and axes act while a live run goes on (F6).</source>
        <translation>Tasten und Achsen wirken, solange ein Live-Lauf läuft (F6).</translation>
    </message>
    <message>
        <source>Move an axis of {} far to take it.</source>
        <translation>Bewegen Sie eine Achse von {} weit, um sie zu nehmen.</translation>
    </message>
</context>
<context>
    <name>Bindings</name>
    <message>
        <source>Left stick, across</source>
        <translation>Linker Stick, quer</translation>
    </message>
    <message>
        <source>Left stick, up and down</source>
        <translation>Linker Stick, auf und ab</translation>
    </message>
    <message>
        <source>Right stick, across</source>
        <translation>Rechter Stick, quer</translation>
    </message>
    <message>
        <source>Right stick, up and down</source>
        <translation>Rechter Stick, auf und ab</translation>
    </message>
    <message>
        <source>Left trigger</source>
        <translation>Linker Abzug</translation>
    </message>
    <message>
        <source>Right trigger</source>
        <translation>Rechter Abzug</translation>
    </message>
    <message>
        <source>3D mouse, x</source>
        <translation>3D-Maus, x</translation>
    </message>
    <message>
        <source>3D mouse, y</source>
        <translation>3D-Maus, y</translation>
    </message>
    <message>
        <source>3D mouse, z</source>
        <translation>3D-Maus, z</translation>
    </message>
    <message>
        <source>3D mouse, roll</source>
        <translation>3D-Maus, Rollen</translation>
    </message>
    <message>
        <source>3D mouse, pitch</source>
        <translation>3D-Maus, Nicken</translation>
    </message>
    <message>
        <source>3D mouse, yaw</source>
        <translation>3D-Maus, Gieren</translation>
    </message>
</context>
<context>
    <name>BodePlot</name>
    <message>
        <source>Bode plot</source>
        <translation>Bode-Diagramm</translation>
    </message>
    <message>
        <source>magnitude [dB]</source>
        <translation>Betrag [dB]</translation>
    </message>
    <message>
        <source>phase [°]</source>
        <translation>Phase [°]</translation>
    </message>
    <message>
        <source>frequency [Hz]</source>
        <translation>Frequenz [Hz]</translation>
    </message>
</context>
<context>
    <name>BoundsRows</name>
    <message>
        <source>{}: lowest value</source>
        <translation>{}: kleinster Wert</translation>
    </message>
    <message>
        <source>{}: highest value</source>
        <translation>{}: größter Wert</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Kleinster</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Größter</translation>
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
    <name>CaseTable</name>
    <message>
        <source>Failure</source>
        <translation>Fehlschlag</translation>
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
    <name>ClutchTool</name>
    <message>
        <source>Draw clutch</source>
        <translation>Kupplung zeichnen</translation>
    </message>
    <message>
        <source>Clutch: click the hinge of the first shaft</source>
        <translation>Kupplung: auf das Drehgelenk der ersten Welle klicken</translation>
    </message>
    <message>
        <source>Clutch: click the hinge of the other shaft</source>
        <translation>Kupplung: auf das Drehgelenk der anderen Welle klicken</translation>
    </message>
    <message>
        <source>A clutch needs two hinges, those of its shafts: click on one.</source>
        <translation>Eine Kupplung braucht zwei Drehgelenke, die ihrer Wellen: auf eines klicken.</translation>
    </message>
    <message>
        <source>clutch</source>
        <translation>Kupplung</translation>
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
    <name>CurvesPage</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>as bands of quantiles</source>
        <translation>als Bänder von Quantilen</translation>
    </message>
    <message>
        <source>The median, the middle half, and all but 5 % above and below</source>
        <translation>Der Median, die mittlere Hälfte, und alles bis auf 5 % darüber und darunter</translation>
    </message>
    <message>
        <source>Time [s]</source>
        <translation>Zeit [s]</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>{} of {} curves</source>
        <translation>{} von {} Kurven</translation>
    </message>
</context>
<context>
    <name>DataRows</name>
    <message>
        <source>Column of the time</source>
        <translation>Spalte der Zeit</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>Unit of {}</source>
        <translation>Einheit von {}</translation>
    </message>
    <message>
        <source>The result has no quantity &apos;{}&apos;.</source>
        <translation>Das Ergebnis hat keine Größe „{}“.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no unit that is known here.</source>
        <translation>„{}“ ist keine Einheit, die hier bekannt ist.</translation>
    </message>
    <message>
        <source>&apos;{}&apos; is no unit of {}, which is in {}.</source>
        <translation>„{}“ ist keine Einheit von {}, das in {} gemessen wird.</translation>
    </message>
</context>
<context>
    <name>DiagramPage</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>over</source>
        <translation>über</translation>
    </message>
    <message>
        <source>for each</source>
        <translation>für jedes</translation>
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
        <source>Prefere&amp;nces …</source>
        <translation>V&amp;oreinstellungen …</translation>
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
        <source>Rena&amp;me</source>
        <translation>Um&amp;benennen</translation>
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
    <name>EquationsDock</name>
    <message>
        <source>Equations</source>
        <translation>Gleichungen</translation>
    </message>
    <message>
        <source>Save equations</source>
        <translation>Gleichungen speichern</translation>
    </message>
</context>
<context>
    <name>EquationsPanel</name>
    <message>
        <source>Generalized speeds of free turns</source>
        <translation>Verallgemeinerte Geschwindigkeiten freier Drehungen</translation>
    </message>
    <message>
        <source>Components of angular velocity</source>
        <translation>Komponenten der Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>Rates of coordinates</source>
        <translation>Ableitungen der Koordinaten</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>Kopieren als</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern als</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>Aufgegeben.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Derive equations</source>
        <translation>Gleichungen aufstellen</translation>
    </message>
    <message>
        <source>Working out the equations …</source>
        <translation>Die Gleichungen werden aufgestellt …</translation>
    </message>
    <message>
        <source>Kane&apos;s equations of the model as drawn, with its own names</source>
        <translation>Kanes Gleichungen des Modells, wie es gezeichnet ist, mit seinen Namen</translation>
    </message>
    <message>
        <source>{coordinates} coordinates, {rows} constraints; {products} multiplications, {sums} additions, {functions} functions; differs from the solver by {difference}</source>
        <translation>{coordinates} Koordinaten, {rows} Bindungen; {products} Multiplikationen, {sums} Additionen, {functions} Funktionen; weicht vom Löser um {difference} ab</translation>
    </message>
    <message>
        <source>Of an older model. {}</source>
        <translation>Von einem älteren Modell. {}</translation>
    </message>
    <message>
        <source>Copy this equation as LaTeX</source>
        <translation>Diese Gleichung als LaTeX kopieren</translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation>Verfahren vergleichen</translation>
    </message>
    <message>
        <source>Derive them by Newton&apos;s and Lagrange&apos;s methods, too, and count what each needs</source>
        <translation>Auch nach Newton und nach Lagrange herleiten und zählen, was jedes Verfahren braucht</translation>
    </message>
    <message>
        <source>Three methods</source>
        <translation>Drei Verfahren</translation>
    </message>
</context>
<context>
    <name>EventList</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Impulse</source>
        <translation>Kraftstoß</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>When it happened</source>
        <translation>Wann es geschah</translation>
    </message>
    <message>
        <source>To which element it happened, and to which part of it</source>
        <translation>Welchem Element es geschah, und welchem Teil davon</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich änderte</translation>
    </message>
    <message>
        <source>Speed of the gap or the slip before it, opening positive</source>
        <translation>Geschwindigkeit des Spalts oder des Gleitens davor, öffnend positiv</translation>
    </message>
    <message>
        <source>Speed of the gap or the slip after it, opening positive</source>
        <translation>Geschwindigkeit des Spalts oder des Gleitens danach, öffnend positiv</translation>
    </message>
    <message>
        <source>Impulse on the row of the element</source>
        <translation>Kraftstoß auf die Zeile des Elements</translation>
    </message>
    <message>
        <source>Energy that was lost in it</source>
        <translation>Energie, die dabei verloren ging</translation>
    </message>
</context>
<context>
    <name>EventView</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
</context>
<context>
    <name>EventsDock</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Nothing in the model changes its constraints</source>
        <translation>Nichts im Modell ändert seine Bindungen</translation>
    </message>
</context>
<context>
    <name>EventsPanel</name>
    <message>
        <source>Press Run (F5), and what changes the constraints is listed here.</source>
        <translation>Drücken Sie auf Lauf (F5), und hier steht, was die Bindungen ändert.</translation>
    </message>
    <message>
        <source>Nothing has changed the constraints in this run.</source>
        <translation>Nichts hat in diesem Lauf die Bindungen geändert.</translation>
    </message>
    <message>
        <source>There are no events</source>
        <translation>Es gibt keine Ereignisse</translation>
    </message>
    <message>
        <source>&amp;Work the strike out</source>
        <translation>Stoß &amp;vorrechnen</translation>
    </message>
    <message>
        <source>Choose an event in which something strikes or locks</source>
        <translation>Wählen Sie ein Ereignis, in dem etwas anschlägt oder einrastet</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <translation>&amp;Alles kopieren</translation>
    </message>
    <message>
        <source>&amp;Export as CSV …</source>
        <translation>Als CSV &amp;exportieren …</translation>
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
        <source>&amp;Events as CSV …</source>
        <translation>Ere&amp;ignisse als CSV …</translation>
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
        <source>For &amp;other programs</source>
        <translation>Für andere Pr&amp;ogramme</translation>
    </message>
    <message>
        <source>Run the model first</source>
        <translation>Zuerst das Modell laufen lassen</translation>
    </message>
    <message>
        <source>Nothing changes the constraints in this run</source>
        <translation>Nichts ändert in diesem Lauf die Bindungen</translation>
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
        <source>Hold the live run first (Space)</source>
        <translation>Halten Sie zuerst den Live-Lauf an (Leertaste)</translation>
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
        <source>Export events</source>
        <translation>Ereignisse exportieren</translation>
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
        <source>Written to {}</source>
        <translation>Geschrieben nach {}</translation>
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
        <translation>Neu im Rau&amp;m</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues Fenste&amp;r</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open in a new w&amp;indow …</source>
        <translation>&amp;In neuem Fenster öffnen …</translation>
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
        <source>I&amp;mport …</source>
        <translation>Im&amp;portieren …</translation>
    </message>
    <message>
        <source>Insert mo&amp;del …</source>
        <translation>Modell einfü&amp;gen …</translation>
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
        <source>&amp;Close window</source>
        <translation>Fens&amp;ter schließen</translation>
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
        <source>{} frames, {} s to watch</source>
        <translation>{} Bilder, {} s zum Ansehen</translation>
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
        <source>3  A slider-crank</source>
        <translation>3  Eine Schubkurbel</translation>
    </message>
    <message>
        <source>4  A pendulum in space</source>
        <translation>4  Ein Pendel im Raum</translation>
    </message>
    <message>
        <source>5  Plots</source>
        <translation>5  Plots</translation>
    </message>
    <message>
        <source>6  Kane&apos;s method</source>
        <translation>6  Kanes Methode</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Nächstes Kapitel</translation>
    </message>
    <message>
        <source>Begin with an empty model in space</source>
        <translation>Mit einem leeren Modell im Raum beginnen</translation>
    </message>
    <message>
        <source>Begin with a double pendulum</source>
        <translation>Mit einem Doppelpendel beginnen</translation>
    </message>
    <message>
        <source>Begin with a slider-crank</source>
        <translation>Mit einer Schubkurbel beginnen</translation>
    </message>
    <message>
        <source>That is a mechanism with a motor. In the next chapter turning becomes sliding.</source>
        <translation>Das ist ein Mechanismus mit Motor. Im nächsten Kapitel wird aus Drehen Gleiten.</translation>
    </message>
    <message>
        <source>That is an engine without its fire. Next: out of the plane.</source>
        <translation>Das ist eine Maschine ohne ihr Feuer. Als Nächstes: aus der Ebene hinaus.</translation>
    </message>
    <message>
        <source>That is a pendulum in space. Next: what plots can show.</source>
        <translation>Das ist ein Pendel im Raum. Als Nächstes: was Plots zeigen können.</translation>
    </message>
    <message>
        <source>Curves can be dragged from plot to plot, and File &gt; Export writes them. Next: the equations behind all this.</source>
        <translation>Kurven lassen sich von Plot zu Plot ziehen, und Datei &gt; Exportieren schreibt sie. Als Nächstes: die Gleichungen hinter alledem.</translation>
    </message>
    <message>
        <source>That is all. From here on, Help has a page for each part.</source>
        <translation>Das ist alles. Von hier an hat die Hilfe eine Seite für jedes Teil.</translation>
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
    <message>
        <source>Draw a crank and pin it</source>
        <translation>Eine Kurbel zeichnen und anstecken</translation>
    </message>
    <message>
        <source>Draw a short rod{rod}. With the hinge{revolute} click one of its ends, which joins it to the ground.</source>
        <translation>Zeichnen Sie einen kurzen Stab{rod}. Klicken Sie mit dem Drehgelenk{revolute} auf eines seiner Enden: das verbindet ihn mit dem Boden.</translation>
    </message>
    <message>
        <source>Add a connecting rod</source>
        <translation>Eine Pleuelstange dazu</translation>
    </message>
    <message>
        <source>Draw a longer rod{rod} from the free end of the crank. If it is not hinged there yet, click the place with the hinge{revolute}.</source>
        <translation>Zeichnen Sie vom freien Ende der Kurbel aus einen längeren Stab{rod}. Hängt er dort noch nicht, so klicken Sie mit dem Drehgelenk{revolute} auf die Stelle.</translation>
    </message>
    <message>
        <source>Let its end slide</source>
        <translation>Ihr Ende gleiten lassen</translation>
    </message>
    <message>
        <source>Take “point on a line”{point_on_line}, click the free end of the connecting rod, then a point to the side of it: along this line it may slide. One freedom is left.</source>
        <translation>Nehmen Sie „Punkt auf einer Linie“{point_on_line} und klicken Sie auf das freie Ende der Pleuelstange, dann auf einen Punkt daneben: entlang dieser Linie kann es gleiten. Ein Freiheitsgrad bleibt.</translation>
    </message>
    <message>
        <source>Plot the stroke</source>
        <translation>Den Hub plotten</translation>
    </message>
    <message>
        <source>Unfold the connecting rod in the tree and tick x, or what else you would like to see.</source>
        <translation>Klappen Sie die Pleuelstange im Baum auf und kreuzen Sie x an, oder was Sie sonst sehen möchten.</translation>
    </message>
    <message>
        <source>Three dimensions</source>
        <translation>Drei Dimensionen</translation>
    </message>
    <message>
        <source>Press the button above for an empty model in space. You draw in a plane of it, and see all of it in the 3D view.</source>
        <translation>Der Knopf oben gibt ein leeres Modell im Raum. Gezeichnet wird in einer seiner Ebenen, die 3D-Ansicht zeigt alles.</translation>
    </message>
    <message>
        <source>Hang it on a ball joint</source>
        <translation>An ein Kugelgelenk hängen</translation>
    </message>
    <message>
        <source>Take the ball joint{ball} and click one end of the rod. There it may turn in every direction: three freedoms.</source>
        <translation>Nehmen Sie das Kugelgelenk{ball} und klicken Sie auf ein Ende des Stabes. Dort kann er sich in jede Richtung drehen: drei Freiheitsgrade.</translation>
    </message>
    <message>
        <source>Push it</source>
        <translation>Anstoßen</translation>
    </message>
    <message>
        <source>Select the rod. In the inspector, under the motion at the start, give it an angular velocity about another axis than the one across the sheet.</source>
        <translation>Wählen Sie den Stab aus und geben Sie ihm im Inspektor, bei der Bewegung am Anfang, eine Winkelgeschwindigkeit um eine andere Achse als die quer zum Blatt.</translation>
    </message>
    <message>
        <source>Leave a trace</source>
        <translation>Eine Spur hinterlassen</translation>
    </message>
    <message>
        <source>Take the measure point{measure_point} and click the free end of the rod. In the inspector tick “Draw the trace”, and turn the 3D view with the mouse.</source>
        <translation>Nehmen Sie den Messpunkt{measure_point} und klicken Sie auf das freie Ende des Stabes. Kreuzen Sie im Inspektor „Spur zeichnen“ an und drehen Sie die 3D-Ansicht mit der Maus.</translation>
    </message>
    <message>
        <source>A mechanism</source>
        <translation>Ein Mechanismus</translation>
    </message>
    <message>
        <source>Press the button above, or open any model of your own.</source>
        <translation>Drücken Sie den Knopf oben, oder öffnen Sie ein eigenes Modell.</translation>
    </message>
    <message>
        <source>Two curves in one plot</source>
        <translation>Zwei Kurven in einem Plot</translation>
    </message>
    <message>
        <source>Drag another quantity from the tree into the same plot. Where its unit is another one, it gets an axis at the right.</source>
        <translation>Ziehen Sie eine weitere Größe aus dem Baum in denselben Plot. Hat sie eine andere Einheit, bekommt sie eine Achse rechts.</translation>
    </message>
    <message>
        <source>One quantity against another</source>
        <translation>Eine Größe über einer anderen</translation>
    </message>
    <message>
        <source>Click a plot with the right button and choose what goes along its horizontal axis instead of the time.</source>
        <translation>Klicken Sie mit der rechten Taste auf einen Plot und wählen Sie, was statt der Zeit auf seiner waagerechten Achse steht.</translation>
    </message>
    <message>
        <source>The spectrum</source>
        <translation>Das Spektrum</translation>
    </message>
    <message>
        <source>In the same menu choose the spectrum: how much of the motion there is of each frequency.</source>
        <translation>Wählen Sie im selben Menü das Spektrum: wie viel von jeder Frequenz in der Bewegung steckt.</translation>
    </message>
    <message>
        <source>Open the tables of the method</source>
        <translation>Die Tabellen der Methode öffnen</translation>
    </message>
    <message>
        <source>View &gt; Kane&apos;s method opens them beside the plots: partial velocities, generalized forces, the constraint matrix, reactions, at the time that you see.</source>
        <translation>Ansicht &gt; Kanes Methode öffnet sie neben den Plots: partielle Geschwindigkeiten, generalisierte Kräfte, die Bindungsmatrix und Reaktionen zu der Zeit, die zu sehen ist.</translation>
    </message>
    <message>
        <source>Follow a force</source>
        <translation>Einer Kraft folgen</translation>
    </message>
    <message>
        <source>Choose Reactions at the left of the tables, and click a number with the right button to plot it over the time; or tick it in the tree.</source>
        <translation>Wählen Sie links neben den Tabellen die Reaktionen und klicken Sie mit der rechten Taste auf eine Zahl, um sie über der Zeit zu plotten; oder kreuzen Sie sie im Baum an.</translation>
    </message>
</context>
<context>
    <name>FitWindow</name>
    <message>
        <source>Fit to measurements</source>
        <translation>An Messungen anpassen</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Anpassen</translation>
    </message>
    <message>
        <source>&amp;Open data …</source>
        <translation>&amp;Daten öffnen …</translation>
    </message>
    <message>
        <source>A table in text (CSV), its first line the names of columns</source>
        <translation>Eine Tabelle als Text (CSV), in der ersten Zeile die Namen der Spalten</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Runs at most</source>
        <translation>Höchstens Läufe</translation>
    </message>
    <message>
        <source>Measured data</source>
        <translation>Messdaten</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>&amp;Data and fit as CSV …</source>
        <translation>Daten und Anpassung als &amp;CSV …</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Gives the parameters the fitted values</source>
        <translation>Gibt den Parametern die angepassten Werte</translation>
    </message>
    <message>
        <source>{}: {} lines</source>
        <translation>{}: {} Zeilen</translation>
    </message>
    <message>
        <source>{} runs.</source>
        <translation>{} Läufe.</translation>
    </message>
    <message>
        <source>{} runs, on average {} deviations away</source>
        <translation>{} Läufe, im Mittel {} Abweichungen entfernt</translation>
    </message>
    <message>
        <source>Time [s]</source>
        <translation>Zeit [s]</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>angepasst</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Open a file of measured data, and say which quantity a column is.</source>
        <translation>Öffnen Sie eine Datei mit Messdaten, und sagen Sie, welche Größe eine Spalte ist.</translation>
    </message>
    <message>
        <source>Tick a parameter that is to be found.</source>
        <translation>Haken Sie einen Parameter an, der gefunden werden soll.</translation>
    </message>
    <message>
        <source>Fitting …</source>
        <translation>Es wird angepasst …</translation>
    </message>
</context>
<context>
    <name>Folding</name>
    <message>
        <source>Panels at the left</source>
        <translation>Bereiche links</translation>
    </message>
    <message>
        <source>Panels below</source>
        <translation>Bereiche unten</translation>
    </message>
    <message>
        <source>Panels at the right</source>
        <translation>Bereiche rechts</translation>
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
    <message>
        <source>What can be done …</source>
        <translation>Was man tun kann …</translation>
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
    <name>ImportQuestions</name>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>erraten</translation>
    </message>
    <message>
        <source>&amp;Unit of lengths</source>
        <translation>&amp;Einheit der Längen</translation>
    </message>
    <message>
        <source>&amp;Density</source>
        <translation>&amp;Dichte</translation>
    </message>
    <message>
        <source>&amp;Prefix of all names</source>
        <translation>&amp;Vorsatz aller Namen</translation>
    </message>
    <message>
        <source>“{}” does not say this:</source>
        <translation>„{}“ sagt dies nicht:</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
</context>
<context>
    <name>ImpulseTool</name>
    <message>
        <source>Draw impulse</source>
        <translation>Kraftstoß zeichnen</translation>
    </message>
    <message>
        <source>Impulse: click the point of a body that is struck</source>
        <translation>Kraftstoß: auf den Punkt eines Körpers klicken, der getroffen wird</translation>
    </message>
    <message>
        <source>Impulse: click for direction and size, or type them, as in 2 N s, Tab, 30°</source>
        <translation>Kraftstoß: für Richtung und Größe klicken oder sie tippen, wie 2 N s, Tab, 30°</translation>
    </message>
    <message>
        <source>impulse</source>
        <translation>Kraftstoß</translation>
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
        <source>&amp;Normal forces and cones</source>
        <translation>&amp;Normalkräfte mit Kegeln</translation>
    </message>
    <message>
        <source>Fri&amp;ction forces</source>
        <translation>Reib&amp;ungskräfte</translation>
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
    <name>InJoints</name>
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
    <message>
        <source>Draw stop</source>
        <translation>Anschlag zeichnen</translation>
    </message>
    <message>
        <source>Stop: click on the hinge or slider that is to have limits</source>
        <translation>Anschlag: auf das Dreh- oder Schubgelenk klicken, das Grenzen haben soll</translation>
    </message>
    <message>
        <source>A stop limits a joint that turns or slides: click on one.</source>
        <translation>Ein Anschlag begrenzt ein Gelenk, das sich dreht oder gleitet: auf eines klicken.</translation>
    </message>
    <message>
        <source>Draw free wheel</source>
        <translation>Freilauf zeichnen</translation>
    </message>
    <message>
        <source>Free wheel: click on the hinge that is to turn one way only</source>
        <translation>Freilauf: auf das Drehgelenk klicken, das sich nur in einem Sinn drehen soll</translation>
    </message>
    <message>
        <source>A free wheel needs a joint that turns: click on a hinge.</source>
        <translation>Ein Freilauf braucht ein Gelenk, das sich dreht: auf ein Drehgelenk klicken.</translation>
    </message>
    <message>
        <source>Draw friction</source>
        <translation>Reibung zeichnen</translation>
    </message>
    <message>
        <source>Dry friction: click on the hinge or slider that rubs</source>
        <translation>Trockene Reibung: auf das Dreh- oder Schubgelenk klicken, das reibt</translation>
    </message>
    <message>
        <source>This friction acts in a joint that turns or slides: click on one.</source>
        <translation>Diese Reibung wirkt in einem Gelenk, das sich dreht oder gleitet: auf eines klicken.</translation>
    </message>
    <message>
        <source>Draw latch</source>
        <translation>Riegel zeichnen</translation>
    </message>
    <message>
        <source>Latch: click on the hinge or slider that it is to hold</source>
        <translation>Riegel: auf das Dreh- oder Schubgelenk klicken, das er halten soll</translation>
    </message>
    <message>
        <source>This latch holds a joint that turns or slides: click on one.</source>
        <translation>Dieser Riegel hält ein Gelenk, das sich dreht oder gleitet: auf eines klicken.</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>Anschlag</translation>
    </message>
    <message>
        <source>free wheel</source>
        <translation>Freilauf</translation>
    </message>
    <message>
        <source>friction</source>
        <translation>Reibung</translation>
    </message>
    <message>
        <source>latch</source>
        <translation>Riegel</translation>
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
        <source>Stops, friction and latches</source>
        <translation>Anschläge, Reibung und Riegel</translation>
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
        <source>&amp;Pull of a hand</source>
        <translation>&amp;Zug einer Hand</translation>
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
        <source>Input (set while it runs)</source>
        <translation>Eingang (im Lauf gestellt)</translation>
    </message>
    <message>
        <source>Table of values</source>
        <translation>Wertetabelle</translation>
    </message>
    <message>
        <source>&amp;Stop of a joint</source>
        <translation>&amp;Anschlag eines Gelenks</translation>
    </message>
    <message>
        <source>&amp;Rope or strut</source>
        <translation>&amp;Seil oder Stütze</translation>
    </message>
    <message>
        <source>Free &amp;wheel</source>
        <translation>&amp;Freilauf</translation>
    </message>
    <message>
        <source>Stop of a measure</source>
        <translation>Anschlag einer Messgröße</translation>
    </message>
    <message>
        <source>Dry &amp;friction in a joint</source>
        <translation>Trockene &amp;Reibung in einem Gelenk</translation>
    </message>
    <message>
        <source>&amp;Clutch</source>
        <translation>&amp;Kupplung</translation>
    </message>
    <message>
        <source>&amp;Latch of a joint</source>
        <translation>Rie&amp;gel eines Gelenks</translation>
    </message>
    <message>
        <source>Latch between &amp;bodies</source>
        <translation>Riegel zwischen Kör&amp;pern</translation>
    </message>
    <message>
        <source>R&amp;elease of a joint</source>
        <translation>Lösen eines Gelenks (&amp;Bruch)</translation>
    </message>
    <message>
        <source>&amp;Impulse (blow)</source>
        <translation>Kraf&amp;tstoß</translation>
    </message>
    <message>
        <source>Event (condition)</source>
        <translation>Ereignis (Bedingung)</translation>
    </message>
    <message>
        <source>Floor under a body (contact)</source>
        <translation>Boden unter einem Körper (Kontakt)</translation>
    </message>
    <message>
        <source>Contact of two bodies</source>
        <translation>Kontakt zweier Körper</translation>
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
        <source>pull</source>
        <translation>Zug</translation>
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
        <source>input</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>Massenpunkt</translation>
    </message>
    <message>
        <source>stop of an angle</source>
        <translation>Anschlag eines Winkels</translation>
    </message>
    <message>
        <source>stop of a displacement</source>
        <translation>Anschlag einer Verschiebung</translation>
    </message>
    <message>
        <source>rope or strut (limits of a distance)</source>
        <translation>Seil oder Stütze (Grenzen eines Abstands)</translation>
    </message>
    <message>
        <source>free wheel</source>
        <translation>Freilauf</translation>
    </message>
    <message>
        <source>stop of a measure</source>
        <translation>Anschlag einer Messgröße</translation>
    </message>
    <message>
        <source>dry friction about an axis</source>
        <translation>trockene Reibung um eine Achse</translation>
    </message>
    <message>
        <source>dry friction along an axis</source>
        <translation>trockene Reibung längs einer Achse</translation>
    </message>
    <message>
        <source>clutch</source>
        <translation>Kupplung</translation>
    </message>
    <message>
        <source>latch of an angle</source>
        <translation>Riegel eines Winkels</translation>
    </message>
    <message>
        <source>latch of a displacement</source>
        <translation>Riegel einer Verschiebung</translation>
    </message>
    <message>
        <source>latch between bodies</source>
        <translation>Riegel zwischen Körpern</translation>
    </message>
    <message>
        <source>release of a joint</source>
        <translation>Lösen eines Gelenks</translation>
    </message>
    <message>
        <source>impulse (blow)</source>
        <translation>Kraftstoß (Schlag)</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>contact with a plane</source>
        <translation>Kontakt mit einer Ebene</translation>
    </message>
    <message>
        <source>contact of bodies</source>
        <translation>Kontakt von Körpern</translation>
    </message>
</context>
<context>
    <name>KnobsDock</name>
    <message>
        <source>Knobs</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Turn {}</source>
        <translation>{} verstellen</translation>
    </message>
</context>
<context>
    <name>KnobsPanel</name>
    <message>
        <source>Parameters and inputs of the model appear here as sliders: Insert, Data, Parameter. What is turned acts at once in a live run, and short runs are made anew at once.</source>
        <translation>Parameter und Eingaben des Modells erscheinen hier als Schieber: Einfügen, Daten, Parameter. Was verstellt wird, wirkt in einem Live-Lauf sofort, und kurze Läufe werden sofort neu gerechnet.</translation>
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
    <message>
        <source>Rope</source>
        <translation>Seil</translation>
    </message>
    <message>
        <source>rope</source>
        <translation>Seil</translation>
    </message>
    <message>
        <source>it is a tenth longer than drawn, and hangs loose at first</source>
        <translation>es ist um ein Zehntel länger als gezeichnet und hängt zuerst durch</translation>
    </message>
    <message>
        <source>Latch</source>
        <translation>Riegel</translation>
    </message>
    <message>
        <source>latch</source>
        <translation>Riegel</translation>
    </message>
    <message>
        <source>it shuts after a second, and holds the bodies as they are</source>
        <translation>er schließt nach einer Sekunde und hält die Körper, wie sie dann stehen</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>Where bodies begin counts when the live run begins anew (Home, Space)</source>
        <translation>Wo Körper beginnen, zählt, wenn der Live-Lauf neu beginnt (Pos1, Leertaste)</translation>
    </message>
    <message>
        <source>The solver is not ready for these settings yet.</source>
        <translation>Der Löser ist für diese Einstellungen noch nicht bereit.</translation>
    </message>
    <message>
        <source>Live {}</source>
        <translation>Live {}</translation>
    </message>
    <message>
        <source>The live run has ended, as the model is another one now.</source>
        <translation>Der Live-Lauf ist beendet, da das Modell jetzt ein anderes ist.</translation>
    </message>
    <message>
        <source>The live run has ended: no more of it can be kept in memory.</source>
        <translation>Der Live-Lauf ist beendet: Mehr davon kann nicht im Speicher behalten werden.</translation>
    </message>
</context>
<context>
    <name>LivePart</name>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>End the live run and keep what ran (Esc)</source>
        <translation>Den Live-Lauf beenden und behalten, was lief (Esc)</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Hält</translation>
    </message>
    <message>
        <source>Drag a body to pull it</source>
        <translation>Ziehen Sie an einem Körper</translation>
    </message>
    <message>
        <source>It keeps the pace that is chosen at the right.</source>
        <translation>Er hält das Tempo, das rechts gewählt ist.</translation>
    </message>
    <message>
        <source>{} %</source>
        <translation>{} %</translation>
    </message>
    <message>
        <source>It is slower than the pace that is chosen: each second {} s of motion pass, as more cannot be computed. Choose a slower pace at the right, or a longer step or a larger tolerance in the run settings.</source>
        <translation>Er ist langsamer als das gewählte Tempo: In jeder Sekunde vergehen {} s der Bewegung, denn mehr lässt sich nicht rechnen. Wählen Sie rechts ein langsameres Tempo oder in den Laufeinstellungen einen längeren Schritt oder eine größere Toleranz.</translation>
    </message>
    <message>
        <source>The relative tolerance was raised to {} for it.</source>
        <translation>Die relative Toleranz wurde dafür auf {} erhöht.</translation>
    </message>
</context>
<context>
    <name>LiveRun</name>
    <message>
        <source>The live run was stopped before it began.</source>
        <translation>Der Live-Lauf wurde abgebrochen, bevor er begann.</translation>
    </message>
</context>
<context>
    <name>LocusPlot</name>
    <message>
        <source>Root locus</source>
        <translation>Wurzelortskurve</translation>
    </message>
    <message>
        <source>real part [1/s]</source>
        <translation>Realteil [1/s]</translation>
    </message>
    <message>
        <source>imaginary part [1/s]</source>
        <translation>Imaginärteil [1/s]</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
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
        <source>Show what is wrong</source>
        <translation>Zeigen, was nicht stimmt</translation>
    </message>
    <message>
        <source>Solver ready</source>
        <translation>Löser bereit</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>over</source>
        <translation>über</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
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
    <name>MeasureRows</name>
    <message>
        <source>largest</source>
        <translation>größter Wert</translation>
    </message>
    <message>
        <source>least</source>
        <translation>kleinster Wert</translation>
    </message>
    <message>
        <source>span</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>root mean square</source>
        <translation>Effektivwert</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erster Wert</translation>
    </message>
    <message>
        <source>last</source>
        <translation>letzter Wert</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>What of it</source>
        <translation>Was davon</translation>
    </message>
    <message>
        <source>Remove this measure</source>
        <translation>Diesen Messwert entfernen</translation>
    </message>
    <message>
        <source>&amp;Add a measure</source>
        <translation>Messwert &amp;hinzufügen</translation>
    </message>
</context>
<context>
    <name>MechanismDrag</name>
    <message>
        <source>Move {} within its joints</source>
        <translation>{} in seinen Gelenken bewegen</translation>
    </message>
    <message>
        <source>{} goes on from where you leave it; Escape puts all back</source>
        <translation>{} macht dort weiter, wo Sie loslassen; Escape stellt alles zurück</translation>
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
        <source>Nothing strikes at this time. Go to a strike by “Next event” (Ctrl+Right), or by a click in the list of events.</source>
        <translation>Zu dieser Zeit gibt es keinen Stoß. Gehen Sie mit „Nächstes Ereignis“ (Strg+Rechts) oder durch einen Klick in der Liste der Ereignisse zu einem.</translation>
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
        <source>Pulls</source>
        <translation>Züge</translation>
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
        <source>Inputs</source>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Planar bodies</source>
        <translation>Ebene Körper</translation>
    </message>
    <message>
        <source>Stops and ropes</source>
        <translation>Anschläge und Seile</translation>
    </message>
    <message>
        <source>Dry friction</source>
        <translation>Trockene Reibung</translation>
    </message>
    <message>
        <source>Latches</source>
        <translation>Riegel</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>Gelöste Gelenke</translation>
    </message>
    <message>
        <source>Impulses</source>
        <translation>Kraftstöße</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Kontakte</translation>
    </message>
</context>
<context>
    <name>ModesDock</name>
    <message>
        <source>Modes</source>
        <translation>Eigenformen</translation>
    </message>
    <message>
        <source>Export matrices</source>
        <translation>Matrizen exportieren</translation>
    </message>
    <message>
        <source>Export curves</source>
        <translation>Kurven exportieren</translation>
    </message>
</context>
<context>
    <name>ModesPanel</name>
    <message>
        <source>Linearise here</source>
        <translation>Hier linearisieren</translation>
    </message>
    <message>
        <source>Work out the small deviations from what is shown: the start, or this time</source>
        <translation>Die kleinen Abweichungen von dem berechnen, was gezeigt wird: vom Anfang oder von dieser Zeit</translation>
    </message>
    <message>
        <source>Animate</source>
        <translation>Animieren</translation>
    </message>
    <message>
        <source>Let the chosen mode swing on the canvas and in 3D</source>
        <translation>Die gewählte Eigenform auf der Zeichenfläche und in 3D schwingen lassen</translation>
    </message>
    <message>
        <source>Export matrices …</source>
        <translation>Matrizen exportieren …</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Eigenform</translation>
    </message>
    <message>
        <source>Frequency [Hz]</source>
        <translation>Frequenz [Hz]</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Eigenvalue [1/s]</source>
        <translation>Eigenwert [1/s]</translation>
    </message>
    <message>
        <source>What it does by itself</source>
        <translation>Was sie von selbst tut</translation>
    </message>
    <message>
        <source>Frequency of the oscillation</source>
        <translation>Frequenz der Schwingung</translation>
    </message>
    <message>
        <source>Damping ratio: 1 is critical, below 0 it grows</source>
        <translation>Dämpfungsgrad: 1 ist kritisch, unter 0 wächst sie</translation>
    </message>
    <message>
        <source>Real and imaginary part: it goes as exp of this times the time</source>
        <translation>Real- und Imaginärteil: sie verläuft wie exp davon mal der Zeit</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Eigenformen</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>Moves [%]</source>
        <translation>Bewegt [%]</translation>
    </message>
    <message>
        <source>Stores [%]</source>
        <translation>Speichert [%]</translation>
    </message>
    <message>
        <source>Loses [%]</source>
        <translation>Verliert [%]</translation>
    </message>
    <message>
        <source>Body, spring, or whatever exerts a force</source>
        <translation>Körper, Feder oder was sonst eine Kraft ausübt</translation>
    </message>
    <message>
        <source>Its share of the kinetic energy</source>
        <translation>Sein Anteil an der kinetischen Energie</translation>
    </message>
    <message>
        <source>What it stores at most, as part of the kinetic energy; below 0 it pushes over. Weight and joints under load store the rest</source>
        <translation>Was es höchstens speichert, als Teil der kinetischen Energie; unter 0 stößt es um. Gewicht und belastete Gelenke speichern den Rest</translation>
    </message>
    <message>
        <source>What it takes out in a radian of the oscillation</source>
        <translation>Was es in einem Radiant der Schwingung entzieht</translation>
    </message>
    <message>
        <source>Energy of the mode by element</source>
        <translation>Energie der Eigenform nach Elementen</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Frequency response</source>
        <translation>Frequenzgang</translation>
    </message>
    <message>
        <source>Root locus</source>
        <translation>Wurzelortskurve</translation>
    </message>
    <message>
        <source>The solver is being prepared.</source>
        <translation>Der Löser wird vorbereitet.</translation>
    </message>
    <message>
        <source>Press «Linearise here» for frequencies, damping and shapes of small motions about the start, or about the time that is shown.</source>
        <translation>«Hier linearisieren» ergibt Frequenzen, Dämpfung und Formen kleiner Bewegungen um den Anfang oder um die gezeigte Zeit.</translation>
    </message>
    <message>
        <source>Nothing can move: there is no mode.</source>
        <translation>Nichts kann sich bewegen: Es gibt keine Eigenform.</translation>
    </message>
    <message>
        <source>Press «Draw» to let the parameter go from half of its value to twice as much.</source>
        <translation>«Zeichnen» lässt den Parameter von der Hälfte seines Wertes bis zum Doppelten gehen.</translation>
    </message>
    <message>
        <source>The model has no parameter: give one in a field by typing its name.</source>
        <translation>Das Modell hat keinen Parameter: Einer entsteht, wenn man seinen Namen in ein Feld schreibt.</translation>
    </message>
    <message>
        <source>equilibrium</source>
        <translation>Gleichgewicht</translation>
    </message>
    <message>
        <source>steady motion</source>
        <translation>stationäre Bewegung</translation>
    </message>
    <message>
        <source>in motion: holds for this moment alone</source>
        <translation>in Bewegung: gilt nur für diesen Augenblick</translation>
    </message>
    <message>
        <source>{} at {} s</source>
        <translation>{} bei {} s</translation>
    </message>
    <message>
        <source>, freedoms without a speed: {}</source>
        <translation>, Freiheiten ohne Geschwindigkeit: {}</translation>
    </message>
    <message>
        <source>oscillation</source>
        <translation>Schwingung</translation>
    </message>
    <message>
        <source>decay</source>
        <translation>Abklingen</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>Anwachsen</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>indifferent</translation>
    </message>
    <message>
        <source>growing oscillation</source>
        <translation>wachsende Schwingung</translation>
    </message>
    <message>
        <source>There is no force, driver or input that could be set.</source>
        <translation>Es gibt keine Kraft, keinen Antrieb und keinen Eingang, die man setzen könnte.</translation>
    </message>
    <message>
        <source>{} % done</source>
        <translation>{} % fertig</translation>
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
        <source>Normal forces</source>
        <translation>Normalkräfte</translation>
    </message>
    <message>
        <source>Friction forces</source>
        <translation>Reibungskräfte</translation>
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
        <source>In the cone friction can hold</source>
        <translation>Im Kegel kann die Reibung halten</translation>
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
    <name>PathPlot</name>
    <message>
        <source>Load steps</source>
        <translation>Lastschritte</translation>
    </message>
</context>
<context>
    <name>PathPoints</name>
    <message>
        <source>Points of the path</source>
        <translation>Punkte der Bahn</translation>
    </message>
    <message>
        <source>Click into the picture, or write two numbers a line, as in  0.12; 0.30</source>
        <translation>Klicken Sie ins Bild, oder schreiben Sie zwei Zahlen in jede Zeile, wie  0,12; 0,30</translation>
    </message>
    <message>
        <source>Line {} of the points must have two numbers.</source>
        <translation>Zeile {} der Punkte muss zwei Zahlen haben.</translation>
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
        <source>Press Run (F5) and the curves appear here, or Live (F6) to take hold of the bodies.</source>
        <translation>Drücken Sie Lauf (F5), und die Kurven erscheinen hier, oder Live (F6), um die Körper in die Hand zu nehmen.</translation>
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
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Voreinstellungen</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Show the &amp;gallery when the program starts</source>
        <translation>Beim Start die &amp;Galerie zeigen</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Einheiten</translation>
    </message>
    <message>
        <source>&amp;Decimal mark</source>
        <translation>&amp;Dezimalzeichen</translation>
    </message>
    <message>
        <source>Both a point and a comma are understood. Expressions and files have a point.</source>
        <translation>Punkt und Komma werden beide verstanden. In Ausdrücken und Dateien steht ein Punkt.</translation>
    </message>
    <message>
        <source>New models</source>
        <translation>Neue Modelle</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginn</translation>
    </message>
    <message>
        <source>Length of the &amp;run</source>
        <translation>Da&amp;uer des Laufs</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Verfahren</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Ungesicherte Arbeit</translation>
    </message>
    <message>
        <source>Keep a cop&amp;y</source>
        <translation>Eine &amp;Kopie</translation>
    </message>
    <message>
        <source>After a crash the copy is offered at the next start. It lies beside the file; that of a model without a file lies here:</source>
        <translation>Nach einem Absturz wird die Kopie beim nächsten Start angeboten. Sie liegt neben der Datei; die eines Modells ohne Datei liegt hier:</translation>
    </message>
    <message>
        <source>As at &amp;first</source>
        <translation>Wie am &amp;Anfang</translation>
    </message>
    <message>
        <source>All choices of this dialog as at the very first start</source>
        <translation>Alles, was hier gewählt wird, wie beim allerersten Start</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>must be greater than zero, and no eternity</source>
        <translation>muss größer als null sein und keine Ewigkeit</translation>
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
        <translation>Suchen, zum Beispiel: Kurbel Winkel</translation>
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
        <source>Whole system</source>
        <translation>Gesamtes System</translation>
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
    <name>Question</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
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
    <name>RangeRows</name>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>drawn evenly</source>
        <translation>gleichverteilt</translation>
    </message>
    <message>
        <source>drawn normally</source>
        <translation>normalverteilt</translation>
    </message>
    <message>
        <source>How it varies</source>
        <translation>Wie er sich ändert</translation>
    </message>
    <message>
        <source>{}: from, or mean</source>
        <translation>{}: von, oder Mittel</translation>
    </message>
    <message>
        <source>{}: to, or deviation</source>
        <translation>{}: bis, oder Streuung</translation>
    </message>
    <message>
        <source>{}: number of values</source>
        <translation>{}: Anzahl der Werte</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>From / mean</source>
        <translation>Von / Mittel</translation>
    </message>
    <message>
        <source>To / deviation</source>
        <translation>Bis / Streuung</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
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
    <name>ReleaseTool</name>
    <message>
        <source>Draw release</source>
        <translation>Lösen zeichnen</translation>
    </message>
    <message>
        <source>Release: click on the joint that is to let go</source>
        <translation>Lösen: auf das Gelenk klicken, das loslassen soll</translation>
    </message>
    <message>
        <source>A release lets a joint go: click on one.</source>
        <translation>Das Lösen lässt ein Gelenk los: auf eines klicken.</translation>
    </message>
    <message>
        <source>release</source>
        <translation>Lösen</translation>
    </message>
</context>
<context>
    <name>Repairing</name>
    <message>
        <source>Make “{}” cylindrical</source>
        <translation>„{}“ zum Drehschubgelenk machen</translation>
    </message>
    <message>
        <source>Make “{}” a ball joint</source>
        <translation>„{}“ zum Kugelgelenk machen</translation>
    </message>
    <message>
        <source>Make “{}” a point on a line</source>
        <translation>„{}“ zum Punkt auf einer Geraden machen</translation>
    </message>
    <message>
        <source>Put a bushing in the place of “{}”</source>
        <translation>Eine Buchse an die Stelle von „{}“ setzen</translation>
    </message>
    <message>
        <source>Looking for joints that may hold less …</source>
        <translation>Es wird nach Gelenken gesucht, die weniger halten dürfen …</translation>
    </message>
    <message>
        <source>No joint of these can hold less by itself without another motion. In a plane, make the model planar; else share the load by bushings.</source>
        <translation>Keines dieser Gelenke kann für sich weniger halten, ohne dass die Bewegung anders wird. Machen Sie in einer Ebene das Modell eben; sonst verteilen Sie die Last durch Buchsen.</translation>
    </message>
    <message>
        <source>{} left</source>
        <translation>{} bleiben</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>keine bleibt</translation>
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
        <source>Live</source>
        <translation>Live</translation>
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
        <source>Let it move by the clock, to take hold of it (F6)</source>
        <translation>Es nach der Uhr sich bewegen lassen, um daran zu ziehen (F6)</translation>
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
        <source>&amp;Open its model</source>
        <translation>Sein Modell ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Only co&amp;mpare</source>
        <translation>Nur ver&amp;gleichen</translation>
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
        <source>from {} at {}</source>
        <translation>von {} bei {}</translation>
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
    <name>Settler</name>
    <message>
        <source>Settle into equilibrium</source>
        <translation>Ins Gleichgewicht bringen</translation>
    </message>
</context>
<context>
    <name>SimulateMenu</name>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>Live-M&amp;odus</translation>
    </message>
    <message>
        <source>&amp;Go on from here, live</source>
        <translation>Von &amp;hier live weitergehen</translation>
    </message>
    <message>
        <source>&amp;Cancel run</source>
        <translation>Lauf &amp;abbrechen</translation>
    </message>
    <message>
        <source>Se&amp;ttle into equilibrium</source>
        <translation>Ins &amp;Gleichgewicht bringen</translation>
    </message>
    <message>
        <source>E&amp;quilibria and load steps</source>
        <translation>Gleichgewichte und Las&amp;tschritte</translation>
    </message>
    <message>
        <source>&amp;Modes and frequency responses</source>
        <translation>Eigenformen und Fre&amp;quenzgänge</translation>
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
        <source>Previo&amp;us event</source>
        <translation>Voriges Ereign&amp;is</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <translation>Nä&amp;chstes Ereignis</translation>
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
        <source>A live run is under way</source>
        <translation>Ein Live-Lauf ist im Gange</translation>
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
        <source>Nothing changes the constraints in this run</source>
        <translation>Nichts ändert in diesem Lauf die Bindungen</translation>
    </message>
    <message>
        <source>Nothing jumps in this run</source>
        <translation>In diesem Lauf springt nichts</translation>
    </message>
    <message>
        <source>S&amp;weep parameters …</source>
        <translation>Parameterstu&amp;die …</translation>
    </message>
    <message>
        <source>Optimi&amp;ze …</source>
        <translation>O&amp;ptimieren …</translation>
    </message>
    <message>
        <source>F&amp;it to measurements …</source>
        <translation>An Mess&amp;ungen anpassen …</translation>
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
    <name>StaleNote</name>
    <message>
        <source>The model has changed since this run (F5)</source>
        <translation>Das Modell hat sich seit diesem Lauf geändert (F5)</translation>
    </message>
</context>
<context>
    <name>StaticsDock</name>
    <message>
        <source>Statics</source>
        <translation>Statik</translation>
    </message>
    <message>
        <source>Draw in equilibrium</source>
        <translation>Im Gleichgewicht zeichnen</translation>
    </message>
    <message>
        <source>Export load steps</source>
        <translation>Lastschritte exportieren</translation>
    </message>
</context>
<context>
    <name>StaticsPanel</name>
    <message>
        <source>Find equilibria</source>
        <translation>Gleichgewichte suchen</translation>
    </message>
    <message>
        <source>Look for places of rest about the start, stable or not</source>
        <translation>Ruhelagen um den Anfang suchen, stabile und instabile</translation>
    </message>
    <message>
        <source>Draw it there</source>
        <translation>Dort zeichnen</translation>
    </message>
    <message>
        <source>Move the bodies of the model to the chosen equilibrium, with speeds of zero</source>
        <translation>Die Körper des Modells ins gewählte Gleichgewicht bringen, mit Geschwindigkeiten null</translation>
    </message>
    <message>
        <source>Equilibrium</source>
        <translation>Gleichgewicht</translation>
    </message>
    <message>
        <source>Away [m]</source>
        <translation>Entfernt [m]</translation>
    </message>
    <message>
        <source>Left of forces</source>
        <translation>Kraftrest</translation>
    </message>
    <message>
        <source>Whether a small push makes it leave</source>
        <translation>Ob ein kleiner Stoß es verlassen lässt</translation>
    </message>
    <message>
        <source>The largest way of a body from where it is drawn, turns counted</source>
        <translation>Der größte Weg eines Körpers von seiner gezeichneten Lage, Drehungen mitgezählt</translation>
    </message>
    <message>
        <source>What is left of the forces, as a part of those that act</source>
        <translation>Was von den Kräften übrig ist, als Teil derer, die wirken</translation>
    </message>
    <message>
        <source>Equilibria</source>
        <translation>Gleichgewichte</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
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
        <source>Follow</source>
        <translation>Verfolgen</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>{} % done</source>
        <translation>{} % fertig</translation>
    </message>
    <message>
        <source>The solver is being prepared.</source>
        <translation>Der Löser wird vorbereitet.</translation>
    </message>
    <message>
        <source>Press «Find equilibria» for the places about the start in which the mechanism can rest.</source>
        <translation>«Gleichgewichte suchen» ergibt die Lagen um den Anfang, in denen der Mechanismus ruhen kann.</translation>
    </message>
    <message>
        <source>A click shows one on the canvas and in 3D</source>
        <translation>Ein Klick zeigt eines auf der Zeichenfläche und in 3D</translation>
    </message>
    <message>
        <source>Press «Follow» to follow the equilibrium of the start over the parameter.</source>
        <translation>«Verfolgen» verfolgt das Gleichgewicht des Anfangs über den Parameter.</translation>
    </message>
    <message>
        <source>The model has no parameter: give one in a field by typing its name.</source>
        <translation>Das Modell hat keinen Parameter: Einer entsteht, wenn man seinen Namen in ein Feld schreibt.</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>stabil</translation>
    </message>
    <message>
        <source>unstable</source>
        <translation>instabil</translation>
    </message>
    <message>
        <source>Type numbers in SI units from where and to where it goes.</source>
        <translation>Von wo bis wo er geht, sind Zahlen in SI-Einheiten.</translation>
    </message>
</context>
<context>
    <name>Strips</name>
    <message>
        <source>States of the contacts over the time</source>
        <translation>Zustände der Kontakte über der Zeit</translation>
    </message>
    <message>
        <source>{}: {} from {} s to {} s</source>
        <translation>{}: {} von {} s bis {} s</translation>
    </message>
</context>
<context>
    <name>StudyWindow</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>There is no body to move</source>
        <translation>Es gibt keinen Körper, der sich bewegen könnte</translation>
    </message>
</context>
<context>
    <name>Studying</name>
    <message>
        <source>Export table</source>
        <translation>Tabelle ausgeben</translation>
    </message>
    <message>
        <source>Export curves</source>
        <translation>Kurven ausgeben</translation>
    </message>
    <message>
        <source>Take over a case</source>
        <translation>Einen Fall übernehmen</translation>
    </message>
    <message>
        <source>Export all that was tried</source>
        <translation>Alle Versuche ausgeben</translation>
    </message>
    <message>
        <source>Take over best values</source>
        <translation>Beste Werte übernehmen</translation>
    </message>
    <message>
        <source>Export data and fit</source>
        <translation>Daten und Anpassung ausgeben</translation>
    </message>
    <message>
        <source>Take over fitted values</source>
        <translation>Angepasste Werte übernehmen</translation>
    </message>
    <message>
        <source>Open measured data</source>
        <translation>Messdaten öffnen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt *.tsv *.dat);;All files (*)</source>
        <translation>Tabellen (*.csv *.txt *.tsv *.dat);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Studies (*{})</source>
        <translation>Studien (*{})</translation>
    </message>
    <message>
        <source>Save study</source>
        <translation>Studie speichern</translation>
    </message>
    <message>
        <source>Open study</source>
        <translation>Studie öffnen</translation>
    </message>
</context>
<context>
    <name>SweepWindow</name>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Latin hypercube</source>
        <translation>Lateinischer Hyperwürfel</translation>
    </message>
    <message>
        <source>Sobol sequence</source>
        <translation>Sobol-Folge</translation>
    </message>
    <message>
        <source>Sweep parameters</source>
        <translation>Parameterstudie</translation>
    </message>
    <message>
        <source>&amp;Run all</source>
        <translation>Alle &amp;rechnen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <source>Address of a Dask scheduler, such as tcp://192.168.1.10:8786</source>
        <translation>Adresse eines Dask-Schedulers, etwa tcp://192.168.1.10:8786</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Stichproben</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Random parameters</source>
        <translation>Zufällige Parameter</translation>
    </message>
    <message>
        <source>Keep over time</source>
        <translation>Über die Zeit behalten</translation>
    </message>
    <message>
        <source>Run on</source>
        <translation>Rechnen auf</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Measures of each run</source>
        <translation>Messwerte jedes Laufs</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save …</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>&amp;Table as CSV …</source>
        <translation>&amp;Tabelle als CSV …</translation>
    </message>
    <message>
        <source>Curves as CS&amp;V …</source>
        <translation>Kurven als CS&amp;V …</translation>
    </message>
    <message>
        <source>Ta&amp;ke over the case</source>
        <translation>Fall über&amp;nehmen</translation>
    </message>
    <message>
        <source>Gives the parameters the values of the chosen row</source>
        <translation>Gibt den Parametern die Werte der gewählten Zeile</translation>
    </message>
    <message>
        <source>The model has no parameters yet: Insert, Data, Parameter makes one, and any number may then be a formula of it.</source>
        <translation>Das Modell hat noch keine Parameter: Einfügen, Daten, Parameter macht einen, und jede Zahl kann dann eine Formel davon sein.</translation>
    </message>
    <message>
        <source>{} cases.</source>
        <translation>{} Fälle.</translation>
    </message>
    <message>
        <source>{} have failed: {}</source>
        <translation>{} sind fehlgeschlagen: {}</translation>
    </message>
    <message>
        <source>Tick a parameter that is to vary.</source>
        <translation>Haken Sie einen Parameter an, der sich ändern soll.</translation>
    </message>
    <message>
        <source>Choose what is to be measured.</source>
        <translation>Wählen Sie, was gemessen werden soll.</translation>
    </message>
    <message>
        <source>{} cases are being run …</source>
        <translation>{} Fälle werden gerechnet …</translation>
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
    <message>
        <source>Strike</source>
        <translation>Stoß</translation>
    </message>
    <message>
        <source>Impulses, and speeds before and after</source>
        <translation>Kraftstöße, und Geschwindigkeiten davor und danach</translation>
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
    <name>TimeSlider</name>
    <message>
        <source>and {} more</source>
        <translation>und {} weitere</translation>
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
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>about a minute left</source>
        <translation>noch etwa eine Minute</translation>
    </message>
    <message>
        <source>about {} s left</source>
        <translation>noch etwa {} s</translation>
    </message>
    <message>
        <source>about {} min left</source>
        <translation>noch etwa {} min</translation>
    </message>
    <message>
        <source>Compiling the solver, at the first start only: {}</source>
        <translation>Der Löser wird übersetzt, nur beim ersten Start: {}</translation>
    </message>
    <message>
        <source>Computing slowly until the solver is compiled: {}</source>
        <translation>Rechnet langsam, bis der Löser übersetzt ist: {}</translation>
    </message>
    <message>
        <source>Waiting for the solver, which is being compiled: {}</source>
        <translation>Wartet auf den Löser, der gerade übersetzt wird: {}</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>“{}” is open here</source>
        <translation>„{}“ ist hier offen</translation>
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
    <message>
        <source>Looking for the equilibrium …</source>
        <translation>Das Gleichgewicht wird gesucht …</translation>
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
    <name>_NamesBox</name>
    <message>
        <source>none</source>
        <translation>keiner</translation>
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
    <name>examples</name>
    <message>
        <source>A body turns about the centre of a wrist under its weight and a constant torque in its own axes. The massless links of the wrist are taken as the equal ball joint; x points up.</source>
        <translation>Ein Körper dreht sich um die Mitte eines Handgelenks, unter seinem Gewicht und einem konstanten Moment in seinen eigenen Achsen. Für die masselosen Glieder des Handgelenks steht das gleichwertige Kugelgelenk; x zeigt nach oben.</translation>
    </message>
    <message>
        <source>A cart slides on a level rail against a spring. A particle hangs from it on a second spring and swings.</source>
        <translation>Ein Wagen gleitet auf einer waagrechten Schiene gegen eine Feder. An einer zweiten Feder hängt ein Massenpunkt an ihm und schwingt.</translation>
    </message>
    <message>
        <source>A crank on a fixed pin, an arm on the crank and a sleeve that slides along the arm, without gravity. Torsion springs hold the pins and a spring the sleeve; a constant force pulls at the crank. Bodies have their origins in their joints, and mass centres beside them.</source>
        <translation>Eine Kurbel auf einem festen Bolzen, ein Arm auf der Kurbel und eine Hülse, die auf dem Arm gleitet, ohne Schwerkraft. Drehfedern halten die Bolzen und eine Feder die Hülse; eine konstante Kraft zieht an der Kurbel. Die Körper haben ihren Ursprung im Gelenk und ihren Schwerpunkt daneben.</translation>
    </message>
    <message>
        <source>A disk is pushed up a ramp without any spin. It slides until friction has given it the spin with which it rolls; then the friction that rolling needs is less than the ramp can give, and it rolls on, turns round and comes down. The ramp rises to the right by 0.35 rad.</source>
        <translation>Eine Scheibe wird ohne Drehung eine Rampe hinaufgestoßen. Sie gleitet, bis ihr die Reibung die Drehung gegeben hat, mit der sie rollt; von da an braucht das Rollen weniger Reibung, als die Rampe geben kann, und sie rollt weiter, kehrt um und kommt herab. Die Rampe steigt nach rechts um 0,35 rad an.</translation>
    </message>
    <message>
        <source>A motor brings a pinion up to speed, a gear turns the crank, and a slider works against a load on its way out. Lengths, speed and load are parameters; the motion stays in the plane.</source>
        <translation>Ein Motor bringt ein Ritzel auf Drehzahl, ein Zahnrad dreht die Kurbel, und ein Schieber arbeitet auf seinem Weg hinaus gegen eine Last. Längen, Drehzahl und Last sind Parameter; die Bewegung bleibt in der Ebene.</translation>
    </message>
    <message>
        <source>A particle hangs on a spring from a fixed point and swings in a plane while it bounces. The measures are the stretch of the spring, its angle from the downward vertical and the speeds along and across it.</source>
        <translation>Ein Massenpunkt hängt an einer Feder an einem festen Punkt und schwingt in einer Ebene, während er auf und ab federt. Messgrößen sind die Längung der Feder, ihr Winkel gegen die Senkrechte nach unten und die Geschwindigkeiten längs und quer zu ihr.</translation>
    </message>
    <message>
        <source>A platform on three legs, each a cylinder and a rod that slide in each other, between a fixed pin and a pin of the platform, with a spring and damper. A constant force and torque act on the platform. Seven bodies, three degrees of freedom.</source>
        <translation>Eine Plattform auf drei Beinen, jedes aus einem Zylinder und einer Stange, die ineinander gleiten, zwischen einem festen Bolzen und einem der Plattform, mit Feder und Dämpfer. Auf die Plattform wirken eine konstante Kraft und ein konstantes Moment. Sieben Körper, drei Freiheitsgrade.</translation>
    </message>
    <message>
        <source>A robot of three bodies: a column that turns about and slides along a vertical axis, an arm that slides along and turns about the column&apos;s y axis, and a hand on a hinge. Forces and torques of the drives are given functions of time that jump at 0.5 s and 1.5 s; they act on one body each, without reaction on its neighbour.</source>
        <translation>Ein Roboter aus drei Körpern: eine Säule, die sich um eine senkrechte Achse dreht und auf ihr gleitet, ein Arm, der auf der y-Achse der Säule gleitet und sich um sie dreht, und eine Hand an einem Drehgelenk. Kräfte und Momente der Antriebe sind gegebene Funktionen der Zeit, die bei 0,5 s und 1,5 s springen; sie wirken auf je einen Körper, ohne Gegenwirkung auf seinen Nachbarn.</translation>
    </message>
    <message>
        <source>A shopping cart seen from above: its rear wheels and its caster do not slip sideways. After 0.35 s the caster jams, with a jerk that takes its turn away, and the cart goes in a circle; after 0.9 s it comes free. A constant force pushes it forward between the rear wheels, and a constant moment turns it. The caster is as good as a particle at its contact: its own moment of inertia is too small to be felt, but lets it turn.</source>
        <translation>Ein Einkaufswagen von oben: seine Hinterräder und seine Lenkrolle rutschen nicht zur Seite. Nach 0,35 s klemmt die Lenkrolle, mit einem Ruck, der ihr die Drehung nimmt, und der Wagen fährt im Kreis; nach 0,9 s kommt sie frei. Eine konstante Kraft schiebt ihn zwischen den Hinterrädern voran, und ein konstantes Moment dreht ihn. Die Lenkrolle ist so gut wie ein Massenpunkt an ihrem Aufstand: ihr eigenes Trägheitsmoment ist zu klein, um spürbar zu sein, lässt sie sich aber drehen.</translation>
    </message>
    <message>
        <source>A wheel rolls on level ground without slip and carries a barrow, which two forces of constant size push at the handles, at a constant angle to the barrow. The wheel is a uniform disc, so that half of its moment about the axle turns with the heading. The barrow is kept level, without weight.</source>
        <translation>Ein Rad rollt ohne Schlupf auf ebenem Boden und trägt eine Karre, die zwei Kräfte von konstanter Größe an den Griffen schieben, in einem festen Winkel zur Karre. Das Rad ist eine homogene Scheibe, sodass sich die Hälfte seines Trägheitsmoments um die Achse mit der Fahrtrichtung dreht. Die Karre wird waagrecht gehalten, ohne Gewicht.</translation>
    </message>
    <message>
        <source>Andrews&apos; squeezing mechanism</source>
        <translation>Andrews’ Quetschmechanismus</translation>
    </message>
    <message>
        <source>Andrews&apos; squeezing mechanism on ball joints</source>
        <translation>Andrews’ Quetschmechanismus mit Kugelgelenken</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Angle from the vertical</source>
        <translation>Winkel gegen die Senkrechte</translation>
    </message>
    <message>
        <source>Angle of the pendulum from the vertical</source>
        <translation>Winkel des Pendels gegen die Senkrechte</translation>
    </message>
    <message>
        <source>Angles</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Angles of the links from x</source>
        <translation>Winkel der Glieder gegen x</translation>
    </message>
    <message>
        <source>Angles of the pins</source>
        <translation>Winkel der Bolzen</translation>
    </message>
    <message>
        <source>Angles of the rods</source>
        <translation>Winkel der Stäbe</translation>
    </message>
    <message>
        <source>Angular velocity of C</source>
        <translation>Winkelgeschwindigkeit von C</translation>
    </message>
    <message>
        <source>Angular velocity of body2</source>
        <translation>Winkelgeschwindigkeit von Körper2</translation>
    </message>
    <message>
        <source>Cart with a spring pendulum</source>
        <translation>Wagen mit Federpendel</translation>
    </message>
    <message>
        <source>Centre of the platform</source>
        <translation>Mitte der Plattform</translation>
    </message>
    <message>
        <source>Crank K1</source>
        <translation>Kurbel K1</translation>
    </message>
    <message>
        <source>Disk on a ramp: it slides, then rolls</source>
        <translation>Scheibe auf einer Rampe: sie gleitet, dann rollt sie</translation>
    </message>
    <message>
        <source>Displacement</source>
        <translation>Auslenkung</translation>
    </message>
    <message>
        <source>Distance of the fixed pins</source>
        <translation>Abstand der festen Bolzen</translation>
    </message>
    <message>
        <source>Double pendulum</source>
        <translation>Doppelpendel</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Force in the support</source>
        <translation>Kraft im Lager</translation>
    </message>
    <message>
        <source>Force of link 2 on B</source>
        <translation>Kraft von Glied 2 auf B</translation>
    </message>
    <message>
        <source>Force of the ground on the wheel</source>
        <translation>Kraft des Bodens auf das Rad</translation>
    </message>
    <message>
        <source>Force of the ramp on the disk</source>
        <translation>Kraft der Rampe auf die Scheibe</translation>
    </message>
    <message>
        <source>Four-bar linkage</source>
        <translation>Viergelenk</translation>
    </message>
    <message>
        <source>Four-bar linkage of massless links</source>
        <translation>Viergelenk aus masselosen Gliedern</translation>
    </message>
    <message>
        <source>Free length of the spring</source>
        <translation>Freie Länge der Feder</translation>
    </message>
    <message>
        <source>Free length of the spring that carries the particle</source>
        <translation>Freie Länge der Feder, die den Massenpunkt trägt</translation>
    </message>
    <message>
        <source>Geared slider-crank</source>
        <translation>Schubkurbel mit Getriebe</translation>
    </message>
    <message>
        <source>Heading and spin</source>
        <translation>Fahrtrichtung und Drehung</translation>
    </message>
    <message>
        <source>Heading of the cart and angle of the caster</source>
        <translation>Fahrtrichtung des Wagens und Winkel der Lenkrolle</translation>
    </message>
    <message>
        <source>Height of the column and reach of the arm</source>
        <translation>Höhe der Säule und Reichweite des Arms</translation>
    </message>
    <message>
        <source>Length of link 1</source>
        <translation>Länge von Glied 1</translation>
    </message>
    <message>
        <source>Length of the connecting rod</source>
        <translation>Länge des Pleuels</translation>
    </message>
    <message>
        <source>Lengths of the legs</source>
        <translation>Längen der Beine</translation>
    </message>
    <message>
        <source>Links K3, K5, K7</source>
        <translation>Glieder K3, K5, K7</translation>
    </message>
    <message>
        <source>Load on the way out</source>
        <translation>Last auf dem Weg hinaus</translation>
    </message>
    <message>
        <source>Mass centre of C</source>
        <translation>Schwerpunkt von C</translation>
    </message>
    <message>
        <source>Mass centre of body1</source>
        <translation>Schwerpunkt von Körper1</translation>
    </message>
    <message>
        <source>Mass on a spring</source>
        <translation>Masse an einer Feder</translation>
    </message>
    <message>
        <source>Moment of the jammed caster</source>
        <translation>Moment der verklemmten Lenkrolle</translation>
    </message>
    <message>
        <source>Motor</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Path of the rear wheels</source>
        <translation>Bahn der Hinterräder</translation>
    </message>
    <message>
        <source>Path of the wheel</source>
        <translation>Bahn des Rads</translation>
    </message>
    <message>
        <source>Pendulum</source>
        <translation>Pendel</translation>
    </message>
    <message>
        <source>Pitch radius of the pinion</source>
        <translation>Teilkreisradius des Ritzels</translation>
    </message>
    <message>
        <source>Pitch radius of the wheel</source>
        <translation>Teilkreisradius des Rads</translation>
    </message>
    <message>
        <source>Place of the cart</source>
        <translation>Ort des Wagens</translation>
    </message>
    <message>
        <source>Place of the sleeve on the arm</source>
        <translation>Ort der Hülse auf dem Arm</translation>
    </message>
    <message>
        <source>Planar 3-RPR platform</source>
        <translation>Ebene 3-RPR-Plattform</translation>
    </message>
    <message>
        <source>Planar chain of three bodies</source>
        <translation>Ebene Kette aus drei Körpern</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Radius of the crank pin</source>
        <translation>Radius des Kurbelzapfens</translation>
    </message>
    <message>
        <source>Rate of link 1</source>
        <translation>Winkelgeschwindigkeit von Glied 1</translation>
    </message>
    <message>
        <source>Rocker</source>
        <translation>Schwinge</translation>
    </message>
    <message>
        <source>Seven-body mechanism</source>
        <translation>Siebenkörpermechanismus</translation>
    </message>
    <message>
        <source>Seven-body mechanism on ball joints</source>
        <translation>Siebenkörpermechanismus mit Kugelgelenken</translation>
    </message>
    <message>
        <source>Shopping cart whose caster jams</source>
        <translation>Einkaufswagen, dessen Lenkrolle klemmt</translation>
    </message>
    <message>
        <source>Side forces on the wheels</source>
        <translation>Seitenkräfte auf die Räder</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Schieber</translation>
    </message>
    <message>
        <source>Slider-crank</source>
        <translation>Schubkurbel</translation>
    </message>
    <message>
        <source>Slip at the ramp</source>
        <translation>Schlupf an der Rampe</translation>
    </message>
    <message>
        <source>Spatial robot</source>
        <translation>Roboter im Raum</translation>
    </message>
    <message>
        <source>Speed of the motor</source>
        <translation>Drehzahl des Motors</translation>
    </message>
    <message>
        <source>Spherical wrist</source>
        <translation>Kugeliges Handgelenk</translation>
    </message>
    <message>
        <source>Spin of the disk</source>
        <translation>Drehung der Scheibe</translation>
    </message>
    <message>
        <source>Spring pendulum</source>
        <translation>Federpendel</translation>
    </message>
    <message>
        <source>Squeezing mechanism of the literature: seven links in a plane on ten hinges, a spring and a motor of constant torque, without gravity: one freedom. The given placement is rounded to 5 or 6 digits, so that the joints stand up to 1e-5 m apart and are closed before the run.</source>
        <translation>Quetschmechanismus der Literatur: sieben Glieder in einer Ebene an zehn Drehgelenken, eine Feder und ein Motor von konstantem Moment, ohne Schwerkraft: ein Freiheitsgrad. Die gegebene Lage ist auf 5 oder 6 Stellen gerundet, sodass die Gelenke bis zu 1e-5 m klaffen; sie werden vor dem Lauf geschlossen.</translation>
    </message>
    <message>
        <source>Squeezing mechanism of the literature: seven links, ten pins, a spring and a motor of constant torque, without gravity. As in its source the pins are ball joints in space: the motion is the same as on hinges, but links are free to turn out of the plane and about themselves. The given placement is rounded to 5 or 6 digits, so that the joints stand up to 1e-5 m apart and are closed before the run.</source>
        <translation>Quetschmechanismus der Literatur: sieben Glieder, zehn Bolzen, eine Feder und ein Motor von konstantem Moment, ohne Schwerkraft. Wie in der Quelle sind die Bolzen Kugelgelenke im Raum: die Bewegung ist die gleiche wie an Drehgelenken, aber die Glieder können sich aus der Ebene und um sich selbst drehen. Die gegebene Lage ist auf 5 oder 6 Stellen gerundet, sodass die Gelenke bis zu 1e-5 m klaffen; sie werden vor dem Lauf geschlossen.</translation>
    </message>
    <message>
        <source>Stretch of the pendulum&apos;s spring</source>
        <translation>Längung der Pendelfeder</translation>
    </message>
    <message>
        <source>Stretch of the spring</source>
        <translation>Längung der Feder</translation>
    </message>
    <message>
        <source>Stroke</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>The seven-body mechanism with the exact initial angles of the Test Set for Initial Value Problem Solvers (problem &apos;andrews&apos;), at which the joints close to round-off. In a plane, on hinges: one freedom.</source>
        <translation>Der Siebenkörpermechanismus mit den genauen Anfangswinkeln des „Test Set for Initial Value Problem Solvers“ (Problem „andrews“), bei denen die Gelenke bis auf Rundungsfehler schließen. In der Ebene, mit Drehgelenken: ein Freiheitsgrad.</translation>
    </message>
    <message>
        <source>The seven-body mechanism with the exact initial angles of the Test Set for Initial Value Problem Solvers (problem &apos;andrews&apos;), at which the joints close to round-off. On ball joints in space, as in the source of the seven bodies: the motion is the same as on hinges, but links are free to turn out of the plane.</source>
        <translation>Der Siebenkörpermechanismus mit den genauen Anfangswinkeln des „Test Set for Initial Value Problem Solvers“ (Problem „andrews“), bei denen die Gelenke bis auf Rundungsfehler schließen. Mit Kugelgelenken im Raum, wie in der Quelle der sieben Körper: die Bewegung ist die gleiche wie mit Drehgelenken, aber die Glieder können sich aus der Ebene drehen.</translation>
    </message>
    <message>
        <source>Torque of the motor</source>
        <translation>Moment des Motors</translation>
    </message>
    <message>
        <source>Torque on link 1</source>
        <translation>Moment auf Glied 1</translation>
    </message>
    <message>
        <source>Torques of the springs in the pins</source>
        <translation>Momente der Federn in den Bolzen</translation>
    </message>
    <message>
        <source>Turn of the column</source>
        <translation>Drehung der Säule</translation>
    </message>
    <message>
        <source>Turn of the platform</source>
        <translation>Drehung der Plattform</translation>
    </message>
    <message>
        <source>Turns of arm and hand</source>
        <translation>Drehungen von Arm und Hand</translation>
    </message>
    <message>
        <source>Two bodies on a ball joint</source>
        <translation>Zwei Körper an einem Kugelgelenk</translation>
    </message>
    <message>
        <source>Two free bodies joined by a ball joint, each under a constant force in ground axes and a constant torque in body axes, without gravity.</source>
        <translation>Zwei freie Körper, durch ein Kugelgelenk verbunden, jeder unter einer konstanten Kraft in den Achsen des Bodens und einem konstanten Moment in den eigenen, ohne Schwerkraft.</translation>
    </message>
    <message>
        <source>Two hinged rods</source>
        <translation>Zwei Stäbe an Drehgelenken</translation>
    </message>
    <message>
        <source>Two particles at the ends of massless links: link 1 turns about the origin, link 3 about a point on the y axis, and link 2 joins the particles. A massless link is a rod joint, which keeps a distance. Gravity points along x. The torque on link 1 reaches its particle as a force across the link.</source>
        <translation>Zwei Massenpunkte an den Enden masseloser Glieder: Glied 1 dreht sich um den Ursprung, Glied 3 um einen Punkt auf der y-Achse, und Glied 2 verbindet die Massenpunkte. Ein masseloses Glied ist ein Stabgelenk, das einen Abstand hält. Die Schwerkraft zeigt entlang x. Das Moment auf Glied 1 erreicht seinen Massenpunkt als Kraft quer zum Glied.</translation>
    </message>
    <message>
        <source>Two uniform rods hang from a fixed hinge and swing under their weight: a double pendulum.</source>
        <translation>Zwei homogene Stäbe hängen an einem festen Drehgelenk und schwingen unter ihrem Gewicht: ein Doppelpendel.</translation>
    </message>
    <message>
        <source>Velocity of the disk</source>
        <translation>Geschwindigkeit der Scheibe</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation>Schubkarre</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>arm</source>
        <translation>Arm</translation>
    </message>
    <message>
        <source>axle</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>barrow</source>
        <translation>Karre</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>bearing</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>bob</source>
        <translation>Pendelkörper</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>cart</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>caster</source>
        <translation>Lenkrolle</translation>
    </message>
    <message>
        <source>caster wheel</source>
        <translation>Rad der Lenkrolle</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Säule</translation>
    </message>
    <message>
        <source>connecting rod</source>
        <translation>Pleuel</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>coupler</source>
        <translation>Koppel</translation>
    </message>
    <message>
        <source>crank</source>
        <translation>Kurbel</translation>
    </message>
    <message>
        <source>crank pin</source>
        <translation>Kurbelzapfen</translation>
    </message>
    <message>
        <source>crank shaft</source>
        <translation>Kurbelwelle</translation>
    </message>
    <message>
        <source>crank wheel</source>
        <translation>Kurbelrad</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>driving wheel</source>
        <translation>Antriebsrad</translation>
    </message>
    <message>
        <source>elbow</source>
        <translation>Ellbogen</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>Führung</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>hinge</source>
        <translation>Drehgelenk</translation>
    </message>
    <message>
        <source>jam</source>
        <translation>Klemmen</translation>
    </message>
    <message>
        <source>left hand</source>
        <translation>linke Hand</translation>
    </message>
    <message>
        <source>leg</source>
        <translation>Bein</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Waagrecht</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Glied</translation>
    </message>
    <message>
        <source>load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>load power</source>
        <translation>Lastleistung</translation>
    </message>
    <message>
        <source>lower rod</source>
        <translation>unterer Stab</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>Eingriff</translation>
    </message>
    <message>
        <source>motor</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>motor shaft</source>
        <translation>Motorwelle</translation>
    </message>
    <message>
        <source>pin</source>
        <translation>Bolzen</translation>
    </message>
    <message>
        <source>pinion</source>
        <translation>Ritzel</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>Drehpunkt</translation>
    </message>
    <message>
        <source>platform</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>push</source>
        <translation>Schub</translation>
    </message>
    <message>
        <source>rail</source>
        <translation>Schiene</translation>
    </message>
    <message>
        <source>ramp</source>
        <translation>Rampe</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Drehgeschwindigkeit</translation>
    </message>
    <message>
        <source>rear wheels</source>
        <translation>Hinterräder</translation>
    </message>
    <message>
        <source>right hand</source>
        <translation>rechte Hand</translation>
    </message>
    <message>
        <source>rocker</source>
        <translation>Schwinge</translation>
    </message>
    <message>
        <source>rod</source>
        <translation>Stab</translation>
    </message>
    <message>
        <source>rubbing</source>
        <translation>Reibung</translation>
    </message>
    <message>
        <source>sleeve</source>
        <translation>Hülse</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>Gleitführung</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>Schieber</translation>
    </message>
    <message>
        <source>slider pin</source>
        <translation>Schieberbolzen</translation>
    </message>
    <message>
        <source>slip</source>
        <translation>Schlupf</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Drehzahl</translation>
    </message>
    <message>
        <source>speed across</source>
        <translation>Geschwindigkeit quer</translation>
    </message>
    <message>
        <source>speed along</source>
        <translation>Geschwindigkeit längs</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>Feder</translation>
    </message>
    <message>
        <source>stretch</source>
        <translation>Längung</translation>
    </message>
    <message>
        <source>stroke</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>support</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>swing</source>
        <translation>Ausschlag</translation>
    </message>
    <message>
        <source>swing rate</source>
        <translation>Ausschlagrate</translation>
    </message>
    <message>
        <source>swivel</source>
        <translation>Schwenklager</translation>
    </message>
    <message>
        <source>tau</source>
        <translation>tau</translation>
    </message>
    <message>
        <source>torque</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>twist</source>
        <translation>Verdrehung</translation>
    </message>
    <message>
        <source>upper rod</source>
        <translation>oberer Stab</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>work load</source>
        <translation>Arbeitslast</translation>
    </message>
    <message>
        <source>wrist</source>
        <translation>Handgelenk</translation>
    </message>
    <message>
        <source>wrist pin</source>
        <translation>Kolbenbolzen</translation>
    </message>
    <message>
        <source>A billiard ball that is struck with draw and side: it slides on a parabola, since friction goes against its slip and not against its way, until it rolls, straight on, and meets another ball.</source>
        <translation>Eine Billardkugel, die mit Rücklauf und Seite gestoßen ist: Sie gleitet auf einer Parabel, da die Reibung gegen ihren Schlupf geht und nicht gegen ihren Weg, bis sie geradeaus rollt und eine andere Kugel trifft.</translation>
    </message>
    <message>
        <source>A car on sprung axles, driven at its rear wheel: wheels that touch the road by their shapes, roll as long as friction holds them, slip and jump where they meet the bump, and land again.</source>
        <translation>Ein Auto auf gefederten Achsen, am Hinterrad angetrieben: Räder, die mit ihren Formen die Straße berühren, rollen, solange die Reibung sie hält, rutschen und springen, wo sie die Schwelle treffen, und wieder landen.</translation>
    </message>
    <message>
        <source>A crank that turns evenly takes a wheel with four slots along by its pin, a quarter of a turn for each of its own. The pin goes into a slot without a jerk, since it moves along it there, and has a little play; between, friction in its hinge holds the wheel.</source>
        <translation>Eine Kurbel, die sich gleichmäßig dreht, nimmt mit ihrem Stift ein Rad mit vier Schlitzen mit, um eine Vierteldrehung bei jeder eigenen. Der Stift geht ohne Ruck in einen Schlitz, da er sich dort an ihm entlang bewegt, und hat etwas Spiel; dazwischen hält Reibung im Gelenk das Rad.</translation>
    </message>
    <message>
        <source>A die that is thrown on a table: it strikes with its corners, with friction, bounces ever lower, and lies still on a face after a last slide.</source>
        <translation>Ein Würfel, der auf einen Tisch geworfen wird: Er stößt mit seinen Ecken auf, mit Reibung, springt immer niedriger und liegt nach einem letzten Gleiten still auf einer Fläche.</translation>
    </message>
    <message>
        <source>An eccentric disc lifts a flat follower that only lies on it. As long as it touches, its height is that of the disc&apos;s centre and a radius; as the cam turns ever faster, the follower cannot fall as fast as the cam goes down: it lifts off, and lands with a bounce.</source>
        <translation>Eine exzentrische Scheibe hebt einen flachen Stößel, der nur auf ihr liegt. Solange er sie berührt, ist seine Höhe die des Mittelpunkts der Scheibe und ein Radius; wie sich der Nocken immer schneller dreht, kann der Stößel nicht so schnell fallen, wie der Nocken hinuntergeht: Er hebt ab und landet mit einem Sprung.</translation>
    </message>
    <message>
        <source>Billiard ball with side spin</source>
        <translation>Billardkugel mit Seitendrall</translation>
    </message>
    <message>
        <source>Cam that throws its follower off</source>
        <translation>Nocken, der seinen Stößel abwirft</translation>
    </message>
    <message>
        <source>Car that drives over a bump</source>
        <translation>Auto, das über eine Schwelle fährt</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Dominosteine</translation>
    </message>
    <message>
        <source>Dominoes in a row: the first leans too far, and they knock each other over. Corners strike sides, slide along them and come to rest; the last one falls flat.</source>
        <translation>Dominosteine in einer Reihe: Der erste neigt sich zu weit, und sie werfen einander um. Ecken stoßen auf Seiten, gleiten an ihnen entlang und kommen zur Ruhe; der letzte fällt flach hin.</translation>
    </message>
    <message>
        <source>Geneva wheel</source>
        <translation>Malteserrad</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>bump</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>bump is held</source>
        <translation>Schwelle ist gehalten</translation>
    </message>
    <message>
        <source>cam</source>
        <translation>Nocken</translation>
    </message>
    <message>
        <source>car</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>crankshaft</source>
        <translation>Kurbelwelle</translation>
    </message>
    <message>
        <source>die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>domino</source>
        <translation>Dominostein</translation>
    </message>
    <message>
        <source>drive</source>
        <translation>Antrieb</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>follower</source>
        <translation>Stößel</translation>
    </message>
    <message>
        <source>front axle</source>
        <translation>Vorderachse</translation>
    </message>
    <message>
        <source>front hub</source>
        <translation>Vordernabe</translation>
    </message>
    <message>
        <source>front on bump</source>
        <translation>Vorn auf Schwelle</translation>
    </message>
    <message>
        <source>front spring</source>
        <translation>Vorderfeder</translation>
    </message>
    <message>
        <source>front strut</source>
        <translation>Vorderbein</translation>
    </message>
    <message>
        <source>front tyre</source>
        <translation>Vorderreifen</translation>
    </message>
    <message>
        <source>front wheel</source>
        <translation>Vorderrad</translation>
    </message>
    <message>
        <source>other ball</source>
        <translation>andere Kugel</translation>
    </message>
    <message>
        <source>other cloth</source>
        <translation>anderes Tuch</translation>
    </message>
    <message>
        <source>pin in slot</source>
        <translation>Stift im Schlitz</translation>
    </message>
    <message>
        <source>reaction</source>
        <translation>Gegenmoment</translation>
    </message>
    <message>
        <source>rear axle</source>
        <translation>Hinterachse</translation>
    </message>
    <message>
        <source>rear hub</source>
        <translation>Hinternabe</translation>
    </message>
    <message>
        <source>rear on bump</source>
        <translation>Hinten auf Schwelle</translation>
    </message>
    <message>
        <source>rear spring</source>
        <translation>Hinterfeder</translation>
    </message>
    <message>
        <source>rear strut</source>
        <translation>Hinterbein</translation>
    </message>
    <message>
        <source>rear tyre</source>
        <translation>Hinterreifen</translation>
    </message>
    <message>
        <source>rear wheel</source>
        <translation>Hinterrad</translation>
    </message>
    <message>
        <source>rub</source>
        <translation>Reiben</translation>
    </message>
    <message>
        <source>shaft</source>
        <translation>Welle</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>touch</source>
        <translation>Berührung</translation>
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
        <source>Lower limit</source>
        <translation>Untere Grenze</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation>Obere Grenze</translation>
    </message>
    <message>
        <source>Law of restitution</source>
        <translation>Stoßgesetz</translation>
    </message>
    <message>
        <source>Free to turn</source>
        <translation>Dreht frei</translation>
    </message>
    <message>
        <source>Turns the body</source>
        <translation>Dreht den Körper</translation>
    </message>
    <message>
        <source>Place of the hand</source>
        <translation>Ort der Hand</translation>
    </message>
    <message>
        <source>Least value</source>
        <translation>Kleinster Wert</translation>
    </message>
    <message>
        <source>Largest value</source>
        <translation>Größter Wert</translation>
    </message>
    <message>
        <source>Shuts when</source>
        <translation>Schließt, wenn</translation>
    </message>
    <message>
        <source>Opens when</source>
        <translation>Öffnet, wenn</translation>
    </message>
    <message>
        <source>Shut at the start</source>
        <translation>Am Anfang geschlossen</translation>
    </message>
    <message>
        <source>Open at the start</source>
        <translation>Am Anfang offen</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was es tut</translation>
    </message>
    <message>
        <source>Parameters that change</source>
        <translation>Parameter, die sich ändern</translation>
    </message>
    <message>
        <source>Latch or release</source>
        <translation>Riegel oder Lösen</translation>
    </message>
    <message>
        <source>May lift off</source>
        <translation>Darf abheben</translation>
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
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>rigid</source>
        <translation>starr</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>never slides</source>
        <translation>gleitet nie</translation>
    </message>
    <message>
        <source>as sliding</source>
        <translation>wie beim Gleiten</translation>
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
        <source>Value of a parameter</source>
        <translation>Wert eines Parameters</translation>
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
        <source>Input</source>
        <translation>Eingang</translation>
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
        <source>Coefficient</source>
        <translation>Reibungszahl</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Frictions</source>
        <translation>Reibungen</translation>
    </message>
    <message>
        <source>Impulses</source>
        <translation>Kraftstöße</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>Latches</source>
        <translation>Riegel</translation>
    </message>
    <message>
        <source>Magnets</source>
        <translation>Magnete</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Pulls</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>Gelöste Gelenke</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>Stoßzahl</translation>
    </message>
    <message>
        <source>Static coefficient</source>
        <translation>Haftreibungszahl</translation>
    </message>
    <message>
        <source>Static force</source>
        <translation>Haftkraft</translation>
    </message>
    <message>
        <source>Static moment</source>
        <translation>Haftmoment</translation>
    </message>
    <message>
        <source>Static ratio</source>
        <translation>Haftverhältnis</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Anschläge</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wenn</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>angular velocity</source>
        <translation>Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>body a</source>
        <translation>Körper A</translation>
    </message>
    <message>
        <source>body b</source>
        <translation>Körper B</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>change</source>
        <translation>ändern</translation>
    </message>
    <message>
        <source>displacement</source>
        <translation>Verschiebung</translation>
    </message>
    <message>
        <source>embedded</source>
        <translation>eingebettet</translation>
    </message>
    <message>
        <source>external</source>
        <translation>außen</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>halten</translation>
    </message>
    <message>
        <source>internal</source>
        <translation>innen</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>merken</translation>
    </message>
    <message>
        <source>multipliers</source>
        <translation>Multiplikatoren</translation>
    </message>
    <message>
        <source>newton</source>
        <translation>Newton</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>open</source>
        <translation>öffnen</translation>
    </message>
    <message>
        <source>poisson</source>
        <translation>Poisson</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>shut</source>
        <translation>schließen</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>glatt</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>anhalten</translation>
    </message>
    <message>
        <source>stronge</source>
        <translation>Stronge</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>Geschwindigkeit</translation>
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
        <source>Pull</source>
        <translation>Zug</translation>
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
    <message>
        <source>Angle stop</source>
        <translation>Winkelanschlag</translation>
    </message>
    <message>
        <source>Displacement stop</source>
        <translation>Verschiebungsanschlag</translation>
    </message>
    <message>
        <source>Rope or strut</source>
        <translation>Seil oder Stütze</translation>
    </message>
    <message>
        <source>Free wheel</source>
        <translation>Freilauf</translation>
    </message>
    <message>
        <source>Stop of a measure</source>
        <translation>Anschlag einer Messgröße</translation>
    </message>
    <message>
        <source>Dry friction about an axis</source>
        <translation>Trockene Reibung um eine Achse</translation>
    </message>
    <message>
        <source>Dry friction along an axis</source>
        <translation>Trockene Reibung längs einer Achse</translation>
    </message>
    <message>
        <source>Clutch</source>
        <translation>Kupplung</translation>
    </message>
    <message>
        <source>Angle latch</source>
        <translation>Winkelriegel</translation>
    </message>
    <message>
        <source>Displacement latch</source>
        <translation>Verschiebungsriegel</translation>
    </message>
    <message>
        <source>Latch between bodies</source>
        <translation>Riegel zwischen Körpern</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Impulse</source>
        <translation>Kraftstoß</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Hält beidseitig</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Innen</translation>
    </message>
    <message>
        <source>Contact with a plane</source>
        <translation>Kontakt mit einer Ebene</translation>
    </message>
    <message>
        <source>Contact of bodies</source>
        <translation>Kontakt von Körpern</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Ball joint</source>
        <translation>Kugelgelenk</translation>
    </message>
    <message>
        <source>Holds point B of one body on point A of another; all turns are free.</source>
        <translation>Hält Punkt B eines Körpers auf Punkt A eines anderen; alle Drehungen sind frei.</translation>
    </message>
    <message>
        <source>In a plane it acts as a hinge.</source>
        <translation>In der Ebene wirkt es wie ein Drehgelenk.</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Gleichungen</translation>
    </message>
    <message>
        <source>Three rows, along the ground axes:</source>
        <translation>Drei Zeilen, entlang der Achsen des Bodens:</translation>
    </message>
    <message>
        <source>The three multipliers are the force on the second body in ground axes.</source>
        <translation>Die drei Multiplikatoren sind die Kraft auf den zweiten Körper in Achsen des Bodens.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>See also the &lt;a href=&quot;joints&quot;&gt;notation&lt;/a&gt;, &lt;a href=&quot;revolute&quot;&gt;revolute&lt;/a&gt;, &lt;a href=&quot;universal&quot;&gt;universal&lt;/a&gt;.</source>
        <translation>Siehe auch die &lt;a href=&quot;joints&quot;&gt;Schreibweise&lt;/a&gt;, &lt;a href=&quot;revolute&quot;&gt;Drehgelenk&lt;/a&gt;, &lt;a href=&quot;universal&quot;&gt;Kardangelenk&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>A rigid body: a mass, an inertia, a place, and shapes by which it is drawn. Points of a body are given from its origin in its own axes. The origin is the mass centre unless &lt;code&gt;center&lt;/code&gt; says otherwise.</source>
        <translation>Ein starrer Körper: eine Masse, eine Trägheit, eine Lage und Formen, mit denen er gezeichnet wird. Punkte eines Körpers werden von seinem Ursprung aus in seinen eigenen Achsen angegeben. Der Ursprung ist der Schwerpunkt, wenn &lt;code&gt;center&lt;/code&gt; nichts anderes sagt.</translation>
    </message>
    <message>
        <source>Mass and inertia are given, or follow from the &lt;a href=&quot;shapes&quot;&gt;shapes&lt;/a&gt; and a &lt;code&gt;density&lt;/code&gt;. Without either the body cannot run, and the health of the model says so. A &lt;a href=&quot;particle&quot;&gt;particle&lt;/a&gt; has a mass alone.</source>
        <translation>Masse und Trägheit werden angegeben, oder sie folgen aus den &lt;a href=&quot;shapes&quot;&gt;Formen&lt;/a&gt; und einer &lt;code&gt;density&lt;/code&gt;. Ohne das eine oder das andere kann der Körper nicht laufen, und der Zustand des Modells sagt es. Ein &lt;a href=&quot;particle&quot;&gt;Massenpunkt&lt;/a&gt; hat nur eine Masse.</translation>
    </message>
    <message>
        <source>With the mass centre &lt;b&gt;p&lt;/b&gt;, its velocity &lt;b&gt;v&lt;/b&gt; in ground axes and the angular velocity &lt;b&gt;ω&lt;/b&gt; in principal body axes, each body adds six rows to &lt;a href=&quot;method&quot;&gt;Kane&apos;s equations&lt;/a&gt;:</source>
        <translation>Mit dem Schwerpunkt &lt;b&gt;p&lt;/b&gt;, seiner Geschwindigkeit &lt;b&gt;v&lt;/b&gt; in Achsen des Bodens und der Winkelgeschwindigkeit &lt;b&gt;ω&lt;/b&gt; in Hauptachsen des Körpers trägt jeder Körper sechs Zeilen zu &lt;a href=&quot;method&quot;&gt;Kanes Gleichungen&lt;/a&gt; bei:</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; &lt;b&gt;v&lt;/b&gt;′ = &lt;b&gt;F&lt;/b&gt; + constraint forces</source>
        <translation>&lt;i&gt;m&lt;/i&gt; &lt;b&gt;v&lt;/b&gt;′ = &lt;b&gt;F&lt;/b&gt; + Zwangskräfte</translation>
    </message>
    <message>
        <source>&lt;i&gt;I&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt; &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt;′ = &lt;i&gt;T&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt; + &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt; &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;3&lt;/sub&gt; (&lt;i&gt;I&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt; − &lt;i&gt;I&lt;/i&gt;&lt;sub&gt;3&lt;/sub&gt;) + constraint moments</source>
        <translation>&lt;i&gt;I&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt; &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt;′ = &lt;i&gt;T&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt; + &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt; &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;3&lt;/sub&gt; (&lt;i&gt;I&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt; − &lt;i&gt;I&lt;/i&gt;&lt;sub&gt;3&lt;/sub&gt;) + Zwangsmomente</translation>
    </message>
    <message>
        <source>&lt;i&gt;I&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt; &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt;′ = &lt;i&gt;T&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt; + &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;3&lt;/sub&gt; &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt; (&lt;i&gt;I&lt;/i&gt;&lt;sub&gt;3&lt;/sub&gt; − &lt;i&gt;I&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt;) + constraint moments</source>
        <translation>&lt;i&gt;I&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt; &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt;′ = &lt;i&gt;T&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt; + &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;3&lt;/sub&gt; &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt; (&lt;i&gt;I&lt;/i&gt;&lt;sub&gt;3&lt;/sub&gt; − &lt;i&gt;I&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt;) + Zwangsmomente</translation>
    </message>
    <message>
        <source>&lt;i&gt;I&lt;/i&gt;&lt;sub&gt;3&lt;/sub&gt; &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;3&lt;/sub&gt;′ = &lt;i&gt;T&lt;/i&gt;&lt;sub&gt;3&lt;/sub&gt; + &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt; &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt; (&lt;i&gt;I&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt; − &lt;i&gt;I&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt;) + constraint moments</source>
        <translation>&lt;i&gt;I&lt;/i&gt;&lt;sub&gt;3&lt;/sub&gt; &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;3&lt;/sub&gt;′ = &lt;i&gt;T&lt;/i&gt;&lt;sub&gt;3&lt;/sub&gt; + &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt; &lt;i&gt;ω&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt; (&lt;i&gt;I&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt; − &lt;i&gt;I&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt;) + Zwangsmomente</translation>
    </message>
    <message>
        <source>Gravity is a force &lt;i&gt;m&lt;/i&gt; &lt;b&gt;g&lt;/b&gt; at the mass centre. Orientation is kept as Euler parameters &lt;i&gt;e&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt; &lt;i&gt;e&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt; &lt;i&gt;e&lt;/i&gt;&lt;sub&gt;3&lt;/sub&gt; &lt;i&gt;e&lt;/i&gt;&lt;sub&gt;4&lt;/sub&gt;, &lt;i&gt;e&lt;/i&gt;&lt;sub&gt;4&lt;/sub&gt; the scalar part, from body to ground axes:</source>
        <translation>Die Schwerkraft ist eine Kraft &lt;i&gt;m&lt;/i&gt; &lt;b&gt;g&lt;/b&gt; im Schwerpunkt. Die Orientierung wird als Euler-Parameter &lt;i&gt;e&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt; &lt;i&gt;e&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt; &lt;i&gt;e&lt;/i&gt;&lt;sub&gt;3&lt;/sub&gt; &lt;i&gt;e&lt;/i&gt;&lt;sub&gt;4&lt;/sub&gt; geführt, &lt;i&gt;e&lt;/i&gt;&lt;sub&gt;4&lt;/sub&gt; der skalare Teil, vom Körper zu den Achsen des Bodens:</translation>
    </message>
    <message>
        <source>Velocities at the start</source>
        <translation>Geschwindigkeiten am Anfang</translation>
    </message>
    <message>
        <source>Joints and drivers hardly ever allow just the velocities that are given. A run begins with those &lt;b&gt;u&lt;/b&gt; that they allow and that differ least from the given &lt;b&gt;u&lt;/b&gt;&lt;sub&gt;0&lt;/sub&gt; in the norm of the kinetic energy:</source>
        <translation>Gelenke und Antriebe lassen kaum je gerade die Geschwindigkeiten zu, die angegeben sind. Ein Lauf beginnt mit denjenigen &lt;b&gt;u&lt;/b&gt;, die sie zulassen und die sich von den angegebenen &lt;b&gt;u&lt;/b&gt;&lt;sub&gt;0&lt;/sub&gt; in der Norm der kinetischen Energie am wenigsten unterscheiden:</translation>
    </message>
    <message>
        <source>½ (&lt;b&gt;u&lt;/b&gt; − &lt;b&gt;u&lt;/b&gt;&lt;sub&gt;0&lt;/sub&gt;)&lt;sup&gt;T&lt;/sup&gt; &lt;b&gt;A&lt;/b&gt; (&lt;b&gt;u&lt;/b&gt; − &lt;b&gt;u&lt;/b&gt;&lt;sub&gt;0&lt;/sub&gt;) → least, with &lt;b&gt;B&lt;/b&gt; &lt;b&gt;u&lt;/b&gt; = &lt;b&gt;g&lt;/b&gt;</source>
        <translation>½ (&lt;b&gt;u&lt;/b&gt; − &lt;b&gt;u&lt;/b&gt;&lt;sub&gt;0&lt;/sub&gt;)&lt;sup&gt;T&lt;/sup&gt; &lt;b&gt;A&lt;/b&gt; (&lt;b&gt;u&lt;/b&gt; − &lt;b&gt;u&lt;/b&gt;&lt;sub&gt;0&lt;/sub&gt;) → min, mit &lt;b&gt;B&lt;/b&gt; &lt;b&gt;u&lt;/b&gt; = &lt;b&gt;g&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A crank that is given 5 rad/s therefore loses most of it to a rod and a slider that are given rest. Let it lead: what a body &lt;code&gt;leads&lt;/code&gt; by, its &lt;code&gt;velocity&lt;/code&gt;, its &lt;code&gt;angular_velocity&lt;/code&gt; or both, is kept as given, and all others follow. A joint leads by the &lt;a href=&quot;joints&quot;&gt;rate of its angle or displacement&lt;/a&gt;. What the joints do not allow, or what contradicts something else that leads, is refused and named. What was changed is told after the run.</source>
        <translation>Eine Kurbel, die 5 rad/s bekommt, verliert daher das meiste davon an eine Stange und einen Schieber, denen Ruhe gegeben ist. Lassen Sie sie führen: womit ein Körper führt (&lt;code&gt;leads&lt;/code&gt;), seine &lt;code&gt;velocity&lt;/code&gt;, seine &lt;code&gt;angular_velocity&lt;/code&gt; oder beides, bleibt wie angegeben, und alle anderen folgen. Ein Gelenk führt mit der &lt;a href=&quot;joints&quot;&gt;Rate seines Winkels oder seiner Verschiebung&lt;/a&gt;. Was die Gelenke nicht zulassen, oder was etwas anderem widerspricht, das führt, wird abgelehnt und benannt. Was geändert wurde, wird nach dem Lauf gesagt.</translation>
    </message>
    <message>
        <source>An inertia that is not about principal axes is given as a tensor:</source>
        <translation>Eine Trägheit, die nicht um Hauptachsen gilt, wird als Tensor angegeben:</translation>
    </message>
    <message>
        <source>Bushing</source>
        <translation>Buchse</translation>
    </message>
    <message>
        <source>A cushion between two bodies, stiff along and about three axes.</source>
        <translation>Ein Polster zwischen zwei Körpern, steif entlang dreier Achsen und um sie.</translation>
    </message>
    <message>
        <source>It holds a frame of body B to a frame of body A by springs and dampers. The frames have z along the axes, x on the side of the sides, and their origins at the points.</source>
        <translation>Sie hält ein Achsenkreuz von Körper B mit Federn und Dämpfern an einem Achsenkreuz von Körper A. Die Achsenkreuze haben z entlang der Achsen, x auf der Seite der Seiten, und ihre Ursprünge in den Punkten.</translation>
    </message>
    <message>
        <source>With the axes &lt;b&gt;n&lt;/b&gt;&lt;sub&gt;j&lt;/sub&gt; of the frame of body A and &lt;i&gt;d&lt;/i&gt;&lt;sub&gt;j&lt;/sub&gt; = &lt;b&gt;n&lt;/b&gt;&lt;sub&gt;j&lt;/sub&gt; · (&lt;b&gt;r&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt; − &lt;b&gt;r&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt;), the force on body B at point B is</source>
        <translation>Mit den Achsen &lt;b&gt;n&lt;/b&gt;&lt;sub&gt;j&lt;/sub&gt; des Achsenkreuzes von Körper A und &lt;i&gt;d&lt;/i&gt;&lt;sub&gt;j&lt;/sub&gt; = &lt;b&gt;n&lt;/b&gt;&lt;sub&gt;j&lt;/sub&gt; · (&lt;b&gt;r&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt; − &lt;b&gt;r&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt;) ist die Kraft auf Körper B in Punkt B</translation>
    </message>
    <message>
        <source>Its opposite acts on body A at the same place. Turns are measured by the rotation vector &lt;b&gt;θ&lt;/b&gt; of the frame of body B against that of body A. With the relative angular velocity &lt;b&gt;ω&lt;/b&gt;, all in axes of the frame of body A, the torque on body B is</source>
        <translation>Die Gegenkraft wirkt am selben Ort auf Körper A. Drehungen werden mit dem Rotationsvektor &lt;b&gt;θ&lt;/b&gt; des Achsenkreuzes von Körper B gegen das von Körper A gemessen. Mit der relativen Winkelgeschwindigkeit &lt;b&gt;ω&lt;/b&gt;, alles in Achsen von Körper A, ist das Moment auf Körper B</translation>
    </message>
    <message>
        <source>&lt;i&gt;b&lt;/i&gt; = (1 − &lt;i&gt;x&lt;/i&gt; cot &lt;i&gt;x&lt;/i&gt;) / |&lt;b&gt;θ&lt;/b&gt;|², &lt;i&gt;x&lt;/i&gt; = |&lt;b&gt;θ&lt;/b&gt;| / 2</source>
        <translation>&lt;i&gt;b&lt;/i&gt; = (1 − &lt;i&gt;x&lt;/i&gt; cot &lt;i&gt;x&lt;/i&gt;) / |&lt;b&gt;θ&lt;/b&gt;|², &lt;i&gt;x&lt;/i&gt; = |&lt;b&gt;θ&lt;/b&gt;| / 2</translation>
    </message>
    <message>
        <source>For the same stiffness about all axes this is −K&lt;sub&gt;r&lt;/sub&gt; &lt;b&gt;θ&lt;/b&gt;. The turn is the shortest one: past a half turn a bushing pulls the other way round.</source>
        <translation>Bei gleicher Steifigkeit um alle Achsen ist das −K&lt;sub&gt;r&lt;/sub&gt; &lt;b&gt;θ&lt;/b&gt;. Es gilt die kürzeste Drehung: jenseits einer halben Umdrehung zieht eine Buchse in der anderen Richtung.</translation>
    </message>
    <message>
        <source>Source: Barfoot, State Estimation for Robotics, 2017, section 7.1.5.</source>
        <translation>Quelle: Barfoot, State Estimation for Robotics, 2017, Abschnitt 7.1.5.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;fixed&quot;&gt;fixed&lt;/a&gt;, &lt;a href=&quot;spring&quot;&gt;spring&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;fixed&quot;&gt;feste Verbindung&lt;/a&gt;, &lt;a href=&quot;spring&quot;&gt;Feder&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The canvas</source>
        <translation>Die Zeichenfläche</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>zooms at the pointer</source>
        <translation>zoomt am Zeiger</translation>
    </message>
    <message>
        <source>middle button, or &lt;kbd&gt;Space&lt;/kbd&gt; with the left button</source>
        <translation>mittlere Taste, oder &lt;kbd&gt;Leertaste&lt;/kbd&gt; mit der linken Taste</translation>
    </message>
    <message>
        <source>moves the picture</source>
        <translation>verschiebt das Bild</translation>
    </message>
    <message>
        <source>double click on empty ground</source>
        <translation>Doppelklick auf freie Fläche</translation>
    </message>
    <message>
        <source>shows everything</source>
        <translation>zeigt alles</translation>
    </message>
    <message>
        <source>Selecting</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>selects; again at the same spot goes through what lies below</source>
        <translation>wählt aus; noch einmal an derselben Stelle geht durch, was darunter liegt</translation>
    </message>
    <message>
        <source>&lt;kbd&gt;Shift&lt;/kbd&gt;+click</source>
        <translation>&lt;kbd&gt;Umschalt&lt;/kbd&gt;+Klick</translation>
    </message>
    <message>
        <source>adds to the selection</source>
        <translation>nimmt zur Auswahl hinzu</translation>
    </message>
    <message>
        <source>&lt;kbd&gt;Ctrl&lt;/kbd&gt;+click</source>
        <translation>&lt;kbd&gt;Strg&lt;/kbd&gt;+Klick</translation>
    </message>
    <message>
        <source>adds, or takes away what is selected already</source>
        <translation>nimmt hinzu, oder nimmt weg, was schon ausgewählt ist</translation>
    </message>
    <message>
        <source>drag on empty ground</source>
        <translation>Ziehen auf freier Fläche</translation>
    </message>
    <message>
        <source>draws a frame: to the right it selects what it holds, to the left all that it touches; &lt;kbd&gt;Shift&lt;/kbd&gt; and &lt;kbd&gt;Ctrl&lt;/kbd&gt; as with a click</source>
        <translation>zieht einen Rahmen: nach rechts wählt er, was er enthält, nach links alles, was er berührt; &lt;kbd&gt;Umschalt&lt;/kbd&gt; und &lt;kbd&gt;Strg&lt;/kbd&gt; wie beim Klick</translation>
    </message>
    <message>
        <source>right click, or the &lt;kbd&gt;Menu&lt;/kbd&gt; key</source>
        <translation>rechte Taste, oder die &lt;kbd&gt;Menü&lt;/kbd&gt;-Taste</translation>
    </message>
    <message>
        <source>opens the menu of the selection; what is grey there says why</source>
        <translation>öffnet das Menü der Auswahl; was dort grau ist, sagt warum</translation>
    </message>
    <message>
        <source>&lt;kbd&gt;Esc&lt;/kbd&gt;</source>
        <translation>&lt;kbd&gt;Esc&lt;/kbd&gt;</translation>
    </message>
    <message>
        <source>puts back what is under way, then puts down the tool, then drops the selection</source>
        <translation>nimmt zurück, was im Gang ist, legt dann das Werkzeug weg, hebt dann die Auswahl auf</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>Widerstand</translation>
    </message>
    <message>
        <source>moves; a body of a mechanism moves within its joints</source>
        <translation>bewegt; ein Körper eines Mechanismus bewegt sich in seinen Gelenken</translation>
    </message>
    <message>
        <source>&lt;kbd&gt;Ctrl&lt;/kbd&gt;+drag</source>
        <translation>&lt;kbd&gt;Strg&lt;/kbd&gt;+Ziehen</translation>
    </message>
    <message>
        <source>moves free of the joints, which then stand open until you assemble</source>
        <translation>bewegt frei von den Gelenken, die dann offen stehen, bis Sie zusammenbauen</translation>
    </message>
    <message>
        <source>&lt;kbd&gt;Alt&lt;/kbd&gt; held</source>
        <translation>&lt;kbd&gt;Alt&lt;/kbd&gt; gehalten</translation>
    </message>
    <message>
        <source>nothing snaps</source>
        <translation>nichts fängt den Zeiger</translation>
    </message>
    <message>
        <source>&lt;kbd&gt;Esc&lt;/kbd&gt; while dragging</source>
        <translation>&lt;kbd&gt;Esc&lt;/kbd&gt; beim Ziehen</translation>
    </message>
    <message>
        <source>puts all back as it was</source>
        <translation>legt alles zurück, wie es war</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>nudge by a line of the grid; with &lt;kbd&gt;Shift&lt;/kbd&gt; by ten, with &lt;kbd&gt;Alt&lt;/kbd&gt; by one pixel</source>
        <translation>schieben um eine Linie des Rasters; mit &lt;kbd&gt;Umschalt&lt;/kbd&gt; um zehn, mit &lt;kbd&gt;Alt&lt;/kbd&gt; um einen Bildpunkt</translation>
    </message>
    <message>
        <source>&lt;kbd&gt;Ctrl&lt;/kbd&gt;+&lt;kbd&gt;[&lt;/kbd&gt;, &lt;kbd&gt;Ctrl&lt;/kbd&gt;+&lt;kbd&gt;]&lt;/kbd&gt;</source>
        <translation>&lt;kbd&gt;Strg&lt;/kbd&gt;+&lt;kbd&gt;[&lt;/kbd&gt;, &lt;kbd&gt;Strg&lt;/kbd&gt;+&lt;kbd&gt;]&lt;/kbd&gt;</translation>
    </message>
    <message>
        <source>turn by 90° to the left or right; aligning, distributing and mirroring stand in Edit &amp;gt; Arrange</source>
        <translation>drehen um 90° nach links oder rechts; Ausrichten, Verteilen und Spiegeln stehen in Bearbeiten &amp;gt; Anordnen</translation>
    </message>
    <message>
        <source>&lt;kbd&gt;Ctrl&lt;/kbd&gt;+&lt;kbd&gt;X&lt;/kbd&gt;, &lt;kbd&gt;C&lt;/kbd&gt;, &lt;kbd&gt;V&lt;/kbd&gt;, &lt;kbd&gt;D&lt;/kbd&gt;</source>
        <translation>&lt;kbd&gt;Strg&lt;/kbd&gt;+&lt;kbd&gt;X&lt;/kbd&gt;, &lt;kbd&gt;C&lt;/kbd&gt;, &lt;kbd&gt;V&lt;/kbd&gt;, &lt;kbd&gt;D&lt;/kbd&gt;</translation>
    </message>
    <message>
        <source>cut, copy, paste, duplicate, also from one window to another</source>
        <translation>ausschneiden, kopieren, einfügen, verdoppeln, auch von einem Fenster ins andere</translation>
    </message>
    <message>
        <source>Handles</source>
        <translation>Griffe</translation>
    </message>
    <message>
        <source>What is selected has handles. Each says in the status bar what it changes, and shows the value while you drag it.</source>
        <translation>Was ausgewählt ist, hat Griffe. Jeder sagt in der Statuszeile, was er ändert, und zeigt den Wert, während Sie ihn ziehen.</translation>
    </message>
    <message>
        <source>ends, edges, corners, radius</source>
        <translation>Enden, Kanten, Ecken, Radius</translation>
    </message>
    <message>
        <source>change the size; what is joined there goes along</source>
        <translation>ändern die Größe; was dort angeschlossen ist, geht mit</translation>
    </message>
    <message>
        <source>round arrow</source>
        <translation>runder Pfeil</translation>
    </message>
    <message>
        <source>turns in steps of 15°, with &lt;kbd&gt;Alt&lt;/kbd&gt; freely, about the pivot, which can be dragged too</source>
        <translation>dreht in Schritten von 15°, mit &lt;kbd&gt;Alt&lt;/kbd&gt; frei, um den Drehpunkt, der sich auch ziehen lässt</translation>
    </message>
    <message>
        <source>green points of a body</source>
        <translation>grüne Punkte eines Körpers</translation>
    </message>
    <message>
        <source>give it a velocity and an angular velocity at the start</source>
        <translation>geben ihm eine Geschwindigkeit und eine Winkelgeschwindigkeit am Anfang</translation>
    </message>
    <message>
        <source>tip of a force, arc of a torque</source>
        <translation>Spitze einer Kraft, Bogen eines Moments</translation>
    </message>
    <message>
        <source>change size and direction</source>
        <translation>ändern Größe und Richtung</translation>
    </message>
    <message>
        <source>point of a joint</source>
        <translation>Punkt eines Gelenks</translation>
    </message>
    <message>
        <source>moves the joint, and the ends of rods there; with &lt;kbd&gt;Alt&lt;/kbd&gt; the joint alone</source>
        <translation>bewegt das Gelenk und die Enden von Stäben dort; mit &lt;kbd&gt;Alt&lt;/kbd&gt; nur das Gelenk</translation>
    </message>
    <message>
        <source>ends of a spring or a ruler</source>
        <translation>Enden einer Feder oder eines Lineals</translation>
    </message>
    <message>
        <source>go to the body on which you drop them, or to the ground</source>
        <translation>gehen an den Körper, auf dem Sie sie loslassen, oder an den Boden</translation>
    </message>
    <message>
        <source>edge of a plate</source>
        <translation>Kante einer Platte</translation>
    </message>
    <message>
        <source>a double click adds a corner; &lt;kbd&gt;Alt&lt;/kbd&gt;+click on a corner, or &lt;kbd&gt;Del&lt;/kbd&gt; after a click on it, removes it</source>
        <translation>ein Doppelklick fügt eine Ecke hinzu; &lt;kbd&gt;Alt&lt;/kbd&gt;+Klick auf eine Ecke, oder &lt;kbd&gt;Entf&lt;/kbd&gt; nach einem Klick auf sie, entfernt sie</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>a double click lets you write it anew</source>
        <translation>mit einem Doppelklick schreiben Sie sie neu</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Values can be typed while you draw: digits begin the first one, as &lt;kbd&gt;250 mm&lt;/kbd&gt;; &lt;kbd&gt;Tab&lt;/kbd&gt; goes to the next, as &lt;kbd&gt;30 deg&lt;/kbd&gt;; &lt;kbd&gt;Enter&lt;/kbd&gt; draws with what is typed, and &lt;kbd&gt;Esc&lt;/kbd&gt; gives the values back to the pointer. What is typed holds while the pointer decides the rest. &lt;a href=&quot;expressions&quot;&gt;Units and expressions&lt;/a&gt; are understood everywhere.</source>
        <translation>Werte lassen sich beim Zeichnen tippen: Ziffern beginnen den ersten, etwa &lt;kbd&gt;250 mm&lt;/kbd&gt;; &lt;kbd&gt;Tab&lt;/kbd&gt; geht zum nächsten, etwa &lt;kbd&gt;30 deg&lt;/kbd&gt;; &lt;kbd&gt;Eingabe&lt;/kbd&gt; zeichnet mit dem, was getippt ist, und &lt;kbd&gt;Esc&lt;/kbd&gt; gibt die Werte an den Zeiger zurück. Was getippt ist, gilt, während der Zeiger den Rest bestimmt. &lt;a href=&quot;expressions&quot;&gt;Einheiten und Ausdrücke&lt;/a&gt; werden überall verstanden.</translation>
    </message>
    <message>
        <source>Joining bodies</source>
        <translation>Körper verbinden</translation>
    </message>
    <message>
        <source>What acts on them</source>
        <translation>Was auf sie wirkt</translation>
    </message>
    <message>
        <source>Springs, motors and locks of joints, gears and couplings need joints: those that fit have a dotted ring. A spring drawn from point to point is free of force as drawn; a motor drawn from point to point drives their distance. A force grows as the pointer goes away from its point, a torque as it goes around; &lt;kbd&gt;50 N&lt;/kbd&gt;, &lt;kbd&gt;Tab&lt;/kbd&gt;, &lt;kbd&gt;30 deg&lt;/kbd&gt; type them. All numbers are in the Inspector afterwards.</source>
        <translation>Federn, Motoren und Sperren von Gelenken, Zahnräder und Kopplungen brauchen Gelenke: die passenden haben einen gepunkteten Ring. Eine von Punkt zu Punkt gezeichnete Feder ist so, wie sie gezeichnet ist, ohne Kraft; ein von Punkt zu Punkt gezeichneter Motor treibt ihren Abstand an. Eine Kraft wächst, während sich der Zeiger von ihrem Punkt entfernt, ein Moment, während er ihn umrundet; &lt;kbd&gt;50 N&lt;/kbd&gt;, &lt;kbd&gt;Tab&lt;/kbd&gt;, &lt;kbd&gt;30 deg&lt;/kbd&gt; tippt sie. Alle Zahlen stehen danach im Inspektor.</translation>
    </message>
    <message>
        <source>Keys of the tools and the views are among &lt;a href=&quot;shortcuts&quot;&gt;all shortcuts&lt;/a&gt;.</source>
        <translation>Die Tasten der Werkzeuge und der Ansichten stehen unter &lt;a href=&quot;shortcuts&quot;&gt;alle Tasten&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Constant-velocity joint</source>
        <translation>Gleichlaufgelenk</translation>
    </message>
    <message>
        <source>Carries the turn of a shaft around a bend at equal speeds: a ball in a bell.</source>
        <translation>Führt die Drehung einer Welle mit gleicher Geschwindigkeit um eine Beugung: eine Kugel in einer Glocke.</translation>
    </message>
    <message>
        <source>Four rows hold point B on point A, and the twist of one shaft against the other:</source>
        <translation>Vier Zeilen halten Punkt B auf Punkt A, und die Verdrehung der einen Welle gegen die andere:</translation>
    </message>
    <message>
        <source>The shafts lie along &lt;code&gt;axis_a&lt;/code&gt; and &lt;code&gt;axis_b&lt;/code&gt;, straight where both point the same way. With their bend &lt;i&gt;β&lt;/i&gt; and the twist &lt;i&gt;τ&lt;/i&gt; from &lt;code&gt;side_a&lt;/code&gt; to &lt;code&gt;side_b&lt;/code&gt;</source>
        <translation>Die Wellen liegen entlang &lt;code&gt;axis_a&lt;/code&gt; und &lt;code&gt;axis_b&lt;/code&gt;, gestreckt, wenn beide in dieselbe Richtung zeigen. Mit ihrer Beugung &lt;i&gt;β&lt;/i&gt; und der Verdrehung &lt;i&gt;τ&lt;/i&gt; von &lt;code&gt;side_a&lt;/code&gt; nach &lt;code&gt;side_b&lt;/code&gt;</translation>
    </message>
    <message>
        <source>so body B stands as if turned from body A about a line across both shafts, wherever that lies; two turns are free. It follows that</source>
        <translation>also steht Körper B so, als wäre er von Körper A aus um eine Gerade quer zu beiden Wellen gedreht, wo auch immer diese liegt; zwei Drehungen sind frei. Daraus folgt</translation>
    </message>
    <message>
        <source>Shafts in bearings turn equally fast at any bend, and the moment lies along the line halfway between them. Folded back onto each other they hold no twist. Put together with a twist of half a turn the joint holds that one.</source>
        <translation>Wellen in Lagern drehen sich bei jeder Beugung gleich schnell, und das Moment liegt entlang der Winkelhalbierenden zwischen ihnen. Ganz zurückgefaltet halten sie keine Verdrehung. Mit einer halben Umdrehung Verdrehung zusammengesetzt hält das Gelenk diese.</translation>
    </message>
    <message>
        <source>Source: Seherr-Thoss, Schmelz and Aucktor, Universal Joints and Driveshafts, 2006, chapter 1.</source>
        <translation>Quelle: Seherr-Thoss, Schmelz und Aucktor, Universal Joints and Driveshafts, 2006, Kapitel 1.</translation>
    </message>
    <message>
        <source>See also the &lt;a href=&quot;joints&quot;&gt;notation&lt;/a&gt;, &lt;a href=&quot;universal&quot;&gt;universal joint&lt;/a&gt;, whose speeds are not equal.</source>
        <translation>Siehe auch die &lt;a href=&quot;joints&quot;&gt;Schreibweise&lt;/a&gt;, &lt;a href=&quot;universal&quot;&gt;Kardangelenk&lt;/a&gt;, dessen Geschwindigkeiten nicht gleich sind.</translation>
    </message>
    <message>
        <source>Cylindrical joint</source>
        <translation>Drehschubgelenk</translation>
    </message>
    <message>
        <source>A shaft in a sleeve: holds the axes on one line.</source>
        <translation>Eine Welle in einer Hülse: hält die Achsen auf einer Geraden.</translation>
    </message>
    <message>
        <source>It leaves the turn about that line and the slide along it free.</source>
        <translation>Es lässt die Drehung um diese Gerade und die Verschiebung entlang ihr frei.</translation>
    </message>
    <message>
        <source>Four rows:</source>
        <translation>Vier Zeilen:</translation>
    </message>
    <message>
        <source>It has two coordinates, an &lt;b&gt;angle&lt;/b&gt; as a &lt;a href=&quot;revolute&quot;&gt;revolute&lt;/a&gt; and a &lt;b&gt;displacement&lt;/b&gt; as a &lt;a href=&quot;prismatic&quot;&gt;prismatic&lt;/a&gt; joint.</source>
        <translation>Es hat zwei Koordinaten, einen &lt;b&gt;Winkel&lt;/b&gt; wie ein &lt;a href=&quot;revolute&quot;&gt;Drehgelenk&lt;/a&gt; und eine &lt;b&gt;Verschiebung&lt;/b&gt; wie ein &lt;a href=&quot;prismatic&quot;&gt;Schubgelenk&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>See also the &lt;a href=&quot;joints&quot;&gt;notation&lt;/a&gt;, &lt;a href=&quot;screw&quot;&gt;screw&lt;/a&gt;.</source>
        <translation>Siehe auch die &lt;a href=&quot;joints&quot;&gt;Schreibweise&lt;/a&gt;, &lt;a href=&quot;screw&quot;&gt;Schraubgelenk&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Widerstand</translation>
    </message>
    <message>
        <source>A medium slows a body: linearly as thick oil does, with the square of the speed as air does.</source>
        <translation>Ein Medium bremst einen Körper: linear, wie zähes Öl es tut, mit dem Quadrat der Geschwindigkeit, wie Luft es tut.</translation>
    </message>
    <message>
        <source>With the velocity &lt;b&gt;v&lt;/b&gt; of the point against the medium, which itself may have a &lt;code&gt;flow&lt;/code&gt;, and the angular velocity &lt;b&gt;ω&lt;/b&gt; of the body:</source>
        <translation>Mit der Geschwindigkeit &lt;b&gt;v&lt;/b&gt; des Punktes gegen das Medium, das selbst strömen kann (&lt;code&gt;flow&lt;/code&gt;), und der Winkelgeschwindigkeit &lt;b&gt;ω&lt;/b&gt; des Körpers:</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Antriebe</translation>
    </message>
    <message>
        <source>A driver makes a coordinate follow a function of time, whatever force that takes: a motor that never gives in. The force or torque that it takes, and its power, are among the results. For a motor of a given torque take a &lt;a href=&quot;joint_spring&quot;&gt;spring in a joint&lt;/a&gt; with a motor, or a &lt;a href=&quot;torque&quot;&gt;torque&lt;/a&gt;.</source>
        <translation>Ein Antrieb lässt eine Koordinate einer Funktion der Zeit folgen, welche Kraft das auch kostet: ein Motor, der nie nachgibt. Die Kraft oder das Moment dafür und seine Leistung sind unter den Ergebnissen. Für einen Motor mit gegebenem Moment nehmen Sie eine &lt;a href=&quot;joint_spring&quot;&gt;Gelenkfeder&lt;/a&gt; mit einem Motor, oder ein &lt;a href=&quot;torque&quot;&gt;Moment&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>What the &lt;code&gt;law&lt;/code&gt; gives is chosen by &lt;code&gt;prescribes&lt;/code&gt;: the position &lt;i&gt;s&lt;/i&gt;, the speed &lt;i&gt;s&lt;/i&gt;′ or the acceleration &lt;i&gt;s&lt;/i&gt;″ of the coordinate.</source>
        <translation>Was die Funktion &lt;code&gt;law&lt;/code&gt; angibt, wird mit &lt;code&gt;prescribes&lt;/code&gt; gewählt: die Lage &lt;i&gt;s&lt;/i&gt;, die Geschwindigkeit &lt;i&gt;s&lt;/i&gt;′ oder die Beschleunigung &lt;i&gt;s&lt;/i&gt;″ der Koordinate.</translation>
    </message>
    <message>
        <source>&lt;i&gt;s&lt;/i&gt; − &lt;i&gt;f&lt;/i&gt;(&lt;i&gt;t&lt;/i&gt;) = 0, or &lt;i&gt;s&lt;/i&gt;′ = &lt;i&gt;f&lt;/i&gt;(&lt;i&gt;t&lt;/i&gt;), or &lt;i&gt;s&lt;/i&gt;″ = &lt;i&gt;f&lt;/i&gt;(&lt;i&gt;t&lt;/i&gt;)</source>
        <translation>&lt;i&gt;s&lt;/i&gt; − &lt;i&gt;f&lt;/i&gt;(&lt;i&gt;t&lt;/i&gt;) = 0, oder &lt;i&gt;s&lt;/i&gt;′ = &lt;i&gt;f&lt;/i&gt;(&lt;i&gt;t&lt;/i&gt;), oder &lt;i&gt;s&lt;/i&gt;″ = &lt;i&gt;f&lt;/i&gt;(&lt;i&gt;t&lt;/i&gt;)</translation>
    </message>
    <message>
        <source>A position is kept exactly, also by the projection after each step; a speed or an acceleration leaves the place to what it comes to. Where a position begins away from the drawing, the drawing is moved before the run. The law is a number or an &lt;a href=&quot;expressions&quot;&gt;expression&lt;/a&gt; of the time &lt;tt&gt;t&lt;/tt&gt; and parameters.</source>
        <translation>Eine Lage wird genau gehalten, auch durch die Projektion nach jedem Schritt; bei einer Geschwindigkeit oder Beschleunigung ergibt sich die Lage. Wo eine Lage anders beginnt als gezeichnet, wird die Zeichnung vor dem Lauf bewegt. Die Funktion ist eine Zahl oder ein &lt;a href=&quot;expressions&quot;&gt;Ausdruck&lt;/a&gt; der Zeit &lt;tt&gt;t&lt;/tt&gt; und von Parametern.</translation>
    </message>
    <message>
        <source>Angle driver</source>
        <translation>Winkelantrieb</translation>
    </message>
    <message>
        <source>&lt;i&gt;s&lt;/i&gt; is the angle of a joint. The torque acts on body B about the axis of body A.</source>
        <translation>&lt;i&gt;s&lt;/i&gt; ist der Winkel eines Gelenks. Das Moment wirkt auf Körper B um die Achse von Körper A.</translation>
    </message>
    <message>
        <source>Displacement driver</source>
        <translation>Verschiebungsantrieb</translation>
    </message>
    <message>
        <source>&lt;i&gt;s&lt;/i&gt; is the displacement of a joint. The force acts on body B along the axis of body A.</source>
        <translation>&lt;i&gt;s&lt;/i&gt; ist die Verschiebung eines Gelenks. Die Kraft wirkt auf Körper B entlang der Achse von Körper A.</translation>
    </message>
    <message>
        <source>Distance driver</source>
        <translation>Abstandsantrieb</translation>
    </message>
    <message>
        <source>&lt;i&gt;s&lt;/i&gt; = |&lt;b&gt;r&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt; − &lt;b&gt;r&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt;|. The force acts between the two points; pushing them apart is positive.</source>
        <translation>&lt;i&gt;s&lt;/i&gt; = |&lt;b&gt;r&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt; − &lt;b&gt;r&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt;|. Die Kraft wirkt zwischen den beiden Punkten; auseinanderdrückend ist positiv.</translation>
    </message>
    <message>
        <source>Point driver</source>
        <translation>Punktantrieb</translation>
    </message>
    <message>
        <source>&lt;i&gt;s&lt;/i&gt; are the ground coordinates of a point, as many as have a law.</source>
        <translation>&lt;i&gt;s&lt;/i&gt; sind die Bodenkoordinaten eines Punktes, so viele, wie eine Funktion haben.</translation>
    </message>
    <message>
        <source>and before it the difference was negative. It is noted each time; with &lt;code&gt;does&lt;/code&gt; stop the run ends there.</source>
        <translation>und davor war die Differenz negativ. Es wird jedes Mal notiert; mit &lt;code&gt;does&lt;/code&gt; stop endet der Lauf dort.</translation>
    </message>
    <message>
        <source>With &lt;code&gt;does&lt;/code&gt; change, the parameters of &lt;code&gt;sets&lt;/code&gt; have other values from there on, each time: all numbers that hang on them follow, in laws, in conditions and in the fields of elements. Bodies stay where they are and go on with their speeds, but for what closes the joints anew; contacts are found again. An expression is worked out at that instant, with the values before it. What the change puts into the mechanism, as a spring that is stiffer stores more, is told:</source>
        <translation>Mit &lt;code&gt;does&lt;/code&gt; change haben die Parameter von &lt;code&gt;sets&lt;/code&gt; von da an andere Werte, jedes Mal: Alle Zahlen, die von ihnen abhängen, folgen, in Gesetzen, in Bedingungen und in den Feldern von Elementen. Körper bleiben, wo sie sind, und behalten ihre Geschwindigkeiten, bis auf das, was die Gelenke neu schließt; Kontakte werden neu gesucht. Ein Ausdruck wird zu diesem Zeitpunkt ausgerechnet, mit den Werten davor. Was die Änderung in den Mechanismus bringt, da etwa eine steifere Feder mehr speichert, wird gesagt:</translation>
    </message>
    <message>
        <source>A body keeps its mass centre and the axes of its inertia; its mass and moments may change.</source>
        <translation>Ein Körper behält seinen Schwerpunkt und die Achsen seiner Trägheit; seine Masse und seine Trägheitsmomente dürfen sich ändern.</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Ausgeben</translation>
    </message>
    <message>
        <source>File &amp;gt; Export writes what you have into files for others. When a file is there, a line above the canvas names it and shows its folder. What is grey says why: most exports want a run first.</source>
        <translation>Datei &amp;gt; Ausgeben schreibt, was Sie haben, in Dateien für andere. Wenn eine Datei da ist, nennt eine Zeile über der Zeichenfläche sie und zeigt ihren Ordner. Was grau ist, sagt warum: das meiste braucht zuerst einen Lauf.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>For CSV, MAT and NumPy tick the quantities that you want; the search finds words in their names and meanings. CSV has one column for each, with its unit in the header, and every digit. MAT opens in Matlab and Octave, NPZ in Python with &lt;tt&gt;numpy.load&lt;/tt&gt;. Numbers are in SI units and radians. HDF5 holds the whole run with its model.</source>
        <translation>Für CSV, MAT und NumPy haken Sie die Größen an, die Sie wollen; die Suche findet Wörter in ihren Namen und Bedeutungen. CSV hat für jede eine Spalte, mit ihrer Einheit im Kopf, und alle Stellen. MAT öffnet sich in Matlab und Octave, NPZ in Python mit &lt;tt&gt;numpy.load&lt;/tt&gt;. Zahlen sind in SI-Einheiten und Radiant. HDF5 enthält den ganzen Lauf mit seinem Modell.</translation>
    </message>
    <message>
        <source>Plots, canvas and 3D view</source>
        <translation>Plots, Zeichenfläche und 3D-Ansicht</translation>
    </message>
    <message>
        <source>SVG and PDF are drawings that stay sharp at any size; PNG is a picture of the size that you choose. All are on white paper, however dark the window is, unless you choose dark colours for a picture. They show what the view shows: move and zoom it first, and choose the moment in the run. Edit &amp;gt; Copy as picture puts the canvas into the clipboard.</source>
        <translation>SVG und PDF sind Zeichnungen, die in jeder Größe scharf bleiben; PNG ist ein Bild in der Größe, die Sie wählen. Alle sind auf weißem Papier, wie dunkel das Fenster auch ist, außer Sie wählen für ein Bild dunkle Farben. Sie zeigen, was die Ansicht zeigt: verschieben und zoomen Sie sie zuerst, und wählen Sie den Zeitpunkt im Lauf. Bearbeiten &amp;gt; Als Bild kopieren legt die Zeichenfläche in die Zwischenablage.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>The canvas, the 3D view, or both side by side, as WebM (VP9) for browsers and most players, as MP4 (H.264) for slides and all players, or as GIF for pages and messages, with its size, frames per second, part of the run and speed. The line at the bottom says how many frames there will be. A format whose encoder this machine lacks is grey. Cancel leaves no file.</source>
        <translation>Die Zeichenfläche, die 3D-Ansicht oder beide nebeneinander, als WebM (VP9) für Browser und die meisten Abspielprogramme, als MP4 (H.264) für Folien und alle Abspielprogramme, oder als GIF für Seiten und Nachrichten, mit Größe, Bildern pro Sekunde, Teil des Laufs und Geschwindigkeit. Die Zeile unten sagt, wie viele Bilder es werden. Ein Format, dessen Kodierer auf diesem Rechner fehlt, ist grau. Abbrechen hinterlässt keine Datei.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>One page in HTML that needs no other file: pictures, degrees of freedom and redundant joints, all data in your units, plots, settings of the run and how it ended, versions. It prints well.</source>
        <translation>Eine Seite in HTML, die keine andere Datei braucht: Bilder, Freiheitsgrade und überzählige Gelenke, alle Daten in Ihren Einheiten, Plots, Einstellungen des Laufs und wie er endete, Versionen. Sie druckt sich gut.</translation>
    </message>
    <message>
        <source>For other programs</source>
        <translation>Für andere Programme</translation>
    </message>
    <message>
        <source>Python script</source>
        <translation>Python-Skript</translation>
    </message>
    <message>
        <source>A script that makes the model with &lt;tt&gt;kane&lt;/tt&gt; and runs it, one call for each element, to go on from in Python. &lt;tt&gt;kane script MODEL&lt;/tt&gt; prints the same.</source>
        <translation>Ein Skript, das das Modell mit &lt;tt&gt;kane&lt;/tt&gt; macht und laufen lässt, ein Aufruf für jedes Element, um in Python damit weiterzuarbeiten. &lt;tt&gt;kane script MODEL&lt;/tt&gt; gibt dasselbe aus.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;plots&quot;&gt;plots&lt;/a&gt;, &lt;a href=&quot;files&quot;&gt;files&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;plots&quot;&gt;Plots&lt;/a&gt;, &lt;a href=&quot;files&quot;&gt;Dateien&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Units and expressions</source>
        <translation>Einheiten und Ausdrücke</translation>
    </message>
    <message>
        <source>Numbers and units</source>
        <translation>Zahlen und Einheiten</translation>
    </message>
    <message>
        <source>Every field takes a number with a unit: &lt;kbd&gt;25 mm&lt;/kbd&gt;, &lt;kbd&gt;30 deg&lt;/kbd&gt;, &lt;kbd&gt;2 lbf&lt;/kbd&gt;, &lt;kbd&gt;1,5 cm + 2 mm&lt;/kbd&gt;. A number without a unit is in the unit that stands in the field; View &amp;gt; Units chooses among metres and degrees, SI, millimetres and degrees, and inches, for all that is shown: fields, tree, canvas and plots. Files and expressions hold SI units and radians: m, kg, s, N, rad. Decimal point and decimal comma are both understood, and numbers are shown with that of your country (Edit &amp;gt; Preferences). In the brackets of a function a comma stands between arguments; with commas as decimal marks write &lt;kbd&gt;max(1,5; 2)&lt;/kbd&gt;.</source>
        <translation>Jedes Feld nimmt eine Zahl mit Einheit: &lt;kbd&gt;25 mm&lt;/kbd&gt;, &lt;kbd&gt;30 deg&lt;/kbd&gt;, &lt;kbd&gt;2 lbf&lt;/kbd&gt;, &lt;kbd&gt;1,5 cm + 2 mm&lt;/kbd&gt;. Eine Zahl ohne Einheit ist in der Einheit, die im Feld steht; Ansicht &amp;gt; Einheiten wählt zwischen Meter und Grad, SI, Millimeter und Grad, und Zoll, für alles, was gezeigt wird: Felder, Baum, Zeichenfläche und Plots. Dateien und Ausdrücke haben SI-Einheiten und Radiant: m, kg, s, N, rad. Dezimalpunkt und Dezimalkomma werden beide verstanden, und Zahlen werden mit dem Ihres Landes gezeigt (Bearbeiten &amp;gt; Voreinstellungen). In den Klammern einer Funktion steht ein Komma zwischen Argumenten; mit Dezimalkommas schreiben Sie &lt;kbd&gt;max(1,5; 2)&lt;/kbd&gt;.</translation>
    </message>
    <message>
        <source>While you type in a form, what you see follows. &lt;kbd&gt;Enter&lt;/kbd&gt; or &lt;kbd&gt;Tab&lt;/kbd&gt; takes it over, &lt;kbd&gt;Esc&lt;/kbd&gt; puts back what was there; the arrow keys step up and down. What cannot be read turns red with the reason, and the old value stays. A right click offers the default, and a parameter in place of the number.</source>
        <translation>Während Sie in einem Formular tippen, folgt, was Sie sehen. &lt;kbd&gt;Eingabe&lt;/kbd&gt; oder &lt;kbd&gt;Tab&lt;/kbd&gt; übernimmt es, &lt;kbd&gt;Esc&lt;/kbd&gt; stellt wieder her, was da war; die Pfeiltasten gehen auf und ab. Was nicht lesbar ist, wird rot mit dem Grund, und der alte Wert bleibt. Ein Rechtsklick bietet die Vorgabe an, und einen Parameter anstelle der Zahl.</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formeln</translation>
    </message>
    <message>
        <source>Any number may be a formula of &lt;a href=&quot;parameter&quot;&gt;parameters&lt;/a&gt;, as &lt;tt&gt;L/2&lt;/tt&gt; or &lt;tt&gt;4*2*pi*sqrt(L/9.81)&lt;/tt&gt;. There are &lt;tt&gt;+ - * / // % **&lt;/tt&gt;, comparisons &lt;tt&gt;&amp;lt; &amp;lt;= &amp;gt; &amp;gt;= == !=&lt;/tt&gt;, &lt;tt&gt;and&lt;/tt&gt;, &lt;tt&gt;or&lt;/tt&gt;, &lt;tt&gt;not&lt;/tt&gt;, &lt;tt&gt;a if c else b&lt;/tt&gt;, brackets, and &lt;tt&gt;pi&lt;/tt&gt;.</source>
        <translation>Jede Zahl kann eine Formel von &lt;a href=&quot;parameter&quot;&gt;Parametern&lt;/a&gt; sein, wie &lt;tt&gt;L/2&lt;/tt&gt; oder &lt;tt&gt;4*2*pi*sqrt(L/9.81)&lt;/tt&gt;. Es gibt &lt;tt&gt;+ - * / // % **&lt;/tt&gt;, Vergleiche &lt;tt&gt;&amp;lt; &amp;lt;= &amp;gt; &amp;gt;= == !=&lt;/tt&gt;, &lt;tt&gt;and&lt;/tt&gt;, &lt;tt&gt;or&lt;/tt&gt;, &lt;tt&gt;not&lt;/tt&gt;, &lt;tt&gt;a if c else b&lt;/tt&gt;, Klammern und &lt;tt&gt;pi&lt;/tt&gt;.</translation>
    </message>
    <message>
        <source>&lt;tt&gt;step(x)&lt;/tt&gt; is 0 below zero and 1 from there on; &lt;tt&gt;step(x, x0, h0, x1, h1)&lt;/tt&gt; goes smoothly from h0 at x0 to h1 at x1. &lt;tt&gt;where(c, a, b)&lt;/tt&gt; is a where c holds, else b.</source>
        <translation>&lt;tt&gt;step(x)&lt;/tt&gt; ist unter null 0 und von da an 1; &lt;tt&gt;step(x, x0, h0, x1, h1)&lt;/tt&gt; geht glatt von h0 bei x0 nach h1 bei x1. &lt;tt&gt;where(c, a, b)&lt;/tt&gt; ist a, wo c gilt, sonst b.</translation>
    </message>
    <message>
        <source>What may vary in a run</source>
        <translation>Was sich in einem Lauf ändern darf</translation>
    </message>
    <message>
        <source>Names stand in quotes: &lt;tt&gt;angle(&apos;hinge&apos;)&lt;/tt&gt;, &lt;tt&gt;distance(&apos;rod&apos;, &apos;cart&apos;)&lt;/tt&gt;. An adaptive method stops exactly where an expression of the time jumps.</source>
        <translation>Namen stehen in Anführungszeichen: &lt;tt&gt;angle(&apos;hinge&apos;)&lt;/tt&gt;, &lt;tt&gt;distance(&apos;rod&apos;, &apos;cart&apos;)&lt;/tt&gt;. Ein adaptives Verfahren hält genau dort an, wo ein Ausdruck der Zeit springt.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>A model is a file in JSON that a person can read, with all numbers in SI units and radians. Saving never leaves half a file: the old one stays until the new one is whole.</source>
        <translation>Ein Modell ist eine Datei in JSON, die ein Mensch lesen kann, mit allen Zahlen in SI-Einheiten und Radiant. Speichern hinterlässt nie eine halbe Datei: die alte bleibt, bis die neue ganz ist.</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Ungesicherte Arbeit</translation>
    </message>
    <message>
        <source>Changes by others</source>
        <translation>Änderungen durch andere</translation>
    </message>
    <message>
        <source>When another program changes, moves or deletes the file of the open model, a line above the canvas says so. Reload reads it again, and Undo brings yours back. Saving over it is asked first.</source>
        <translation>Wenn ein anderes Programm die Datei des offenen Modells ändert, verschiebt oder löscht, sagt es eine Zeile über der Zeichenfläche. Neu laden liest sie wieder ein, und Rückgängig bringt Ihres zurück. Bevor darüber gespeichert wird, werden Sie gefragt.</translation>
    </message>
    <message>
        <source>Templates and examples</source>
        <translation>Vorlagen und Beispiele</translation>
    </message>
    <message>
        <source>File &amp;gt; Start from a template or example shows them with their pictures. They open as copies: the originals stay as they are.</source>
        <translation>Datei &amp;gt; Mit Vorlage oder Beispiel beginnen zeigt sie mit ihren Bildern. Sie öffnen sich als Kopien: die Originale bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>A page then lists what was guessed, what was left out and what was taken, and names the inertias that no body can have. What the file does not say, such as a unit or a density, is asked first. Nothing in a file can run, and what it names is opened in its own folder alone. MJCF, meshes, SVG and DXF need libraries that &lt;tt&gt;pip install &apos;kanevas[exchange]&apos;&lt;/tt&gt; brings.</source>
        <translation>Eine Seite zählt dann auf, was erraten, was weggelassen und was übernommen wurde, und nennt die Trägheiten, die kein Körper haben kann. Was die Datei nicht sagt, etwa eine Einheit oder eine Dichte, wird vorher gefragt. Nichts in einer Datei kann laufen, und was sie nennt, wird nur in ihrem eigenen Ordner geöffnet. MJCF, Netze, SVG und DXF brauchen Bibliotheken, die &lt;tt&gt;pip install &apos;kanevas[exchange]&apos;&lt;/tt&gt; bringt.</translation>
    </message>
    <message>
        <source>Models in models</source>
        <translation>Modelle in Modellen</translation>
    </message>
    <message>
        <source>Edit &amp;gt; Preferences has the language, colours, units, the decimal mark, how a new model begins and how soon unsaved work is copied. Each choice holds at once, in all windows; the language as soon as the dialog is closed and nothing runs. What you were at stays as it was, with all steps of undo and all runs.</source>
        <translation>Bearbeiten &amp;gt; Voreinstellungen hat die Sprache, Farben, Einheiten, das Dezimalzeichen, wie ein neues Modell beginnt und wie bald ungesicherte Arbeit kopiert wird. Alles, was Sie dort wählen, gilt sofort, in allen Fenstern; die Sprache, sobald der Dialog geschlossen ist und nichts läuft. Woran Sie gerade arbeiten, bleibt, wie es war, mit allen Schritten von „Rückgängig“ und allen Läufen.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Fixed joint</source>
        <translation>Feste Verbindung</translation>
    </message>
    <message>
        <source>A weld: holds two bodies together, point on point, axis on axis, side on side.</source>
        <translation>Eine Schweißnaht: hält zwei Körper zusammen, Punkt auf Punkt, Achse auf Achse, Seite auf Seite.</translation>
    </message>
    <message>
        <source>Six rows:</source>
        <translation>Sechs Zeilen:</translation>
    </message>
    <message>
        <source>See also the &lt;a href=&quot;joints&quot;&gt;notation&lt;/a&gt;.</source>
        <translation>Siehe auch die &lt;a href=&quot;joints&quot;&gt;Schreibweise&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>A force at a point of a body, constant or by expressions.</source>
        <translation>Eine Kraft an einem Punkt eines Körpers, konstant oder durch Ausdrücke.</translation>
    </message>
    <message>
        <source>It stands in ground axes or in those of the body.</source>
        <translation>Sie steht in Achsen des Bodens oder in denen des Körpers.</translation>
    </message>
    <message>
        <source>It adds to the generalized active forces of its body, with the partial velocities of its point:</source>
        <translation>Sie trägt zu den generalisierten eingeprägten Kräften ihres Körpers bei, mit den Partialgeschwindigkeiten ihres Punktes:</translation>
    </message>
    <message>
        <source>In the rows of the body that is &lt;b&gt;F&lt;/b&gt; for the velocity of the mass centre, and its moment about the mass centre for the angular velocity.</source>
        <translation>In den Zeilen des Körpers ist das &lt;b&gt;F&lt;/b&gt; für die Geschwindigkeit des Schwerpunkts, und ihr Moment um den Schwerpunkt für die Winkelgeschwindigkeit.</translation>
    </message>
    <message>
        <source>Each component is a number or an &lt;a href=&quot;expressions&quot;&gt;expression&lt;/a&gt;, such as &lt;tt&gt;where(t &amp;lt; 0.5, 3, 0) - 2*vy(&apos;rod&apos;)&lt;/tt&gt;.</source>
        <translation>Jede Komponente ist eine Zahl oder ein &lt;a href=&quot;expressions&quot;&gt;Ausdruck&lt;/a&gt;, wie &lt;tt&gt;where(t &amp;lt; 0.5, 3, 0) - 2*vy(&apos;rod&apos;)&lt;/tt&gt;.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;torque&quot;&gt;torque&lt;/a&gt;, &lt;a href=&quot;drag&quot;&gt;drag&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;torque&quot;&gt;Moment&lt;/a&gt;, &lt;a href=&quot;drag&quot;&gt;Widerstand&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Zahnradpaar</translation>
    </message>
    <message>
        <source>Two wheels in mesh. Each wheel is named by the joint that it turns on; where both joints sit on the same carrier, which may itself turn, the wheels mesh on the carrier as in a planetary gear.</source>
        <translation>Zwei Räder im Eingriff. Jedes Rad wird durch das Gelenk benannt, auf dem es sich dreht; wo beide Gelenke auf demselben Steg sitzen, der sich selbst drehen darf, greifen die Räder auf dem Steg ineinander wie in einem Planetengetriebe.</translation>
    </message>
    <message>
        <source>One row; &lt;i&gt;c&lt;/i&gt; is what the sum is as placed:</source>
        <translation>Eine Zeile; &lt;i&gt;c&lt;/i&gt; ist, was die Summe wie gezeichnet ist:</translation>
    </message>
    <message>
        <source>Plus for an external, minus for an internal &lt;code&gt;mesh&lt;/code&gt;. The multiplier is the tangential force between the teeth. Both axes are taken to point the same way.</source>
        <translation>Plus für eine äußere, minus für eine innere Verzahnung (&lt;code&gt;mesh&lt;/code&gt;). Der Multiplikator ist die Umfangskraft zwischen den Zähnen. Beide Achsen zeigen dabei in dieselbe Richtung.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;rack_and_pinion&quot;&gt;rack and pinion&lt;/a&gt;, &lt;a href=&quot;linear_coupling&quot;&gt;linear coupling&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;rack_and_pinion&quot;&gt;Zahnstange und Ritzel&lt;/a&gt;, &lt;a href=&quot;linear_coupling&quot;&gt;lineare Kopplung&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Gravitation</source>
        <translation>Gravitation</translation>
    </message>
    <message>
        <source>Each two of the bodies attract each other, as points of mass at their mass centres.</source>
        <translation>Je zwei der Körper ziehen einander an, als Massenpunkte in ihren Schwerpunkten.</translation>
    </message>
    <message>
        <source>The weight of bodies near the ground is not this but the gravity of the &lt;a href=&quot;model&quot;&gt;model&lt;/a&gt;.</source>
        <translation>Das Gewicht von Körpern nahe dem Boden ist nicht dies, sondern die Schwerkraft des &lt;a href=&quot;model&quot;&gt;Modells&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>With &lt;b&gt;d&lt;/b&gt; from one mass centre to the other and &lt;i&gt;r&lt;/i&gt; = |&lt;b&gt;d&lt;/b&gt;|, the force on the first is</source>
        <translation>Mit &lt;b&gt;d&lt;/b&gt; von einem Schwerpunkt zum anderen und &lt;i&gt;r&lt;/i&gt; = |&lt;b&gt;d&lt;/b&gt;| ist die Kraft auf den ersten</translation>
    </message>
    <message>
        <source>and its opposite on the second. The potential energy is −&lt;i&gt;G&lt;/i&gt; &lt;i&gt;m&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt; &lt;i&gt;m&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt; / &lt;i&gt;r&lt;/i&gt;. Bodies in the same place exert nothing on each other.</source>
        <translation>und ihre Gegenkraft auf den zweiten. Die potentielle Energie ist −&lt;i&gt;G&lt;/i&gt; &lt;i&gt;m&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt; &lt;i&gt;m&lt;/i&gt;&lt;sub&gt;2&lt;/sub&gt; / &lt;i&gt;r&lt;/i&gt;. Körper am selben Ort üben aufeinander nichts aus.</translation>
    </message>
    <message>
        <source>&lt;b&gt;p&lt;/b&gt; are the impulses of the rows of joints. No body moves while it is given. Dry friction takes part with what the blow presses: along a slip its impulse is at most &lt;i&gt;μ&lt;/i&gt; times the impulse that presses, and stops the slip where that is enough.</source>
        <translation>&lt;b&gt;p&lt;/b&gt; sind die Stöße der Zeilen von Gelenken. Kein Körper bewegt sich, während er gegeben wird. Trockene Reibung nimmt mit dem teil, was der Schlag drückt: Entlang eines Gleitens ist ihr Stoß höchstens &lt;i&gt;μ&lt;/i&gt; mal dem Stoß, der drückt, und hält das Gleiten an, wo das reicht.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Press [[key:help]] with something selected, and the page about it opens here.</source>
        <translation>Drücken Sie [[key:help]], während etwas ausgewählt ist, und die Seite darüber öffnet sich hier.</translation>
    </message>
    <message>
        <source>To begin</source>
        <translation>Zum Beginn</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;canvas&quot;&gt;The canvas&lt;/a&gt;: mouse and keys</source>
        <translation>&lt;a href=&quot;canvas&quot;&gt;Die Zeichenfläche&lt;/a&gt;: Maus und Tasten</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;view3d&quot;&gt;The 3D view&lt;/a&gt;: camera, floor, and which way is up</source>
        <translation>&lt;a href=&quot;view3d&quot;&gt;Die 3D-Ansicht&lt;/a&gt;: Kamera, Fußboden, und wo oben ist</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;expressions&quot;&gt;Units and expressions&lt;/a&gt;: what can be typed into a field</source>
        <translation>&lt;a href=&quot;expressions&quot;&gt;Einheiten und Ausdrücke&lt;/a&gt;: was sich in ein Feld tippen lässt</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;files&quot;&gt;Files&lt;/a&gt;: saving, recovering, examples, templates</source>
        <translation>&lt;a href=&quot;files&quot;&gt;Dateien&lt;/a&gt;: speichern, wiederherstellen, Beispiele, Vorlagen</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;shortcuts&quot;&gt;All shortcuts&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;shortcuts&quot;&gt;Alle Tasten&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;model&quot;&gt;The model as a whole&lt;/a&gt;: gravity, plane, what is drawn</source>
        <translation>&lt;a href=&quot;model&quot;&gt;Das Modell als Ganzes&lt;/a&gt;: Schwerkraft, Ebene, was gezeichnet wird</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;body&quot;&gt;Body&lt;/a&gt;, &lt;a href=&quot;particle&quot;&gt;particle&lt;/a&gt;, &lt;a href=&quot;shapes&quot;&gt;shapes&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;body&quot;&gt;Körper&lt;/a&gt;, &lt;a href=&quot;particle&quot;&gt;Massenpunkt&lt;/a&gt;, &lt;a href=&quot;shapes&quot;&gt;Formen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;joints&quot;&gt;Joints&lt;/a&gt;: [[links joints]]</source>
        <translation>&lt;a href=&quot;joints&quot;&gt;Gelenke&lt;/a&gt;: [[links joints]]</translation>
    </message>
    <message>
        <source>Couplings: [[links couplings]]</source>
        <translation>Kopplungen: [[links couplings]]</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;driver&quot;&gt;Drivers&lt;/a&gt;, &lt;a href=&quot;lock&quot;&gt;locks&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;driver&quot;&gt;Antriebe&lt;/a&gt;, &lt;a href=&quot;lock&quot;&gt;Sperren&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Loads: [[links loads]]</source>
        <translation>Lasten: [[links loads]]</translation>
    </message>
    <message>
        <source>To look at: &lt;a href=&quot;measure&quot;&gt;measure&lt;/a&gt;, &lt;a href=&quot;measure_point&quot;&gt;measure point&lt;/a&gt;, &lt;a href=&quot;ruler&quot;&gt;ruler&lt;/a&gt;, &lt;a href=&quot;note&quot;&gt;note&lt;/a&gt;</source>
        <translation>Zum Ansehen: &lt;a href=&quot;measure&quot;&gt;Messgröße&lt;/a&gt;, &lt;a href=&quot;measure_point&quot;&gt;Messpunkt&lt;/a&gt;, &lt;a href=&quot;ruler&quot;&gt;Lineal&lt;/a&gt;, &lt;a href=&quot;note&quot;&gt;Notiz&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;solver&quot;&gt;Settings of a run&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;solver&quot;&gt;Einstellungen eines Laufs&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;statics&quot;&gt;Equilibria and load steps&lt;/a&gt;: where a mechanism rests</source>
        <translation>&lt;a href=&quot;statics&quot;&gt;Gleichgewichte und Lastschritte&lt;/a&gt;: wo ein Mechanismus ruht</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;modes&quot;&gt;Modes and frequency responses&lt;/a&gt;: small motions about a frame</source>
        <translation>&lt;a href=&quot;modes&quot;&gt;Eigenformen und Frequenzgänge&lt;/a&gt;: kleine Bewegungen um ein Bild</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;live&quot;&gt;Live mode&lt;/a&gt;: the model in motion, pulled by the mouse</source>
        <translation>&lt;a href=&quot;live&quot;&gt;Live-Modus&lt;/a&gt;: das Modell in Bewegung, mit der Maus gezogen</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;playback&quot;&gt;Watching a run&lt;/a&gt;: time, vectors, traces, ghosts</source>
        <translation>&lt;a href=&quot;playback&quot;&gt;Einen Lauf ansehen&lt;/a&gt;: Zeit, Vektoren, Spuren, Geisterbilder</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;plots&quot;&gt;Plots&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;plots&quot;&gt;Plots&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;exports&quot;&gt;Exports&lt;/a&gt;: numbers, pictures, films, reports, scripts</source>
        <translation>&lt;a href=&quot;exports&quot;&gt;Ausgeben&lt;/a&gt;: Zahlen, Bilder, Filme, Berichte, Skripte</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;method&quot;&gt;The method&lt;/a&gt;: Kane&apos;s equations with multipliers</source>
        <translation>&lt;a href=&quot;method&quot;&gt;Die Methode&lt;/a&gt;: Kanes Gleichungen mit Multiplikatoren</translation>
    </message>
    <message>
        <source>Springs in joints</source>
        <translation>Federn in Gelenken</translation>
    </message>
    <message>
        <source>A spring, a damper, dry friction and a motor in a joint, about its axis or along it.</source>
        <translation>Eine Feder, ein Dämpfer, trockene Reibung und ein Motor in einem Gelenk, um seine Achse oder entlang ihr.</translation>
    </message>
    <message>
        <source>About the axis, with the angle &lt;i&gt;θ&lt;/i&gt; of the joint:</source>
        <translation>Um die Achse, mit dem Winkel &lt;i&gt;θ&lt;/i&gt; des Gelenks:</translation>
    </message>
    <message>
        <source>Along it, with the displacement &lt;i&gt;s&lt;/i&gt;:</source>
        <translation>Entlang ihr, mit der Verschiebung &lt;i&gt;s&lt;/i&gt;:</translation>
    </message>
    <message>
        <source>They act on body B, and the opposite on body A. &lt;i&gt;F&lt;/i&gt;, &lt;i&gt;F&lt;/i&gt;&lt;sub&gt;f&lt;/sub&gt; are the &lt;code&gt;friction&lt;/code&gt;, &lt;i&gt;M&lt;/i&gt;, &lt;i&gt;F&lt;/i&gt;&lt;sub&gt;m&lt;/sub&gt; the &lt;code&gt;motor&lt;/code&gt;. Friction grows with the speed up to its size: at the &lt;code&gt;friction_rate&lt;/code&gt; &lt;i&gt;v&lt;/i&gt; it has 76 % of it. So a joint at rest creeps a little where true dry friction would stick.</source>
        <translation>Sie wirken auf Körper B, und umgekehrt auf Körper A. &lt;i&gt;F&lt;/i&gt;, &lt;i&gt;F&lt;/i&gt;&lt;sub&gt;f&lt;/sub&gt; sind &lt;code&gt;friction&lt;/code&gt;, &lt;i&gt;M&lt;/i&gt;, &lt;i&gt;F&lt;/i&gt;&lt;sub&gt;m&lt;/sub&gt; sind &lt;code&gt;motor&lt;/code&gt;. Die Reibung wächst mit der Geschwindigkeit bis zu ihrem Betrag: bei der &lt;code&gt;friction_rate&lt;/code&gt; &lt;i&gt;v&lt;/i&gt; hat sie 76 % davon. Ein ruhendes Gelenk kriecht also ein wenig, wo echte trockene Reibung haften würde.</translation>
    </message>
    <message>
        <source>About the axis</source>
        <translation>Um die Achse</translation>
    </message>
    <message>
        <source>In the expression of &lt;code&gt;motor&lt;/code&gt; the names &lt;tt&gt;angle&lt;/tt&gt; and &lt;tt&gt;rate&lt;/tt&gt; are the joint&apos;s own.</source>
        <translation>Im Ausdruck von &lt;code&gt;motor&lt;/code&gt; sind die Namen &lt;tt&gt;angle&lt;/tt&gt; und &lt;tt&gt;rate&lt;/tt&gt; die des Gelenks selbst.</translation>
    </message>
    <message>
        <source>Along the axis</source>
        <translation>Entlang der Achse</translation>
    </message>
    <message>
        <source>In the expression of &lt;code&gt;motor&lt;/code&gt; the names &lt;tt&gt;displacement&lt;/tt&gt; and &lt;tt&gt;rate&lt;/tt&gt; are the joint&apos;s own.</source>
        <translation>Im Ausdruck von &lt;code&gt;motor&lt;/code&gt; sind die Namen &lt;tt&gt;displacement&lt;/tt&gt; und &lt;tt&gt;rate&lt;/tt&gt; die des Gelenks selbst.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;driver&quot;&gt;drivers&lt;/a&gt;, &lt;a href=&quot;spring&quot;&gt;spring&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;driver&quot;&gt;Antriebe&lt;/a&gt;, &lt;a href=&quot;spring&quot;&gt;Feder&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Live mode</source>
        <translation>Live-Modus</translation>
    </message>
    <message>
        <source>The model moves by the clock on the wall, and you take hold of it. Press &lt;b&gt;Live&lt;/b&gt; beside Run, or &lt;kbd&gt;F6&lt;/kbd&gt;.</source>
        <translation>Das Modell bewegt sich nach der Uhr an der Wand, und Sie fassen es an. Drücken Sie &lt;b&gt;Live&lt;/b&gt; neben Lauf, oder &lt;kbd&gt;F6&lt;/kbd&gt;.</translation>
    </message>
    <message>
        <source>While it runs</source>
        <translation>Während es läuft</translation>
    </message>
    <message>
        <source>&lt;kbd&gt;Shift&lt;/kbd&gt; and drag turns the body. &lt;kbd&gt;Esc&lt;/kbd&gt; or the button let it go, and so does another window.</source>
        <translation>&lt;kbd&gt;Umschalt&lt;/kbd&gt; und Ziehen dreht den Körper. &lt;kbd&gt;Esc&lt;/kbd&gt; oder die Maustaste lassen ihn los, ein anderes Fenster ebenso.</translation>
    </message>
    <message>
        <source>&lt;kbd&gt;Space&lt;/kbd&gt; holds the motion, and lets it go on. &lt;kbd&gt;Left&lt;/kbd&gt; goes a frame back, &lt;kbd&gt;Right&lt;/kbd&gt; a frame on, at the end by a new step. Where you go back and let it go on, what came after is forgotten.</source>
        <translation>&lt;kbd&gt;Leertaste&lt;/kbd&gt; hält die Bewegung an und lässt sie weitergehen. &lt;kbd&gt;Links&lt;/kbd&gt; geht ein Bild zurück, &lt;kbd&gt;Rechts&lt;/kbd&gt; ein Bild weiter, am Ende durch einen neuen Schritt. Gehen Sie zurück und lassen es von dort weitergehen, ist vergessen, was danach kam.</translation>
    </message>
    <message>
        <source>The list at the right of the bar sets the pace: seconds of motion for each second.</source>
        <translation>Die Liste rechts in der Leiste stellt das Tempo ein: Sekunden der Bewegung je Sekunde.</translation>
    </message>
    <message>
        <source>&lt;kbd&gt;Esc&lt;/kbd&gt;, or Stop, ends it. What ran is kept among the runs as any other: to be played, plotted, exported and saved. Pulls stand in it as &lt;a href=&quot;pull&quot;&gt;pulls&lt;/a&gt;, so that it can be made again.</source>
        <translation>&lt;kbd&gt;Esc&lt;/kbd&gt; oder Beenden beendet ihn. Was lief, bleibt unter den Läufen wie jeder andere: zum Abspielen, Zeichnen, Exportieren und Sichern. Was gezogen wurde, steht darin als &lt;a href=&quot;pull&quot;&gt;Zug&lt;/a&gt;, sodass es sich wiederholen lässt.</translation>
    </message>
    <message>
        <source>The pace</source>
        <translation>Das Tempo</translation>
    </message>
    <message>
        <source>What cannot be computed in time runs slower, but evenly, and the bar says at what part of the pace. With step control the relative tolerance is raised to 1e-4 for it, as nobody sees the difference; then try a longer step or another method in the &lt;a href=&quot;solver&quot;&gt;run settings&lt;/a&gt;.</source>
        <translation>Was sich nicht rechtzeitig rechnen lässt, läuft langsamer, aber gleichmäßig, und die Leiste sagt, mit welchem Teil des Tempos. Mit Schrittweitensteuerung wird dafür die relative Toleranz auf 1e-4 erhöht, denn den Unterschied sieht niemand; versuchen Sie dann einen längeren Schritt oder ein anderes Verfahren in den &lt;a href=&quot;solver&quot;&gt;Laufeinstellungen&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>Was behalten wird</translation>
    </message>
    <message>
        <source>Each set of numbers that the model had makes a run of its own: after an edit another one begins. Those that lasted less than half a second are left out. A live run ends when its frames take 256 MB, some ten minutes of a large mechanism.</source>
        <translation>Jeder Satz von Zahlen, den das Modell hatte, ergibt einen eigenen Lauf: Nach einer Änderung beginnt ein anderer. Was weniger als eine halbe Sekunde dauerte, wird ausgelassen. Ein Live-Lauf endet, wenn seine Bilder 256 MB einnehmen, das sind etwa zehn Minuten eines großen Mechanismus.</translation>
    </message>
    <message>
        <source>From any frame</source>
        <translation>Von jedem Bild aus</translation>
    </message>
    <message>
        <source>Knobs</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>The dock Knobs has a slider for each parameter and each input. In a live run they act at once. A run that is computed in less than a tenth of a second is made anew while you turn, and its curves follow the slider.</source>
        <translation>Die Regler haben einen Schieber für jeden Parameter und jede Eingabe. In einem Live-Lauf wirken sie sofort. Ein Lauf, der in weniger als einer Zehntelsekunde gerechnet ist, wird neu gerechnet, während Sie verstellen, und seine Kurven folgen dem Schieber.</translation>
    </message>
    <message>
        <source>The button with the keyboard beside an &lt;a href=&quot;input&quot;&gt;input&lt;/a&gt; asks for two keys and an axis that lead it while a live run goes on. A key goes on as long as it is held; the input stays there, or goes back where that is wanted. An axis has the value of the model in its middle and the limits of the input at its ends. Keys that lead an input do nothing else meanwhile. What leads an input is kept by its name, for all models. Gamepads and 3D mice need libraries that are not installed by themselves: &lt;tt&gt;pip install kanevas[controls]&lt;/tt&gt;; a 3D mouse needs hidapi of the system, too.</source>
        <translation>Der Knopf mit der Tastatur neben einer &lt;a href=&quot;input&quot;&gt;Eingabe&lt;/a&gt; fragt nach zwei Tasten und einer Achse, die sie führen, solange ein Live-Lauf läuft. Eine Taste geht weiter, solange sie gehalten wird; die Eingabe bleibt dort, oder sie geht zurück, wo das gewünscht ist. Eine Achse hat in ihrer Mitte den Wert des Modells und an ihren Enden die Grenzen der Eingabe. Tasten, die eine Eingabe führen, tun solange nichts anderes. Was eine Eingabe führt, wird unter ihrem Namen behalten, für alle Modelle. Gamepads und 3D-Mäuse brauchen Bibliotheken, die nicht von selbst installiert werden: &lt;tt&gt;pip install kanevas[controls]&lt;/tt&gt;; eine 3D-Maus braucht auch hidapi des Systems.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;playback&quot;&gt;playback&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;playback&quot;&gt;Abspielen&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>It exerts nothing on the model. A &lt;a href=&quot;measure_stop&quot;&gt;stop&lt;/a&gt; can limit a measure that is a sum of coordinates.</source>
        <translation>Sie wirkt nicht auf das Modell. Ein &lt;a href=&quot;measure_stop&quot;&gt;Anschlag&lt;/a&gt; kann eine Messgröße begrenzen, die eine Summe von Koordinaten ist.</translation>
    </message>
    <message>
        <source>Stop of a measure</source>
        <translation>Anschlag einer Messgröße</translation>
    </message>
    <message>
        <source>Keeps a measure within limits, such as the mean height of two bodies or a sum of angles.</source>
        <translation>Hält eine Messgröße in Grenzen, etwa die mittlere Höhe zweier Körper oder eine Summe von Winkeln.</translation>
    </message>
    <message>
        <source>The measure &lt;i&gt;s&lt;/i&gt; is a sum of coordinates, with numbers or parameters &lt;i&gt;c&lt;/i&gt; as factors:</source>
        <translation>Die Messgröße &lt;i&gt;s&lt;/i&gt; ist eine Summe von Koordinaten mit Zahlen oder Parametern &lt;i&gt;c&lt;/i&gt; als Faktoren:</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;stop&quot;&gt;stops&lt;/a&gt;, &lt;a href=&quot;rope&quot;&gt;rope or strut&lt;/a&gt;, &lt;a href=&quot;measure&quot;&gt;measure&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;stop&quot;&gt;Anschläge&lt;/a&gt;, &lt;a href=&quot;rope&quot;&gt;Seil oder Stütze&lt;/a&gt;, &lt;a href=&quot;measure&quot;&gt;Messgröße&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The dock &lt;b&gt;Kane&apos;s method&lt;/b&gt;, a tab beside the plots, shows the method in numbers, at the frame of the run that is nearest to the time of the slider; below the list of tables stands which one that is. Before a run the tables are those of the start, as drawn, with all joints closed. A click on a cell shows its vector on the canvas and in 3D, and it stays while time runs; Escape takes it away. A click on a name selects the element; what is selected elsewhere is marked. Ctrl+C copies what is chosen with all digits, the menu of the right button exports the table as CSV and plots what the run records.</source>
        <translation>Das Fenster &lt;b&gt;Kanes Methode&lt;/b&gt;, eine Lasche neben den Plots, zeigt die Methode in Zahlen, an dem Bild des Laufs, das der Zeit des Schiebers am nächsten ist; unter der Liste der Tabellen steht, welches das ist. Vor einem Lauf sind es die Tabellen des Anfangs, wie gezeichnet, mit geschlossenen Gelenken. Ein Klick auf eine Zelle zeigt ihren Vektor auf der Zeichenfläche und in 3D, und er bleibt, während die Zeit läuft; Escape nimmt ihn fort. Ein Klick auf einen Namen wählt das Element; was anderswo gewählt ist, ist hervorgehoben. Strg+C kopiert das Gewählte mit allen Ziffern, das Menü der rechten Taste speichert die Tabelle als CSV und zeichnet auf, was der Lauf festhält.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;partial_velocities&quot;&gt;&lt;/a&gt;Partial velocities</source>
        <translation>&lt;a name=&quot;partial_velocities&quot;&gt;&lt;/a&gt;Partielle Geschwindigkeiten</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ledger&quot;&gt;&lt;/a&gt;Generalized forces</source>
        <translation>&lt;a name=&quot;ledger&quot;&gt;&lt;/a&gt;Verallgemeinerte Kräfte</translation>
    </message>
    <message>
        <source>What each element and each body adds to the generalized active forces F&lt;sub&gt;r&lt;/sub&gt;, the inertia forces F*&lt;sub&gt;r&lt;/sub&gt; and the constraint forces. For independent speeds each joint adds nothing: its forces do no work on the partial velocities. The last row is what the sum leaves: round-off. &lt;b&gt;F&lt;sub&gt;r&lt;/sub&gt; over time&lt;/b&gt; draws F&lt;sub&gt;r&lt;/sub&gt; of all speeds over the run; with a cell chosen, the three terms of its column.</source>
        <translation>Was jedes Element und jeder Körper zu den generalisierten eingeprägten Kräften F&lt;sub&gt;r&lt;/sub&gt;, den Trägheitskräften F*&lt;sub&gt;r&lt;/sub&gt; und den Zwangskräften beiträgt. Bei unabhängigen Geschwindigkeiten trägt jedes Gelenk nichts bei: Seine Kräfte leisten keine Arbeit an den partiellen Geschwindigkeiten. Die letzte Zeile ist, was die Summe lässt: Rundung. &lt;b&gt;F&lt;sub&gt;r&lt;/sub&gt; über der Zeit&lt;/b&gt; zeichnet F&lt;sub&gt;r&lt;/sub&gt; aller Geschwindigkeiten über dem Lauf; ist eine Zelle gewählt, die drei Glieder ihrer Spalte.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;constraints&quot;&gt;&lt;/a&gt;Constraint matrix</source>
        <translation>&lt;a name=&quot;constraints&quot;&gt;&lt;/a&gt;Bindungsmatrix</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;reactions&quot;&gt;&lt;/a&gt;Reactions</source>
        <translation>&lt;a name=&quot;reactions&quot;&gt;&lt;/a&gt;Reaktionen</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;energy&quot;&gt;&lt;/a&gt;Energy and power</source>
        <translation>&lt;a name=&quot;energy&quot;&gt;&lt;/a&gt;Energie und Leistung</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;counts&quot;&gt;&lt;/a&gt;How many equations</source>
        <translation>&lt;a name=&quot;counts&quot;&gt;&lt;/a&gt;Wie viele Gleichungen</translation>
    </message>
    <message>
        <source>Modes and frequency responses</source>
        <translation>Eigenformen und Frequenzgänge</translation>
    </message>
    <message>
        <source>How a mechanism moves when it is disturbed a little. &lt;b&gt;Simulate &amp;gt; Modes and frequency responses&lt;/b&gt; (&lt;kbd&gt;Shift+F5&lt;/kbd&gt;), or Linearise here in the dock Modes, works it out about the frame that is shown, or about the start.</source>
        <translation>Wie sich ein Mechanismus bewegt, den man ein wenig stört. &lt;b&gt;Simulation &amp;gt; Eigenformen und Frequenzgänge&lt;/b&gt; (&lt;kbd&gt;Umschalt+F5&lt;/kbd&gt;) oder «Hier linearisieren» im Fenster Eigenformen berechnet es um das gezeigte Bild oder um den Anfang.</translation>
    </message>
    <message>
        <source>Small changes of the places go along the coordinates &lt;b&gt;z&lt;/b&gt; that the joints leave free, changes of the speeds along &lt;b&gt;s&lt;/b&gt;:</source>
        <translation>Kleine Änderungen der Lagen gehen entlang der Koordinaten &lt;b&gt;z&lt;/b&gt;, die die Gelenke frei lassen, Änderungen der Geschwindigkeiten entlang &lt;b&gt;s&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>All derivatives are exact. Loops, joints that hold something twice, drivers and wheels that roll are taken into account; with rolling there are fewer speeds than coordinates. At rest in equilibrium, and in a steady motion such as that of a governor or of a wheel that rolls on, eigenvalues and modes are those of the motion. In any other motion the equations hold for the moment alone.</source>
        <translation>Alle Ableitungen sind exakt. Schleifen, Gelenke, die etwas doppelt halten, Antriebe und rollende Räder sind berücksichtigt; wo etwas rollt, gibt es weniger Geschwindigkeiten als Koordinaten. In einem Gleichgewicht und in einer stationären Bewegung, wie der eines Fliehkraftreglers oder eines Rades, das weiterrollt, sind Eigenwerte und Eigenformen die der Bewegung. In jeder anderen Bewegung gelten die Gleichungen nur für den Augenblick.</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Eigenformen</translation>
    </message>
    <message>
        <source>Each mode goes as exp(λt). The table has its frequency |Im λ|/2π, its damping ratio −Re λ/|λ| and λ itself. What neither swings nor grows, such as a wheel that may stand anywhere, is neutral. &lt;b&gt;Animate&lt;/b&gt; lets the chosen mode swing on the canvas and in 3D, larger than it is. &lt;b&gt;Energy&lt;/b&gt; tells which bodies move, which springs store and which dampers lose.</source>
        <translation>Jede Eigenform verläuft wie exp(λt). Die Tabelle hat ihre Frequenz |Im λ|/2π, ihren Dämpfungsgrad −Re λ/|λ| und λ selbst. Was weder schwingt noch wächst, wie ein Rad, das überall stehen darf, ist indifferent. &lt;b&gt;Animieren&lt;/b&gt; lässt die gewählte Eigenform auf der Zeichenfläche und in 3D schwingen, größer als sie ist. &lt;b&gt;Energie&lt;/b&gt; sagt, welche Körper sich bewegen, welche Federn speichern und welche Dämpfer verlieren.</translation>
    </message>
    <message>
        <source>Frequency response</source>
        <translation>Frequenzgang</translation>
    </message>
    <message>
        <source>Choose what is set and what is looked at. A component of a force, the motor of a spring in a joint and an &lt;a href=&quot;input&quot;&gt;input&lt;/a&gt; are set as they are; of a &lt;a href=&quot;driver&quot;&gt;driver&lt;/a&gt; it is the acceleration. The plot has magnitude and phase over the frequency:</source>
        <translation>Man wählt, was gesetzt und was angesehen wird. Eine Komponente einer Kraft, der Motor einer Feder in einem Gelenk und ein &lt;a href=&quot;input&quot;&gt;Eingang&lt;/a&gt; werden selbst gesetzt; von einem &lt;a href=&quot;driver&quot;&gt;Antrieb&lt;/a&gt; ist es die Beschleunigung. Das Diagramm hat Betrag und Phase über der Frequenz:</translation>
    </message>
    <message>
        <source>&lt;b&gt;G&lt;/b&gt;(iω) = &lt;b&gt;C&lt;/b&gt; (iω − &lt;b&gt;A&lt;/b&gt;)⁻¹ &lt;b&gt;B&lt;/b&gt; + &lt;b&gt;D&lt;/b&gt;</source>
        <translation>&lt;b&gt;G&lt;/b&gt;(iω) = &lt;b&gt;C&lt;/b&gt; (iω − &lt;b&gt;A&lt;/b&gt;)⁻¹ &lt;b&gt;B&lt;/b&gt; + &lt;b&gt;D&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Root locus</source>
        <translation>Wurzelortskurve</translation>
    </message>
    <message>
        <source>The eigenvalues at the start while a &lt;a href=&quot;parameter&quot;&gt;parameter&lt;/a&gt; goes from half of its value to twice as much; a ring is at the first value. What lies to the right of the line at zero grows.</source>
        <translation>Die Eigenwerte am Anfang, während ein &lt;a href=&quot;parameter&quot;&gt;Parameter&lt;/a&gt; von der Hälfte seines Wertes bis zum Doppelten geht; ein Ring ist am ersten Wert. Was rechts der Linie bei null liegt, wächst.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;method&quot;&gt;Kane&apos;s method&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;method&quot;&gt;Kanes Methode&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>View &amp;gt; Vectors and ghosts, or the button in the corner of the 3D view, draws vectors of the run where they act, on the canvas and in 3D; on the canvas, what turns about the line of sight is a bow, and what points at you a ring:</source>
        <translation>Ansicht &amp;gt; Vektoren und Geisterbilder, oder die Schaltfläche in der Ecke der 3D-Ansicht, zeichnet Vektoren des Laufs dort, wo sie wirken, auf der Zeichenfläche und in 3D; auf der Zeichenfläche ist, was um die Blickrichtung dreht, ein Bogen, und was auf Sie zeigt, ein Ring:</translation>
    </message>
    <message>
        <source>The menu of an axis has its unit, also one that you type, such as &lt;tt&gt;km/h&lt;/tt&gt;. The menu of a plot renames, moves and removes it, copies its picture or its values, and exports it as PNG, SVG or PDF. The first curve of a body in a plot has the body&apos;s colour. Curves of other runs have the same colours and other dashes, and the legend names the run.</source>
        <translation>Das Menü einer Achse hat ihre Einheit, auch eine, die Sie eintippen, etwa &lt;tt&gt;km/h&lt;/tt&gt;. Das Menü eines Plots benennt es um, verschiebt und entfernt es, kopiert sein Bild oder seine Werte und speichert es als PNG, SVG oder PDF. Die erste Kurve eines Körpers in einem Plot hat die Farbe des Körpers. Kurven anderer Läufe haben dieselben Farben und andere Striche, und die Legende nennt den Lauf.</translation>
    </message>
    <message>
        <source>The last two hold speeds alone: the disc can get anywhere, but not sideways at once. Such conditions are called nonholonomic. The contact holds from both sides unless it is told otherwise, and its force acts at &lt;b&gt;C&lt;/b&gt;. A disc that lies flat has no lowest point, and a run does not start there. A disc that is given a velocity of 1 m/s and no spin starts with 0.667 m/s and the spin that goes with it, the nearest that rolls; let its &lt;a href=&quot;body&quot;&gt;body&lt;/a&gt; lead by the velocity to keep 1 m/s.</source>
        <translation>Die letzten beiden halten nur Geschwindigkeiten: die Scheibe kann überall hin, aber nicht sofort zur Seite. Solche Bindungen heißen nichtholonom. Der Kontakt hält von beiden Seiten, wenn nichts anderes gesagt ist, und seine Kraft wirkt in &lt;b&gt;C&lt;/b&gt;. Eine flach liegende Scheibe hat keinen tiefsten Punkt, und ein Lauf beginnt dort nicht. Eine Scheibe, die eine Geschwindigkeit von 1 m/s und keine Drehung bekommt, beginnt mit 0,667 m/s und der dazugehörigen Drehung, der nächstgelegenen rollenden Bewegung; lassen Sie ihren &lt;a href=&quot;body&quot;&gt;Körper&lt;/a&gt; mit der Geschwindigkeit führen, um 1 m/s zu behalten.</translation>
    </message>
    <message>
        <source>With a &lt;code&gt;coefficient&lt;/code&gt; it rolls for as long as the force &lt;b&gt;F&lt;/b&gt; of the last two rows is at most the &lt;code&gt;static_coefficient&lt;/code&gt; times that of the first, &lt;i&gt;N&lt;/i&gt;. Else it slides, &lt;b&gt;v&lt;/b&gt; the velocity of its lowest point against the plane:</source>
        <translation>Mit einem &lt;code&gt;coefficient&lt;/code&gt; rollt sie, solange die Kraft &lt;b&gt;F&lt;/b&gt; der letzten beiden Zeilen höchstens &lt;code&gt;static_coefficient&lt;/code&gt; mal die der ersten, &lt;i&gt;N&lt;/i&gt;, ist. Sonst gleitet sie, &lt;b&gt;v&lt;/b&gt; die Geschwindigkeit ihres tiefsten Punktes gegen die Ebene:</translation>
    </message>
    <message>
        <source>A disc that is &lt;code&gt;one_sided&lt;/code&gt; lifts off where &lt;i&gt;N&lt;/i&gt; would pull, and lands with its &lt;code&gt;restitution&lt;/code&gt;.</source>
        <translation>Eine Scheibe mit &lt;code&gt;one_sided&lt;/code&gt; hebt ab, wo &lt;i&gt;N&lt;/i&gt; ziehen würde, und landet mit ihrer Stoßzahl &lt;code&gt;restitution&lt;/code&gt;.</translation>
    </message>
    <message>
        <source>&lt;i&gt;e&lt;/i&gt; is the &lt;code&gt;restitution&lt;/code&gt;, in the sense of its &lt;code&gt;restitution_law&lt;/code&gt;; the joints of the mechanism take their parts of the impulse. A series of ever smaller jumps ends in closed form, and the rope is taut.</source>
        <translation>&lt;i&gt;e&lt;/i&gt; ist die Stoßzahl &lt;code&gt;restitution&lt;/code&gt; im Sinn von &lt;code&gt;restitution_law&lt;/code&gt;; die Gelenke des Mechanismus nehmen ihre Teile des Stoßes. Eine Folge immer kleinerer Sprünge endet in geschlossener Form, und das Seil ist straff.</translation>
    </message>
    <message>
        <source>Equilibria and load steps</source>
        <translation>Gleichgewichte und Lastschritte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Simulate &amp;gt; Equilibria and load steps&lt;/b&gt; (&lt;kbd&gt;Ctrl+F5&lt;/kbd&gt;) looks for the places about the start in which the mechanism can rest. &lt;b&gt;Simulate &amp;gt; Settle into equilibrium&lt;/b&gt; moves the bodies to the one that it comes to from where it is drawn, as in thick honey: an edit that can be undone.</source>
        <translation>&lt;b&gt;Simulation &amp;gt; Gleichgewichte und Lastschritte&lt;/b&gt; (&lt;kbd&gt;Strg+F5&lt;/kbd&gt;) sucht die Lagen um den Anfang, in denen der Mechanismus ruhen kann. &lt;b&gt;Simulation &amp;gt; Ins Gleichgewicht bringen&lt;/b&gt; bewegt die Körper in das, in das er von seiner gezeichneten Lage aus kommt, wie in dickem Honig: eine Änderung, die man zurücknehmen kann.</translation>
    </message>
    <message>
        <source>At rest no generalized force is left along any motion that the joints leave free:</source>
        <translation>In Ruhe ist keine generalisierte Kraft übrig entlang irgendeiner Bewegung, die die Gelenke frei lassen:</translation>
    </message>
    <message>
        <source>Laws of time and drivers are those of the start, speeds are zero. An equilibrium is stable where none of its &lt;a href=&quot;modes&quot;&gt;modes&lt;/a&gt; grows. What its joints carry and its springs pull stands in the tables of &lt;a href=&quot;method&quot;&gt;Kane&apos;s method&lt;/a&gt;, once the model is drawn there.</source>
        <translation>Gesetze der Zeit und Antriebe sind die des Anfangs, Geschwindigkeiten sind null. Ein Gleichgewicht ist stabil, wo keine seiner &lt;a href=&quot;modes&quot;&gt;Eigenformen&lt;/a&gt; wächst. Was seine Gelenke tragen und seine Federn ziehen, steht in den Tabellen von &lt;a href=&quot;method&quot;&gt;Kanes Methode&lt;/a&gt;, sobald das Modell dort gezeichnet ist.</translation>
    </message>
    <message>
        <source>Load steps</source>
        <translation>Lastschritte</translation>
    </message>
    <message>
        <source>Choose a &lt;a href=&quot;parameter&quot;&gt;parameter&lt;/a&gt;, from where to where it goes, and a quantity. The equilibrium is followed, also where the parameter has to turn back, as when a toggle snaps through; what is unstable is dashed.</source>
        <translation>Man wählt einen &lt;a href=&quot;parameter&quot;&gt;Parameter&lt;/a&gt;, von wo bis wo er geht, und eine Größe. Das Gleichgewicht wird verfolgt, auch wo der Parameter umkehren muss, wie wenn ein Kniehebel durchschlägt; was instabil ist, ist gestrichelt.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>A model with stops, friction that sticks, or latches is refused.</source>
        <translation>Ein Modell mit Anschlägen, haftender Reibung oder Rasten wird abgelehnt.</translation>
    </message>
    <message>
        <source>with the &lt;code&gt;restitution&lt;/code&gt; &lt;i&gt;e&lt;/i&gt;: 0 is a plastic strike, 1 an elastic one. The &lt;code&gt;restitution_law&lt;/code&gt; says what it means where several strike at once or something rubs: Newton&apos;s of the speeds, Poisson&apos;s of the impulses, Stronge&apos;s its square of the energies. Where Newton&apos;s would create energy, Stronge&apos;s is taken. The time of a strike is found to the accuracy of a step, and a series of ever smaller jumps ends in closed form.</source>
        <translation>mit der Stoßzahl &lt;i&gt;e&lt;/i&gt;, &lt;code&gt;restitution&lt;/code&gt;: 0 ist ein plastischer Stoß, 1 ein elastischer. &lt;code&gt;restitution_law&lt;/code&gt; sagt, was sie bedeutet, wo mehrere zugleich anstoßen oder etwas reibt: nach Newton der Geschwindigkeiten, nach Poisson der Stöße, nach Stronge ihr Quadrat der Energien. Wo Newtons Gesetz Energie schaffen würde, wird das von Stronge genommen. Die Zeit eines Stoßes wird auf die Genauigkeit eines Schritts gefunden, und eine Folge immer kleinerer Sprünge endet in geschlossener Form.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;measure_stop&quot;&gt;stop of a measure&lt;/a&gt;, &lt;a href=&quot;rope&quot;&gt;rope or strut&lt;/a&gt;, &lt;a href=&quot;one_way&quot;&gt;free wheel&lt;/a&gt;, &lt;a href=&quot;latch&quot;&gt;latches&lt;/a&gt;, &lt;a href=&quot;friction&quot;&gt;dry friction&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;measure_stop&quot;&gt;Anschlag einer Messgröße&lt;/a&gt;, &lt;a href=&quot;rope&quot;&gt;Seil oder Stütze&lt;/a&gt;, &lt;a href=&quot;one_way&quot;&gt;Freilauf&lt;/a&gt;, &lt;a href=&quot;latch&quot;&gt;Riegel&lt;/a&gt;, &lt;a href=&quot;friction&quot;&gt;trockene Reibung&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>left or right button</source>
        <translation>linke oder rechte Taste</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>Several windows</source>
        <translation>Mehrere Fenster</translation>
    </message>
    <message>
        <source>The canvas shows the work plane: keys &lt;kbd&gt;1&lt;/kbd&gt;, &lt;kbd&gt;2&lt;/kbd&gt; and &lt;kbd&gt;3&lt;/kbd&gt; choose one, and the field beside its name in the tool bar says where it lies along the axis across it, as &lt;i&gt;y = 0.3 m&lt;/i&gt;. Signs keep their size at any zoom. The status bar always says what the hand can do next, and why something cannot be done.</source>
        <translation>Die Zeichenfläche zeigt die Arbeitsebene: Die Tasten &lt;kbd&gt;1&lt;/kbd&gt;, &lt;kbd&gt;2&lt;/kbd&gt; und &lt;kbd&gt;3&lt;/kbd&gt; wählen eine, und das Feld neben ihrem Namen in der Werkzeugleiste sagt, wo sie auf der Achse quer zu ihr liegt, etwa &lt;i&gt;y = 0.3 m&lt;/i&gt;. Zeichen behalten ihre Größe bei jeder Vergrößerung. Die Statusleiste sagt immer, was die Hand als Nächstes tun kann, und warum etwas nicht geht.</translation>
    </message>
    <message>
        <source>The arrow &lt;i&gt;g&lt;/i&gt; in the lower right corner says which way bodies fall as the plane is seen; a cross in a circle is away from you, a dot towards you. A new model is planar (File &amp;gt; New in space makes one that is not): tools draw it in its plane alone, which is the one that you look at when you draw the first body.</source>
        <translation>Der Pfeil &lt;i&gt;g&lt;/i&gt; in der Ecke rechts unten sagt, wohin Körper fallen, wie die Ebene zu sehen ist; ein Kreuz im Kreis heißt von Ihnen fort, ein Punkt auf Sie zu. Ein neues Modell ist eben (Datei &amp;gt; Neu im Raum macht eines, das es nicht ist): Werkzeuge zeichnen nur in seiner Ebene, und das ist die, auf die Sie blicken, wenn Sie den ersten Körper zeichnen.</translation>
    </message>
    <message>
        <source>Take a tool from the palette, or by its key; click where a thing begins and where it ends. What you see while you draw is what you get; it is pale and dashed, and stands in no list, until it is made. Take another tool or run the model half way, and what is drawn takes what is shown. The pointer snaps to ends, middles, centres, edges, the grid and angles, and names what it has found. Names of bodies stand where they cover nothing, some at the end of a thin line; those without a free place are left out, and so are all where hundreds of bodies crowd, but for what is selected or pointed at. After one thing the tool is put down; a double click on it in the palette, or &lt;kbd&gt;Shift&lt;/kbd&gt; held at the last click, keeps it at hand. A rod that begins or ends at a point of another body is hinged to it, or in space, where one of the two leads out of the work plane, joined by a ball; &lt;kbd&gt;Ctrl&lt;/kbd&gt; held at that click leaves it loose. With &lt;kbd&gt;Shift&lt;/kbd&gt; held, a rod goes on as a chain of rods with hinges, which &lt;kbd&gt;Enter&lt;/kbd&gt; or a double click ends.</source>
        <translation>Nehmen Sie ein Werkzeug aus der Palette oder mit seiner Taste; klicken Sie, wo ein Ding beginnt und wo es endet. Was Sie beim Zeichnen sehen, bekommen Sie; es ist blass und gestrichelt und steht in keiner Liste, bis es gemacht ist. Nehmen Sie auf halbem Weg ein anderes Werkzeug oder starten den Lauf, so nimmt das Gezeichnete, was zu sehen ist. Der Zeiger fängt an Enden, Mitten, Mittelpunkten, Kanten, Gitter und Winkeln und nennt, was er gefunden hat. Namen von Körpern stehen, wo sie nichts verdecken, manche am Ende einer dünnen Linie; die ohne freien Platz fehlen, und so alle, wo Hunderte Körper sich drängen, außer bei dem, was gewählt ist oder worauf gezeigt wird. Nach einem Ding wird das Werkzeug weggelegt; ein Doppelklick darauf in der Palette, oder &lt;kbd&gt;Umschalt&lt;/kbd&gt; beim letzten Klick, behält es in der Hand. Ein Stab, der an einem Punkt eines anderen Körpers beginnt oder endet, wird dort drehbar angelenkt, oder im Raum, wo einer der beiden aus der Arbeitsebene herausführt, mit einem Kugelgelenk; &lt;kbd&gt;Strg&lt;/kbd&gt; bei diesem Klick lässt ihn lose. Mit gehaltener &lt;kbd&gt;Umschalt&lt;/kbd&gt;taste geht ein Stab als Kette von Stäben mit Drehgelenken weiter, die &lt;kbd&gt;Eingabe&lt;/kbd&gt; oder ein Doppelklick beendet.</translation>
    </message>
    <message>
        <source>In a model in space, points of bodies are taken where they are: what begins at an end begins at its depth, and the work plane goes through that point; the word at the pointer tells where it lies. What is drawn on free paper lies in the work plane. All tools work in the &lt;a href=&quot;view3d&quot;&gt;3D view&lt;/a&gt; too, and what is begun on the canvas may end there.</source>
        <translation>In einem räumlichen Modell werden Punkte von Körpern dort genommen, wo sie sind: Was an einem Ende beginnt, beginnt in dessen Tiefe, und die Arbeitsebene geht durch diesen Punkt; das Wort am Zeiger sagt, wo er liegt. Was auf freiem Papier gezeichnet wird, liegt in der Arbeitsebene. Alle Werkzeuge arbeiten auch in der &lt;a href=&quot;view3d&quot;&gt;3D-Ansicht&lt;/a&gt;, und was auf der Zeichenfläche begonnen ist, kann dort enden.</translation>
    </message>
    <message>
        <source>With the tool of a joint, click where two bodies overlap: both light up, and the joint between them is shown before the click. Where there is one body alone, it is joined to the ground; where the two are joined already, a menu asks whether one of them is to be joined to the ground. Where bodies cross in the view but lie apart in depth, a menu asks which you mean. Or drag from one body to another, or to a place on the ground: where the points are apart, the joint stands open until the model is assembled. Joints that have a direction ask for it: move and click, or type the angle; &lt;kbd&gt;Enter&lt;/kbd&gt;, or another tool, takes the one that is shown. A rolling disc asks where its floor is: click below it for a level one. &lt;i&gt;Join&lt;/i&gt; asks for the type and shows each one that fits.</source>
        <translation>Mit dem Werkzeug eines Gelenks klicken Sie, wo zwei Körper sich überdecken: Beide leuchten auf, und das Gelenk dazwischen ist vor dem Klick zu sehen. Wo ein Körper allein ist, wird er mit dem Boden verbunden; wo die zwei schon verbunden sind, fragt ein Menü, ob einer von ihnen mit dem Boden verbunden werden soll. Wo Körper sich in der Ansicht kreuzen, aber in der Tiefe auseinander liegen, fragt ein Menü, welche Sie meinen. Oder ziehen Sie von einem Körper zum anderen oder zu einem Ort auf dem Boden: Wo die Punkte auseinander sind, steht das Gelenk offen, bis das Modell zusammengebaut wird. Gelenke mit einer Richtung fragen danach: Bewegen und klicken Sie, oder tippen Sie den Winkel; &lt;kbd&gt;Eingabe&lt;/kbd&gt;, oder ein anderes Werkzeug, nimmt die gezeigte. Eine rollende Scheibe fragt, wo ihr Boden ist: Klicken Sie darunter für einen waagrechten. &lt;i&gt;Verbinden&lt;/i&gt; fragt nach der Art und zeigt jede, die passt.</translation>
    </message>
    <message>
        <source>Clutch</source>
        <translation>Kupplung</translation>
    </message>
    <message>
        <source>A friction clutch between the angles of two joints: it slips, or turns them alike.</source>
        <translation>Eine Reibkupplung zwischen den Winkeln zweier Gelenke: sie rutscht oder dreht beide gleich.</translation>
    </message>
    <message>
        <source>With the rates of both angles, the ratio &lt;i&gt;i&lt;/i&gt; and the moment &lt;i&gt;T&lt;/i&gt;, which may be an &lt;a href=&quot;expressions&quot;&gt;expression&lt;/a&gt;, as of a clutch that is let in: while it slips,</source>
        <translation>Mit den Änderungen beider Winkel, dem Verhältnis &lt;i&gt;i&lt;/i&gt; und dem Moment &lt;i&gt;T&lt;/i&gt;, das ein &lt;a href=&quot;expressions&quot;&gt;Ausdruck&lt;/a&gt; sein darf, wie bei einer Kupplung, die eingerückt wird: solange sie rutscht,</translation>
    </message>
    <message>
        <source>and when the slip comes to zero it is locked, and holds for as long as it can:</source>
        <translation>und wenn der Schlupf null wird, ist sie gekuppelt und hält, solange sie kann:</translation>
    </message>
    <message>
        <source>&lt;i&gt;λ&lt;/i&gt; acts against joint A, and &lt;i&gt;i&lt;/i&gt; times as much on joint B. &lt;i&gt;k&lt;/i&gt; is the &lt;code&gt;static_ratio&lt;/code&gt;. A brake is &lt;a href=&quot;friction&quot;&gt;dry friction&lt;/a&gt; in one joint.</source>
        <translation>&lt;i&gt;λ&lt;/i&gt; wirkt gegen Gelenk A und das &lt;i&gt;i&lt;/i&gt;-Fache auf Gelenk B. &lt;i&gt;k&lt;/i&gt; ist &lt;code&gt;static_ratio&lt;/code&gt;. Eine Bremse ist &lt;a href=&quot;friction&quot;&gt;trockene Reibung&lt;/a&gt; in einem Gelenk.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;one_way&quot;&gt;free wheel&lt;/a&gt;, &lt;a href=&quot;gear&quot;&gt;gear&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;one_way&quot;&gt;Freilauf&lt;/a&gt;, &lt;a href=&quot;gear&quot;&gt;Zahnradpaar&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>The condition is an &lt;a href=&quot;expressions&quot;&gt;expression&lt;/a&gt;: a comparison such as &lt;tt&gt;angle(&apos;hinge&apos;) &amp;gt; 1&lt;/tt&gt; is met where both sides are equal, to the accuracy of a step.</source>
        <translation>Die Bedingung ist ein &lt;a href=&quot;expressions&quot;&gt;Ausdruck&lt;/a&gt;: ein Vergleich wie &lt;tt&gt;angle(&apos;hinge&apos;) &amp;gt; 1&lt;/tt&gt; ist dort erfüllt, wo beide Seiten gleich sind, auf die Genauigkeit eines Schritts.</translation>
    </message>
    <message>
        <source>The instant &lt;i&gt;t&lt;/i&gt; of a condition &lt;i&gt;a&lt;/i&gt; &amp;gt; &lt;i&gt;b&lt;/i&gt; is where</source>
        <translation>Der Augenblick &lt;i&gt;t&lt;/i&gt; einer Bedingung &lt;i&gt;a&lt;/i&gt; &amp;gt; &lt;i&gt;b&lt;/i&gt; ist dort, wo</translation>
    </message>
    <message>
        <source>Where the law of a force jumps or bends with the state, as &lt;tt&gt;where(x(&apos;rod&apos;) &amp;gt; 1, 5, 0)&lt;/tt&gt; or &lt;tt&gt;abs(vx(&apos;rod&apos;))&lt;/tt&gt; do, a step ends there, of methods with a fixed step too; jumps are among the events of the run. The methods of SciPy take such laws as they are. A law that drives the motion back on either side of its jump, as &lt;tt&gt;-5*sign(rate)&lt;/tt&gt; does at rest, has no motion: take dry friction, or lead it over smoothly.</source>
        <translation>Wo das Gesetz einer Kraft mit dem Zustand springt oder knickt, wie &lt;tt&gt;where(x(&apos;rod&apos;) &amp;gt; 1, 5, 0)&lt;/tt&gt; oder &lt;tt&gt;abs(vx(&apos;rod&apos;))&lt;/tt&gt;, endet ein Schritt, auch bei Verfahren mit fester Schrittweite; Sprünge stehen unter den Ereignissen des Laufs. Die Verfahren von SciPy nehmen solche Gesetze, wie sie sind. Ein Gesetz, das die Bewegung auf beiden Seiten seines Sprungs zurücktreibt, wie &lt;tt&gt;-5*sign(rate)&lt;/tt&gt; in Ruhe, hat keine Bewegung: Nehmen Sie trockene Reibung, oder führen Sie es glatt hinüber.</translation>
    </message>
    <message>
        <source>File &amp;gt; New window opens another window with a new model, File &amp;gt; Open in a new window one with a file. Each has its own model, history and runs; units, colours and recent files are the same in all. A file that is open already comes to the front instead of opening twice. What is copied in one window can be pasted in another. Close window closes one, Quit all of them, and each asks for what is not saved.</source>
        <translation>Datei &amp;gt; Neues Fenster öffnet ein weiteres Fenster mit einem neuen Modell, Datei &amp;gt; In neuem Fenster öffnen eines mit einer Datei. Jedes hat sein eigenes Modell, seinen Verlauf und seine Läufe; Einheiten, Farben und zuletzt geöffnete Dateien sind in allen dieselben. Eine Datei, die schon offen ist, kommt nach vorn, statt sich zweimal zu öffnen. Was in einem Fenster kopiert ist, lässt sich in einem anderen einfügen. Fenster schließen schließt eines, Beenden alle, und jedes fragt nach dem, was nicht gesichert ist.</translation>
    </message>
    <message>
        <source>Some seconds after an edit, as many as the preferences say, a copy is kept beside the file, its name beginning with a dot; for a model without a file, and where the folder is closed, among the program&apos;s own data. It goes when you save or drop the changes. If the program ends before its time, the copy is offered at the next start or when you open that file. It opens as unsaved changes: no file is written until you save.</source>
        <translation>Einige Sekunden nach einer Änderung, so viele, wie die Voreinstellungen sagen, wird neben der Datei eine Kopie abgelegt, deren Name mit einem Punkt beginnt; bei einem Modell ohne Datei, und wo der Ordner gesperrt ist, unter den eigenen Daten des Programms. Sie verschwindet, wenn Sie die Änderungen speichern oder verwerfen. Endet das Programm vor der Zeit, wird die Kopie beim nächsten Start angeboten, oder wenn Sie diese Datei öffnen. Sie öffnet sich als ungesicherte Änderung: keine Datei wird geschrieben, bis Sie speichern.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Voreinstellungen</translation>
    </message>
    <message>
        <source>Help &amp;gt; First steps opens a panel that goes with you through six chapters on the real canvas: a pendulum, a four-bar linkage with a motor, a slider-crank, a pendulum in space, plots, and the tables of Kane&apos;s method. Each step says what to do and is ticked off when the model has it, however you did it. Leave the panel whenever you like; it goes on where the model stands. At the end of a chapter a button leads on to the next.</source>
        <translation>Hilfe &amp;gt; Erste Schritte öffnet ein Feld, das mit Ihnen auf der richtigen Zeichenfläche durch sechs Kapitel geht: ein Pendel, ein Viergelenk mit einem Motor, eine Schubkurbel, ein Pendel im Raum, Plots und die Tabellen der Kane-Methode. Jeder Schritt sagt, was zu tun ist, und wird abgehakt, wenn das Modell es hat, wie auch immer Sie es gemacht haben. Verlassen Sie das Feld, wann Sie wollen; es geht dort weiter, wo das Modell steht. Am Ende eines Kapitels führt ein Knopf zum nächsten.</translation>
    </message>
    <message>
        <source>Afterwards: &lt;a href=&quot;canvas&quot;&gt;the canvas&lt;/a&gt;, &lt;a href=&quot;joints&quot;&gt;joints&lt;/a&gt;, &lt;a href=&quot;driver&quot;&gt;drivers&lt;/a&gt;, &lt;a href=&quot;plots&quot;&gt;plots&lt;/a&gt;, &lt;a href=&quot;method&quot;&gt;the method&lt;/a&gt;.</source>
        <translation>Danach: &lt;a href=&quot;canvas&quot;&gt;die Zeichenfläche&lt;/a&gt;, &lt;a href=&quot;joints&quot;&gt;Gelenke&lt;/a&gt;, &lt;a href=&quot;driver&quot;&gt;Antriebe&lt;/a&gt;, &lt;a href=&quot;plots&quot;&gt;Plots&lt;/a&gt;, &lt;a href=&quot;method&quot;&gt;die Methode&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Dry friction in joints</source>
        <translation>Trockene Reibung in Gelenken</translation>
    </message>
    <message>
        <source>Friction that sticks: a joint that comes to rest stays there, without any creep, until the force that it needs for that is larger than friction can be.</source>
        <translation>Reibung, die haftet: ein Gelenk, das zur Ruhe kommt, bleibt stehen, ohne zu kriechen, bis die Kraft, die es dafür braucht, größer ist, als die Reibung sein kann.</translation>
    </message>
    <message>
        <source>While it slides, friction has its size, against the rate of the coordinate &lt;i&gt;s&lt;/i&gt;; &lt;i&gt;N&lt;/i&gt; is what presses in the joint:</source>
        <translation>Solange es gleitet, hat die Reibung ihre Größe, gegen die Änderung der Koordinate &lt;i&gt;s&lt;/i&gt;; &lt;i&gt;N&lt;/i&gt; ist, was im Gelenk drückt:</translation>
    </message>
    <message>
        <source>While it sticks, it is a constraint:</source>
        <translation>Solange sie haftet, ist sie eine Bindung:</translation>
    </message>
    <message>
        <source>Along an axis &lt;i&gt;N&lt;/i&gt; is the force across it that the joint itself bears; about an axis it is that force times the &lt;code&gt;radius&lt;/code&gt; of the pin. It is worked out together with the friction that depends on it. The &lt;code&gt;force&lt;/code&gt; or &lt;code&gt;moment&lt;/code&gt; is there whatever presses, and may be an expression, as of a brake that is put on.</source>
        <translation>Längs einer Achse ist &lt;i&gt;N&lt;/i&gt; die Kraft quer dazu, die das Gelenk selbst trägt; um eine Achse ist es diese Kraft mal &lt;code&gt;radius&lt;/code&gt;, dem Radius des Zapfens. Sie wird zusammen mit der Reibung berechnet, die von ihr abhängt. &lt;code&gt;force&lt;/code&gt; oder &lt;code&gt;moment&lt;/code&gt; ist da, was auch drückt, und darf ein Ausdruck sein, wie bei einer Bremse, die angezogen wird.</translation>
    </message>
    <message>
        <source>Where the joint sticks, slides and turns round, the run has events. Where friction would need a force without limit the run says that the joint jams.</source>
        <translation>Wo das Gelenk haftet, gleitet und umkehrt, hat der Lauf Ereignisse. Wo die Reibung eine Kraft ohne Grenze bräuchte, sagt der Lauf, dass das Gelenk klemmt.</translation>
    </message>
    <message>
        <source>About an axis</source>
        <translation>Um eine Achse</translation>
    </message>
    <message>
        <source>Along an axis</source>
        <translation>Längs einer Achse</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;clutch&quot;&gt;clutch&lt;/a&gt;, &lt;a href=&quot;joint_spring&quot;&gt;springs in joints&lt;/a&gt;, &lt;a href=&quot;rolling_disc&quot;&gt;rolling disc&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;clutch&quot;&gt;Kupplung&lt;/a&gt;, &lt;a href=&quot;joint_spring&quot;&gt;Gelenkfedern&lt;/a&gt;, &lt;a href=&quot;rolling_disc&quot;&gt;rollende Scheibe&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Impulse</source>
        <translation>Kraftstoß</translation>
    </message>
    <message>
        <source>A blow on a body: an impulse at a point, and the impulse of a moment.</source>
        <translation>Ein Schlag auf einen Körper: ein Kraftstoß an einem Punkt und ein Momentenstoß.</translation>
    </message>
    <message>
        <source>It is given when its condition begins to hold, in no time. Speeds jump so that all joints hold after it; these give impulses of their own.</source>
        <translation>Er geschieht, wenn seine Bedingung zu gelten beginnt, in keiner Zeit. Die Geschwindigkeiten springen so, dass danach alle Gelenke halten; diese geben eigene Kraftstöße.</translation>
    </message>
    <message>
        <source>With the partial velocities of the point and the partial angular velocities of the body:</source>
        <translation>Mit den Partialgeschwindigkeiten des Punktes und den partiellen Winkelgeschwindigkeiten des Körpers:</translation>
    </message>
    <message>
        <source>The condition is an &lt;a href=&quot;expressions&quot;&gt;expression&lt;/a&gt;, such as &lt;tt&gt;t &amp;gt;= 2&lt;/tt&gt; or &lt;tt&gt;angle(&apos;hinge&apos;) &amp;gt; 1&lt;/tt&gt;; the blow comes each time it begins to hold.</source>
        <translation>Die Bedingung ist ein &lt;a href=&quot;expressions&quot;&gt;Ausdruck&lt;/a&gt;, wie &lt;tt&gt;t &amp;gt;= 2&lt;/tt&gt; oder &lt;tt&gt;angle(&apos;hinge&apos;) &amp;gt; 1&lt;/tt&gt;; der Schlag kommt jedes Mal, wenn sie zu gelten beginnt.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;force&quot;&gt;force&lt;/a&gt;, &lt;a href=&quot;torque&quot;&gt;torque&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;force&quot;&gt;Kraft&lt;/a&gt;, &lt;a href=&quot;torque&quot;&gt;Moment&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;first_steps&quot;&gt;First steps&lt;/a&gt;: from a pendulum to Kane&apos;s method, on the real canvas</source>
        <translation>&lt;a href=&quot;first_steps&quot;&gt;Erste Schritte&lt;/a&gt;: vom Pendel zur Kane-Methode, auf der richtigen Zeichenfläche</translation>
    </message>
    <message>
        <source>What changes in a run: [[links changing]]</source>
        <translation>Was sich im Lauf ändert: [[links changing]]</translation>
    </message>
    <message>
        <source>A joint holds points and axes of two bodies together, or of a body and the ground. It is made of a few conditions, its &lt;i&gt;rows&lt;/i&gt;; each row takes away one freedom and has one multiplier λ, the force or moment with which the joint enforces it.</source>
        <translation>Ein Gelenk hält Punkte und Achsen zweier Körper zusammen, oder eines Körpers und des Bodens. Es besteht aus einigen Bedingungen, seinen &lt;i&gt;Zeilen&lt;/i&gt;; jede Zeile nimmt eine Freiheit und hat einen Multiplikator λ, die Kraft oder das Moment, mit dem das Gelenk sie erzwingt.</translation>
    </message>
    <message>
        <source>Notation of the joint pages</source>
        <translation>Schreibweise der Seiten über Gelenke</translation>
    </message>
    <message>
        <source>point A of body A and point B of body B, in ground axes: &lt;b&gt;r&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt; = &lt;b&gt;p&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt; + R&lt;sub&gt;A&lt;/sub&gt; &lt;b&gt;a&lt;/b&gt;</source>
        <translation>Punkt A von Körper A und Punkt B von Körper B, in Achsen des Bodens: &lt;b&gt;r&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt; = &lt;b&gt;p&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt; + R&lt;sub&gt;A&lt;/sub&gt; &lt;b&gt;a&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the way from point A to point B</source>
        <translation>der Weg von Punkt A zu Punkt B</translation>
    </message>
    <message>
        <source>the joint&apos;s axis in body A and in body B, of length 1, in ground axes</source>
        <translation>die Achse des Gelenks in Körper A und in Körper B, von der Länge 1, in Achsen des Bodens</translation>
    </message>
    <message>
        <source>across the axis of body A, &lt;b&gt;x&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt; on the side of &lt;code&gt;side_a&lt;/code&gt;; &lt;b&gt;x&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt;, &lt;b&gt;y&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt; likewise in body B</source>
        <translation>quer zur Achse von Körper A, &lt;b&gt;x&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt; auf der Seite von &lt;code&gt;side_a&lt;/code&gt;; &lt;b&gt;x&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt;, &lt;b&gt;y&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt; ebenso in Körper B</translation>
    </message>
    <message>
        <source>velocity of a point, angular velocity of a body</source>
        <translation>Geschwindigkeit eines Punktes, Winkelgeschwindigkeit eines Körpers</translation>
    </message>
    <message>
        <source>a length of the size of the mechanism, by which conditions on angles become lengths</source>
        <translation>eine Länge von der Größe des Mechanismus, mit der aus Bedingungen an Winkel Längen werden</translation>
    </message>
    <message>
        <source>Each row is written as &lt;i&gt;φ&lt;/i&gt; = 0. Its rate, &lt;i&gt;φ&lt;/i&gt;′ = B u − g, is a row of the constraint matrix B, see &lt;a href=&quot;method&quot;&gt;the method&lt;/a&gt;. In a planar model bodies keep to the work plane anyway, and rows that only hold them there are left out.</source>
        <translation>Jede Zeile ist als &lt;i&gt;φ&lt;/i&gt; = 0 geschrieben. Ihre Ableitung, &lt;i&gt;φ&lt;/i&gt;′ = B u − g, ist eine Zeile der Zwangsmatrix B, siehe &lt;a href=&quot;method&quot;&gt;die Methode&lt;/a&gt;. In einem ebenen Modell bleiben Körper ohnehin in der Arbeitsebene, und Zeilen, die sie nur dort halten, fallen weg.</translation>
    </message>
    <message>
        <source>Axes may have any length but zero. A joint&apos;s force is the one on the second body, in ground axes; its moment is about point B.</source>
        <translation>Achsen dürfen jede Länge außer null haben. Die Kraft eines Gelenks ist die auf den zweiten Körper, in Achsen des Bodens; sein Moment gilt um Punkt B.</translation>
    </message>
    <message>
        <source>The joints</source>
        <translation>Die Gelenke</translation>
    </message>
    <message>
        <source>Rates at the start</source>
        <translation>Raten am Anfang</translation>
    </message>
    <message>
        <source>A joint with an angle or a displacement may say at which rate it begins: &lt;tt&gt;angle_rate&lt;/tt&gt; in rad/s, &lt;tt&gt;displacement_rate&lt;/tt&gt; in m/s. The rate leads: a four-bar linkage whose crank joint is given 5 rad/s starts with 5 rad/s, and the other bodies follow as the joints demand. Left out, the rate follows itself; zero is a rate too. See also what a &lt;a href=&quot;body&quot;&gt;body&lt;/a&gt; leads by.</source>
        <translation>Ein Gelenk mit einem Winkel oder einer Verschiebung darf sagen, mit welcher Rate es beginnt: &lt;tt&gt;angle_rate&lt;/tt&gt; in rad/s, &lt;tt&gt;displacement_rate&lt;/tt&gt; in m/s. Die Rate führt: ein Viergelenk, dessen Kurbelgelenk 5 rad/s bekommt, beginnt mit 5 rad/s, und die anderen Körper folgen, wie die Gelenke es verlangen. Weggelassen folgt die Rate selbst; auch null ist eine Rate. Siehe auch, womit ein &lt;a href=&quot;body&quot;&gt;Körper&lt;/a&gt; führt.</translation>
    </message>
    <message>
        <source>Joints that do not quite close in the drawing are closed before a run, with the least motion. Where joints hold something twice, as in a closed chain of hinges in space, their forces are not unique: the smallest are given, and the health of the model names them. Their points and axes may then be rounded: of three hinges of a door that are typed with six digits, two decide the motion, the third stays open by as much as its digits leave, and the run says by how much. Gaps beyond 1e-5 of the size of the mechanism are refused, with the names of the joints that disagree.</source>
        <translation>Gelenke, die sich in der Zeichnung nicht ganz schließen, werden vor einem Lauf mit der kleinsten Bewegung geschlossen. Wo Gelenke etwas doppelt halten, wie in einer geschlossenen Kette von Drehgelenken im Raum, sind ihre Kräfte nicht eindeutig: die kleinsten werden angegeben, und der Zustand des Modells nennt sie. Ihre Punkte und Achsen dürfen dann gerundet sein: von drei Angeln einer Tür, die mit sechs Stellen getippt sind, bestimmen zwei die Bewegung, die dritte bleibt so weit offen, wie ihre Stellen es lassen, und der Lauf sagt, um wie viel. Spalte von mehr als 1e-5 der Größe des Mechanismus werden abgelehnt, mit den Namen der Gelenke, die nicht übereinstimmen.</translation>
    </message>
    <message>
        <source>Knife edge</source>
        <translation>Schneide</translation>
    </message>
    <message>
        <source>A wheel, a skate or a blade: point B goes over body A along the edge and not across it.</source>
        <translation>Ein Rad, ein Schlittschuh oder eine Klinge: Punkt B geht über Körper A entlang der Schneide und nicht quer dazu.</translation>
    </message>
    <message>
        <source>One row, of speeds alone:</source>
        <translation>Eine Zeile, nur von Geschwindigkeiten:</translation>
    </message>
    <message>
        <source>&lt;b&gt;n&lt;/b&gt; is the direction &lt;code&gt;across&lt;/code&gt; of body B, a wheel&apos;s axle; &lt;b&gt;v&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt; is the velocity of the point of body A that is where point B is. It holds no place: what keeps the body on its plane is another joint, such as &lt;a href=&quot;planar&quot;&gt;planar&lt;/a&gt; or &lt;a href=&quot;point_in_plane&quot;&gt;point in plane&lt;/a&gt;.</source>
        <translation>&lt;b&gt;n&lt;/b&gt; ist die Richtung &lt;code&gt;across&lt;/code&gt; von Körper B, die Achse eines Rades; &lt;b&gt;v&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt; ist die Geschwindigkeit des Punktes von Körper A, der dort liegt, wo Punkt B ist. Sie hält keine Lage: was den Körper auf seiner Ebene hält, ist ein anderes Gelenk, etwa ein &lt;a href=&quot;planar&quot;&gt;Ebenengelenk&lt;/a&gt; oder ein &lt;a href=&quot;point_in_plane&quot;&gt;Punkt in Ebene&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>See also the &lt;a href=&quot;joints&quot;&gt;notation&lt;/a&gt;, &lt;a href=&quot;rolling_disc&quot;&gt;rolling disc&lt;/a&gt;.</source>
        <translation>Siehe auch die &lt;a href=&quot;joints&quot;&gt;Schreibweise&lt;/a&gt;, &lt;a href=&quot;rolling_disc&quot;&gt;rollende Scheibe&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Latches</source>
        <translation>Riegel</translation>
    </message>
    <message>
        <source>A latch holds the angle or the displacement of a joint, or two bodies as they stand to each other, from when it is shut until it is opened.</source>
        <translation>Ein Riegel hält den Winkel oder die Verschiebung eines Gelenks oder zwei Körper, wie sie zueinander stehen, vom Schließen bis zum Öffnen.</translation>
    </message>
    <message>
        <source>While it is shut, the coordinate keeps the value &lt;i&gt;s&lt;/i&gt;&lt;sub&gt;0&lt;/sub&gt; that it had when the latch shut:</source>
        <translation>Solange er geschlossen ist, behält die Koordinate den Wert &lt;i&gt;s&lt;/i&gt;&lt;sub&gt;0&lt;/sub&gt;, den sie beim Schließen hatte:</translation>
    </message>
    <message>
        <source>Between bodies that is six such rows: no motion of the one against the other is left. What they do against each other when it shuts ends at once, as in a perfectly plastic strike:</source>
        <translation>Zwischen Körpern sind das sechs solche Zeilen: es bleibt keine Bewegung des einen gegen den anderen. Was sie beim Schließen gegeneinander tun, endet sofort, wie bei einem vollkommen plastischen Stoß:</translation>
    </message>
    <message>
        <source>Latch of an angle</source>
        <translation>Riegel eines Winkels</translation>
    </message>
    <message>
        <source>Latch of a displacement</source>
        <translation>Riegel einer Verschiebung</translation>
    </message>
    <message>
        <source>Latch between bodies</source>
        <translation>Riegel zwischen Körpern</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;lock&quot;&gt;locks&lt;/a&gt;, &lt;a href=&quot;release&quot;&gt;release&lt;/a&gt;, &lt;a href=&quot;expressions&quot;&gt;expressions&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;lock&quot;&gt;Sperren&lt;/a&gt;, &lt;a href=&quot;release&quot;&gt;Lösen&lt;/a&gt;, &lt;a href=&quot;expressions&quot;&gt;Ausdrücke&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Linear coupling</source>
        <translation>Lineare Kopplung</translation>
    </message>
    <message>
        <source>The sum of factors times coordinates of joints keeps a value.</source>
        <translation>Die Summe aus Faktoren mal Koordinaten von Gelenken behält einen Wert.</translation>
    </message>
    <message>
        <source>One row:</source>
        <translation>Eine Zeile:</translation>
    </message>
    <message>
        <source>Each &lt;i&gt;s&lt;/i&gt;&lt;sub&gt;i&lt;/sub&gt; is an angle or a displacement, each &lt;i&gt;c&lt;/i&gt;&lt;sub&gt;i&lt;/sub&gt; a &lt;code&gt;factor&lt;/code&gt;. A sum of angles alone counts by the length &lt;i&gt;L&lt;/i&gt; of the mechanism.</source>
        <translation>Jedes &lt;i&gt;s&lt;/i&gt;&lt;sub&gt;i&lt;/sub&gt; ist ein Winkel oder eine Verschiebung, jedes &lt;i&gt;c&lt;/i&gt;&lt;sub&gt;i&lt;/sub&gt; ein &lt;code&gt;factor&lt;/code&gt;. Eine Summe nur von Winkeln zählt mit der Länge &lt;i&gt;L&lt;/i&gt; des Mechanismus.</translation>
    </message>
    <message>
        <source>Each of the &lt;code&gt;terms&lt;/code&gt; has:</source>
        <translation>Jeder der Summanden (&lt;code&gt;terms&lt;/code&gt;) hat:</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;gear&quot;&gt;gear&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;gear&quot;&gt;Zahnradpaar&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>A lock holds the angle or the displacement of a joint as placed, as if the joint were clamped.</source>
        <translation>Eine Sperre hält den Winkel oder die Verschiebung eines Gelenks wie gezeichnet, als wäre das Gelenk geklemmt.</translation>
    </message>
    <message>
        <source>One row; &lt;i&gt;s&lt;/i&gt;&lt;sub&gt;0&lt;/sub&gt; is the coordinate as placed:</source>
        <translation>Eine Zeile; &lt;i&gt;s&lt;/i&gt;&lt;sub&gt;0&lt;/sub&gt; ist die Koordinate wie gezeichnet:</translation>
    </message>
    <message>
        <source>For an angle the row counts by the length &lt;i&gt;L&lt;/i&gt; of the mechanism.</source>
        <translation>Für einen Winkel zählt die Zeile mit der Länge &lt;i&gt;L&lt;/i&gt; des Mechanismus.</translation>
    </message>
    <message>
        <source>Angle lock</source>
        <translation>Winkelsperre</translation>
    </message>
    <message>
        <source>Displacement lock</source>
        <translation>Verschiebungssperre</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;driver&quot;&gt;drivers&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;driver&quot;&gt;Antriebe&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Magnet</source>
        <translation>Magnet</translation>
    </message>
    <message>
        <source>Two points attract each other with the inverse square of their distance, as poles do.</source>
        <translation>Zwei Punkte ziehen einander mit dem Kehrwert des Quadrats ihres Abstands an, wie Pole es tun.</translation>
    </message>
    <message>
        <source>At the distance &lt;i&gt;d&lt;/i&gt; = |&lt;b&gt;r&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt; − &lt;b&gt;r&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt;| they pull along the line between them with</source>
        <translation>Im Abstand &lt;i&gt;d&lt;/i&gt; = |&lt;b&gt;r&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt; − &lt;b&gt;r&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt;| ziehen sie entlang der Geraden zwischen ihnen mit</translation>
    </message>
    <message>
        <source>which stores the potential energy, none at an infinite distance,</source>
        <translation>was die potentielle Energie speichert, keine in unendlichem Abstand,</translation>
    </message>
    <message>
        <source>With a negative &lt;code&gt;strength&lt;/code&gt; they push each other apart. As the points meet the force grows beyond all bounds, and a run cannot go through that: let a &lt;a href=&quot;spring&quot;&gt;spring&lt;/a&gt; or the shape of the mechanism keep them apart. Points that coincide have no direction and exert nothing.</source>
        <translation>Mit einer negativen Stärke (&lt;code&gt;strength&lt;/code&gt;) drücken sie einander weg. Treffen sich die Punkte, wächst die Kraft über alle Grenzen, und da kommt kein Lauf hindurch: lassen Sie eine &lt;a href=&quot;spring&quot;&gt;Feder&lt;/a&gt; oder die Form des Mechanismus sie auseinanderhalten. Punkte, die zusammenfallen, haben keine Richtung und üben nichts aus.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;spring&quot;&gt;spring&lt;/a&gt;, &lt;a href=&quot;gravitation&quot;&gt;gravitation&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;spring&quot;&gt;Feder&lt;/a&gt;, &lt;a href=&quot;gravitation&quot;&gt;Gravitation&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>An &lt;a href=&quot;expressions&quot;&gt;expression&lt;/a&gt; that is recorded with the result, to be plotted and exported.</source>
        <translation>Ein &lt;a href=&quot;expressions&quot;&gt;Ausdruck&lt;/a&gt;, der mit dem Ergebnis aufgezeichnet wird, zum Plotten und Ausgeben.</translation>
    </message>
    <message>
        <source>Insert &amp;gt; Measure makes one, which gives the time &lt;i&gt;t&lt;/i&gt; until you write its expression in the Inspector.</source>
        <translation>Einfügen &amp;gt; Messgröße macht eine, die die Zeit &lt;i&gt;t&lt;/i&gt; gibt, bis Sie ihren Ausdruck im Inspektor schreiben.</translation>
    </message>
    <message>
        <source>value(&lt;i&gt;t&lt;/i&gt;) = expression(&lt;i&gt;t&lt;/i&gt;, state, parameters)</source>
        <translation>Wert(&lt;i&gt;t&lt;/i&gt;) = Ausdruck(&lt;i&gt;t&lt;/i&gt;, Zustand, Parameter)</translation>
    </message>
    <message>
        <source>Measure point</source>
        <translation>Messpunkt</translation>
    </message>
    <message>
        <source>A point of a body whose place, velocity and acceleration can be plotted, and whose &lt;a href=&quot;playback&quot;&gt;trace&lt;/a&gt; can be drawn. It exerts nothing.</source>
        <translation>Ein Punkt eines Körpers, dessen Lage, Geschwindigkeit und Beschleunigung sich plotten lassen und dessen &lt;a href=&quot;playback&quot;&gt;Spur&lt;/a&gt; sich zeichnen lässt. Er übt nichts aus.</translation>
    </message>
    <message>
        <source>With the origin &lt;b&gt;p&lt;/b&gt; of the body and &lt;b&gt;s&lt;/b&gt; the point in ground axes:</source>
        <translation>Mit dem Ursprung &lt;b&gt;p&lt;/b&gt; des Körpers und &lt;b&gt;s&lt;/b&gt;, dem Punkt in Achsen des Bodens:</translation>
    </message>
    <message>
        <source>The method</source>
        <translation>Die Methode</translation>
    </message>
    <message>
        <source>Kanevas forms Kane&apos;s equations of the mechanism with Lagrange multipliers.</source>
        <translation>Kanevas stellt Kanes Gleichungen des Mechanismus mit Lagrange-Multiplikatoren auf.</translation>
    </message>
    <message>
        <source>Generalized speeds</source>
        <translation>Generalisierte Geschwindigkeiten</translation>
    </message>
    <message>
        <source>Each body has six: the velocity &lt;b&gt;v&lt;/b&gt; of its mass centre in ground axes and its angular velocity &lt;b&gt;ω&lt;/b&gt; in its principal axes; a &lt;a href=&quot;particle&quot;&gt;particle&lt;/a&gt; has the first three. All of them together are u. The partial velocities of a body are then unit vectors, and each body adds to its own rows alone: the matrix A of the inertia forces is diagonal and constant. The generalized active forces f hold the loads and what the turning of the bodies adds, see &lt;a href=&quot;body&quot;&gt;body&lt;/a&gt;.</source>
        <translation>Jeder Körper hat sechs: die Geschwindigkeit &lt;b&gt;v&lt;/b&gt; seines Schwerpunkts in Achsen des Bodens und seine Winkelgeschwindigkeit &lt;b&gt;ω&lt;/b&gt; in seinen Hauptachsen; ein &lt;a href=&quot;particle&quot;&gt;Massenpunkt&lt;/a&gt; hat die ersten drei. Alle zusammen sind u. Die Partialgeschwindigkeiten eines Körpers sind dann Einheitsvektoren, und jeder Körper trägt nur zu seinen eigenen Zeilen bei: die Matrix A der Trägheitskräfte ist diagonal und konstant. Die generalisierten eingeprägten Kräfte f enthalten die Lasten und das, was die Drehung der Körper beiträgt, siehe &lt;a href=&quot;body&quot;&gt;Körper&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Bindungen</translation>
    </message>
    <message>
        <source>Each row of a &lt;a href=&quot;joints&quot;&gt;joint&lt;/a&gt;, coupling, driver or lock is linear in the speeds; all rows together are</source>
        <translation>Jede Zeile eines &lt;a href=&quot;joints&quot;&gt;Gelenks&lt;/a&gt;, einer Kopplung, eines Antriebs oder einer Sperre ist linear in den Geschwindigkeiten; alle Zeilen zusammen sind</translation>
    </message>
    <message>
        <source>Its rate is B u′ = γ with γ = g′ − B′ u. With the multipliers λ, the forces and moments of the constraints:</source>
        <translation>Ihre Ableitung ist B u′ = γ mit γ = g′ − B′ u. Mit den Multiplikatoren λ, den Kräften und Momenten der Bindungen:</translation>
    </message>
    <message>
        <source>or in one matrix:</source>
        <translation>oder in einer Matrix:</translation>
    </message>
    <message>
        <source>Eliminating u′ leaves</source>
        <translation>Eliminiert man u′, bleibt</translation>
    </message>
    <message>
        <source>This matrix is sparse; it is factored in each evaluation. Then u′ = A&lt;sup&gt;−1&lt;/sup&gt; (f + B&lt;sup&gt;T&lt;/sup&gt; λ), and the coordinates follow from &lt;b&gt;p&lt;/b&gt;′ = &lt;b&gt;v&lt;/b&gt; and &lt;b&gt;e&lt;/b&gt;′ = ½ E(&lt;b&gt;e&lt;/b&gt;) &lt;b&gt;ω&lt;/b&gt;.</source>
        <translation>Diese Matrix ist dünn besetzt; sie wird bei jeder Auswertung faktorisiert. Dann ist u′ = A&lt;sup&gt;−1&lt;/sup&gt; (f + B&lt;sup&gt;T&lt;/sup&gt; λ), und die Koordinaten folgen aus &lt;b&gt;p&lt;/b&gt;′ = &lt;b&gt;v&lt;/b&gt; und &lt;b&gt;e&lt;/b&gt;′ = ½ E(&lt;b&gt;e&lt;/b&gt;) &lt;b&gt;ω&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Staying on the constraints</source>
        <translation>Auf den Bindungen bleiben</translation>
    </message>
    <message>
        <source>After each accepted step positions are projected back onto &lt;i&gt;φ&lt;/i&gt; = 0 by Newton&apos;s method with the least motion in the norm of the kinetic energy, the Euler parameters get length 1, and the speeds are projected onto B u = g.</source>
        <translation>Nach jedem angenommenen Schritt werden die Lagen mit Newtons Verfahren und der kleinsten Bewegung in der Norm der kinetischen Energie auf &lt;i&gt;φ&lt;/i&gt; = 0 zurückprojiziert, die Euler-Parameter bekommen den Betrag 1, und die Geschwindigkeiten werden auf B u = g projiziert.</translation>
    </message>
    <message>
        <source>Change points</source>
        <translation>Verzweigungspunkte</translation>
    </message>
    <message>
        <source>Where all bars of a loop lie on one line, as in the flat position of a parallelogram or of a kite, rows of B lose their rank for a moment, and another branch of the motion begins. Near such a place steps are put on the joints in all their stages, and end beside it; the motion goes on with the speed that it has along its branch. Methods that cannot do that give way to dop853 for a few steps. Where a loop misses such a place by millionths of its size, which way it goes is up to the last digits of the model; its energy is kept all the same. A run that cannot pass names the joint that loses its hold.</source>
        <translation>Wo alle Stäbe einer Schleife auf einer Geraden liegen, wie in der Strecklage eines Parallelogramms oder eines Drachens, verlieren Zeilen von B für einen Augenblick ihren Rang, und ein anderer Zweig der Bewegung beginnt. Nahe einer solchen Stelle werden Schritte in allen ihren Stufen auf die Gelenke gesetzt und enden daneben; die Bewegung geht mit der Geschwindigkeit weiter, die sie entlang ihres Zweiges hat. Verfahren, die das nicht können, überlassen dop853 einige Schritte. Wo eine Schleife eine solche Stelle um Millionstel ihrer Größe verfehlt, entscheiden die letzten Stellen des Modells, wohin sie geht; ihre Energie bleibt dennoch erhalten. Ein Lauf, der nicht hindurchkommt, nennt das Gelenk, das seinen Halt verliert.</translation>
    </message>
    <message>
        <source>Embedded constraints</source>
        <translation>Eingebettete Bindungen</translation>
    </message>
    <message>
        <source>The other formulation, see &lt;a href=&quot;solver&quot;&gt;settings of a run&lt;/a&gt;, solves for independent speeds u&lt;sub&gt;I&lt;/sub&gt; alone. The constraints give the dependent ones, and with them the partial velocities with respect to u&lt;sub&gt;I&lt;/sub&gt;, the columns of Γ; u′&lt;sub&gt;0&lt;/sub&gt; are the accelerations that the constraints ask for where u&lt;sub&gt;I&lt;/sub&gt;′ = 0:</source>
        <translation>Die andere Formulierung, siehe &lt;a href=&quot;solver&quot;&gt;Einstellungen eines Laufs&lt;/a&gt;, löst nur nach unabhängigen Geschwindigkeiten u&lt;sub&gt;I&lt;/sub&gt; auf. Die Bindungen ergeben die abhängigen, und mit ihnen die Partialgeschwindigkeiten bezüglich u&lt;sub&gt;I&lt;/sub&gt;, die Spalten von Γ; u′&lt;sub&gt;0&lt;/sub&gt; sind die Beschleunigungen, die die Bindungen bei u&lt;sub&gt;I&lt;/sub&gt;′ = 0 verlangen:</translation>
    </message>
    <message>
        <source>The choice is made by a singular value decomposition and made again on the way.</source>
        <translation>Die Wahl wird mit einer Singulärwertzerlegung getroffen und unterwegs neu getroffen.</translation>
    </message>
    <message>
        <source>Motion and joint forces are the same.</source>
        <translation>Bewegung und Gelenkkräfte sind dieselben.</translation>
    </message>
    <message>
        <source>Freedoms and redundancy</source>
        <translation>Freiheiten und Überzähligkeit</translation>
    </message>
    <message>
        <source>The number of freedoms is the number of speeds minus the rank of B. Rows beyond the rank hold something twice; their multipliers are not unique, and the smallest are given.</source>
        <translation>Die Zahl der Freiheiten ist die Zahl der Geschwindigkeiten minus den Rang von B. Zeilen über den Rang hinaus halten etwas doppelt; ihre Multiplikatoren sind nicht eindeutig, und die kleinsten werden angegeben.</translation>
    </message>
    <message>
        <source>The method at work</source>
        <translation>Die Methode bei der Arbeit</translation>
    </message>
    <message>
        <source>The velocity of a mass centre, the angular velocity of a body and the velocity of a &lt;a href=&quot;measure_point&quot;&gt;point&lt;/a&gt; are linear in the generalized speeds u&lt;sub&gt;r&lt;/sub&gt;:</source>
        <translation>Die Geschwindigkeit eines Schwerpunkts, die Winkelgeschwindigkeit eines Körpers und die Geschwindigkeit eines &lt;a href=&quot;measure_point&quot;&gt;Punktes&lt;/a&gt; sind linear in den generalisierten Geschwindigkeiten u&lt;sub&gt;r&lt;/sub&gt;:</translation>
    </message>
    <message>
        <source>The table gives &lt;b&gt;v&lt;/b&gt;&lt;sub&gt;r&lt;/sub&gt; and &lt;b&gt;ω&lt;/b&gt;&lt;sub&gt;r&lt;/sub&gt; in ground axes, &lt;b&gt;v&lt;/b&gt;&lt;sub&gt;t&lt;/sub&gt; where &lt;a href=&quot;driver&quot;&gt;drivers&lt;/a&gt; prescribe motion, and in the last column the sum. The generalized speeds are independent: rates of joints as far as they tell the motions apart, else speeds of bodies. Or all speeds of all bodies, as if the joints were cut: then the partial velocities are unit vectors.</source>
        <translation>Die Tabelle zeigt &lt;b&gt;v&lt;/b&gt;&lt;sub&gt;r&lt;/sub&gt; und &lt;b&gt;ω&lt;/b&gt;&lt;sub&gt;r&lt;/sub&gt; in Achsen des Bodens, &lt;b&gt;v&lt;/b&gt;&lt;sub&gt;t&lt;/sub&gt;, wo &lt;a href=&quot;driver&quot;&gt;Antriebe&lt;/a&gt; Bewegung vorschreiben, und in der letzten Spalte die Summe. Die generalisierten Geschwindigkeiten sind unabhängig: Raten von Gelenken, soweit sie die Bewegungen unterscheiden, sonst Geschwindigkeiten von Körpern. Oder alle Geschwindigkeiten aller Körper, als wären die Gelenke gelöst: dann sind die Partialgeschwindigkeiten Einheitsvektoren.</translation>
    </message>
    <message>
        <source>B with a name for each row; its rank, the freedoms, the condition (largest over least singular value) and the joints that hold something twice. &lt;b&gt;Free motion&lt;/b&gt; lets the mechanism go to and fro in 3D along one independent speed while its joints stay closed and drivers rest. &lt;b&gt;Singular values&lt;/b&gt; draws them over the run: where the least one dips to zero, as where a loop lies flat, the mechanism may go on in more than one way.</source>
        <translation>B mit einem Namen für jede Zeile; ihr Rang, die Freiheiten, die Kondition (größter durch kleinsten Singulärwert) und die Gelenke, die etwas doppelt halten. &lt;b&gt;Freie Bewegung&lt;/b&gt; lässt den Mechanismus in 3D entlang einer unabhängigen Geschwindigkeit hin und her gehen, während seine Gelenke geschlossen bleiben und Antriebe ruhen. &lt;b&gt;Singulärwerte&lt;/b&gt; zeichnet sie über dem Lauf: wo der kleinste auf null fällt, wie in der Strecklage einer Schleife, kann der Mechanismus auf mehr als eine Weise weitergehen.</translation>
    </message>
    <message>
        <source>Force on body B and its moment about point B, in ground axes or in those of either body. Hatched ones are not unique: the joints share them in any proportion.</source>
        <translation>Kraft auf Körper B und ihr Moment um Punkt B, in Achsen des Bodens oder in denen eines der Körper. Schraffierte sind nicht eindeutig: die Gelenke teilen sie in beliebigem Verhältnis.</translation>
    </message>
    <message>
        <source>Kinetic and potential energies, the power of each element&apos;s forces on the bodies, what is put in and what becomes heat. All powers on the bodies make up the rate of the kinetic energy; what is put in less the heat is the rate of the whole energy. The balance is what the books do not explain: the numerical drift; plot it from the table.</source>
        <translation>Kinetische und potentielle Energie, die Leistung der Kräfte jedes Elements an den Körpern, was zugeführt und was zu Wärme wird. Alle Leistungen an den Körpern ergeben die Ableitung der kinetischen Energie; das Zugeführte weniger die Wärme ist die Ableitung der ganzen Energie. Die Bilanz ist, was sich nicht erklärt: der numerische Fehler; plotten Sie ihn aus der Tabelle.</translation>
    </message>
    <message>
        <source>For this model, with Newton and Euler&apos;s, Lagrange&apos;s and Kane&apos;s methods: for each body by itself (absolute coordinates), for a tree of joints, and for independent coordinates or speeds. Lagrange&apos;s needs a multiplier for each row of speeds, as for rolling; Kane&apos;s needs none.</source>
        <translation>Für dieses Modell, mit den Methoden von Newton und Euler, Lagrange und Kane: für jeden Körper für sich (absolute Koordinaten), für einen Baum von Gelenken, und für unabhängige Koordinaten oder Geschwindigkeiten. Die von Lagrange braucht für jede Zeile von Geschwindigkeiten einen Multiplikator, etwa beim Rollen; die von Kane keinen.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;strike&quot;&gt;&lt;/a&gt;Strike</source>
        <translation>&lt;a name=&quot;strike&quot;&gt;&lt;/a&gt;Stoß</translation>
    </message>
    <message>
        <source>Where contacts close, speeds jump. With the joints taken into account, impulses Λ on the rows of the contacts change the speeds of these rows by</source>
        <translation>Wo Kontakte schließen, springen Geschwindigkeiten. Mit den Gelenken zusammen ändern Kraftstöße Λ auf die Zeilen der Kontakte die Geschwindigkeiten dieser Zeilen um</translation>
    </message>
    <message>
        <source>Sources: Kane and Levinson, Dynamics: Theory and Applications, 1985; Kane, Likins and Levinson, Spacecraft Dynamics, 1983.</source>
        <translation>Quellen: Kane und Levinson, Dynamics: Theory and Applications, 1985; Kane, Likins und Levinson, Spacecraft Dynamics, 1983.</translation>
    </message>
    <message>
        <source>The model as a whole</source>
        <translation>Das Modell als Ganzes</translation>
    </message>
    <message>
        <source>Gravity, the plane of the canvas, and whether bodies keep to that plane.</source>
        <translation>Schwerkraft, die Ebene der Zeichenfläche, und ob Körper in dieser Ebene bleiben.</translation>
    </message>
    <message>
        <source>Gravity acts on each body at its mass centre:</source>
        <translation>Die Schwerkraft wirkt auf jeden Körper in seinem Schwerpunkt:</translation>
    </message>
    <message>
        <source>Where the model is &lt;code&gt;planar&lt;/code&gt;, bodies move in the &lt;code&gt;work_plane&lt;/code&gt; alone and turn about its normal. Rows of joints that only hold them there are left out, and so a closed chain of hinges holds nothing twice. Of the inertia of a body one moment counts, that about the normal, and one number will do. Joints that would hold their bodies fast in the plane are refused: the axis of a hinge must stand across it, that of a slider lie in it; so are drivers, locks and couplings of coordinates that cannot change there.</source>
        <translation>Wo das Modell eben ist (&lt;code&gt;planar&lt;/code&gt;), bewegen sich Körper nur in der Arbeitsebene (&lt;code&gt;work_plane&lt;/code&gt;) und drehen sich um ihre Normale. Zeilen von Gelenken, die sie nur dort halten, fallen weg, und so hält eine geschlossene Kette von Drehgelenken nichts doppelt. Von der Trägheit eines Körpers zählt ein Moment, das um die Normale, und eine Zahl genügt. Gelenke, die ihre Körper in der Ebene festhielten, werden abgelehnt: die Achse eines Drehgelenks muss quer zu ihr stehen, die eines Schubgelenks in ihr liegen; ebenso Antriebe, Sperren und Kopplungen von Koordinaten, die sich dort nicht ändern können.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>A text at a place of the ground, for those who look at the model. It has no part in the motion and no equations.</source>
        <translation>Ein Text an einer Stelle des Bodens, für alle, die das Modell ansehen. Er hat keinen Teil an der Bewegung und keine Gleichungen.</translation>
    </message>
    <message>
        <source>Free wheel</source>
        <translation>Freilauf</translation>
    </message>
    <message>
        <source>A free wheel: the angle of a joint may grow, but not fall; or the other way round.</source>
        <translation>Ein Freilauf: der Winkel eines Gelenks darf wachsen, aber nicht fallen; oder umgekehrt.</translation>
    </message>
    <message>
        <source>With the rate of the angle, its sign turned round where the wheel &lt;code&gt;turns&lt;/code&gt; backward, and the torque &lt;i&gt;λ&lt;/i&gt; of the free wheel:</source>
        <translation>Mit der Änderung des Winkels, ihr Vorzeichen umgekehrt, wo &lt;code&gt;turns&lt;/code&gt; rückwärts ist, und dem Moment &lt;i&gt;λ&lt;/i&gt; des Freilaufs:</translation>
    </message>
    <message>
        <source>A wheel that is thrown against it stops at once, and all that hangs on it gets its part of the impulse. It holds as soon as the wheel would turn back, at any angle: a ratchet without teeth.</source>
        <translation>Ein Rad, das dagegen geworfen wird, steht sofort, und alles, was daran hängt, bekommt seinen Teil des Stoßes. Er hält, sobald sich das Rad zurückdrehen würde, bei jedem Winkel: eine Ratsche ohne Zähne.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;stop&quot;&gt;stops&lt;/a&gt;, &lt;a href=&quot;clutch&quot;&gt;clutch&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;stop&quot;&gt;Anschläge&lt;/a&gt;, &lt;a href=&quot;clutch&quot;&gt;Kupplung&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Parallel axes</source>
        <translation>Parallele Achsen</translation>
    </message>
    <message>
        <source>Holds an axis of one body parallel to an axis of another, wherever they are.</source>
        <translation>Hält eine Achse eines Körpers parallel zu einer Achse eines anderen, wo auch immer sie sind.</translation>
    </message>
    <message>
        <source>Two rows:</source>
        <translation>Zwei Zeilen:</translation>
    </message>
    <message>
        <source>Three slides and the turn about the axis stay free.</source>
        <translation>Drei Verschiebungen und die Drehung um die Achse bleiben frei.</translation>
    </message>
    <message>
        <source>See also the &lt;a href=&quot;joints&quot;&gt;notation&lt;/a&gt;, &lt;a href=&quot;perpendicular_axes&quot;&gt;perpendicular axes&lt;/a&gt;.</source>
        <translation>Siehe auch die &lt;a href=&quot;joints&quot;&gt;Schreibweise&lt;/a&gt;, &lt;a href=&quot;perpendicular_axes&quot;&gt;senkrechte Achsen&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>A named number that expressions and numeric fields may use. Change it, and all that is worked out from it follows.</source>
        <translation>Eine benannte Zahl, die Ausdrücke und Zahlenfelder verwenden dürfen. Ändern Sie sie, und alles, was daraus berechnet ist, folgt.</translation>
    </message>
    <message>
        <source>To make one</source>
        <translation>Wie man einen macht</translation>
    </message>
    <message>
        <source>Marks the instant at which a condition begins to hold, and does something then, perhaps.</source>
        <translation>Merkt den Augenblick, in dem eine Bedingung zu gelten beginnt, und tut dann vielleicht etwas.</translation>
    </message>
    <message>
        <source>With &lt;code&gt;does&lt;/code&gt; shut or open, the &lt;code&gt;latch&lt;/code&gt; is shut at that instant, whatever its own conditions say, or opened; where it is so already, nothing happens to it. A joint with a release holds again when this is shut, and lets go when it is opened. The conditions of the latch go on to count when they begin to hold. Shut, it takes away what moves against it, as a plastic strike:</source>
        <translation>Mit &lt;code&gt;does&lt;/code&gt; shut oder open wird der Riegel &lt;code&gt;latch&lt;/code&gt; in diesem Augenblick geschlossen, was auch seine eigenen Bedingungen sagen, oder geöffnet; wo er es schon ist, geschieht ihm nichts. Ein Gelenk, das gelöst werden kann, hält wieder, wenn sein Lösen geschlossen wird, und lässt los, wenn es geöffnet wird. Die Bedingungen des Riegels zählen weiter, wenn sie zu gelten beginnen. Geschlossen nimmt er weg, was sich gegen ihn bewegt, wie ein plastischer Stoß:</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;measure&quot;&gt;measure&lt;/a&gt;, &lt;a href=&quot;impulse&quot;&gt;impulse&lt;/a&gt;, &lt;a href=&quot;latch&quot;&gt;latches&lt;/a&gt;, &lt;a href=&quot;release&quot;&gt;release&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;measure&quot;&gt;Messgröße&lt;/a&gt;, &lt;a href=&quot;impulse&quot;&gt;Kraftstoß&lt;/a&gt;, &lt;a href=&quot;latch&quot;&gt;Riegel&lt;/a&gt;, &lt;a href=&quot;release&quot;&gt;Lösen eines Gelenks&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The model as URDF for ROS, as MJCF for MuJoCo, as SDF for Gazebo, or as an FMU 3.0 for co-simulation; the run as glTF, an animation for Blender and browsers. A page says what has no place in the file. URDF keeps loops and the start in elements that other programs pass over; MuJoCo closes loops by equalities, which give way a little. An FMU needs a Python with &lt;tt&gt;kane&lt;/tt&gt; where it runs. &lt;tt&gt;kane export&lt;/tt&gt; does the same.</source>
        <translation>Das Modell als URDF für ROS, als MJCF für MuJoCo, als SDF für Gazebo oder als FMU 3.0 für Co-Simulation; der Lauf als glTF, eine Animation für Blender und Browser. Eine Seite sagt, was in der Datei keinen Platz hat. URDF behält Schleifen und den Beginn in Elementen, die andere Programme übergehen; MuJoCo schließt Schleifen durch Gleichungen, die ein wenig nachgeben. Eine FMU braucht dort, wo sie läuft, ein Python mit &lt;tt&gt;kane&lt;/tt&gt;. &lt;tt&gt;kane export&lt;/tt&gt; tut dasselbe.</translation>
    </message>
    <message>
        <source>Forces, torques, the pull of a &lt;a href=&quot;spring&quot;&gt;spring&lt;/a&gt;, motors and laws of &lt;a href=&quot;driver&quot;&gt;drivers&lt;/a&gt; take the time &lt;tt&gt;t&lt;/tt&gt; as well, &lt;tt&gt;table(&apos;name&apos;, x)&lt;/tt&gt; of a &lt;a href=&quot;table&quot;&gt;table&lt;/a&gt;, and &lt;tt&gt;input(&apos;name&apos;)&lt;/tt&gt; of an &lt;a href=&quot;input&quot;&gt;input&lt;/a&gt;. All of these but drivers also take measures of the state:</source>
        <translation>Kräfte, Momente, die weitere Kraft einer &lt;a href=&quot;spring&quot;&gt;Feder&lt;/a&gt;, Motoren und die Funktionen von &lt;a href=&quot;driver&quot;&gt;Antrieben&lt;/a&gt; nehmen auch die Zeit &lt;tt&gt;t&lt;/tt&gt;, &lt;tt&gt;table(&apos;name&apos;, x)&lt;/tt&gt; einer &lt;a href=&quot;table&quot;&gt;Tabelle&lt;/a&gt; und &lt;tt&gt;input(&apos;name&apos;)&lt;/tt&gt; eines &lt;a href=&quot;input&quot;&gt;Eingangs&lt;/a&gt;. Alle diese außer Antrieben nehmen auch Messgrößen des Zustands:</translation>
    </message>
    <message>
        <source>File &amp;gt; Import, or a file dropped on the window, makes a model of what another program has written: robots in URDF with their limits, damping, friction, joints that follow others, and loops; models of MuJoCo (MJCF) and Gazebo (SDF); solids as STL, OBJ, PLY or glTF, with mass, mass centre and inertia from a density; outlines of plates in SVG or DXF, where a circle in two plates becomes their hinge. &lt;tt&gt;kane import FILE MODEL&lt;/tt&gt; does the same.</source>
        <translation>Datei &amp;gt; Importieren, oder eine Datei, die auf das Fenster gezogen wird, macht ein Modell aus dem, was ein anderes Programm geschrieben hat: Roboter in URDF mit ihren Grenzen, Dämpfung, Reibung, Gelenken, die anderen folgen, und Schleifen; Modelle von MuJoCo (MJCF) und Gazebo (SDF); feste Körper als STL, OBJ, PLY oder glTF, mit Masse, Schwerpunkt und Trägheit aus einer Dichte; Umrisse von Platten in SVG oder DXF, wobei ein Kreis in zwei Platten ihr Scharnier wird. &lt;tt&gt;kane import FILE MODEL&lt;/tt&gt; tut dasselbe.</translation>
    </message>
    <message>
        <source>File &amp;gt; Insert model puts another model, or a file that can be imported, into the open one. Its names get a prefix, and all that refers to them follows; Undo takes it out again. Measured values in CSV go into the open model, too: each column becomes a table over the time, and a measure that shows it beside the run.</source>
        <translation>Datei &amp;gt; Modell einfügen setzt ein anderes Modell, oder eine Datei, die importiert werden kann, in das offene. Seine Namen bekommen einen Vorsatz, und alles, was sie nennt, folgt; Rückgängig nimmt es wieder heraus. Auch gemessene Werte in CSV kommen in das offene Modell: Jede Spalte wird eine Tabelle über der Zeit und ein Messwert, der sie neben dem Lauf zeigt.</translation>
    </message>
    <message>
        <source>Numbers: &lt;a href=&quot;parameter&quot;&gt;parameter&lt;/a&gt;, &lt;a href=&quot;input&quot;&gt;input&lt;/a&gt;, &lt;a href=&quot;table&quot;&gt;table&lt;/a&gt;</source>
        <translation>Zahlen: &lt;a href=&quot;parameter&quot;&gt;Parameter&lt;/a&gt;, &lt;a href=&quot;input&quot;&gt;Eingang&lt;/a&gt;, &lt;a href=&quot;table&quot;&gt;Tabelle&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>A number that may be set while the model runs, which expressions read as &lt;tt&gt;input(&apos;name&apos;)&lt;/tt&gt;.</source>
        <translation>Eine Zahl, die gestellt werden darf, während das Modell läuft, und die Ausdrücke als &lt;tt&gt;input(&apos;name&apos;)&lt;/tt&gt; lesen.</translation>
    </message>
    <message>
        <source>In a live run it goes to what is set along a straight line within a frame, so that forces that hang on it are continuous. In a run from beginning to end it has its value, or follows its course: what was set in a live run is kept there, and repeats that run.</source>
        <translation>In einem Live-Lauf geht sie innerhalb eines Bildes auf einer Geraden zu dem, was gestellt wird, damit Kräfte, die von ihr abhängen, stetig sind. In einem Lauf von Anfang bis Ende hat sie ihren Wert, oder sie folgt ihrem Verlauf: Was in einem Live-Lauf gestellt wurde, steht dort und wiederholt diesen Lauf.</translation>
    </message>
    <message>
        <source>Insert &amp;gt; Input, or the menu of the right button on Inputs in the tree.</source>
        <translation>Einfügen &amp;gt; Eingang, oder das Menü der rechten Taste auf Eingänge im Baum.</translation>
    </message>
    <message>
        <source>F = 100*input(&apos;throttle&apos;)</source>
        <translation>F = 100*input(&apos;Gas&apos;)</translation>
    </message>
    <message>
        <source>A number that stays the same during a run, such as a mass, cannot read an input; take a &lt;a href=&quot;parameter&quot;&gt;parameter&lt;/a&gt; there.</source>
        <translation>Eine Zahl, die während eines Laufs gleich bleibt, wie eine Masse, kann keinen Eingang lesen; nehmen Sie dort einen &lt;a href=&quot;parameter&quot;&gt;Parameter&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;expressions&quot;&gt;units and expressions&lt;/a&gt;, &lt;a href=&quot;table&quot;&gt;tables of values&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;expressions&quot;&gt;Einheiten und Ausdrücke&lt;/a&gt;, &lt;a href=&quot;table&quot;&gt;Wertetabellen&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>It shuts when the condition in &lt;code&gt;closes&lt;/code&gt; begins to hold, such as &lt;tt&gt;t &amp;gt; 2&lt;/tt&gt; or &lt;tt&gt;angle(&apos;hinge&apos;) &amp;gt; 1&lt;/tt&gt;, and opens when that in &lt;code&gt;opens&lt;/code&gt; does, or when it would have to bear more than its &lt;code&gt;strength&lt;/code&gt;. With &lt;code&gt;shut&lt;/code&gt; it is shut when the run begins. An &lt;a href=&quot;event&quot;&gt;event&lt;/a&gt; may shut and open it as well.</source>
        <translation>Er schließt, wenn die Bedingung in &lt;code&gt;closes&lt;/code&gt; zu gelten beginnt, wie &lt;tt&gt;t &amp;gt; 2&lt;/tt&gt; oder &lt;tt&gt;angle(&apos;hinge&apos;) &amp;gt; 1&lt;/tt&gt;, und öffnet, wenn es die in &lt;code&gt;opens&lt;/code&gt; tut oder wenn er mehr als seine Festigkeit &lt;code&gt;strength&lt;/code&gt; tragen müsste. Mit &lt;code&gt;shut&lt;/code&gt; ist er geschlossen, wenn der Lauf beginnt. Auch ein &lt;a href=&quot;event&quot;&gt;Ereignis&lt;/a&gt; kann ihn schließen und öffnen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Drag a body&lt;/b&gt; on the canvas or in 3D to pull it. A spring and a damper are between it and the pointer, as stiff as the mechanism is heavy there: the arrow has the force, and the number behind it is the mass that you feel. The dashed ellipse is long where the body gives way and short where the joints hold it. What sticks counts as held; friction that slides is a force, and no part of the mass.</source>
        <translation>&lt;b&gt;Ziehen Sie einen Körper&lt;/b&gt; auf der Zeichenfläche oder in 3D. Zwischen ihm und dem Zeiger sind eine Feder und ein Dämpfer, so steif, wie der Mechanismus dort schwer ist: Am Pfeil steht die Kraft, und die Zahl dahinter ist die Masse, die Sie spüren. Die gestrichelte Ellipse ist lang, wohin der Körper nachgibt, und kurz, wo die Gelenke ihn halten. Was haftet, gilt als gehalten; Reibung, die gleitet, ist eine Kraft und kein Teil der Masse.</translation>
    </message>
    <message>
        <source>What you edit acts at once: masses, stiffness, loads, run settings, &lt;a href=&quot;parameter&quot;&gt;parameters&lt;/a&gt; by their sliders among the Knobs, and &lt;a href=&quot;input&quot;&gt;inputs&lt;/a&gt;. So do joints, stops and drivers that come or go, where they can be closed as the bodies stand. Other bodies end the run, and it says so.</source>
        <translation>Was Sie ändern, wirkt sofort: Massen, Steifigkeiten, Lasten, Laufeinstellungen, &lt;a href=&quot;parameter&quot;&gt;Parameter&lt;/a&gt; mit ihren Schiebern unter den Reglern und &lt;a href=&quot;input&quot;&gt;Eingaben&lt;/a&gt;. Ebenso Gelenke, Anschläge und Antriebe, die dazukommen oder gehen, wo sie sich schließen lassen, wie die Körper stehen. Andere Körper beenden den Lauf, und er sagt es.</translation>
    </message>
    <message>
        <source>Simulate &amp;gt; Go on from here, live (&lt;kbd&gt;Shift+F6&lt;/kbd&gt;) begins at the frame at which a run stands, with the model as it is now. The run from which it comes stays as it was: the new one stands below it among the runs, both have their curves, and the bodies of the first stand as ghosts where it has them at the same time. So do those of each run that is ticked.</source>
        <translation>Simulieren &amp;gt; Von hier live weitergehen (&lt;kbd&gt;Umschalt+F6&lt;/kbd&gt;) beginnt bei dem Bild, bei dem ein Lauf steht, mit dem Modell, wie es jetzt ist. Der Lauf, aus dem es kommt, bleibt, wie er war: Der neue steht bei den Läufen unter ihm, beide haben ihre Kurven, und die Körper des ersten stehen als Geister, wo er sie zur selben Zeit hat. Ebenso die jedes Laufs, der angehakt ist.</translation>
    </message>
    <message>
        <source>Ahead of what is seen</source>
        <translation>Voraus vor dem, was man sieht</translation>
    </message>
    <message>
        <source>The motion is computed some frames ahead, so that a collision which takes long to compute does not hold it up. Whatever you do takes back what is not seen yet, so it acts at once; while you pull nothing is computed ahead.</source>
        <translation>Die Bewegung wird einige Bilder voraus gerechnet, damit ein Stoß, der lange zu rechnen ist, sie nicht aufhält. Was immer Sie tun, nimmt zurück, was noch nicht zu sehen ist, und wirkt so sofort; solange Sie ziehen, wird nichts voraus gerechnet.</translation>
    </message>
    <message>
        <source>Keys, gamepads and 3D mice</source>
        <translation>Tasten, Gamepads und 3D-Mäuse</translation>
    </message>
    <message>
        <source>Each coordinate is an &lt;tt&gt;x&lt;/tt&gt;, &lt;tt&gt;y&lt;/tt&gt; or &lt;tt&gt;z&lt;/tt&gt; of a body, an &lt;tt&gt;angle&lt;/tt&gt;, a &lt;tt&gt;displacement&lt;/tt&gt;, a &lt;tt&gt;length&lt;/tt&gt; or a &lt;tt&gt;distance&lt;/tt&gt;; all are lengths, or all are angles. Each limit has a gap &lt;i&gt;g&lt;/i&gt;, which is &lt;i&gt;s&lt;/i&gt; - &lt;code&gt;lower&lt;/code&gt; or &lt;code&gt;upper&lt;/code&gt; - &lt;i&gt;s&lt;/i&gt;, and an effort &lt;i&gt;λ&lt;/i&gt;, a force of lengths or a torque of angles:</source>
        <translation>Jede Koordinate ist ein &lt;tt&gt;x&lt;/tt&gt;, &lt;tt&gt;y&lt;/tt&gt; oder &lt;tt&gt;z&lt;/tt&gt; eines Körpers, ein Winkel &lt;tt&gt;angle&lt;/tt&gt;, eine Verschiebung &lt;tt&gt;displacement&lt;/tt&gt;, eine Länge &lt;tt&gt;length&lt;/tt&gt; oder ein Abstand &lt;tt&gt;distance&lt;/tt&gt;; alle sind Längen, oder alle sind Winkel. Jede Grenze hat einen Spalt &lt;i&gt;g&lt;/i&gt;, und zwar &lt;i&gt;s&lt;/i&gt; - &lt;code&gt;lower&lt;/code&gt; oder &lt;code&gt;upper&lt;/code&gt; - &lt;i&gt;s&lt;/i&gt;, und eine Wirkung &lt;i&gt;λ&lt;/i&gt;, bei Längen eine Kraft, bei Winkeln ein Moment:</translation>
    </message>
    <message>
        <source>It acts on each coordinate times its factor. Where the gap closes with a speed, all that takes part in the sum gets its part of the impulse, and the speed after it is</source>
        <translation>Sie wirkt auf jede Koordinate, mal deren Faktor. Wo sich der Spalt mit einer Geschwindigkeit schließt, bekommt alles, was in der Summe steht, seinen Teil des Stoßes, und die Geschwindigkeit danach ist</translation>
    </message>
    <message>
        <source>&lt;i&gt;e&lt;/i&gt; is the &lt;code&gt;restitution&lt;/code&gt;, in the sense of its &lt;code&gt;restitution_law&lt;/code&gt;. Products of coordinates, rates, the time, tables, inputs and functions are refused, as they are no such sum.</source>
        <translation>&lt;i&gt;e&lt;/i&gt; ist die Stoßzahl &lt;code&gt;restitution&lt;/code&gt; im Sinn von &lt;code&gt;restitution_law&lt;/code&gt;. Produkte von Koordinaten, Raten, die Zeit, Tabellen, Eingaben und Funktionen werden abgelehnt, denn sie sind keine solche Summe.</translation>
    </message>
    <message>
        <source>The table has each row with its coefficient of restitution e, its speed before and after, its impulse and its row of S. Rows that take no part are gray and say why. Below the list of tables stand the law that was taken and the energy that was lost. &lt;b&gt;Impulses of joints&lt;/b&gt; shows what each joint gives: an impulse J on body B and the impulse H of a moment about point B; hatched ones are shared in any proportion. Where an &lt;a href=&quot;impulse&quot;&gt;impulse&lt;/a&gt; comes from outside, its own part is told first, then what strikes by it. In the constraint matrix, rows of stops that are open and of friction that slides are gray as well.</source>
        <translation>Die Tabelle hat jede Zeile mit ihrer Stoßzahl e, ihrer Geschwindigkeit davor und danach, ihrem Kraftstoß und ihrer Zeile von S. Zeilen, die nicht teilnehmen, sind grau und sagen, warum. Unter der Liste der Tabellen stehen das Gesetz, das genommen wurde, und die Energie, die verloren ging. &lt;b&gt;Kraftstöße der Gelenke&lt;/b&gt; zeigt, was jedes Gelenk gibt: einen Kraftstoß J auf Körper B und den Stoß H eines Moments um Punkt B; schraffierte werden in beliebigem Verhältnis geteilt. Wo ein &lt;a href=&quot;impulse&quot;&gt;Kraftstoß&lt;/a&gt; von außen kommt, wird zuerst sein eigener Teil erzählt, dann, was durch ihn stößt. In der Zwangsmatrix sind Zeilen von Anschlägen, die offen sind, und von Reibung, die gleitet, ebenfalls grau.</translation>
    </message>
    <message>
        <source>Matrices go to MATLAB and NumPy, curves to CSV as well. In the terminal, &lt;kbd&gt;kane linearise MODEL&lt;/kbd&gt; prints the modes, and &lt;kbd&gt;kane locus MODEL&lt;/kbd&gt; writes a locus.</source>
        <translation>Matrizen gehen zu MATLAB und NumPy, Kurven auch in CSV. Im Terminal gibt &lt;kbd&gt;kane linearise MODEL&lt;/kbd&gt; die Eigenformen aus, und &lt;kbd&gt;kane locus MODEL&lt;/kbd&gt; schreibt eine Wurzelortskurve.</translation>
    </message>
    <message>
        <source>Insert &amp;gt; Parameter, or the menu of the right button on Parameters in the tree.</source>
        <translation>Einfügen &amp;gt; Parameter, oder das Menü der rechten Taste auf Parameter im Baum.</translation>
    </message>
    <message>
        <source>The right button on a number in the Inspector: &lt;i&gt;Make a parameter of it&lt;/i&gt;. In a law such as &lt;tt&gt;10*sin(2*t)&lt;/tt&gt;, point at the number that is meant, or select it.</source>
        <translation>Die rechte Taste auf einer Zahl im Inspektor: &lt;i&gt;Einen Parameter daraus machen&lt;/i&gt;. In einem Gesetz wie &lt;tt&gt;10*sin(2*t)&lt;/tt&gt; zeigen Sie auf die Zahl, die gemeint ist, oder wählen sie aus.</translation>
    </message>
    <message>
        <source>Type its name where it is wanted, as &lt;tt&gt;A*sin(omega*t)&lt;/tt&gt;: where there is no such parameter yet, the red note below the field offers to make it. It begins with the number that stood in the field, else with 1.</source>
        <translation>Tippen Sie seinen Namen, wo er gebraucht wird, etwa &lt;tt&gt;A*sin(omega*t)&lt;/tt&gt;: Wo es einen solchen Parameter noch nicht gibt, bietet der rote Hinweis unter dem Feld an, ihn zu machen. Er beginnt mit der Zahl, die im Feld stand, sonst mit 1.</translation>
    </message>
    <message>
        <source>A field whose text is a formula of parameters, such as &lt;tt&gt;m*L**2/12&lt;/tt&gt;, holds its value:</source>
        <translation>Ein Feld, dessen Text eine Formel von Parametern ist, etwa &lt;tt&gt;m*L**2/12&lt;/tt&gt;, hat ihren Wert:</translation>
    </message>
    <message>
        <source>field = formula(parameters)</source>
        <translation>Feld = Formel(Parameter)</translation>
    </message>
    <message>
        <source>A parameter may itself be a formula of the parameters before it. A field in which you put a plain number loses its formula.</source>
        <translation>Ein Parameter darf selbst eine Formel der Parameter vor ihm sein. Ein Feld, in das Sie eine einfache Zahl setzen, verliert seine Formel.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;expressions&quot;&gt;units and expressions&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;expressions&quot;&gt;Einheiten und Ausdrücke&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Particle</source>
        <translation>Massenpunkt</translation>
    </message>
    <message>
        <source>A &lt;a href=&quot;body&quot;&gt;body&lt;/a&gt; that is a point of mass and never turns: the field &lt;code&gt;particle&lt;/code&gt; is on. It has no inertia, and joints and torques that would need axes of it are refused.</source>
        <translation>Ein &lt;a href=&quot;body&quot;&gt;Körper&lt;/a&gt;, der ein Massenpunkt ist und sich nie dreht: das Feld &lt;code&gt;particle&lt;/code&gt; ist gesetzt. Er hat keine Trägheit, und Gelenke und Momente, die Achsen von ihm bräuchten, werden abgelehnt.</translation>
    </message>
    <message>
        <source>Three rows of &lt;a href=&quot;method&quot;&gt;Kane&apos;s equations&lt;/a&gt;:</source>
        <translation>Drei Zeilen von &lt;a href=&quot;method&quot;&gt;Kanes Gleichungen&lt;/a&gt;:</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; &lt;b&gt;v&lt;/b&gt;′ = &lt;i&gt;m&lt;/i&gt; &lt;b&gt;g&lt;/b&gt; + &lt;b&gt;F&lt;/b&gt; + constraint forces</source>
        <translation>&lt;i&gt;m&lt;/i&gt; &lt;b&gt;v&lt;/b&gt;′ = &lt;i&gt;m&lt;/i&gt; &lt;b&gt;g&lt;/b&gt; + &lt;b&gt;F&lt;/b&gt; + Zwangskräfte</translation>
    </message>
    <message>
        <source>Those of a &lt;a href=&quot;body&quot;&gt;body&lt;/a&gt;, without what belongs to a turn.</source>
        <translation>Die eines &lt;a href=&quot;body&quot;&gt;Körpers&lt;/a&gt;, ohne was zu einer Drehung gehört.</translation>
    </message>
    <message>
        <source>&lt;i&gt;x&lt;/i&gt;, &lt;i&gt;y&lt;/i&gt;, &lt;i&gt;z&lt;/i&gt; and &lt;i&gt;vx&lt;/i&gt;, &lt;i&gt;vy&lt;/i&gt;, &lt;i&gt;vz&lt;/i&gt; in ground axes, and the speed.</source>
        <translation>&lt;i&gt;x&lt;/i&gt;, &lt;i&gt;y&lt;/i&gt;, &lt;i&gt;z&lt;/i&gt; und &lt;i&gt;vx&lt;/i&gt;, &lt;i&gt;vy&lt;/i&gt;, &lt;i&gt;vz&lt;/i&gt; in Achsen des Bodens, und der Betrag der Geschwindigkeit.</translation>
    </message>
    <message>
        <source>Perpendicular axes</source>
        <translation>Senkrechte Achsen</translation>
    </message>
    <message>
        <source>Holds an axis of one body perpendicular to an axis of another.</source>
        <translation>Hält eine Achse eines Körpers senkrecht zu einer Achse eines anderen.</translation>
    </message>
    <message>
        <source>It leaves all else free.</source>
        <translation>Alles andere lässt es frei.</translation>
    </message>
    <message>
        <source>See also the &lt;a href=&quot;joints&quot;&gt;notation&lt;/a&gt;, &lt;a href=&quot;universal&quot;&gt;universal&lt;/a&gt;.</source>
        <translation>Siehe auch die &lt;a href=&quot;joints&quot;&gt;Schreibweise&lt;/a&gt;, &lt;a href=&quot;universal&quot;&gt;Kardangelenk&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Planar joint</source>
        <translation>Ebenengelenk</translation>
    </message>
    <message>
        <source>A plate on a table: holds point B in a plane, and the axes parallel.</source>
        <translation>Eine Platte auf einem Tisch: hält Punkt B in einer Ebene und die Achsen parallel.</translation>
    </message>
    <message>
        <source>The plane goes through point A across the axis.</source>
        <translation>Die Ebene geht durch Punkt A quer zur Achse.</translation>
    </message>
    <message>
        <source>Three rows:</source>
        <translation>Drei Zeilen:</translation>
    </message>
    <message>
        <source>Two slides in the plane and the turn about its normal stay free; the turn is the joint&apos;s &lt;b&gt;angle&lt;/b&gt;.</source>
        <translation>Zwei Verschiebungen in der Ebene und die Drehung um ihre Normale bleiben frei; die Drehung ist der &lt;b&gt;Winkel&lt;/b&gt; des Gelenks.</translation>
    </message>
    <message>
        <source>See also the &lt;a href=&quot;joints&quot;&gt;notation&lt;/a&gt;, &lt;a href=&quot;point_in_plane&quot;&gt;point in plane&lt;/a&gt;.</source>
        <translation>Siehe auch die &lt;a href=&quot;joints&quot;&gt;Schreibweise&lt;/a&gt;, &lt;a href=&quot;point_in_plane&quot;&gt;Punkt in Ebene&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Watching a run</source>
        <translation>Einen Lauf ansehen</translation>
    </message>
    <message>
        <source>After a run the bar below the views plays it. Canvas, 3D view, plots and tables all show the same time.</source>
        <translation>Nach einem Lauf spielt ihn die Leiste unter den Ansichten ab. Zeichenfläche, 3D-Ansicht, Plots und Tabellen zeigen alle dieselbe Zeit.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>&lt;kbd&gt;Space&lt;/kbd&gt; plays and pauses, &lt;kbd&gt;Left&lt;/kbd&gt; and &lt;kbd&gt;Right&lt;/kbd&gt; go a frame back and on, &lt;kbd&gt;Home&lt;/kbd&gt; and &lt;kbd&gt;End&lt;/kbd&gt; to the ends.</source>
        <translation>&lt;kbd&gt;Leertaste&lt;/kbd&gt; spielt ab und hält an, &lt;kbd&gt;Links&lt;/kbd&gt; und &lt;kbd&gt;Rechts&lt;/kbd&gt; gehen ein Bild zurück und weiter, &lt;kbd&gt;Pos1&lt;/kbd&gt; und &lt;kbd&gt;Ende&lt;/kbd&gt; zu den Enden.</translation>
    </message>
    <message>
        <source>&lt;kbd&gt;Ctrl+.&lt;/kbd&gt; and &lt;kbd&gt;Ctrl+,&lt;/kbd&gt; let time pass faster or slower, from a thousandth to a hundred times; &lt;kbd&gt;Shift+L&lt;/kbd&gt; starts again after the end.</source>
        <translation>&lt;kbd&gt;Strg+.&lt;/kbd&gt; und &lt;kbd&gt;Strg+,&lt;/kbd&gt; lassen die Zeit schneller oder langsamer gehen, von einem Tausendstel bis zum Hundertfachen; &lt;kbd&gt;Umschalt+L&lt;/kbd&gt; beginnt nach dem Ende von vorn.</translation>
    </message>
    <message>
        <source>Click into the time, type another one such as &lt;tt&gt;12.5 ms&lt;/tt&gt; and press Enter to go there.</source>
        <translation>Klicken Sie in die Zeit, tippen Sie eine andere, etwa &lt;tt&gt;12,5 ms&lt;/tt&gt;, und drücken Sie die Eingabetaste, um dorthin zu gehen.</translation>
    </message>
    <message>
        <source>Triangles over the slider mark when a load or a driver jumps or bends, and where a run ended before its time. Rest the pointer on one to read what happens; &lt;kbd&gt;.&lt;/kbd&gt; and &lt;kbd&gt;,&lt;/kbd&gt; go to the next one and the one before.</source>
        <translation>Dreiecke über dem Regler zeigen an, wann eine Last oder ein Antrieb springt oder knickt, und wo ein Lauf vor der Zeit endete. Lassen Sie den Zeiger auf einem ruhen, um zu lesen, was geschieht; &lt;kbd&gt;.&lt;/kbd&gt; und &lt;kbd&gt;,&lt;/kbd&gt; gehen zum nächsten und zum vorigen.</translation>
    </message>
    <message>
        <source>Thin marks below the slider, and dashed lines in plots, are events: something strikes, lifts off, sticks, slides, locks or opens. &lt;kbd&gt;Ctrl+Right&lt;/kbd&gt; and &lt;kbd&gt;Ctrl+Left&lt;/kbd&gt; go to the next one and the one before, to the frame just after it; a frame further back it has not happened yet.</source>
        <translation>Dünne Marken unter dem Regler und gestrichelte Linien in Plots sind Ereignisse: Etwas schlägt an, hebt ab, haftet, gleitet, rastet ein oder öffnet. &lt;kbd&gt;Strg+Rechts&lt;/kbd&gt; und &lt;kbd&gt;Strg+Links&lt;/kbd&gt; gehen zum nächsten und zum vorigen, zum Bild gleich danach; ein Bild davor ist es noch nicht geschehen.</translation>
    </message>
    <message>
        <source>Between frames bodies go on smoothly, with their joints closed. Where frames are too far apart to tell what is between them, playback goes from frame to frame, and a message above the views says so; see &lt;a href=&quot;solver&quot;&gt;settings of a run&lt;/a&gt;.</source>
        <translation>Zwischen den Bildern gehen Körper glatt weiter, mit geschlossenen Gelenken. Wo Bilder zu weit auseinander liegen, um zu sagen, was dazwischen ist, geht das Abspielen von Bild zu Bild, und eine Meldung über den Ansichten sagt es; siehe &lt;a href=&quot;solver&quot;&gt;Einstellungen eines Laufs&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Where constraints of a model can change, a tab beside the plots lists the events of a run: when, what happened, speeds before and after, the impulse and the energy lost. A click goes there. The strips above show how each stop, contact and latch was over the time: open, closed, sticking, sliding or locked. The menu of the right button copies the list, exports it as CSV, and works a strike out in the tables of &lt;a href=&quot;method&quot;&gt;Kane&apos;s method&lt;/a&gt;.</source>
        <translation>Wo sich Bindungen eines Modells ändern können, listet ein Reiter neben den Plots die Ereignisse eines Laufs auf: wann, was geschah, Geschwindigkeiten davor und danach, den Kraftstoß und die verlorene Energie. Ein Klick führt dorthin. Die Streifen darüber zeigen, wie jeder Anschlag, jeder Kontakt und jede Raste über der Zeit war: offen, geschlossen, haftend, gleitend oder eingerastet. Das Menü der rechten Maustaste kopiert die Liste, exportiert sie als CSV und rechnet einen Stoß in den Tabellen von &lt;a href=&quot;method&quot;&gt;Kanes Methode&lt;/a&gt; vor.</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>Vektoren</translation>
    </message>
    <message>
        <source>&lt;b&gt;Weights&lt;/b&gt; at the mass centres; &lt;b&gt;forces&lt;/b&gt; and &lt;b&gt;torques&lt;/b&gt; of springs at both ends, of other loads on body B. Weights and forces have one scale.</source>
        <translation>&lt;b&gt;Gewichtskräfte&lt;/b&gt; in den Schwerpunkten; &lt;b&gt;Kräfte&lt;/b&gt; und &lt;b&gt;Momente&lt;/b&gt; von Federn an beiden Enden, von anderen Lasten auf Körper B. Gewichtskräfte und Kräfte haben einen Maßstab.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Reaction forces&lt;/b&gt; and &lt;b&gt;moments&lt;/b&gt; of joints, drivers and locks on body B at point B, of a rolling disc at the contact. Those that the equations leave open, since joints share them, are dashed.</source>
        <translation>&lt;b&gt;Reaktionskräfte&lt;/b&gt; und &lt;b&gt;-momente&lt;/b&gt; von Gelenken, Antrieben und Sperren auf Körper B in Punkt B, einer rollenden Scheibe im Kontakt. Die, die die Gleichungen offen lassen, da Gelenke sie sich teilen, sind gestrichelt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Velocities&lt;/b&gt; of mass centres and measure points, &lt;b&gt;angular velocities&lt;/b&gt; of bodies. Arrows of what turns have two heads and lie along the axis, by the right hand.</source>
        <translation>&lt;b&gt;Geschwindigkeiten&lt;/b&gt; von Schwerpunkten und Messpunkten, &lt;b&gt;Winkelgeschwindigkeiten&lt;/b&gt; von Körpern. Pfeile für Drehendes haben zwei Spitzen und liegen entlang der Achse, nach der rechten Hand.</translation>
    </message>
    <message>
        <source>The longest vector of a kind in the whole run has the full length, which the legend tells; so an arrow shows how its vector grows and shrinks. Their length can be chosen, and their sizes written beside them. A click on an arrow selects what it belongs to.</source>
        <translation>Der längste Vektor einer Art im ganzen Lauf hat die volle Länge, die die Legende nennt; so zeigt ein Pfeil, wie sein Vektor wächst und schrumpft. Ihre Länge lässt sich wählen, und ihre Beträge können daneben stehen. Ein Klick auf einen Pfeil wählt aus, wozu er gehört.</translation>
    </message>
    <message>
        <source>Traces and ghosts</source>
        <translation>Spuren und Geisterbilder</translation>
    </message>
    <message>
        <source>Draw the trace, in the menu of a body or a measure point, draws the path of the mass centre or of the point: solid up to now, faint from now on, on the canvas and in 3D. Ghosts show the bodies at equal steps of time.</source>
        <translation>Spur zeichnen, im Menü eines Körpers oder Messpunkts, zeichnet die Bahn des Schwerpunkts oder des Punktes: kräftig bis jetzt, blass von jetzt an, auf der Zeichenfläche und in 3D. Geisterbilder zeigen die Körper in gleichen Zeitschritten.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;plots&quot;&gt;plots&lt;/a&gt;, &lt;a href=&quot;measure_point&quot;&gt;measure point&lt;/a&gt;, &lt;a href=&quot;solver&quot;&gt;settings of a run&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;plots&quot;&gt;Plots&lt;/a&gt;, &lt;a href=&quot;measure_point&quot;&gt;Messpunkt&lt;/a&gt;, &lt;a href=&quot;solver&quot;&gt;Einstellungen eines Laufs&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Plots</translation>
    </message>
    <message>
        <source>Everything that a run has recorded can be plotted at once. Tick a quantity in the tree, or press Return on it; drag it from the tree to where it is to be seen; or take &lt;b&gt;Plot&lt;/b&gt; from the menu under the right button of an element, on the canvas, in 3D or in the tree. The plots are part of the model: they are saved with it, and Undo takes changes back.</source>
        <translation>Alles, was ein Lauf aufgezeichnet hat, lässt sich sofort plotten. Haken Sie eine Größe im Baum an, oder drücken Sie auf ihr die Eingabetaste; ziehen Sie sie vom Baum dorthin, wo sie zu sehen sein soll; oder nehmen Sie &lt;b&gt;Plotten&lt;/b&gt; aus dem Menü der rechten Taste über einem Element, auf der Zeichenfläche, in 3D oder im Baum. Die Plots sind Teil des Modells: sie werden mit ihm gespeichert, und Rückgängig nimmt Änderungen zurück.</translation>
    </message>
    <message>
        <source>Where a quantity goes</source>
        <translation>Wohin eine Größe kommt</translation>
    </message>
    <message>
        <source>Dropped &lt;b&gt;on a plot&lt;/b&gt;, it becomes a curve of it. A second unit gets the axis at the right; a third one gets a plot of its own below.</source>
        <translation>&lt;b&gt;Auf einem Plot&lt;/b&gt; losgelassen, wird sie eine Kurve darin. Eine zweite Einheit bekommt die rechte Achse; eine dritte bekommt einen eigenen Plot darunter.</translation>
    </message>
    <message>
        <source>Dropped &lt;b&gt;above a plot or below all&lt;/b&gt;, it makes a new plot.</source>
        <translation>&lt;b&gt;Über einem Plot oder unter allen&lt;/b&gt; losgelassen, macht sie einen neuen Plot.</translation>
    </message>
    <message>
        <source>Dropped &lt;b&gt;on the horizontal axis&lt;/b&gt;, it takes the place of the time: the curves are drawn against it.</source>
        <translation>&lt;b&gt;Auf der waagerechten Achse&lt;/b&gt; losgelassen, tritt sie an die Stelle der Zeit: die Kurven werden über ihr gezeichnet.</translation>
    </message>
    <message>
        <source>Reading values</source>
        <translation>Werte ablesen</translation>
    </message>
    <message>
        <source>The legend has the values at the time of the cursor. A click goes to a time, on a curve of one quantity against another to the time of that point; the cursor can be dragged. &lt;b&gt;Ctrl&lt;/b&gt; and a click puts a second cursor: the legend tells the differences Δ, the time Δ&lt;i&gt;t&lt;/i&gt; between the two, and 1/Δ&lt;i&gt;t&lt;/i&gt;. A click on a name in the legend switches its curve off and on. A reaction that is &lt;i&gt;not unique&lt;/i&gt; is dotted, and the legend says so. Where frames are too far apart to tell what is between them, there are &lt;i&gt;points alone&lt;/i&gt;, and the value at the cursor is that of the frame before.</source>
        <translation>Die Legende hat die Werte zur Zeit des Cursors. Ein Klick geht zu einer Zeit, auf einer Kurve einer Größe über einer anderen zur Zeit dieses Punktes; der Cursor lässt sich ziehen. &lt;b&gt;Strg&lt;/b&gt; und ein Klick setzen einen zweiten Cursor: die Legende nennt die Differenzen Δ, die Zeit Δ&lt;i&gt;t&lt;/i&gt; zwischen den beiden und 1/Δ&lt;i&gt;t&lt;/i&gt;. Ein Klick auf einen Namen in der Legende schaltet seine Kurve aus und ein. Eine Reaktion, die &lt;i&gt;nicht eindeutig&lt;/i&gt; ist, ist gepunktet, und die Legende sagt es. Wo Bilder zu weit auseinander liegen, um zu sagen, was dazwischen ist, stehen &lt;i&gt;nur Punkte&lt;/i&gt;, und der Wert am Cursor ist der des Bildes davor.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>The wheel zooms, over an axis only that one; a drag pans; with &lt;b&gt;Shift&lt;/b&gt; a drag draws a box to be zoomed to. All plots over the time show the same part of it. A double click shows all again.</source>
        <translation>Das Mausrad zoomt, über einer Achse nur diese; Ziehen verschiebt; mit &lt;b&gt;Umschalt&lt;/b&gt; zieht man einen Rahmen auf, auf den gezoomt wird. Alle Plots über der Zeit zeigen denselben Teil davon. Ein Doppelklick zeigt wieder alles.</translation>
    </message>
    <message>
        <source>Derivative, integral, spectrum</source>
        <translation>Ableitung, Integral, Spektrum</translation>
    </message>
    <message>
        <source>They stand in the menu of a curve, under the right button in the legend or in the plot. The derivative is taken by differences of second order between frames, the integral by trapezia from the start of the run.</source>
        <translation>Sie stehen im Menü einer Kurve, unter der rechten Taste in der Legende oder im Plot. Die Ableitung wird mit Differenzen zweiter Ordnung zwischen Bildern gebildet, das Integral mit Trapezen vom Anfang des Laufs an.</translation>
    </message>
    <message>
        <source>A spectrum shows amplitudes over the frequency, up to half of the rate of the frames: a sine of amplitude &lt;i&gt;a&lt;/i&gt; has a peak of height &lt;i&gt;a&lt;/i&gt;. The mean is taken off first, and a Hann window keeps what does not repeat within the run from spreading; so a peak is four lines wide, and one that falls between two lines is up to 15 % low. Frames at uneven intervals are interpolated at even ones first.</source>
        <translation>Ein Spektrum zeigt Amplituden über der Frequenz, bis zur halben Rate der Bilder: ein Sinus der Amplitude &lt;i&gt;a&lt;/i&gt; hat eine Spitze der Höhe &lt;i&gt;a&lt;/i&gt;. Der Mittelwert wird zuerst abgezogen, und ein Hann-Fenster hält zusammen, was sich im Lauf nicht wiederholt; daher ist eine Spitze vier Linien breit, und eine, die zwischen zwei Linien fällt, bis zu 15 % zu niedrig. Bilder in ungleichen Abständen werden zuerst auf gleiche interpoliert.</translation>
    </message>
    <message>
        <source>Looks and files</source>
        <translation>Aussehen und Dateien</translation>
    </message>
    <message>
        <source>Legends, axes and the tree speak in words, as in &lt;i&gt;crank: angular velocity&lt;/i&gt;; the tip under the pointer has the name that files, expressions and scripts know, such as &lt;tt&gt;crank.wz&lt;/tt&gt;. In a planar model bodies have place and angle, and their rates. Axis and legend are in one unit, in the multiple that suits the curve.</source>
        <translation>Legenden, Achsen und der Baum sprechen in Worten, etwa &lt;i&gt;crank: Winkelgeschwindigkeit&lt;/i&gt;; der Hinweis unter dem Zeiger hat den Namen, den Dateien, Ausdrücke und Skripte kennen, etwa &lt;tt&gt;crank.wz&lt;/tt&gt;. In einem ebenen Modell haben Körper Ort und Winkel und deren Änderungen. Achse und Legende haben eine Einheit, in dem Vielfachen, das zur Kurve passt.</translation>
    </message>
    <message>
        <source>A curve is named &lt;tt&gt;ELEMENT.QUANTITY&lt;/tt&gt;, as &lt;tt&gt;K1.angle_z&lt;/tt&gt;; &lt;tt&gt;K1.x derivative&lt;/tt&gt; and &lt;tt&gt;K1.x integral&lt;/tt&gt; are what their names say.</source>
        <translation>Eine Kurve heißt &lt;tt&gt;ELEMENT.QUANTITY&lt;/tt&gt;, etwa &lt;tt&gt;K1.angle_z&lt;/tt&gt;; &lt;tt&gt;K1.x derivative&lt;/tt&gt; und &lt;tt&gt;K1.x integral&lt;/tt&gt; sind, was ihre Namen sagen: Ableitung und Integral.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;exports&quot;&gt;exports&lt;/a&gt;, &lt;a href=&quot;measure&quot;&gt;measure&lt;/a&gt;, &lt;a href=&quot;measure_point&quot;&gt;measure point&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;exports&quot;&gt;Ausgeben&lt;/a&gt;, &lt;a href=&quot;measure&quot;&gt;Messgröße&lt;/a&gt;, &lt;a href=&quot;measure_point&quot;&gt;Messpunkt&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Point in plane</source>
        <translation>Punkt in Ebene</translation>
    </message>
    <message>
        <source>A ball on a table: holds point B in the plane through point A across the axis.</source>
        <translation>Eine Kugel auf einem Tisch: hält Punkt B in der Ebene durch Punkt A quer zur Achse.</translation>
    </message>
    <message>
        <source>The axis is that of body A; all turns are free.</source>
        <translation>Die Achse ist die von Körper A; alle Drehungen sind frei.</translation>
    </message>
    <message>
        <source>The contact holds from both sides: nothing lifts the ball. The axis of body B has no part in it.</source>
        <translation>Der Kontakt hält von beiden Seiten: nichts hebt die Kugel ab. Die Achse von Körper B spielt keine Rolle.</translation>
    </message>
    <message>
        <source>See also the &lt;a href=&quot;joints&quot;&gt;notation&lt;/a&gt;, &lt;a href=&quot;planar&quot;&gt;planar&lt;/a&gt;.</source>
        <translation>Siehe auch die &lt;a href=&quot;joints&quot;&gt;Schreibweise&lt;/a&gt;, &lt;a href=&quot;planar&quot;&gt;Ebenengelenk&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Point on line</source>
        <translation>Punkt auf Linie</translation>
    </message>
    <message>
        <source>A ball in a tube: holds point B on the line through point A along the axis.</source>
        <translation>Eine Kugel in einem Rohr: hält Punkt B auf der Geraden durch Punkt A entlang der Achse.</translation>
    </message>
    <message>
        <source>All turns are free.</source>
        <translation>Alle Drehungen sind frei.</translation>
    </message>
    <message>
        <source>Its coordinate is the &lt;b&gt;displacement&lt;/b&gt; &lt;i&gt;s&lt;/i&gt; = &lt;b&gt;n&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt; · &lt;b&gt;d&lt;/b&gt;. The axis of body B has no part in it.</source>
        <translation>Seine Koordinate ist die &lt;b&gt;Verschiebung&lt;/b&gt; &lt;i&gt;s&lt;/i&gt; = &lt;b&gt;n&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt; · &lt;b&gt;d&lt;/b&gt;. Die Achse von Körper B spielt keine Rolle.</translation>
    </message>
    <message>
        <source>See also the &lt;a href=&quot;joints&quot;&gt;notation&lt;/a&gt;, &lt;a href=&quot;prismatic&quot;&gt;prismatic&lt;/a&gt;.</source>
        <translation>Siehe auch die &lt;a href=&quot;joints&quot;&gt;Schreibweise&lt;/a&gt;, &lt;a href=&quot;prismatic&quot;&gt;Schubgelenk&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Prismatic joint</source>
        <translation>Schubgelenk</translation>
    </message>
    <message>
        <source>A slider: leaves the slide along the axis free and nothing else.</source>
        <translation>Ein Schieber: lässt die Verschiebung entlang der Achse frei und sonst nichts.</translation>
    </message>
    <message>
        <source>Five rows. Two hold point B on the line through point A along the axis, three hold all turns:</source>
        <translation>Fünf Zeilen. Zwei halten Punkt B auf der Geraden durch Punkt A entlang der Achse, drei halten alle Drehungen:</translation>
    </message>
    <message>
        <source>The first four take the sides of the bodies as they come; the last one holds &lt;code&gt;side_a&lt;/code&gt; and &lt;code&gt;side_b&lt;/code&gt; together. In a planar model two rows are left.</source>
        <translation>Die ersten vier nehmen die Seiten der Körper, wie sie kommen; die letzte hält &lt;code&gt;side_a&lt;/code&gt; und &lt;code&gt;side_b&lt;/code&gt; zusammen. In einem ebenen Modell bleiben zwei Zeilen.</translation>
    </message>
    <message>
        <source>Its coordinate is the &lt;b&gt;displacement&lt;/b&gt; along the axis of body A:</source>
        <translation>Seine Koordinate ist die &lt;b&gt;Verschiebung&lt;/b&gt; entlang der Achse von Körper A:</translation>
    </message>
    <message>
        <source>See also the &lt;a href=&quot;joints&quot;&gt;notation&lt;/a&gt;, &lt;a href=&quot;cylindrical&quot;&gt;cylindrical&lt;/a&gt;, &lt;a href=&quot;point_on_line&quot;&gt;point on line&lt;/a&gt;.</source>
        <translation>Siehe auch die &lt;a href=&quot;joints&quot;&gt;Schreibweise&lt;/a&gt;, &lt;a href=&quot;cylindrical&quot;&gt;Drehschubgelenk&lt;/a&gt;, &lt;a href=&quot;point_on_line&quot;&gt;Punkt auf Linie&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>A hand that holds a point of a body by a spring and a damper, and moves.</source>
        <translation>Eine Hand, die einen Punkt eines Körpers mit Feder und Dämpfer hält und sich bewegt.</translation>
    </message>
    <message>
        <source>With the way &lt;b&gt;d&lt;/b&gt; from the point to the hand, and its rate, the force on the body is</source>
        <translation>Mit dem Weg &lt;b&gt;d&lt;/b&gt; vom Punkt zur Hand und seiner Änderung ist die Kraft auf den Körper</translation>
    </message>
    <message>
        <source>A hand that is &lt;tt&gt;turning&lt;/tt&gt; holds the orientation instead. It is turned from &lt;tt&gt;orientation&lt;/tt&gt; by the rotation vector &lt;tt&gt;target&lt;/tt&gt;, and with the rotation vector &lt;b&gt;θ&lt;/b&gt; from the body to the hand and their angular velocities &lt;b&gt;ω&lt;/b&gt; and &lt;b&gt;ω&lt;/b&gt;&lt;sub&gt;H&lt;/sub&gt;, the torque on the body is</source>
        <translation>Eine Hand mit &lt;tt&gt;turning&lt;/tt&gt; hält stattdessen die Orientierung. Sie ist aus &lt;tt&gt;orientation&lt;/tt&gt; um den Drehvektor &lt;tt&gt;target&lt;/tt&gt; gedreht, und mit dem Drehvektor &lt;b&gt;θ&lt;/b&gt; vom Körper zur Hand und ihren Winkelgeschwindigkeiten &lt;b&gt;ω&lt;/b&gt; und &lt;b&gt;ω&lt;/b&gt;&lt;sub&gt;H&lt;/sub&gt; ist das Moment auf den Körper</translation>
    </message>
    <message>
        <source>Target, stiffness and damping are numbers or &lt;a href=&quot;expressions&quot;&gt;expressions&lt;/a&gt; of the time alone. What was pulled in a live run is kept in this form, with tables of where the hand was. The work of the hand is an entry of its own in the energy books; they know hands that move steadily, and not what a target or a stiffness that jumps does to the energy stored at once.</source>
        <translation>Ort, Steifigkeit und Dämpfung sind Zahlen oder &lt;a href=&quot;expressions&quot;&gt;Ausdrücke&lt;/a&gt; der Zeit allein. Was in einem Live-Lauf gezogen wurde, wird in dieser Form festgehalten, mit Tabellen, wo die Hand war. Die Arbeit der Hand ist ein eigener Posten der Energiebilanz; sie kennt Hände, die sich stetig bewegen, nicht aber, was ein Ort oder eine Steifigkeit, die springt, auf einmal an der gespeicherten Energie ändert.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;force&quot;&gt;force&lt;/a&gt;, &lt;a href=&quot;spring&quot;&gt;spring&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;force&quot;&gt;Kraft&lt;/a&gt;, &lt;a href=&quot;spring&quot;&gt;Feder&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Rack and pinion</source>
        <translation>Zahnstange und Ritzel</translation>
    </message>
    <message>
        <source>A rack on a wheel: the joint of the rack has a displacement, that of the pinion an angle.</source>
        <translation>Eine Zahnstange auf einem Rad: das Gelenk der Zahnstange hat eine Verschiebung, das des Ritzels einen Winkel.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Lets a joint go, and perhaps hold again.</source>
        <translation>Lässt ein Gelenk los und vielleicht wieder halten.</translation>
    </message>
    <message>
        <source>The joint holds when the run begins, unless &lt;code&gt;open&lt;/code&gt; says otherwise. It lets go when the condition &lt;code&gt;opens&lt;/code&gt; begins to hold, or where the size of what its rows bear reaches &lt;code&gt;strength&lt;/code&gt;; it holds again when &lt;code&gt;closes&lt;/code&gt; begins to hold, and takes away what its bodies do against each other then, as a perfectly plastic strike. A joint that holds places can close only where its bodies are in their places.</source>
        <translation>Das Gelenk hält, wenn der Lauf beginnt, es sei denn, &lt;code&gt;open&lt;/code&gt; sagt es anders. Es lässt los, wenn die Bedingung &lt;code&gt;opens&lt;/code&gt; zu gelten beginnt oder wo die Größe dessen, was seine Zeilen tragen, &lt;code&gt;strength&lt;/code&gt; erreicht; es hält wieder, wenn &lt;code&gt;closes&lt;/code&gt; zu gelten beginnt, und nimmt dann weg, was seine Körper gegeneinander tun, wie ein vollkommen plastischer Stoß. Ein Gelenk, das Orte hält, kann nur schließen, wo seine Körper an ihren Orten sind.</translation>
    </message>
    <message>
        <source>While it holds, the joint is as if there were no release. At &lt;code&gt;strength&lt;/code&gt; &lt;i&gt;F&lt;/i&gt;&lt;sub&gt;max&lt;/sub&gt; the size of its multipliers, forces and moments together, is</source>
        <translation>Solange es hält, ist das Gelenk wie ohne Lösen. Bei &lt;code&gt;strength&lt;/code&gt;, &lt;i&gt;F&lt;/i&gt;&lt;sub&gt;max&lt;/sub&gt;, ist die Größe seiner Multiplikatoren, Kräfte und Momente zusammen,</translation>
    </message>
    <message>
        <source>When the joint holds again, speeds jump so that its rows are met:</source>
        <translation>Wenn das Gelenk wieder hält, springen die Geschwindigkeiten so, dass seine Zeilen erfüllt sind:</translation>
    </message>
    <message>
        <source>with the impulses &lt;b&gt;p&lt;/b&gt; of all rows that hold. An open joint has no force.</source>
        <translation>mit den Stößen &lt;b&gt;p&lt;/b&gt; aller Zeilen, die halten. Ein offenes Gelenk hat keine Kraft.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;latch&quot;&gt;latches&lt;/a&gt;, &lt;a href=&quot;event&quot;&gt;events&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;latch&quot;&gt;Riegel&lt;/a&gt;, &lt;a href=&quot;event&quot;&gt;Ereignisse&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Revolute joint</source>
        <translation>Drehgelenk</translation>
    </message>
    <message>
        <source>A hinge: holds point B on point A and the two axes together.</source>
        <translation>Ein Scharnier: hält Punkt B auf Punkt A und die beiden Achsen zusammen.</translation>
    </message>
    <message>
        <source>It leaves the turn about the axes free.</source>
        <translation>Es lässt die Drehung um die Achsen frei.</translation>
    </message>
    <message>
        <source>Five rows. Three hold the points, two keep the axes parallel:</source>
        <translation>Fünf Zeilen. Drei halten die Punkte, zwei halten die Achsen parallel:</translation>
    </message>
    <message>
        <source>In a planar model whose axes are normal to the plane two rows are left, and the joint has no moment.</source>
        <translation>In einem ebenen Modell, dessen Achsen senkrecht zur Ebene stehen, bleiben zwei Zeilen, und das Gelenk hat kein Moment.</translation>
    </message>
    <message>
        <source>Its coordinate is the &lt;b&gt;angle&lt;/b&gt; from &lt;code&gt;side_a&lt;/code&gt; to &lt;code&gt;side_b&lt;/code&gt; about the axis of body A, full turns counted:</source>
        <translation>Seine Koordinate ist der &lt;b&gt;Winkel&lt;/b&gt; von &lt;code&gt;side_a&lt;/code&gt; nach &lt;code&gt;side_b&lt;/code&gt; um die Achse von Körper A, volle Umdrehungen gezählt:</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;driver&quot;&gt;Drivers&lt;/a&gt;, &lt;a href=&quot;lock&quot;&gt;locks&lt;/a&gt;, &lt;a href=&quot;joint_spring&quot;&gt;springs in joints&lt;/a&gt;, &lt;a href=&quot;gear&quot;&gt;gears&lt;/a&gt; and &lt;a href=&quot;measure&quot;&gt;measures&lt;/a&gt; take the angle by the joint&apos;s name.</source>
        <translation>&lt;a href=&quot;driver&quot;&gt;Antriebe&lt;/a&gt;, &lt;a href=&quot;lock&quot;&gt;Sperren&lt;/a&gt;, &lt;a href=&quot;joint_spring&quot;&gt;Gelenkfedern&lt;/a&gt;, &lt;a href=&quot;gear&quot;&gt;Zahnräder&lt;/a&gt; und &lt;a href=&quot;measure&quot;&gt;Messgrößen&lt;/a&gt; nehmen den Winkel unter dem Namen des Gelenks.</translation>
    </message>
    <message>
        <source>Rod joint</source>
        <translation>Stangengelenk</translation>
    </message>
    <message>
        <source>A massless link with a ball at either end: keeps the distance of two points.</source>
        <translation>Eine masselose Verbindung mit einer Kugel an jedem Ende: hält den Abstand zweier Punkte.</translation>
    </message>
    <message>
        <source>A bar that has a mass is a &lt;a href=&quot;body&quot;&gt;body&lt;/a&gt; with a ball or a hinge at each end.</source>
        <translation>Eine Stange mit Masse ist ein &lt;a href=&quot;body&quot;&gt;Körper&lt;/a&gt; mit einem Kugel- oder Drehgelenk an jedem Ende.</translation>
    </message>
    <message>
        <source>Its rate is &lt;b&gt;n&lt;/b&gt; · (&lt;b&gt;v&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt; − &lt;b&gt;v&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt;) with &lt;b&gt;n&lt;/b&gt; = &lt;b&gt;d&lt;/b&gt; / |&lt;b&gt;d&lt;/b&gt;|; the multiplier is the force along the rod. The points must not coincide: there is no direction then.</source>
        <translation>Ihre Ableitung ist &lt;b&gt;n&lt;/b&gt; · (&lt;b&gt;v&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt; − &lt;b&gt;v&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt;) mit &lt;b&gt;n&lt;/b&gt; = &lt;b&gt;d&lt;/b&gt; / |&lt;b&gt;d&lt;/b&gt;|; der Multiplikator ist die Kraft entlang der Stange. Die Punkte dürfen nicht zusammenfallen: dann gibt es keine Richtung.</translation>
    </message>
    <message>
        <source>See also the &lt;a href=&quot;joints&quot;&gt;notation&lt;/a&gt;, &lt;a href=&quot;spring&quot;&gt;spring&lt;/a&gt;.</source>
        <translation>Siehe auch die &lt;a href=&quot;joints&quot;&gt;Schreibweise&lt;/a&gt;, &lt;a href=&quot;spring&quot;&gt;Feder&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Rolling disc</source>
        <translation>Rollende Scheibe</translation>
    </message>
    <message>
        <source>A wheel or a coin that rolls on a plane without slip, free to tilt.</source>
        <translation>Ein Rad oder eine Münze, die ohne Schlupf auf einer Ebene rollt und frei kippen kann.</translation>
    </message>
    <message>
        <source>The plane belongs to body A and goes through point A across &lt;code&gt;axis_a&lt;/code&gt;, which points to the side of the disc. Point B is the centre of the disc, &lt;code&gt;axis_b&lt;/code&gt; its axis.</source>
        <translation>Die Ebene gehört zu Körper A und geht durch Punkt A quer zu &lt;code&gt;axis_a&lt;/code&gt;, die zur Seite der Scheibe zeigt. Punkt B ist der Mittelpunkt der Scheibe, &lt;code&gt;axis_b&lt;/code&gt; ihre Achse.</translation>
    </message>
    <message>
        <source>With the plane&apos;s normal &lt;b&gt;n&lt;/b&gt;, the axis &lt;b&gt;a&lt;/b&gt; of the disc, &lt;i&gt;s&lt;/i&gt; = |&lt;b&gt;n&lt;/b&gt; × &lt;b&gt;a&lt;/b&gt;| and &lt;i&gt;α&lt;/i&gt; = &lt;b&gt;n&lt;/b&gt; · &lt;b&gt;a&lt;/b&gt;, the rim is lowest at</source>
        <translation>Mit der Normalen &lt;b&gt;n&lt;/b&gt; der Ebene, der Achse &lt;b&gt;a&lt;/b&gt; der Scheibe, &lt;i&gt;s&lt;/i&gt; = |&lt;b&gt;n&lt;/b&gt; × &lt;b&gt;a&lt;/b&gt;| und &lt;i&gt;α&lt;/i&gt; = &lt;b&gt;n&lt;/b&gt; · &lt;b&gt;a&lt;/b&gt; ist der Rand am tiefsten bei</translation>
    </message>
    <message>
        <source>&lt;b&gt;c&lt;/b&gt; is the centre of the disc. Three rows: the disc touches the plane, and the bodies have the same velocity at &lt;b&gt;C&lt;/b&gt; along two directions &lt;b&gt;t&lt;/b&gt; of the plane:</source>
        <translation>&lt;b&gt;c&lt;/b&gt; ist der Mittelpunkt der Scheibe. Drei Zeilen: die Scheibe berührt die Ebene, und die Körper haben in &lt;b&gt;C&lt;/b&gt; dieselbe Geschwindigkeit entlang zweier Richtungen &lt;b&gt;t&lt;/b&gt; der Ebene:</translation>
    </message>
    <message>
        <source>&lt;b&gt;t&lt;/b&gt;&lt;sub&gt;1&lt;/sub&gt; · (&lt;b&gt;v&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt; − &lt;b&gt;v&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt;) = 0 at &lt;b&gt;C&lt;/b&gt;</source>
        <translation>&lt;b&gt;t&lt;/b&gt;&lt;sub&gt;1&lt;/sub&gt; · (&lt;b&gt;v&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt; − &lt;b&gt;v&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt;) = 0 in &lt;b&gt;C&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;t&lt;/b&gt;&lt;sub&gt;2&lt;/sub&gt; · (&lt;b&gt;v&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt; − &lt;b&gt;v&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt;) = 0 at &lt;b&gt;C&lt;/b&gt;</source>
        <translation>&lt;b&gt;t&lt;/b&gt;&lt;sub&gt;2&lt;/sub&gt; · (&lt;b&gt;v&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt; − &lt;b&gt;v&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt;) = 0 in &lt;b&gt;C&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Source: Neimark and Fufaev, Dynamics of Nonholonomic Systems, 1972.</source>
        <translation>Quelle: Neimark und Fufaev, Dynamics of Nonholonomic Systems, 1972.</translation>
    </message>
    <message>
        <source>See also the &lt;a href=&quot;joints&quot;&gt;notation&lt;/a&gt;, &lt;a href=&quot;knife_edge&quot;&gt;knife edge&lt;/a&gt;.</source>
        <translation>Siehe auch die &lt;a href=&quot;joints&quot;&gt;Schreibweise&lt;/a&gt;, &lt;a href=&quot;knife_edge&quot;&gt;Schneide&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Rope or strut</source>
        <translation>Seil oder Stütze</translation>
    </message>
    <message>
        <source>Keeps the distance of two points within limits: a rope has an upper one, a strut a lower one.</source>
        <translation>Hält den Abstand zweier Punkte in Grenzen: ein Seil hat eine obere, eine Stütze eine untere.</translation>
    </message>
    <message>
        <source>A rope pulls when it is taut, and hangs loose otherwise; a strut pushes when its ends are as near as they may be.</source>
        <translation>Ein Seil zieht, wenn es straff ist, und hängt sonst durch; eine Stütze drückt, wenn ihre Enden so nah sind, wie sie sein dürfen.</translation>
    </message>
    <message>
        <source>With the distance &lt;i&gt;l&lt;/i&gt; of the ends, the gap of a rope is &lt;i&gt;g&lt;/i&gt; = &lt;code&gt;upper&lt;/code&gt; - &lt;i&gt;l&lt;/i&gt;, that of a strut &lt;i&gt;g&lt;/i&gt; = &lt;i&gt;l&lt;/i&gt; - &lt;code&gt;lower&lt;/code&gt;. A row that can push but not pull holds it, with its force &lt;i&gt;λ&lt;/i&gt;:</source>
        <translation>Mit dem Abstand &lt;i&gt;l&lt;/i&gt; der Enden ist der Spalt eines Seils &lt;i&gt;g&lt;/i&gt; = &lt;code&gt;upper&lt;/code&gt; - &lt;i&gt;l&lt;/i&gt;, der einer Stütze &lt;i&gt;g&lt;/i&gt; = &lt;i&gt;l&lt;/i&gt; - &lt;code&gt;lower&lt;/code&gt;. Eine Zeile, die drücken, aber nicht ziehen kann, hält ihn, mit ihrer Kraft &lt;i&gt;λ&lt;/i&gt;:</translation>
    </message>
    <message>
        <source>Where the gap closes with the speed &lt;i&gt;g&lt;/i&gt;′ &amp;lt; 0, the rope jerks: after it the speed is</source>
        <translation>Wo sich der Spalt mit der Geschwindigkeit &lt;i&gt;g&lt;/i&gt;′ &amp;lt; 0 schließt, ruckt das Seil: danach ist die Geschwindigkeit</translation>
    </message>
    <message>
        <source>With a &lt;code&gt;stiffness&lt;/code&gt; &lt;i&gt;k&lt;/i&gt; and a &lt;code&gt;damping&lt;/code&gt; &lt;i&gt;c&lt;/i&gt; it gives way instead: where the limit is passed by &lt;i&gt;d&lt;/i&gt; = -&lt;i&gt;g&lt;/i&gt;, its force is</source>
        <translation>Mit einer &lt;code&gt;stiffness&lt;/code&gt; &lt;i&gt;k&lt;/i&gt; und einer &lt;code&gt;damping&lt;/code&gt; &lt;i&gt;c&lt;/i&gt; gibt er stattdessen nach: Wo die Grenze um &lt;i&gt;d&lt;/i&gt; = -&lt;i&gt;g&lt;/i&gt; überschritten ist, ist seine Kraft</translation>
    </message>
    <message>
        <source>&lt;i&gt;λ&lt;/i&gt; = max(0, &lt;i&gt;k&lt;/i&gt; &lt;i&gt;d&lt;/i&gt; + &lt;i&gt;c&lt;/i&gt; &lt;i&gt;d&lt;/i&gt;′)</source>
        <translation>&lt;i&gt;λ&lt;/i&gt; = max(0, &lt;i&gt;k&lt;/i&gt; &lt;i&gt;d&lt;/i&gt; + &lt;i&gt;c&lt;/i&gt; &lt;i&gt;d&lt;/i&gt;′)</translation>
    </message>
    <message>
        <source>and it never pushes as a rope, nor pulls as a strut.</source>
        <translation>und er drückt nie als Seil, noch zieht er als Stütze.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;stop&quot;&gt;stops&lt;/a&gt;, &lt;a href=&quot;spring&quot;&gt;spring&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;stop&quot;&gt;Anschläge&lt;/a&gt;, &lt;a href=&quot;spring&quot;&gt;Feder&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Measures the distance of two points, of one body or of two. It exerts no force.</source>
        <translation>Misst den Abstand zweier Punkte, eines Körpers oder zweier. Es übt keine Kraft aus.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;measure&quot;&gt;measure&lt;/a&gt;, &lt;a href=&quot;spring&quot;&gt;spring&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;measure&quot;&gt;Messgröße&lt;/a&gt;, &lt;a href=&quot;spring&quot;&gt;Feder&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Screw joint</source>
        <translation>Schraubgelenk</translation>
    </message>
    <message>
        <source>A nut on a thread: holds the axes on one line and advances as it turns.</source>
        <translation>Eine Mutter auf einem Gewinde: hält die Achsen auf einer Geraden und rückt beim Drehen vor.</translation>
    </message>
    <message>
        <source>Body B advances by the &lt;code&gt;pitch&lt;/code&gt; in each turn.</source>
        <translation>Körper B rückt bei jeder Umdrehung um die Steigung (&lt;code&gt;pitch&lt;/code&gt;) vor.</translation>
    </message>
    <message>
        <source>Five rows: the four of a &lt;a href=&quot;cylindrical&quot;&gt;cylindrical&lt;/a&gt; joint, and</source>
        <translation>Fünf Zeilen: die vier eines &lt;a href=&quot;cylindrical&quot;&gt;Drehschubgelenks&lt;/a&gt;, und</translation>
    </message>
    <message>
        <source>&lt;i&gt;s&lt;/i&gt; is the displacement, &lt;i&gt;θ&lt;/i&gt; the angle of the joint, &lt;i&gt;P&lt;/i&gt; the pitch; &lt;i&gt;c&lt;/i&gt; is what the sum is as placed. A positive pitch is that of a right-handed thread.</source>
        <translation>&lt;i&gt;s&lt;/i&gt; ist die Verschiebung, &lt;i&gt;θ&lt;/i&gt; der Winkel des Gelenks, &lt;i&gt;P&lt;/i&gt; die Steigung; &lt;i&gt;c&lt;/i&gt; ist, was die Summe wie gezeichnet ist. Eine positive Steigung ist die eines Rechtsgewindes.</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>By its shapes a body is drawn, and weighed where it has a density. Where shapes overlap both count. Each shape may have a &lt;code&gt;density&lt;/code&gt; of its own.</source>
        <translation>Mit seinen Formen wird ein Körper gezeichnet, und gewogen, wo er eine Dichte hat. Wo sich Formen überlappen, zählen beide. Jede Form darf eine eigene &lt;code&gt;density&lt;/code&gt; haben.</translation>
    </message>
    <message>
        <source>The mass centre of all shapes, and their inertia about it by the parallel-axis theorem, &lt;b&gt;d&lt;/b&gt; being the way from it to the mass centre of a shape:</source>
        <translation>Der Schwerpunkt aller Formen, und ihre Trägheit um ihn nach dem Satz von Steiner, &lt;b&gt;d&lt;/b&gt; der Weg von ihm zum Schwerpunkt einer Form:</translation>
    </message>
    <message>
        <source>The tensor has −∫&lt;i&gt;xy&lt;/i&gt; d&lt;i&gt;m&lt;/i&gt; off its diagonal.</source>
        <translation>Der Tensor hat −∫&lt;i&gt;xy&lt;/i&gt; d&lt;i&gt;m&lt;/i&gt; neben seiner Diagonale.</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Stab</translation>
    </message>
    <message>
        <source>A straight bar, a solid cylinder. It is drawn with round ends, which have no mass.</source>
        <translation>Eine gerade Stange, ein Vollzylinder. Sie wird mit runden Enden gezeichnet, die keine Masse haben.</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; = &lt;i&gt;ρ&lt;/i&gt; π &lt;i&gt;r&lt;/i&gt;² &lt;i&gt;l&lt;/i&gt;, along the axis &lt;i&gt;m&lt;/i&gt; &lt;i&gt;r&lt;/i&gt;² / 2, across it &lt;i&gt;m&lt;/i&gt; (3 &lt;i&gt;r&lt;/i&gt;² + &lt;i&gt;l&lt;/i&gt;²) / 12</source>
        <translation>&lt;i&gt;m&lt;/i&gt; = &lt;i&gt;ρ&lt;/i&gt; π &lt;i&gt;r&lt;/i&gt;² &lt;i&gt;l&lt;/i&gt;, entlang der Achse &lt;i&gt;m&lt;/i&gt; &lt;i&gt;r&lt;/i&gt;² / 2, quer dazu &lt;i&gt;m&lt;/i&gt; (3 &lt;i&gt;r&lt;/i&gt;² + &lt;i&gt;l&lt;/i&gt;²) / 12</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; = &lt;i&gt;ρ&lt;/i&gt; &lt;i&gt;a&lt;/i&gt; &lt;i&gt;b&lt;/i&gt; &lt;i&gt;c&lt;/i&gt;, &lt;i&gt;I&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt; = &lt;i&gt;m&lt;/i&gt; (&lt;i&gt;b&lt;/i&gt;² + &lt;i&gt;c&lt;/i&gt;²) / 12 and cyclic</source>
        <translation>&lt;i&gt;m&lt;/i&gt; = &lt;i&gt;ρ&lt;/i&gt; &lt;i&gt;a&lt;/i&gt; &lt;i&gt;b&lt;/i&gt; &lt;i&gt;c&lt;/i&gt;, &lt;i&gt;I&lt;/i&gt;&lt;sub&gt;1&lt;/sub&gt; = &lt;i&gt;m&lt;/i&gt; (&lt;i&gt;b&lt;/i&gt;² + &lt;i&gt;c&lt;/i&gt;²) / 12 und zyklisch</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>A disc or cylinder.</source>
        <translation>Eine Scheibe oder ein Zylinder.</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; = &lt;i&gt;ρ&lt;/i&gt; π &lt;i&gt;r&lt;/i&gt;² &lt;i&gt;h&lt;/i&gt;, along the axis &lt;i&gt;m&lt;/i&gt; &lt;i&gt;r&lt;/i&gt;² / 2, across it &lt;i&gt;m&lt;/i&gt; (3 &lt;i&gt;r&lt;/i&gt;² + &lt;i&gt;h&lt;/i&gt;²) / 12</source>
        <translation>&lt;i&gt;m&lt;/i&gt; = &lt;i&gt;ρ&lt;/i&gt; π &lt;i&gt;r&lt;/i&gt;² &lt;i&gt;h&lt;/i&gt;, entlang der Achse &lt;i&gt;m&lt;/i&gt; &lt;i&gt;r&lt;/i&gt;² / 2, quer dazu &lt;i&gt;m&lt;/i&gt; (3 &lt;i&gt;r&lt;/i&gt;² + &lt;i&gt;h&lt;/i&gt;²) / 12</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>A cylinder of mass &lt;i&gt;m&lt;/i&gt; and length &lt;i&gt;l&lt;/i&gt; with a half ball on either end, together of mass &lt;i&gt;M&lt;/i&gt;:</source>
        <translation>Ein Zylinder der Masse &lt;i&gt;m&lt;/i&gt; und Länge &lt;i&gt;l&lt;/i&gt; mit einer Halbkugel an jedem Ende, zusammen von der Masse &lt;i&gt;M&lt;/i&gt;:</translation>
    </message>
    <message>
        <source>along the axis &lt;i&gt;m&lt;/i&gt; &lt;i&gt;r&lt;/i&gt;² / 2 + 2/5 &lt;i&gt;M&lt;/i&gt; &lt;i&gt;r&lt;/i&gt;²</source>
        <translation>entlang der Achse &lt;i&gt;m&lt;/i&gt; &lt;i&gt;r&lt;/i&gt;² / 2 + 2/5 &lt;i&gt;M&lt;/i&gt; &lt;i&gt;r&lt;/i&gt;²</translation>
    </message>
    <message>
        <source>across it &lt;i&gt;m&lt;/i&gt; (3 &lt;i&gt;r&lt;/i&gt;² + &lt;i&gt;l&lt;/i&gt;²) / 12 + &lt;i&gt;M&lt;/i&gt; (2/5 &lt;i&gt;r&lt;/i&gt;² + &lt;i&gt;l&lt;/i&gt;² / 4 + 3/8 &lt;i&gt;l&lt;/i&gt; &lt;i&gt;r&lt;/i&gt;)</source>
        <translation>quer dazu &lt;i&gt;m&lt;/i&gt; (3 &lt;i&gt;r&lt;/i&gt;² + &lt;i&gt;l&lt;/i&gt;²) / 12 + &lt;i&gt;M&lt;/i&gt; (2/5 &lt;i&gt;r&lt;/i&gt;² + &lt;i&gt;l&lt;/i&gt;² / 4 + 3/8 &lt;i&gt;l&lt;/i&gt; &lt;i&gt;r&lt;/i&gt;)</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Kegel</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; = &lt;i&gt;ρ&lt;/i&gt; π &lt;i&gt;r&lt;/i&gt;² &lt;i&gt;h&lt;/i&gt; / 3, along the axis 3/10 &lt;i&gt;m&lt;/i&gt; &lt;i&gt;r&lt;/i&gt;², across it 3/80 &lt;i&gt;m&lt;/i&gt; (4 &lt;i&gt;r&lt;/i&gt;² + &lt;i&gt;h&lt;/i&gt;²)</source>
        <translation>&lt;i&gt;m&lt;/i&gt; = &lt;i&gt;ρ&lt;/i&gt; π &lt;i&gt;r&lt;/i&gt;² &lt;i&gt;h&lt;/i&gt; / 3, entlang der Achse 3/10 &lt;i&gt;m&lt;/i&gt; &lt;i&gt;r&lt;/i&gt;², quer dazu 3/80 &lt;i&gt;m&lt;/i&gt; (4 &lt;i&gt;r&lt;/i&gt;² + &lt;i&gt;h&lt;/i&gt;²)</translation>
    </message>
    <message>
        <source>The mass centre lies &lt;i&gt;h&lt;/i&gt; / 4 above the base.</source>
        <translation>Der Schwerpunkt liegt &lt;i&gt;h&lt;/i&gt; / 4 über der Grundfläche.</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Vieleck</translation>
    </message>
    <message>
        <source>A plate parallel to the x-y plane of the body. Its area, centre and moments are sums over the edges (Bockman, American Mathematical Monthly 96, 1989).</source>
        <translation>Eine Platte parallel zur x-y-Ebene des Körpers. Ihre Fläche, ihr Schwerpunkt und ihre Momente sind Summen über die Kanten (Bockman, American Mathematical Monthly 96, 1989).</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>Settings of a run</source>
        <translation>Einstellungen eines Laufs</translation>
    </message>
    <message>
        <source>How long to run, by which method, how exactly and how often to record.</source>
        <translation>Wie lange zu laufen ist, mit welchem Verfahren, wie genau, und wie oft aufzuzeichnen.</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>&lt;tt&gt;euler&lt;/tt&gt;, &lt;tt&gt;heun&lt;/tt&gt;, &lt;tt&gt;rk4&lt;/tt&gt; take steps of a fixed size: of order 1, 2 and 4.</source>
        <translation>&lt;tt&gt;euler&lt;/tt&gt;, &lt;tt&gt;heun&lt;/tt&gt;, &lt;tt&gt;rk4&lt;/tt&gt; machen Schritte fester Größe: von der Ordnung 1, 2 und 4.</translation>
    </message>
    <message>
        <source>&lt;tt&gt;dopri5&lt;/tt&gt;, &lt;tt&gt;dop853&lt;/tt&gt; choose their steps to keep the error within the tolerances; &lt;tt&gt;dop853&lt;/tt&gt; is the best choice for most models.</source>
        <translation>&lt;tt&gt;dopri5&lt;/tt&gt;, &lt;tt&gt;dop853&lt;/tt&gt; wählen ihre Schritte so, dass der Fehler in den Toleranzen bleibt; &lt;tt&gt;dop853&lt;/tt&gt; ist für die meisten Modelle die beste Wahl.</translation>
    </message>
    <message>
        <source>&lt;tt&gt;esdirk43&lt;/tt&gt; is for stiff models, such as those with hard springs and bushings and strong dampers, where the others would take very many steps. Fast vibrations that the tolerances let pass die away in it. Forces that are stiff by a formula of several coordinates do not profit.</source>
        <translation>&lt;tt&gt;esdirk43&lt;/tt&gt; ist für steife Modelle, etwa solche mit harten Federn und Buchsen und starken Dämpfern, bei denen die anderen sehr viele Schritte machen würden. Schnelle Schwingungen, die die Toleranzen durchlassen, klingen darin ab. Kräfte, die durch eine Formel mehrerer Koordinaten steif sind, haben nichts davon.</translation>
    </message>
    <message>
        <source>&lt;tt&gt;radau&lt;/tt&gt;, &lt;tt&gt;bdf&lt;/tt&gt;, &lt;tt&gt;lsoda&lt;/tt&gt; are for small stiff models, some ten bodies.</source>
        <translation>&lt;tt&gt;radau&lt;/tt&gt;, &lt;tt&gt;bdf&lt;/tt&gt;, &lt;tt&gt;lsoda&lt;/tt&gt; sind für kleine steife Modelle, etwa zehn Körper.</translation>
    </message>
    <message>
        <source>The error of a step in a quantity &lt;i&gt;y&lt;/i&gt; is kept below about</source>
        <translation>Der Fehler eines Schritts in einer Größe &lt;i&gt;y&lt;/i&gt; bleibt unter etwa</translation>
    </message>
    <message>
        <source>At the first start</source>
        <translation>Beim ersten Start</translation>
    </message>
    <message>
        <source>The solver is compiled once for each version, unless the installation brought it along. Until then a run is computed by the same equations in plain Python, some hundred times as slowly, and gives the same result but for round-off; when the solver is there first, the run begins anew and is done at once. The bar below the views says which of the two goes on, and how long it will still take.</source>
        <translation>Der Löser wird für jede Version einmal übersetzt, wenn ihn nicht schon die Installation mitgebracht hat. Bis dahin wird ein Lauf nach denselben Gleichungen in reinem Python gerechnet, einige hundert Mal so langsam, und ergibt bis auf Rundungsfehler dasselbe; ist der Löser früher fertig, beginnt der Lauf von vorn und ist sofort zu Ende. Die Leiste unter den Ansichten sagt, was von beidem gerade geschieht und wie lange es noch dauert.</translation>
    </message>
    <message>
        <source>Short events</source>
        <translation>Kurze Ereignisse</translation>
    </message>
    <message>
        <source>Steps grow long where little happens, and a short event within a long step may be seen by none of its stages, whatever the tolerances. Laws of time are looked at before the run: where one rests for long and then has a pulse, a smooth step or a burst, such as &lt;tt&gt;exp(-((t-5)/0.01)**2)&lt;/tt&gt;, adaptive methods come there with a step that meets it. What hangs on the state, such as a wall of 2 mm in a force, cannot be known before: give a &lt;code&gt;max_step&lt;/code&gt; that is shorter than the way through it takes. No step of any method is longer.</source>
        <translation>Schritte werden lang, wo wenig geschieht, und ein kurzes Ereignis in einem langen Schritt sieht vielleicht keine seiner Stufen, wie auch immer die Toleranzen sind. Zeitfunktionen werden vor dem Lauf betrachtet: wo eine lange ruht und dann einen Puls, eine glatte Stufe oder einen Stoß hat, etwa &lt;tt&gt;exp(-((t-5)/0.01)**2)&lt;/tt&gt;, kommen adaptive Verfahren dort mit einem Schritt an, der es trifft. Was am Zustand hängt, etwa eine Wand von 2 mm in einer Kraft, lässt sich vorher nicht wissen: geben Sie ein &lt;code&gt;max_step&lt;/code&gt; an, das kürzer ist, als der Weg hindurch dauert. Kein Schritt irgendeines Verfahrens ist länger.</translation>
    </message>
    <message>
        <source>The two formulations are described in &lt;a href=&quot;method&quot;&gt;the method&lt;/a&gt;.</source>
        <translation>Die beiden Formulierungen sind unter &lt;a href=&quot;method&quot;&gt;die Methode&lt;/a&gt; beschrieben.</translation>
    </message>
    <message>
        <source>How often to record</source>
        <translation>Wie oft aufgezeichnet wird</translation>
    </message>
    <message>
        <source>Where &lt;tt&gt;record_every&lt;/tt&gt; is left empty, a method that chooses its steps records at least a thousand frames, and more where the motion asks for them: no body turns by much more than a tenth of a circle from one frame to the next. The motion itself does not depend on what is recorded. Where you say how often, and that is too seldom to tell what is between two frames, the run is played from frame to frame, and curves show points alone.</source>
        <translation>Wo &lt;tt&gt;record_every&lt;/tt&gt; leer bleibt, zeichnet ein Verfahren mit Schrittweitensteuerung mindestens tausend Bilder auf, und mehr, wo die Bewegung sie verlangt: kein Körper dreht sich von einem Bild zum nächsten um viel mehr als ein Zehntel eines Kreises. Die Bewegung selbst hängt nicht davon ab, was aufgezeichnet wird. Wo Sie sagen, wie oft, und das zu selten ist, um zu sagen, was zwischen zwei Bildern liegt, wird der Lauf von Bild zu Bild abgespielt, und Kurven zeigen nur Punkte.</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Feder</translation>
    </message>
    <message>
        <source>A spring, a damper and an actuator between two points.</source>
        <translation>Eine Feder, ein Dämpfer und ein Aktor zwischen zwei Punkten.</translation>
    </message>
    <message>
        <source>With the length &lt;i&gt;l&lt;/i&gt; = |&lt;b&gt;r&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt; − &lt;b&gt;r&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt;| the ends are pulled together with</source>
        <translation>Mit der Länge &lt;i&gt;l&lt;/i&gt; = |&lt;b&gt;r&lt;/b&gt;&lt;sub&gt;B&lt;/sub&gt; − &lt;b&gt;r&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt;| werden die Enden zusammengezogen mit</translation>
    </message>
    <message>
        <source>A negative force pushes them apart. Ends that coincide have no direction and exert nothing on each other. In the expression of &lt;code&gt;pull&lt;/code&gt; the names &lt;tt&gt;length&lt;/tt&gt; and &lt;tt&gt;rate&lt;/tt&gt; are the spring&apos;s own &lt;i&gt;l&lt;/i&gt; and &lt;i&gt;l&lt;/i&gt;′.</source>
        <translation>Eine negative Kraft drückt sie auseinander. Enden, die zusammenfallen, haben keine Richtung und üben aufeinander nichts aus. Im Ausdruck von &lt;code&gt;pull&lt;/code&gt; sind die Namen &lt;tt&gt;length&lt;/tt&gt; und &lt;tt&gt;rate&lt;/tt&gt; die eigenen &lt;i&gt;l&lt;/i&gt; und &lt;i&gt;l&lt;/i&gt;′ der Feder.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;joint_spring&quot;&gt;springs in joints&lt;/a&gt;, &lt;a href=&quot;bushing&quot;&gt;bushing&lt;/a&gt;, &lt;a href=&quot;expressions&quot;&gt;expressions&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;joint_spring&quot;&gt;Gelenkfedern&lt;/a&gt;, &lt;a href=&quot;bushing&quot;&gt;Buchse&lt;/a&gt;, &lt;a href=&quot;expressions&quot;&gt;Ausdrücke&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>In the terminal, &lt;kbd&gt;kane statics MODEL&lt;/kbd&gt; does the same, and &lt;kbd&gt;kane run MODEL --at-rest&lt;/kbd&gt; lets a run begin at rest.</source>
        <translation>Im Terminal tut &lt;kbd&gt;kane statics MODEL&lt;/kbd&gt; dasselbe, und &lt;kbd&gt;kane run MODEL --at-rest&lt;/kbd&gt; lässt einen Lauf in Ruhe beginnen.</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Anschläge</translation>
    </message>
    <message>
        <source>A stop keeps the angle or the displacement of a joint within limits: a lower one, an upper one, or both. It pushes when its limit is reached, and never pulls.</source>
        <translation>Ein Anschlag hält den Winkel oder die Verschiebung eines Gelenks in Grenzen: einer unteren, einer oberen oder beiden. Er drückt, wenn seine Grenze erreicht ist, und zieht nie.</translation>
    </message>
    <message>
        <source>Each limit has a gap &lt;i&gt;g&lt;/i&gt;, which is &lt;i&gt;s&lt;/i&gt; − &lt;i&gt;s&lt;/i&gt;&lt;sub&gt;min&lt;/sub&gt; or &lt;i&gt;s&lt;/i&gt;&lt;sub&gt;max&lt;/sub&gt; − &lt;i&gt;s&lt;/i&gt;, and a force &lt;i&gt;λ&lt;/i&gt;, or a torque for an angle:</source>
        <translation>Jede Grenze hat einen Spalt &lt;i&gt;g&lt;/i&gt;, das ist &lt;i&gt;s&lt;/i&gt; − &lt;i&gt;s&lt;/i&gt;&lt;sub&gt;min&lt;/sub&gt; oder &lt;i&gt;s&lt;/i&gt;&lt;sub&gt;max&lt;/sub&gt; − &lt;i&gt;s&lt;/i&gt;, und eine Kraft &lt;i&gt;λ&lt;/i&gt;, bei einem Winkel ein Moment:</translation>
    </message>
    <message>
        <source>Where the gap closes with a speed, the joint strikes. All impulses of the strike, those of the joints too, follow from the speeds before it, those after it obey</source>
        <translation>Wo sich der Spalt mit einer Geschwindigkeit schließt, stößt das Gelenk an. Alle Stöße, auch die der Gelenke, folgen aus den Geschwindigkeiten davor; für die danach gilt</translation>
    </message>
    <message>
        <source>With a &lt;code&gt;stiffness&lt;/code&gt; &lt;i&gt;k&lt;/i&gt; and a &lt;code&gt;damping&lt;/code&gt; &lt;i&gt;c&lt;/i&gt; in the place of a restitution, a stop gives way. Where its limit is passed by &lt;i&gt;d&lt;/i&gt; = −&lt;i&gt;g&lt;/i&gt;, its force is</source>
        <translation>Mit einer &lt;code&gt;stiffness&lt;/code&gt; &lt;i&gt;k&lt;/i&gt; und einer &lt;code&gt;damping&lt;/code&gt; &lt;i&gt;c&lt;/i&gt; anstelle einer Stoßzahl gibt ein Anschlag nach. Wo seine Grenze um &lt;i&gt;d&lt;/i&gt; = −&lt;i&gt;g&lt;/i&gt; überschritten ist, ist seine Kraft</translation>
    </message>
    <message>
        <source>It never pulls. Where the force comes to zero before the way back is over, what the spring still stores goes as heat, since it moves the damper alone. The instants at which the force begins and ends are found as strikes are, and a motion may begin beyond such a limit.</source>
        <translation>Er zieht nie. Wo die Kraft null wird, bevor der Rückweg zu Ende ist, wird zu Wärme, was die Feder noch speichert, denn sie bewegt dann nur den Dämpfer. Die Zeitpunkte, zu denen die Kraft beginnt und endet, werden gefunden wie die von Stößen, und eine Bewegung darf jenseits einer solchen Grenze beginnen.</translation>
    </message>
    <message>
        <source>An angle counts its full turns, so that a limit may be beyond one. A motion that begins beyond a limit is refused.</source>
        <translation>Ein Winkel zählt seine vollen Umdrehungen, so dass eine Grenze jenseits einer solchen liegen darf. Eine Bewegung, die jenseits einer Grenze beginnt, wird abgelehnt.</translation>
    </message>
    <message>
        <source>Angle stop</source>
        <translation>Winkelanschlag</translation>
    </message>
    <message>
        <source>Displacement stop</source>
        <translation>Verschiebungsanschlag</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Values over an argument, for &lt;tt&gt;table(&apos;name&apos;, x)&lt;/tt&gt; in an &lt;a href=&quot;expressions&quot;&gt;expression&lt;/a&gt;.</source>
        <translation>Werte über einem Argument, für &lt;tt&gt;table(&apos;name&apos;, x)&lt;/tt&gt; in einem &lt;a href=&quot;expressions&quot;&gt;Ausdruck&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Insert &amp;gt; Table of values makes one with two points; write or paste others in the Inspector.</source>
        <translation>Einfügen &amp;gt; Wertetabelle macht eine mit zwei Punkten; schreiben oder fügen Sie andere im Inspektor ein.</translation>
    </message>
    <message>
        <source>Between two points (&lt;i&gt;x&lt;/i&gt;&lt;sub&gt;i&lt;/sub&gt;, &lt;i&gt;y&lt;/i&gt;&lt;sub&gt;i&lt;/sub&gt;) and (&lt;i&gt;x&lt;/i&gt;&lt;sub&gt;i+1&lt;/sub&gt;, &lt;i&gt;y&lt;/i&gt;&lt;sub&gt;i+1&lt;/sub&gt;) the &lt;code&gt;interpolation&lt;/code&gt; is a straight line,</source>
        <translation>Zwischen zwei Punkten (&lt;i&gt;x&lt;/i&gt;&lt;sub&gt;i&lt;/sub&gt;, &lt;i&gt;y&lt;/i&gt;&lt;sub&gt;i&lt;/sub&gt;) und (&lt;i&gt;x&lt;/i&gt;&lt;sub&gt;i+1&lt;/sub&gt;, &lt;i&gt;y&lt;/i&gt;&lt;sub&gt;i+1&lt;/sub&gt;) ist die &lt;code&gt;interpolation&lt;/code&gt; eine gerade Linie,</translation>
    </message>
    <message>
        <source>or a natural cubic spline (smooth), or the last value &lt;i&gt;y&lt;/i&gt;&lt;sub&gt;i&lt;/sub&gt; (hold). Beyond its ends the table keeps the last value. Adaptive methods stop where a table of the time jumps.</source>
        <translation>oder ein natürlicher kubischer Spline (smooth), oder der letzte Wert &lt;i&gt;y&lt;/i&gt;&lt;sub&gt;i&lt;/sub&gt; (hold). Jenseits ihrer Enden behält die Tabelle den letzten Wert. Adaptive Verfahren halten an, wo eine Tabelle der Zeit springt.</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>A torque on a body, constant or by expressions, in ground axes or in those of the body.</source>
        <translation>Ein Moment an einem Körper, konstant oder durch Ausdrücke, in Achsen des Bodens oder in denen des Körpers.</translation>
    </message>
    <message>
        <source>It adds to the generalized active forces of its body, with the partial angular velocities:</source>
        <translation>Es trägt zu den generalisierten eingeprägten Kräften seines Körpers bei, mit den partiellen Winkelgeschwindigkeiten:</translation>
    </message>
    <message>
        <source>Each component is a number or an &lt;a href=&quot;expressions&quot;&gt;expression&lt;/a&gt;. A &lt;a href=&quot;particle&quot;&gt;particle&lt;/a&gt; takes no torque.</source>
        <translation>Jede Komponente ist eine Zahl oder ein &lt;a href=&quot;expressions&quot;&gt;Ausdruck&lt;/a&gt;. Ein &lt;a href=&quot;particle&quot;&gt;Massenpunkt&lt;/a&gt; nimmt kein Moment auf.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;force&quot;&gt;force&lt;/a&gt;, &lt;a href=&quot;joint_spring&quot;&gt;springs in joints&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;force&quot;&gt;Kraft&lt;/a&gt;, &lt;a href=&quot;joint_spring&quot;&gt;Gelenkfedern&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Universal joint</source>
        <translation>Kardangelenk</translation>
    </message>
    <message>
        <source>A cross of two hinges: holds point B on point A and the arms of the cross perpendicular.</source>
        <translation>Ein Kreuz aus zwei Drehgelenken: hält Punkt B auf Punkt A und die Arme des Kreuzes senkrecht zueinander.</translation>
    </message>
    <message>
        <source>The arms lie along &lt;code&gt;axis_a&lt;/code&gt; and &lt;code&gt;axis_b&lt;/code&gt;. Two turns are free. The speeds of two shafts on a single universal joint are not the same where they meet at an angle.</source>
        <translation>Die Arme liegen entlang &lt;code&gt;axis_a&lt;/code&gt; und &lt;code&gt;axis_b&lt;/code&gt;. Zwei Drehungen sind frei. Die Geschwindigkeiten zweier Wellen an einem einzelnen Kardangelenk sind nicht gleich, wenn sie sich unter einem Winkel treffen.</translation>
    </message>
    <message>
        <source>See also the &lt;a href=&quot;joints&quot;&gt;notation&lt;/a&gt;, &lt;a href=&quot;ball&quot;&gt;ball&lt;/a&gt;.</source>
        <translation>Siehe auch die &lt;a href=&quot;joints&quot;&gt;Schreibweise&lt;/a&gt;, &lt;a href=&quot;ball&quot;&gt;Kugelgelenk&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Velocity joint</source>
        <translation>Geschwindigkeitsgelenk</translation>
    </message>
    <message>
        <source>Holds a sum of the components of two bodies&apos; relative velocity at point B.</source>
        <translation>Hält eine Summe der Komponenten der Relativgeschwindigkeit zweier Körper in Punkt B.</translation>
    </message>
    <message>
        <source>&lt;b&gt;a&lt;/b&gt; is &lt;code&gt;linear&lt;/code&gt;, &lt;b&gt;b&lt;/b&gt; is &lt;code&gt;angular&lt;/code&gt;, both constant in the axes of the body that &lt;code&gt;axes&lt;/code&gt; names; &lt;i&gt;g&lt;/i&gt; is &lt;code&gt;speed&lt;/code&gt;, a number or a function of time. &lt;b&gt;v&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt; is the velocity of the point of body A that is where point B is. With &lt;b&gt;a&lt;/b&gt; alone the point does not move along &lt;b&gt;a&lt;/b&gt;; with &lt;b&gt;b&lt;/b&gt; alone the bodies do not turn against each other about &lt;b&gt;b&lt;/b&gt;; with both a turn drives a displacement, as a wheel does.</source>
        <translation>&lt;b&gt;a&lt;/b&gt; ist &lt;code&gt;linear&lt;/code&gt;, &lt;b&gt;b&lt;/b&gt; ist &lt;code&gt;angular&lt;/code&gt;, beide konstant in den Achsen des Körpers, den &lt;code&gt;axes&lt;/code&gt; nennt; &lt;i&gt;g&lt;/i&gt; ist &lt;code&gt;speed&lt;/code&gt;, eine Zahl oder eine Funktion der Zeit. &lt;b&gt;v&lt;/b&gt;&lt;sub&gt;A&lt;/sub&gt; ist die Geschwindigkeit des Punktes von Körper A, der dort liegt, wo Punkt B ist. Mit &lt;b&gt;a&lt;/b&gt; allein bewegt sich der Punkt nicht entlang &lt;b&gt;a&lt;/b&gt;; mit &lt;b&gt;b&lt;/b&gt; allein drehen sich die Körper nicht gegeneinander um &lt;b&gt;b&lt;/b&gt;; mit beiden treibt eine Drehung eine Verschiebung an, wie ein Rad es tut.</translation>
    </message>
    <message>
        <source>See also the &lt;a href=&quot;joints&quot;&gt;notation&lt;/a&gt;, &lt;a href=&quot;knife_edge&quot;&gt;knife edge&lt;/a&gt;, &lt;a href=&quot;expressions&quot;&gt;expressions&lt;/a&gt;.</source>
        <translation>Siehe auch die &lt;a href=&quot;joints&quot;&gt;Schreibweise&lt;/a&gt;, &lt;a href=&quot;knife_edge&quot;&gt;Schneide&lt;/a&gt;, &lt;a href=&quot;expressions&quot;&gt;Ausdrücke&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The 3D view</source>
        <translation>Die 3D-Ansicht</translation>
    </message>
    <message>
        <source>It shows the model as solids, where the canvas shows it as a drawing. A click selects what it meets, in all views; &lt;kbd&gt;Shift&lt;/kbd&gt; or &lt;kbd&gt;Ctrl&lt;/kbd&gt; adds to the selection.</source>
        <translation>Sie zeigt das Modell als Körper, wo die Zeichenfläche es als Zeichnung zeigt. Ein Klick wählt aus, was er trifft, in allen Ansichten; &lt;kbd&gt;Umschalt&lt;/kbd&gt; oder &lt;kbd&gt;Strg&lt;/kbd&gt; nimmt zur Auswahl hinzu.</translation>
    </message>
    <message>
        <source>goes around the model</source>
        <translation>geht um das Modell herum</translation>
    </message>
    <message>
        <source>middle button, or &lt;kbd&gt;Shift&lt;/kbd&gt; and the left one</source>
        <translation>mittlere Taste, oder &lt;kbd&gt;Umschalt&lt;/kbd&gt; und die linke</translation>
    </message>
    <message>
        <source>pans</source>
        <translation>verschiebt</translation>
    </message>
    <message>
        <source>comes nearer to what is under the pointer, or goes away from it</source>
        <translation>kommt dem näher, was unter dem Zeiger ist, oder entfernt sich davon</translation>
    </message>
    <message>
        <source>opens the menu of what it meets</source>
        <translation>öffnet das Menü dessen, was sie trifft</translation>
    </message>
    <message>
        <source>&lt;i&gt;View &amp;gt; 3D camera&lt;/i&gt;, and the buttons in the view&apos;s corner, look from the front, from above and so on, show what is far away as large as what is near (parallel), and let the camera move with the selected body. &lt;i&gt;Fit&lt;/i&gt; shows all of the model and its motion again.</source>
        <translation>&lt;i&gt;Ansicht &amp;gt; 3D-Kamera&lt;/i&gt; und die Knöpfe in der Ecke der Ansicht sehen von vorn, von oben und so weiter, zeigen Fernes so groß wie Nahes (parallel) und lassen die Kamera mit dem ausgewählten Körper gehen. &lt;i&gt;Einpassen&lt;/i&gt; zeigt wieder das ganze Modell und seine Bewegung.</translation>
    </message>
    <message>
        <source>The floor lies below all that moves. The step of its grid is written in the lower right corner, in the units chosen; the shadow falls straight down and shows over which place of the floor a body is. Rulers show their lengths.</source>
        <translation>Der Fußboden liegt unter allem, was sich bewegt. Der Schritt seines Rasters steht in der unteren rechten Ecke, in den gewählten Einheiten; der Schatten fällt senkrecht und zeigt, über welcher Stelle des Fußbodens ein Körper ist. Lineale zeigen ihre Längen.</translation>
    </message>
    <message>
        <source>Drawing and moving here</source>
        <translation>Hier zeichnen und bewegen</translation>
    </message>
    <message>
        <source>All tools of the palette work here as on the canvas, with the same snaps and typed values. While one is at hand, the left button is the tool&apos;s, and a grid shows the work plane in which free points lie: &lt;kbd&gt;1&lt;/kbd&gt;, &lt;kbd&gt;2&lt;/kbd&gt; and &lt;kbd&gt;3&lt;/kbd&gt; choose another. The right button turns the view all the time.</source>
        <translation>Alle Werkzeuge der Palette arbeiten hier wie auf der Zeichenfläche, mit demselben Fang und denselben getippten Werten. Während eines in der Hand ist, gehört die linke Taste dem Werkzeug, und ein Gitter zeigt die Arbeitsebene, in der freie Punkte liegen: &lt;kbd&gt;1&lt;/kbd&gt;, &lt;kbd&gt;2&lt;/kbd&gt; und &lt;kbd&gt;3&lt;/kbd&gt; wählen eine andere. Die rechte Taste dreht die Ansicht jederzeit.</translation>
    </message>
    <message>
        <source>What is selected has a gizmo: an arrow moves along its axis, a square in its plane, a ring turns in steps of 15°. It snaps to points of bodies and to steps of the grid; &lt;kbd&gt;Alt&lt;/kbd&gt; suspends that. A body of a mechanism goes as far as its joints let it; with &lt;kbd&gt;Ctrl&lt;/kbd&gt; it goes free of them. &lt;kbd&gt;Esc&lt;/kbd&gt; puts it back.</source>
        <translation>Was gewählt ist, hat Griffe: Ein Pfeil bewegt entlang seiner Achse, ein Quadrat in seiner Ebene, ein Ring dreht in Schritten von 15°. Sie fangen an Punkten von Körpern und an Schritten des Gitters; &lt;kbd&gt;Alt&lt;/kbd&gt; setzt das aus. Ein Körper eines Mechanismus geht so weit, wie seine Gelenke ihn lassen; mit &lt;kbd&gt;Strg&lt;/kbd&gt; geht er frei von ihnen. &lt;kbd&gt;Esc&lt;/kbd&gt; setzt ihn zurück.</translation>
    </message>
    <message>
        <source>Which way is up</source>
        <translation>Wo oben ist</translation>
    </message>
    <message>
        <source>Up is against gravity where gravity lies along an axis, else it is up in the work plane. For a mechanism that is drawn from above, choose &lt;i&gt;View &amp;gt; 3D camera &amp;gt; Upwards &amp;gt; z&lt;/i&gt;: it is an edit of the model, can be undone, and is saved with it.</source>
        <translation>Oben ist gegen die Schwerkraft, wo diese entlang einer Achse wirkt, sonst ist es das Oben der Arbeitsebene. Für einen Mechanismus, der von oben gezeichnet ist, wählen Sie &lt;i&gt;Ansicht &amp;gt; 3D-Kamera &amp;gt; Aufwärts &amp;gt; z&lt;/i&gt;: das ist eine Änderung des Modells, lässt sich rückgängig machen und wird mit ihm gespeichert.</translation>
    </message>
    <message>
        <source>Without OpenGL</source>
        <translation>Ohne OpenGL</translation>
    </message>
    <message>
        <source>The view needs OpenGL 2.1 or later. Where it is missing the program says so once and does without the view. A driver of the graphics card brings it, or Mesa&apos;s software OpenGL.</source>
        <translation>Die Ansicht braucht OpenGL 2.1 oder neuer. Wo es fehlt, sagt das Programm das einmal und kommt ohne die Ansicht aus. Ein Treiber der Grafikkarte bringt es, oder das Software-OpenGL von Mesa.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;studies&quot;&gt;Studies&lt;/a&gt;: sweeps over parameters, best values, fits to measurements</source>
        <translation>&lt;a href=&quot;studies&quot;&gt;Studien&lt;/a&gt;: Parameterstudien, beste Werte, Anpassen an Messungen</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>What runs of a model with other &lt;a href=&quot;parameter&quot;&gt;parameters&lt;/a&gt; tell. All of it is in the menu Simulate, works on all cores beside the window, and can be cancelled. What it finds is exported as CSV, and taken over into the model as one edit.</source>
        <translation>Was Läufe eines Modells mit anderen &lt;a href=&quot;parameter&quot;&gt;Parametern&lt;/a&gt; sagen. Alles davon steht im Menü Simulieren, arbeitet auf allen Kernen neben dem Fenster und lässt sich abbrechen. Was gefunden wird, wird als CSV ausgegeben und mit einem Schritt ins Modell übernommen.</translation>
    </message>
    <message>
        <source>Sweep parameters</source>
        <translation>Parameterstudie</translation>
    </message>
    <message>
        <source>Tick what varies, over steps or drawn at random, choose what is measured of each run, and press Run all. Steps make a grid of all combinations. A Latin hypercube or a Sobol sequence fills the room more evenly than chance. The results are a diagram with a line for each value of a second parameter, a map over two, the curves of a quantity or their quantiles, and a table. A study is saved and opened again as a whole.</source>
        <translation>Haken Sie an, was sich ändert, in Schritten oder zufällig gezogen, wählen Sie, was von jedem Lauf gemessen wird, und drücken Sie Alle rechnen. Schritte bilden ein Gitter aller Kombinationen. Ein Lateinischer Hyperwürfel oder eine Sobol-Folge füllt den Raum gleichmäßiger als der Zufall. Die Ergebnisse sind ein Diagramm mit einer Linie für jeden Wert eines zweiten Parameters, eine Karte über zweien, die Kurven einer Größe oder ihre Quantile, und eine Tabelle. Eine Studie wird als Ganzes gespeichert und wieder geöffnet.</translation>
    </message>
    <message>
        <source>Best values</source>
        <translation>Beste Werte</translation>
    </message>
    <message>
        <source>A goal is an expression of measures, such as &lt;tt&gt;max(rod.x) - 2*rms(vx(&apos;slider&apos;))&lt;/tt&gt;, that is to be least, largest or a value; or points, clicked into the picture, through which the path of a point is to go. One run is one motion without a break: what it meets lies on one branch of the linkage. The search begins with the values of now and looks for the best near them; “everywhere” looks all over the bounds.</source>
        <translation>Ein Ziel ist ein Ausdruck von Messwerten, etwa &lt;tt&gt;max(rod.x) - 2*rms(vx(&apos;slider&apos;))&lt;/tt&gt;, der so klein oder so groß wie möglich werden oder einen Wert haben soll; oder Punkte, ins Bild geklickt, durch die die Bahn eines Punktes gehen soll. Ein Lauf ist eine Bewegung ohne Unterbrechung: was er trifft, liegt auf einem Zweig des Getriebes. Die Suche beginnt mit den jetzigen Werten und sucht die besten in ihrer Nähe; „überall“ sucht in allen Grenzen.</translation>
    </message>
    <message>
        <source>Fit to measurements</source>
        <translation>An Messungen anpassen</translation>
    </message>
    <message>
        <source>Open a table in text, its first line the names of columns with units in brackets, and say which quantity a column is. The data lie over the run that is shown; Fit finds the parameters with which both agree best, each with its standard deviation, and says what the data do not tell, or cannot tell apart.</source>
        <translation>Öffnen Sie eine Tabelle als Text, in der ersten Zeile die Namen der Spalten mit Einheiten in Klammern, und sagen Sie, welche Größe eine Spalte ist. Die Daten liegen über dem gezeigten Lauf; Anpassen findet die Parameter, mit denen beide am besten übereinstimmen, jeden mit seiner Standardabweichung, und sagt, was die Daten nicht verraten oder nicht unterscheiden können.</translation>
    </message>
    <message>
        <source>Joints that hold things twice</source>
        <translation>Gelenke, die etwas doppelt halten</translation>
    </message>
    <message>
        <source>Where the list of the model&apos;s health names them, “What can be done …” offers what one of them may become so that less is held twice and the motion stays as it is.</source>
        <translation>Wo die Liste zum Zustand des Modells sie nennt, bietet „Was man tun kann …“ an, was eines von ihnen werden kann, damit weniger doppelt gehalten wird und die Bewegung bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;parameter&quot;&gt;parameters&lt;/a&gt;, &lt;a href=&quot;measure&quot;&gt;measures&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;parameter&quot;&gt;Parameter&lt;/a&gt;, &lt;a href=&quot;measure&quot;&gt;Messwerte&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Equations in symbols</source>
        <translation>Gleichungen in Symbolen</translation>
    </message>
    <message>
        <source>The dock &lt;b&gt;Equations&lt;/b&gt;, a tab beside the plots, shows Kane&apos;s equations of the model as it is drawn, with its own names: &lt;b&gt;Derive equations&lt;/b&gt; works them out in a process of their own, which &lt;b&gt;Cancel&lt;/b&gt; ends. Nothing else waits for that. They are shown only if the solver gives the same accelerations at random states; the line above tells the largest difference.</source>
        <translation>Das Fenster &lt;b&gt;Gleichungen&lt;/b&gt;, ein Reiter neben den Diagrammen, zeigt Kanes Gleichungen des Modells, wie es gezeichnet ist, mit seinen Namen: &lt;b&gt;Gleichungen aufstellen&lt;/b&gt; tut das in einem eigenen Prozess, den &lt;b&gt;Abbrechen&lt;/b&gt; beendet. Sonst wartet nichts darauf. Sie werden nur gezeigt, wenn der Löser in zufälligen Zuständen dieselben Beschleunigungen ergibt; die Zeile darüber nennt den größten Unterschied.</translation>
    </message>
    <message>
        <source>How they arise</source>
        <translation>Wie sie entstehen</translation>
    </message>
    <message>
        <source>A tree of joints leads from the ground to all bodies, by the joints that leave the fewest freedoms. What these leave free are the coordinates q. All other joints close loops and hold rows with a multiplier each, as do couplings, drivers, locks and whatever rolls. Rows that say what others say are left out and named. For each body there are its velocities, its partial velocities, what its accelerations are without u′, and what it adds to the mass matrix and to the inertia forces; for each load what it adds to F&lt;sub&gt;r&lt;/sub&gt;. Together:</source>
        <translation>Ein Baum aus Gelenken führt vom Gestell zu allen Körpern, über die Gelenke, die am wenigsten Freiheiten lassen. Was diese frei lassen, sind die Koordinaten q. Alle anderen Gelenke schließen Schleifen und haben Zeilen mit je einem Multiplikator, ebenso Kopplungen, Antriebe, Sperren und was rollt. Zeilen, die sagen, was andere schon sagen, werden weggelassen und genannt. Zu jedem Körper stehen seine Geschwindigkeiten, seine partiellen Geschwindigkeiten, seine Beschleunigungen ohne u′ und was er zur Massenmatrix und zu den Trägheitskräften beiträgt; zu jeder Last, was sie zu F&lt;sub&gt;r&lt;/sub&gt; beiträgt. Zusammen:</translation>
    </message>
    <message>
        <source>P is B, but where something slides: there the multiplier brings its friction along.</source>
        <translation>P ist B, außer wo etwas gleitet: Dort bringt der Multiplikator seine Reibung mit.</translation>
    </message>
    <message>
        <source>Terms that would be long get names, z&lt;sub&gt;1&lt;/sub&gt;, z&lt;sub&gt;2&lt;/sub&gt; and so on, which are listed as a step of their own.</source>
        <translation>Was lang würde, bekommt einen Namen, z&lt;sub&gt;1&lt;/sub&gt;, z&lt;sub&gt;2&lt;/sub&gt; und so fort; diese stehen in einem eigenen Schritt.</translation>
    </message>
    <message>
        <source>They are the rates of the coordinates; for free turns, as in a ball joint, the components of the angular velocity, for which the equations are shorter, or the rates of three angles, as one chooses in the bar. The numbers of operations in the line above tell the two apart.</source>
        <translation>Sie sind die Ableitungen der Koordinaten; bei freien Drehungen, wie in einem Kugelgelenk, die Komponenten der Winkelgeschwindigkeit, mit denen die Gleichungen kürzer sind, oder die Ableitungen dreier Winkel, je nach der Wahl in der Leiste. Die Zahlen der Rechenschritte in der Zeile darüber zeigen den Unterschied.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>A parameter keeps its name, and a number with a formula is that formula. All others are named after their field and their element, with their values in the last step. Points of a body with the same coordinate share its symbol. Zeros are left out, and directions stay numbers.</source>
        <translation>Ein Parameter behält seinen Namen, und eine Zahl mit einer Formel ist diese Formel. Alle anderen heißen nach ihrem Feld und ihrem Element; ihre Werte stehen im letzten Schritt. Punkte eines Körpers mit derselben Koordinate teilen sich deren Symbol. Nullen entfallen, und Richtungen bleiben Zahlen.</translation>
    </message>
    <message>
        <source>Taking them along</source>
        <translation>Mitnehmen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Copy as&lt;/b&gt; and &lt;b&gt;Save as&lt;/b&gt; write LaTeX, Python with NumPy, C, Modelica or SymPy; each text runs by itself and says what its symbols are. The menu of the right button copies one equation as LaTeX.</source>
        <translation>&lt;b&gt;Kopieren als&lt;/b&gt; und &lt;b&gt;Speichern als&lt;/b&gt; schreiben LaTeX, Python mit NumPy, C, Modelica oder SymPy; jeder Text läuft für sich und sagt, was seine Symbole sind. Das Menü der rechten Taste kopiert eine Gleichung als LaTeX.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;equations&quot;&gt;Equations in symbols&lt;/a&gt;: of the model as drawn, and taken along</source>
        <translation>&lt;a href=&quot;equations&quot;&gt;Gleichungen in Symbolen&lt;/a&gt;: des gezeichneten Modells, auch zum Mitnehmen</translation>
    </message>
    <message>
        <source>Contact of bodies</source>
        <translation>Kontakt von Körpern</translation>
    </message>
    <message>
        <source>Two bodies touch by their shapes.</source>
        <translation>Zwei Körper berühren sich mit ihren Formen.</translation>
    </message>
    <message>
        <source>Each shape of body A may touch each shape of body B. Where a ball or a round end touches, the normal goes through its centre; a corner has the normal of the face that it is on. Two balls at the distance &lt;i&gt;d&lt;/i&gt; of their centres have the gap &lt;i&gt;g&lt;/i&gt; = &lt;i&gt;d&lt;/i&gt; - r&lt;sub&gt;a&lt;/sub&gt; - r&lt;sub&gt;b&lt;/sub&gt;. With &lt;code&gt;inside&lt;/code&gt;, body B is in a hollow ball, the sphere of body A, and &lt;i&gt;g&lt;/i&gt; = r&lt;sub&gt;a&lt;/sub&gt; - r&lt;sub&gt;b&lt;/sub&gt; - &lt;i&gt;d&lt;/i&gt;: a ball in a bowl, a pin in a hole with play.</source>
        <translation>Jede Form von Körper A kann jede Form von Körper B berühren. Wo eine Kugel oder ein rundes Ende berührt, geht die Normale durch den Mittelpunkt; eine Ecke hat die Normale der Fläche, auf der sie ist. Zwei Kugeln im Abstand &lt;i&gt;d&lt;/i&gt; ihrer Mittelpunkte haben die Lücke &lt;i&gt;g&lt;/i&gt; = &lt;i&gt;d&lt;/i&gt; - r&lt;sub&gt;a&lt;/sub&gt; - r&lt;sub&gt;b&lt;/sub&gt;. Mit &lt;code&gt;inside&lt;/code&gt; ist Körper B in einer Hohlkugel, der Kugel von Körper A, und &lt;i&gt;g&lt;/i&gt; = r&lt;sub&gt;a&lt;/sub&gt; - r&lt;sub&gt;b&lt;/sub&gt; - &lt;i&gt;d&lt;/i&gt;: eine Kugel in einer Schale, ein Stift in einem Loch mit Spiel.</translation>
    </message>
    <message>
        <source>The normal &lt;b&gt;n&lt;/b&gt; turns as the contact moves over body A. With the velocity &lt;b&gt;v&lt;/b&gt; of the centre as seen from there, and its distance &lt;i&gt;d&lt;/i&gt; from the edge or the centre that it goes round:</source>
        <translation>Die Normale &lt;b&gt;n&lt;/b&gt; dreht sich, wie der Kontakt über Körper A wandert. Mit der von dort gesehenen Geschwindigkeit &lt;b&gt;v&lt;/b&gt; des Mittelpunkts und seinem Abstand &lt;i&gt;d&lt;/i&gt; von der Kante oder dem Mittelpunkt, um den er geht:</translation>
    </message>
    <message>
        <source>which is how curvature comes into the normal force. Forces, friction and strikes are those of the &lt;a href=&quot;plane_contact&quot;&gt;contact with a plane&lt;/a&gt;.</source>
        <translation>So kommt die Krümmung in die Normalkraft. Kräfte, Reibung und Stöße sind die des &lt;a href=&quot;plane_contact&quot;&gt;Kontakts mit einer Ebene&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>In a plane all outlines may touch each other; a polygon that is not convex is taken apart. In space balls touch all but discs and cones, corners touch boxes and plates; edges that cross do not touch.</source>
        <translation>In der Ebene können sich alle Umrisse berühren; ein Vieleck, das nicht konvex ist, wird zerlegt. Im Raum berühren Kugeln alles außer Scheiben und Kegeln, Ecken berühren Quader und Platten; Kanten, die sich kreuzen, berühren sich nicht.</translation>
    </message>
    <message>
        <source>See also &lt;a href=&quot;plane_contact&quot;&gt;contact with a plane&lt;/a&gt;, &lt;a href=&quot;rope&quot;&gt;rope or strut&lt;/a&gt;.</source>
        <translation>Siehe auch &lt;a href=&quot;plane_contact&quot;&gt;Kontakt mit einer Ebene&lt;/a&gt;, &lt;a href=&quot;rope&quot;&gt;Seil oder Strebe&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Contact with a plane</source>
        <translation>Kontakt mit einer Ebene</translation>
    </message>
    <message>
        <source>The shapes of a body touch a plane, as a floor or a ramp.</source>
        <translation>Die Formen eines Körpers berühren eine Ebene, etwa einen Boden oder eine Rampe.</translation>
    </message>
    <message>
        <source>The plane belongs to body A and goes through point A across &lt;code&gt;axis_a&lt;/code&gt;, which points to the side of body B. Each place of body B that may touch it has a row of its own: the lowest point of a ball or of a round end, each corner of a box or a plate, the lowest point of each rim of a disc or a cone. A particle touches with itself.</source>
        <translation>Die Ebene gehört zu Körper A und geht durch Punkt A quer zu &lt;code&gt;axis_a&lt;/code&gt;, die auf die Seite von Körper B zeigt. Jede Stelle von Körper B, die sie berühren kann, hat eine eigene Zeile: der tiefste Punkt einer Kugel oder eines runden Endes, jede Ecke eines Quaders oder einer Platte, der tiefste Punkt jedes Randes einer Scheibe oder eines Kegels. Ein Massenpunkt berührt mit sich selbst.</translation>
    </message>
    <message>
        <source>With the gap &lt;i&gt;g&lt;/i&gt;, the normal force &lt;i&gt;N&lt;/i&gt; and the friction &lt;b&gt;F&lt;/b&gt; against the slip &lt;b&gt;v&lt;/b&gt;:</source>
        <translation>Mit der Lücke &lt;i&gt;g&lt;/i&gt;, der Normalkraft &lt;i&gt;N&lt;/i&gt; und der Reibung &lt;b&gt;F&lt;/b&gt; gegen den Schlupf &lt;b&gt;v&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>|&lt;b&gt;F&lt;/b&gt;| ≤ &lt;i&gt;μ&lt;/i&gt;&lt;sub&gt;s&lt;/sub&gt; &lt;i&gt;N&lt;/i&gt; while &lt;b&gt;v&lt;/b&gt; = 0</source>
        <translation>|&lt;b&gt;F&lt;/b&gt;| ≤ &lt;i&gt;μ&lt;/i&gt;&lt;sub&gt;s&lt;/sub&gt; &lt;i&gt;N&lt;/i&gt;, solange &lt;b&gt;v&lt;/b&gt; = 0</translation>
    </message>
    <message>
        <source>Where the gap closes with a speed, bodies strike, in the sense of the &lt;code&gt;restitution_law&lt;/code&gt;; friction takes its part of the impulse:</source>
        <translation>Wo sich die Lücke mit einer Geschwindigkeit schließt, stoßen die Körper zusammen, im Sinn von &lt;code&gt;restitution_law&lt;/code&gt;; die Reibung nimmt ihren Teil des Stoßes:</translation>
    </message>
    <message>
        <source>Where a face lies on the plane, more places hold than it takes, and the load is shared by the shortest forces.</source>
        <translation>Wo eine Fläche auf der Ebene liegt, halten mehr Stellen, als es braucht, und die Last wird mit den kürzesten Kräften geteilt.</translation>
    </message>
    <message>
        <source>A body begins on the plane or above it. See also &lt;a href=&quot;contact&quot;&gt;contact of bodies&lt;/a&gt;, &lt;a href=&quot;rolling_disc&quot;&gt;rolling disc&lt;/a&gt;, &lt;a href=&quot;stop&quot;&gt;stops&lt;/a&gt;.</source>
        <translation>Ein Körper beginnt auf der Ebene oder darüber. Siehe auch &lt;a href=&quot;contact&quot;&gt;Kontakt von Körpern&lt;/a&gt;, &lt;a href=&quot;rolling_disc&quot;&gt;rollende Scheibe&lt;/a&gt;, &lt;a href=&quot;stop&quot;&gt;Anschläge&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;tt&gt;moreau&lt;/tt&gt; takes steps of a fixed size over strikes, and is for many contacts.</source>
        <translation>&lt;tt&gt;moreau&lt;/tt&gt; geht mit Schritten fester Größe über Stöße hinweg und ist für viele Kontakte.</translation>
    </message>
    <message>
        <source>Many contacts</source>
        <translation>Viele Kontakte</translation>
    </message>
    <message>
        <source>The other methods end a step on each event: on each strike, and wherever something lifts off, sticks or slides. They are exact, and the best choice for mechanisms. Where some fifty contacts and more touch and slide all the time, that takes too long. &lt;tt&gt;moreau&lt;/tt&gt; looks for no event. In each step of length &lt;i&gt;h&lt;/i&gt; it finds the impulses of all joints, stops and frictions together, those of contacts within their exact cones of friction, and lets bodies strike within the step (the method of Moreau and Jean with θ = 1/2).</source>
        <translation>Die anderen Verfahren beenden einen Schritt bei jedem Ereignis: bei jedem Stoß und wo immer etwas abhebt, haftet oder gleitet. Sie sind genau und die beste Wahl für Mechanismen. Wo sich etwa fünfzig Kontakte und mehr ständig berühren und gleiten, dauert das zu lange. &lt;tt&gt;moreau&lt;/tt&gt; sucht kein Ereignis. In jedem Schritt der Länge &lt;i&gt;h&lt;/i&gt; bestimmt es die Kraftstöße aller Gelenke, Anschläge und Reibungen zusammen, die der Kontakte in ihren genauen Reibkegeln, und lässt Körper innerhalb des Schritts stoßen (das Verfahren von Moreau und Jean mit θ = 1/2).</translation>
    </message>
    <message>
        <source>It is approximate: smooth motion has an error of order &lt;i&gt;h&lt;/i&gt;², and what hangs on the time of an event one of order &lt;i&gt;h&lt;/i&gt;. Halve the step and compare. The events that it tells have the times of steps, series of small bounces end as soon as a bounce takes less than about four steps, and the forces of a frame are the mean ones of the step before it. What strikes several times within one step may be in each other by a small part of the way of a step; the outcome says how deep. What rests does not creep. Where contacts share a load in more than one way, the impulses are the smallest ones as long as there are at most some hundred rows of them.</source>
        <translation>Es ist eine Näherung: glatte Bewegung hat einen Fehler der Ordnung &lt;i&gt;h&lt;/i&gt;², und was am Zeitpunkt eines Ereignisses hängt, einen der Ordnung &lt;i&gt;h&lt;/i&gt;. Halbieren Sie den Schritt und vergleichen Sie. Die Ereignisse, die es meldet, haben die Zeiten von Schritten, Reihen kleiner Sprünge enden, sobald ein Sprung kürzer als etwa vier Schritte ist, und die Kräfte eines Bildes sind die mittleren des Schritts davor. Was innerhalb eines Schritts mehrmals stößt, kann um einen kleinen Teil des Wegs eines Schritts ineinander sein; das Ergebnis sagt, wie tief. Was ruht, kriecht nicht. Wo sich Kontakte eine Last auf mehr als eine Weise teilen, sind die Kraftstöße die kleinsten, solange es höchstens etwa hundert Zeilen sind.</translation>
    </message>
    <message>
        <source>Of restitution it knows Newton&apos;s law alone, and says where it took it for another. It refuses stops that give way, latches, releases, impulses and events, and embedded constraints. In live mode it takes over by itself where following each event is too slow, and says so.</source>
        <translation>Vom Rückprall kennt es nur Newtons Gesetz und sagt, wo es dieses statt eines anderen nahm. Es lehnt nachgiebige Anschläge, Rasten, Freigaben, Kraftstöße und Ereignisse ab, und eingebettete Bindungen. Im Live-Modus übernimmt es von selbst, wo es zu langsam ist, jedem Ereignis zu folgen, und sagt es.</translation>
    </message>
    <message>
        <source>Three methods</source>
        <translation>Drei Verfahren</translation>
    </message>
    <message>
        <source>&lt;b&gt;Compare methods&lt;/b&gt; derives them by Newton and Euler and by Lagrange, too, and shows as the last step what each works out, how many equations and unknowns it has, and how many operations: multiplications ×, additions + and functions f, as one writes the equations by hand, with nothing shared, and as a program has them that works out once what is common. Newton and Euler cut each body free, so that all reactions are unknowns; Lagrange and Kane have the coordinates of the tree, the first with their rates as speeds, the second with the speeds of the list above. Each is shown only if it gives the accelerations of the solver.</source>
        <translation>&lt;b&gt;Verfahren vergleichen&lt;/b&gt; leitet sie auch nach Newton und Euler und nach Lagrange her und zeigt als letzten Schritt, was jedes Verfahren bestimmt, wie viele Gleichungen und Unbekannte es hat und wie viele Operationen: Multiplikationen ×, Additionen + und Funktionen f, so wie man die Gleichungen von Hand schreibt, ohne etwas zusammenzufassen, und so wie ein Programm sie hat, das Gemeinsames nur einmal ausrechnet. Newton und Euler schneiden jeden Körper frei, sodass alle Reaktionen Unbekannte sind; Lagrange und Kane haben die Koordinaten des Baums, Lagrange mit deren Raten als Geschwindigkeiten, Kane mit den Geschwindigkeiten aus der Liste oben. Jedes wird nur gezeigt, wenn es die Beschleunigungen des Lösers ergibt.</translation>
    </message>
    <message>
        <source>Where constraints change, the equations are those of the mode in which the model begins; shapes that touch stay on the face, the edge or the corner at which they touch then. Friction in joints that slides as the model begins cannot be put into symbols, since it follows from the forces of the joints; the element is named. Equations that take longer than a minute are given up.</source>
        <translation>Wo Bindungen sich ändern, gelten die Gleichungen für den Zustand, in dem das Modell beginnt; Formen, die sich berühren, bleiben auf der Fläche, der Kante oder der Ecke, an der sie sich dann berühren. Reibung in Gelenken, die zu Beginn gleitet, lässt sich nicht in Symbole fassen, denn sie folgt aus den Gelenkkräften; das Element wird genannt. Gleichungen, die länger als eine Minute brauchen, werden aufgegeben.</translation>
    </message>
</context>
<context>
    <name>kane</name>
    <message>
        <source>{c} equations of {bodies}</source>
        <translation>{c} Gleichungen von {bodies}</translation>
    </message>
    <message>
        <source> {count} of the reactions stay open, since as many rows say something twice.</source>
        <translation> {count} der Reaktionen bleiben offen, da ebenso viele Zeilen etwas doppelt sagen.</translation>
    </message>
    <message>
        <source> {rows} of speeds or accelerations cannot be put into coordinates: each needs a multiplier.</source>
        <translation> {rows} von Geschwindigkeiten oder Beschleunigungen lassen sich nicht in Koordinaten fassen: jede braucht einen Multiplikator.</translation>
    </message>
    <message>
        <source>{count} body</source>
        <translation>{count} Körper</translation>
    </message>
    <message>
        <source>{count} bodies</source>
        <translation>{count} Körpern</translation>
    </message>
    <message>
        <source>{count} reaction</source>
        <translation>{count} Reaktion</translation>
    </message>
    <message>
        <source>{count} reactions</source>
        <translation>{count} Reaktionen</translation>
    </message>
    <message>
        <source>{count} row</source>
        <translation>{count} Zeile</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} Zeilen</translation>
    </message>
    <message>
        <source>{count} coordinate</source>
        <translation>{count} Koordinate</translation>
    </message>
    <message>
        <source>{count} coordinates</source>
        <translation>{count} Koordinaten</translation>
    </message>
    <message>
        <source>{count} speed</source>
        <translation>{count} Geschwindigkeit</translation>
    </message>
    <message>
        <source>{count} speeds</source>
        <translation>{count} Geschwindigkeiten</translation>
    </message>
    <message>
        <source>{count} independent speed</source>
        <translation>{count} unabhängige Geschwindigkeit</translation>
    </message>
    <message>
        <source>{count} independent speeds</source>
        <translation>{count} unabhängige Geschwindigkeiten</translation>
    </message>
    <message>
        <source>{each}, each cut free; {reactions} that the joints put in, and as many rows that hold.{open_ones}</source>
        <translation>{each}, jeder frei geschnitten; {reactions} an den Gelenken und ebenso viele Zeilen, die halten.{open_ones}</translation>
    </message>
    <message>
        <source>The same {c} equations, with accelerations from {t} of a tree of joints: the rows of the tree hold by themselves, {k} others are left. All reactions stay unknown.</source>
        <translation>Dieselben {c} Gleichungen, mit Beschleunigungen aus {t} eines Baums von Gelenken: die Zeilen des Baums gelten von selbst, {k} weitere bleiben. Alle Reaktionen bleiben unbekannt.</translation>
    </message>
    <message>
        <source>{c} coordinates, a multiplier for each of {rows}.</source>
        <translation>{c} Koordinaten und je ein Multiplikator für {rows}.</translation>
    </message>
    <message>
        <source>{coordinates} of a tree of joints; a multiplier for each of {rows} that close loops, prescribe or roll.</source>
        <translation>{coordinates} eines Baums von Gelenken; je ein Multiplikator für {rows}, die Schleifen schließen, Bewegung vorschreiben oder rollen.</translation>
    </message>
    <message>
        <source>{coordinates}, as many as the bodies can be placed in ways.{rolling}</source>
        <translation>{coordinates}, so viele, wie sich die Körper auf verschiedene Weise anordnen lassen.{rolling}</translation>
    </message>
    <message>
        <source>F_r + F*_r + (B^T λ)_r = 0 for {c} speeds, and {rows} for the multipliers. This is what Kanevas solves by default: the matrix is sparse.</source>
        <translation>F_r + F*_r + (B^T λ)_r = 0 für {c} Geschwindigkeiten, und {rows} für die Multiplikatoren. So rechnet Kanevas, wenn nichts anderes gewählt ist: die Matrix ist dünn besetzt.</translation>
    </message>
    <message>
        <source>F_r + F*_r + (B^T λ)_r = 0 for {speeds} of a tree of joints; a multiplier for each of {rows} that close loops, prescribe or roll.</source>
        <translation>F_r + F*_r + (B^T λ)_r = 0 für {speeds} eines Baums von Gelenken; je ein Multiplikator für {rows}, die Schleifen schließen, Bewegung vorschreiben oder rollen.</translation>
    </message>
    <message>
        <source>F_r + F*_r = 0 for {speeds}. Reactions do no work on partial velocities and drop out, those of rolling too. The embedded formulation.</source>
        <translation>F_r + F*_r = 0 für {speeds}. Reaktionen leisten an Partialgeschwindigkeiten keine Arbeit und fallen heraus, auch die des Rollens. Das ist die eingebettete Formulierung.</translation>
    </message>
    <message>
        <source> No multiplier is needed.</source>
        <translation> Multiplikatoren braucht es nicht.</translation>
    </message>
    <message>
        <source>&apos;{speed}&apos; is none of the independent speeds {names}.</source>
        <translation>&apos;{speed}&apos; ist keine der unabhängigen Geschwindigkeiten {names}.</translation>
    </message>
    <message>
        <source>A mechanism of {size} speeds is too large to choose independent ones.</source>
        <translation>Ein Mechanismus mit {size} Geschwindigkeiten ist zu groß, um unabhängige auszuwählen.</translation>
    </message>
    <message>
        <source>A frequency response needs an input and an output at least.</source>
        <translation>Ein Frequenzgang braucht wenigstens einen Eingang und einen Ausgang.</translation>
    </message>
    <message>
        <source>Frequencies of a response must be positive.</source>
        <translation>Die Frequenzen eines Frequenzgangs müssen positiv sein.</translation>
    </message>
    <message>
        <source>A root locus needs a value of its parameter at least.</source>
        <translation>Eine Wurzelortskurve braucht wenigstens einen Wert ihres Parameters.</translation>
    </message>
    <message>
        <source>There are no eigenvalues at any value: {why}</source>
        <translation>Es gibt bei keinem Wert Eigenwerte: {why}</translation>
    </message>
    <message>
        <source>Say from where it is to go on: give a time or a frame.</source>
        <translation>Sagen Sie, von wo es weitergehen soll: Geben Sie eine Zeit oder ein Bild an.</translation>
    </message>
    <message>
        <source>The run goes from {first:g} s to {last:g} s, {time:g} s is not in it.</source>
        <translation>Der Lauf geht von {first:g} s bis {last:g} s, {time:g} s liegt nicht darin.</translation>
    </message>
    <message>
        <source>The hand holds nothing; grab a body first.</source>
        <translation>Die Hand hält nichts; fassen Sie zuerst einen Körper an.</translation>
    </message>
    <message>
        <source>The hand can go to places of finite coordinates alone.</source>
        <translation>Die Hand kann nur zu Orten mit endlichen Koordinaten gehen.</translation>
    </message>
    <message>
        <source>The model has no input &apos;{name}&apos;{suggestion}.</source>
        <translation>Das Modell hat keinen Eingang &apos;{name}&apos;{suggestion}.</translation>
    </message>
    <message>
        <source>The input &apos;{name}&apos; {wrong}.</source>
        <translation>Der Eingang &apos;{name}&apos; {wrong}.</translation>
    </message>
    <message>
        <source>The parameter of a load path must change.</source>
        <translation>Der Parameter von Lastschritten muss sich ändern.</translation>
    </message>
    <message>
        <source>Outputs are not to be had of a model with stops, friction or latches.</source>
        <translation>Ausgänge gibt es nicht für ein Modell mit Anschlägen, Reibung oder Rasten.</translation>
    </message>
    <message>
        <source>There is no body &apos;{grabbed}&apos; to take hold of.</source>
        <translation>Es gibt keinen Körper &apos;{grabbed}&apos;, den man anfassen könnte.</translation>
    </message>
    <message>
        <source>Cannot read the measure &apos;{text}&apos;: write max(...) of a quantity, as in max(y(&apos;mass&apos;)) or max(mass.y); there are {kinds}.</source>
        <translation>Die Messgröße &apos;{text}&apos; ist nicht lesbar: schreiben Sie max(...) von einer Größe, etwa max(y(&apos;mass&apos;)) oder max(mass.y); es gibt {kinds}.</translation>
    </message>
    <message>
        <source>The measure &apos;{text}&apos; is neither a quantity of the result nor an expression: {why}.</source>
        <translation>Die Messgröße &apos;{text}&apos; ist weder eine Größe des Ergebnisses noch ein Ausdruck: {why}.</translation>
    </message>
    <message>
        <source>There is nothing to be set of the name &apos;{name}&apos;{suggestion}: there are {names}.</source>
        <translation>Nichts, was man setzen kann, heißt &apos;{name}&apos;{suggestion}: Es gibt {names}.</translation>
    </message>
    <message>
        <source>The driver &apos;{driver}&apos; reads the input &apos;{name}&apos;. Choose the driver instead, whose acceleration is then set.</source>
        <translation>Der Antrieb &apos;{driver}&apos; liest den Eingang &apos;{name}&apos;. Wählen Sie stattdessen den Antrieb, dessen Beschleunigung dann gesetzt wird.</translation>
    </message>
    <message>
        <source>A run goes on for a time above 0, not for {time:g} s.</source>
        <translation>Ein Lauf geht um eine Zeit über 0 weiter, nicht um {time:g} s.</translation>
    </message>
    <message>
        <source>The run is over and cannot go on: {message}</source>
        <translation>Der Lauf ist zu Ende und kann nicht weitergehen: {message}</translation>
    </message>
    <message>
        <source>This run never stood there: that state is of another one.</source>
        <translation>Dort stand dieser Lauf nie: Der Zustand gehört zu einem anderen.</translation>
    </message>
    <message>
        <source>No equilibrium was found: what is left of the forces is {part:.2g} of those that act. Something may be free to go on for ever, or be driven.</source>
        <translation>Es wurde kein Gleichgewicht gefunden: Von den Kräften bleibt {part:.2g} derer, die wirken. Vielleicht kann etwas immer weiter gehen oder wird angetrieben.</translation>
    </message>
    <message>
        <source>An equilibrium is not to be had of a model with stops, friction or latches.</source>
        <translation>Ein Gleichgewicht gibt es nicht für ein Modell mit Anschlägen, Reibung oder Rasten.</translation>
    </message>
    <message>
        <source>The joints let the mechanism go no farther to an equilibrium.</source>
        <translation>Die Gelenke lassen den Mechanismus nicht weiter zu einem Gleichgewicht.</translation>
    </message>
    <message>
        <source>No equilibrium was found about this place.</source>
        <translation>Um diese Lage wurde kein Gleichgewicht gefunden.</translation>
    </message>
    <message>
        <source>The search for an equilibrium was stopped.</source>
        <translation>Die Suche nach einem Gleichgewicht wurde abgebrochen.</translation>
    </message>
    <message>
        <source>not run: the study was stopped</source>
        <translation>nicht gelaufen: die Studie wurde angehalten</translation>
    </message>
    <message>
        <source>its process was lost, perhaps for want of memory</source>
        <translation>sein Prozess ging verloren, vielleicht aus Mangel an Speicher</translation>
    </message>
    <message>
        <source>A study needs a worker at least, not {workers}.</source>
        <translation>Eine Studie braucht mindestens einen Arbeitsprozess, nicht {workers}.</translation>
    </message>
    <message>
        <source>A study needs a case and a measure at least.</source>
        <translation>Eine Studie braucht mindestens einen Fall und eine Messgröße.</translation>
    </message>
    <message>
        <source>All cases of a study must give values to the same parameters.</source>
        <translation>Alle Fälle einer Studie müssen denselben Parametern Werte geben.</translation>
    </message>
    <message>
        <source>study, case {number},</source>
        <translation>Studie, Fall {number},</translation>
    </message>
    <message>
        <source>The forces have no derivative here: a law has an edge or a root of zero at this state.</source>
        <translation>Die Kräfte haben hier keine Ableitung: Ein Gesetz hat in diesem Zustand eine Kante oder eine Wurzel aus null.</translation>
    </message>
    <message>
        <source>Joints share the load that presses what slides: friction has no derivative here.</source>
        <translation>Gelenke teilen sich die Last, die anpresst, was gleitet: Die Reibung hat hier keine Ableitung.</translation>
    </message>
    <message>
        <source>write NAME=START:STOP:COUNT for equal steps, NAME=V1,V2,... for a list, NAME=uniform(LOW,HIGH) or NAME=normal(MEAN,DEVIATION) to draw at random</source>
        <translation>schreiben Sie NAME=START:STOP:COUNT für gleiche Schritte, NAME=V1,V2,... für eine Liste, NAME=uniform(LOW,HIGH) oder NAME=normal(MEAN,DEVIATION) für Zufallswerte</translation>
    </message>
    <message>
        <source>Cannot read &apos;{text}&apos;: {help}.</source>
        <translation>&apos;{text}&apos; ist nicht lesbar: {help}.</translation>
    </message>
    <message>
        <source>The seed of random numbers must not be negative, is {seed}.</source>
        <translation>Der Startwert der Zufallszahlen darf nicht negativ sein, ist {seed}.</translation>
    </message>
    <message>
        <source>There is nothing to draw samples of: no parameter is random.</source>
        <translation>Es gibt nichts, wovon Stichproben zu ziehen wären: kein Parameter ist zufällig.</translation>
    </message>
    <message>
        <source>A study takes 1 to {most_cases} cases, these are {count}.</source>
        <translation>Eine Studie hat 1 bis {most_cases} Fälle, das sind {count}.</translation>
    </message>
    <message>
        <source>True or False</source>
        <translation>True oder False</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>eine Liste von Namen</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>eine Liste von Zahlen</translation>
    </message>
    <message>
        <source>{count} numbers</source>
        <translation>{count} Zahlen</translation>
    </message>
    <message>
        <source>a threading.Event</source>
        <translation>ein threading.Event</translation>
    </message>
    <message>
        <source>an executor of concurrent.futures</source>
        <translation>ein Executor von concurrent.futures</translation>
    </message>
    <message>
        <source>a list of such</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an {name}</source>
        <translation>ein {name}</translation>
    </message>
    <message>
        <source>a {name}</source>
        <translation>ein {name}</translation>
    </message>
    <message>
        <source>an array of shape {shape}</source>
        <translation>ein Feld der Form {shape}</translation>
    </message>
    <message>
        <source>a function</source>
        <translation>eine Funktion</translation>
    </message>
    <message>
        <source>a dict</source>
        <translation>ein dict</translation>
    </message>
    <message>
        <source>a path</source>
        <translation>ein Pfad</translation>
    </message>
    <message>
        <source>The argument &apos;{name}&apos; of {function} must be {words}, is {value}.</source>
        <translation>Das Argument &apos;{name}&apos; von {function} muss {words} sein, ist {value}.</translation>
    </message>
    <message>
        <source>{words}, each {each}</source>
        <translation>{words}, davon jedes {each}</translation>
    </message>
    <message>
        <source>--at goes with --from: a model begins at 0 s.</source>
        <translation>--at gehört zu --from: Ein Modell beginnt bei 0 s.</translation>
    </message>
    <message>
        <source>--at-rest goes with a model: a result goes on as it is.</source>
        <translation>--at-rest gehört zu einem Modell: Ein Ergebnis geht weiter, wie es ist.</translation>
    </message>
    <message>
        <source>The run ends there; say with --duration how long it goes on.</source>
        <translation>Der Lauf endet dort; sagen Sie mit --duration, wie lange es weitergeht.</translation>
    </message>
    <message>
        <source>Say what to write, as in --csv FILE or --urdf FILE, or --list; --help has all.</source>
        <translation>Sagen Sie, was geschrieben werden soll, wie in --csv DATEI oder --urdf DATEI, oder --list; --help nennt alles.</translation>
    </message>
    <message>
        <source>Cannot write {path}: there is no such folder.</source>
        <translation>{path} lässt sich nicht schreiben: es gibt keinen solchen Ordner.</translation>
    </message>
    <message>
        <source>Cannot write {path}: its folder may not be written to.</source>
        <translation>{path} lässt sich nicht schreiben: in den Ordner darf nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>A model has no quantities; run it first: kane run --hdf5 FILE.</source>
        <translation>Ein Modell hat keine Größen; lassen Sie es erst laufen: kane run --hdf5 DATEI.</translation>
    </message>
    <message>
        <source>--follow and --csv go together: what is followed is written.</source>
        <translation>--follow und --csv gehören zusammen: Was verfolgt wird, wird geschrieben.</translation>
    </message>
    <message>
        <source>There is no quantity &apos;{name}&apos;. Names are ELEMENT.QUANTITY, as in the CSV.</source>
        <translation>Es gibt keine Größe &apos;{name}&apos;. Die Namen haben die Form ELEMENT.GRÖSSE, wie in der CSV-Datei.</translation>
    </message>
    <message>
        <source>A cluster needs the library &apos;distributed&apos;: pip install &apos;kanevas[cluster]&apos;.</source>
        <translation>Ein Cluster braucht die Bibliothek &apos;distributed&apos;: pip install &apos;kanevas[cluster]&apos;.</translation>
    </message>
    <message>
        <source>There is no Dask scheduler at {address}: {error}</source>
        <translation>Unter {address} gibt es keinen Dask-Scheduler: {error}</translation>
    </message>
    <message>
        <source>Cannot read &apos;{text}&apos;: write NAME=START:STOP, as in p=0:40.</source>
        <translation>&apos;{text}&apos; ist nicht zu lesen: Schreiben Sie NAME=ANFANG:ENDE, wie in p=0:40.</translation>
    </message>
    <message>
        <source>there is nothing to move; add a body</source>
        <translation>es gibt nichts zu bewegen; fügen Sie einen Körper hinzu</translation>
    </message>
    <message>
        <source>In the expression of {owner}: {text}</source>
        <translation>Im Ausdruck von {owner}: {text}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; by {width:.3g} m</source>
        <translation>&apos;{name}&apos; um {width:.3g} m</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; by {angle:.3g} rad</source>
        <translation>&apos;{name}&apos; um {angle:.3g} rad</translation>
    </message>
    <message>
        <source>must not be zero</source>
        <translation>darf nicht null sein</translation>
    </message>
    <message>
        <source>must not lie along the axis or be zero</source>
        <translation>darf nicht entlang der Achse liegen oder null sein</translation>
    </message>
    <message>
        <source>three turns</source>
        <translation>drei Drehungen</translation>
    </message>
    <message>
        <source>is missing; give it, or a density of the shapes</source>
        <translation>fehlt; geben Sie sie an oder eine Dichte der Formen</translation>
    </message>
    <message>
        <source>a particle has no shape to weigh; give its mass</source>
        <translation>ein Massenpunkt hat keine Form, die sich wiegen ließe; geben Sie seine Masse an</translation>
    </message>
    <message>
        <source>a particle does not turn; let its velocity lead</source>
        <translation>ein Massenpunkt dreht sich nicht; lassen Sie seine Geschwindigkeit führen</translation>
    </message>
    <message>
        <source>must be positive, is {inertia:.12g}</source>
        <translation>muss positiv sein, ist {inertia:.12g}</translation>
    </message>
    <message>
        <source>follows from the density; leave one of them out</source>
        <translation>folgt aus der Dichte; lassen Sie eines von beiden weg</translation>
    </message>
    <message>
        <source>there are no shapes to weigh; add one, or give a mass</source>
        <translation>es gibt keine Formen, die sich wiegen ließen; fügen Sie eine hinzu oder geben Sie eine Masse an</translation>
    </message>
    <message>
        <source>a particle has none; leave it out</source>
        <translation>ein Massenpunkt hat keine; lassen Sie sie weg</translation>
    </message>
    <message>
        <source>is missing; give three principal moments, a density of the shapes, or &apos;particle&apos;: true for a point of mass that never turns</source>
        <translation>fehlt; geben Sie drei Hauptträgheitsmomente an, eine Dichte der Formen, oder &apos;particle&apos;: true für einen Massenpunkt, der sich nie dreht</translation>
    </message>
    <message>
        <source>origin of the body, {axis} in ground axes</source>
        <translation>Ursprung des Körpers, {axis} in Achsen des Bodens</translation>
    </message>
    <message>
        <source>velocity of the origin, {axis} in ground axes</source>
        <translation>Geschwindigkeit des Ursprungs, {axis} in Achsen des Bodens</translation>
    </message>
    <message>
        <source>angular velocity, {axis} in body axes</source>
        <translation>Winkelgeschwindigkeit, {axis} in Achsen des Körpers</translation>
    </message>
    <message>
        <source>angle turned about ground {axis}, full turns counted</source>
        <translation>Winkel der Drehung um {axis} des Bodens, volle Umdrehungen gezählt</translation>
    </message>
    <message>
        <source>speed of the origin</source>
        <translation>Betrag der Geschwindigkeit des Ursprungs</translation>
    </message>
    <message>
        <source>curvature of the path of the origin; 0 where it rests, at speeds up to the run&apos;s atol</source>
        <translation>Krümmung der Bahn des Ursprungs; 0, wo er ruht, bei Geschwindigkeiten bis atol des Laufs</translation>
    </message>
    <message>
        <source>kinetic energy</source>
        <translation>kinetische Energie</translation>
    </message>
    <message>
        <source>potential energy of its weight, zero at the origin of the ground</source>
        <translation>potentielle Energie des Gewichts, null am Ursprung des Bodens</translation>
    </message>
    <message>
        <source>Euler parameter e4, the scalar part</source>
        <translation>Euler-Parameter e4, der skalare Teil</translation>
    </message>
    <message>
        <source>Euler parameter e{number}</source>
        <translation>Euler-Parameter e{number}</translation>
    </message>
    <message>
        <source>force on body_b at point_b, {axis} in ground axes</source>
        <translation>Kraft auf Körper B in Punkt B, {axis} in Achsen des Bodens</translation>
    </message>
    <message>
        <source>torque on body_b, {axis} in ground axes</source>
        <translation>Moment auf Körper B, {axis} in Achsen des Bodens</translation>
    </message>
    <message>
        <source>stiffness and damping must not all be zero</source>
        <translation>Steifigkeit und Dämpfung dürfen nicht alle null sein</translation>
    </message>
    <message>
        <source>two turns</source>
        <translation>zwei Drehungen</translation>
    </message>
    <message>
        <source>a rate</source>
        <translation>eine Rate</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>an angle</source>
        <translation>ein Winkel</translation>
    </message>
    <message>
        <source>rate of the angle</source>
        <translation>Ableitung des Winkels</translation>
    </message>
    <message>
        <source>displacement</source>
        <translation>Verschiebung</translation>
    </message>
    <message>
        <source>a displacement</source>
        <translation>eine Verschiebung</translation>
    </message>
    <message>
        <source>rate of the displacement</source>
        <translation>Ableitung der Verschiebung</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>a length</source>
        <translation>eine Länge</translation>
    </message>
    <message>
        <source>rate of the length</source>
        <translation>Ableitung der Länge</translation>
    </message>
    <message>
        <source>tangential force in the mesh</source>
        <translation>Umfangskraft in der Verzahnung</translation>
    </message>
    <message>
        <source>force on the rack along its joint</source>
        <translation>Kraft auf die Zahnstange entlang ihres Gelenks</translation>
    </message>
    <message>
        <source>multiplier: force on a coordinate over its factor</source>
        <translation>Multiplikator: Kraft auf eine Koordinate, durch ihren Faktor geteilt</translation>
    </message>
    <message>
        <source>must differ from joint_a, both are &apos;{joint_a}&apos;</source>
        <translation>muss sich von joint_a unterscheiden, beide sind &apos;{joint_a}&apos;</translation>
    </message>
    <message>
        <source>must not be zero; leave the term out</source>
        <translation>darf nicht null sein; lassen Sie den Summanden weg</translation>
    </message>
    <message>
        <source>a turn and a slide along one axis</source>
        <translation>eine Drehung und eine Verschiebung entlang einer Achse</translation>
    </message>
    <message>
        <source>size of the drag force</source>
        <translation>Betrag der Widerstandskraft</translation>
    </message>
    <message>
        <source>power that force and torque turn into heat</source>
        <translation>Leistung, die Kraft und Moment in Wärme umsetzen</translation>
    </message>
    <message>
        <source>power that the flow of the medium puts in</source>
        <translation>Leistung, die die Strömung des Mediums zuführt</translation>
    </message>
    <message>
        <source>linear, quadratic, rotary_linear and rotary_quadratic must not all be zero</source>
        <translation>linear, quadratic, rotary_linear und rotary_quadratic dürfen nicht alle null sein</translation>
    </message>
    <message>
        <source>power that the driver puts in</source>
        <translation>Leistung, die der Antrieb zuführt</translation>
    </message>
    <message>
        <source>force on the body, {axis} in ground axes</source>
        <translation>Kraft auf den Körper, {axis} in Achsen des Bodens</translation>
    </message>
    <message>
        <source>torque on body_b about the axis</source>
        <translation>Moment auf Körper B um die Achse</translation>
    </message>
    <message>
        <source>force on body_b along the axis</source>
        <translation>Kraft auf Körper B entlang der Achse</translation>
    </message>
    <message>
        <source>force between the ends, pushing them apart positive</source>
        <translation>Kraft zwischen den Enden, positiv, wenn sie auseinanderdrückt</translation>
    </message>
    <message>
        <source>must be a body that can move, is &apos;ground&apos;</source>
        <translation>muss ein Körper sein, der sich bewegen kann, ist &apos;ground&apos;</translation>
    </message>
    <message>
        <source>must give at least one of x, y and z</source>
        <translation>muss mindestens eines von x, y und z angeben</translation>
    </message>
    <message>
        <source>must differ from body_a, both are &apos;{body_a}&apos;</source>
        <translation>muss sich von body_a unterscheiden, beide sind &apos;{body_a}&apos;</translation>
    </message>
    <message>
        <source>it changes nothing: name a parameter and a value</source>
        <translation>es ändert nichts: Nennen Sie einen Parameter und einen Wert</translation>
    </message>
    <message>
        <source>it sets parameters, which an event does whose does is change</source>
        <translation>es setzt Parameter, was ein Ereignis tut, dessen does change ist</translation>
    </message>
    <message>
        <source>it turns nothing: name a latch or a release</source>
        <translation>es stellt nichts: nennen Sie einen Riegel oder ein Lösen</translation>
    </message>
    <message>
        <source>it names a latch, which an event has whose does is shut or open</source>
        <translation>es nennt einen Riegel, was ein Ereignis tut, dessen does shut oder open ist</translation>
    </message>
    <message>
        <source>must be the name of a parameter, is &apos;{name}&apos;</source>
        <translation>muss der Name eines Parameters sein, ist &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is set twice; keep one of the two</source>
        <translation>&apos;{name}&apos; wird zweimal gesetzt; behalten Sie eines von beiden</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>potential energy, zero at infinite distance</source>
        <translation>potentielle Energie, null in unendlichem Abstand</translation>
    </message>
    <message>
        <source>must name at least two bodies, has &apos;{bodies}&apos; alone; leave it out to take all bodies</source>
        <translation>muss mindestens zwei Körper nennen, hat nur &apos;{bodies}&apos;; leer gelassen gilt es für alle Körper</translation>
    </message>
    <message>
        <source>must be a body with mass, is &apos;ground&apos;</source>
        <translation>muss ein Körper mit Masse sein, ist &apos;ground&apos;</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is in the list already</source>
        <translation>&apos;{name}&apos; steht schon in der Liste</translation>
    </message>
    <message>
        <source>stiffness, damping, friction and motor are all zero</source>
        <translation>Steifigkeit, Dämpfung, Reibung und Motor sind alle null</translation>
    </message>
    <message>
        <source>all but the slip across</source>
        <translation>alles außer dem Gleiten nach der Seite</translation>
    </message>
    <message>
        <source>must not be zero; give the direction of no slip</source>
        <translation>darf nicht null sein; geben Sie die Richtung an, in der nichts gleitet</translation>
    </message>
    <message>
        <source>it would open by what shuts it: give another condition, or none</source>
        <translation>er würde durch das öffnen, was ihn schließt: Geben Sie eine andere Bedingung, oder keine</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; neither begins to hold nor ends: write a condition such as t &gt; 2 or angle(&apos;hinge&apos;) &gt; 1</source>
        <translation>&apos;{text}&apos; tritt weder ein noch endet es: Schreiben Sie eine Bedingung wie t &gt; 2 oder angle(&apos;hinge&apos;) &gt; 1</translation>
    </message>
    <message>
        <source>force of the magnet, pulling positive</source>
        <translation>Kraft des Magneten, positiv, wenn er zieht</translation>
    </message>
    <message>
        <source>must not be zero; a magnet without strength is none</source>
        <translation>darf nicht null sein; ein Magnet ohne Stärke ist keiner</translation>
    </message>
    <message>
        <source>or leave them to shapes with a density</source>
        <translation>oder überlassen Sie sie Formen mit einer Dichte</translation>
    </message>
    <message>
        <source>no shapes have no mass centre</source>
        <translation>ohne Formen gibt es keinen Schwerpunkt</translation>
    </message>
    <message>
        <source>the mass must be positive and finite, is {mass:.6g}; give a mass above 0 kg, or mend the sizes and densities of the shapes; a part without mass is no body, but a joint: a universal or ball joint, or a rod that keeps a distance</source>
        <translation>die Masse muss positiv und endlich sein, ist {mass:.6g}; geben Sie eine Masse über 0 kg an, oder berichtigen Sie Maße und Dichten der Formen; ein Teil ohne Masse ist kein Körper, sondern ein Gelenk: ein Kardan- oder Kugelgelenk oder eine Stange, die einen Abstand hält</translation>
    </message>
    <message>
        <source>must be finite numbers; give moments in kg m^2, {instead}</source>
        <translation>müssen endliche Zahlen sein; geben Sie Momente in kg m^2 an, {instead}</translation>
    </message>
    <message>
        <source>{name} must be positive, the smallest is {low:.6g} against {high:.6g}; give even a thin bar its small moment m r²/2 about its axis, {instead}</source>
        <translation>{name} müssen positiv sein, das kleinste ist {low:.6g} gegen {high:.6g}; geben Sie selbst einem dünnen Stab sein kleines Moment m r²/2 um seine Achse, {instead}</translation>
    </message>
    <message>
        <source>the moments of inertia</source>
        <translation>die Trägheitsmomente</translation>
    </message>
    <message>
        <source>the largest of {name} must not exceed the sum of the other two, is {high:.6g} against {others:.6g}; no distribution of mass gives that; mend units, digits and signs, {instead}</source>
        <translation>das größte unter {name} darf nicht größer sein als die Summe der beiden anderen, ist {high:.6g} gegen {others:.6g}; keine Verteilung der Masse ergibt das; prüfen Sie Einheiten, Ziffern und Vorzeichen, {instead}</translation>
    </message>
    <message>
        <source>must be the same on both sides of the diagonal, but has {given:.6g} in row {row}, column {column} and {mirrored:.6g} in row {column}, column {row}; give −∫xy dm, −∫xz dm and −∫yz dm twice</source>
        <translation>muss auf beiden Seiten der Diagonale gleich sein, hat aber {given:.6g} in Zeile {row}, Spalte {column} und {mirrored:.6g} in Zeile {column}, Spalte {row}; geben Sie −∫xy dm, −∫xz dm und −∫yz dm zweimal an</translation>
    </message>
    <message>
        <source>the principal moments of inertia</source>
        <translation>die Hauptträgheitsmomente</translation>
    </message>
    <message>
        <source>point, {axis} in ground axes</source>
        <translation>Punkt, {axis} in Achsen des Bodens</translation>
    </message>
    <message>
        <source>velocity of the point, {axis} in ground axes</source>
        <translation>Geschwindigkeit des Punktes, {axis} in Achsen des Bodens</translation>
    </message>
    <message>
        <source>acceleration of the point, {axis} in ground axes</source>
        <translation>Beschleunigung des Punktes, {axis} in Achsen des Bodens</translation>
    </message>
    <message>
        <source>speed of the point</source>
        <translation>Betrag der Geschwindigkeit des Punktes</translation>
    </message>
    <message>
        <source>Euler parameters must have length 1, have {length:.6g}; give [0, 0, 0, 1] for no turn, or {{&quot;axis&quot;: [0, 0, 1], &quot;angle&quot;: 0.3}}</source>
        <translation>Euler-Parameter müssen den Betrag 1 haben, haben {length:.6g}; geben Sie [0, 0, 0, 1] für keine Drehung an, oder {{&quot;axis&quot;: [0, 0, 1], &quot;angle&quot;: 0.3}}</translation>
    </message>
    <message>
        <source>must not be zero; give the direction of the turn</source>
        <translation>darf nicht null sein; geben Sie die Richtung der Drehachse an</translation>
    </message>
    <message>
        <source>enclose no area, they lie on one line; for a bar take a rod</source>
        <translation>umschließen keine Fläche, sie liegen auf einer Geraden; nehmen Sie für eine Stange einen Stab</translation>
    </message>
    <message>
        <source>repeats corner {i}; leave it out, the outline closes by itself</source>
        <translation>wiederholt Ecke {i}; lassen Sie sie weg, der Umriss schließt sich von selbst</translation>
    </message>
    <message>
        <source>the outline must not cross or touch itself, but the edges {first}-{after_first} and {second}-{after_second} (corners counted from 0) meet; put the corners in their order around the plate, or make it of several polygons</source>
        <translation>der Umriss darf sich nicht kreuzen oder berühren, aber die Kanten {first}-{after_first} und {second}-{after_second} (Ecken ab 0 gezählt) treffen sich; ordnen Sie die Ecken um die Platte herum, oder machen Sie mehrere Vielecke daraus</translation>
    </message>
    <message>
        <source>three slides and a turn</source>
        <translation>drei Verschiebungen und eine Drehung</translation>
    </message>
    <message>
        <source>three slides and two turns</source>
        <translation>drei Verschiebungen und zwei Drehungen</translation>
    </message>
    <message>
        <source>two slides and a turn</source>
        <translation>zwei Verschiebungen und eine Drehung</translation>
    </message>
    <message>
        <source>two slides and three turns</source>
        <translation>zwei Verschiebungen und drei Drehungen</translation>
    </message>
    <message>
        <source>a slide and three turns</source>
        <translation>eine Verschiebung und drei Drehungen</translation>
    </message>
    <message>
        <source>displacement along {direction}</source>
        <translation>Verschiebung entlang {direction}</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>sum of coordinates</source>
        <translation>Summe von Koordinaten</translation>
    </message>
    <message>
        <source>along {axis}</source>
        <translation>entlang {axis}</translation>
    </message>
    <message>
        <source>along {direction}</source>
        <translation>entlang {direction}</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>slip 1</source>
        <translation>Schlupf 1</translation>
    </message>
    <message>
        <source>slip 2</source>
        <translation>Schlupf 2</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>{axis} of {body}</source>
        <translation>{axis} von {body}</translation>
    </message>
    <message>
        <source>one slide</source>
        <translation>eine Verschiebung</translation>
    </message>
    <message>
        <source>power that the hand puts in</source>
        <translation>Leistung, die die Hand einbringt</translation>
    </message>
    <message>
        <source>torque on the body, {axis} in ground axes</source>
        <translation>Moment auf den Körper, {axis} in Achsen des Bodens</translation>
    </message>
    <message>
        <source>constraint force on body_b, {axis} in ground axes</source>
        <translation>Zwangskraft auf Körper B, {axis} in Achsen des Bodens</translation>
    </message>
    <message>
        <source>constraint moment on body_b about point_b, {axis} in ground axes</source>
        <translation>Zwangsmoment auf Körper B um Punkt B, {axis} in Achsen des Bodens</translation>
    </message>
    <message>
        <source>angle of body_b from body_a about the axis, full turns counted</source>
        <translation>Winkel von Körper B gegen Körper A um die Achse, volle Umdrehungen gezählt</translation>
    </message>
    <message>
        <source>displacement of point_b from point_a along the axis</source>
        <translation>Verschiebung von Punkt B gegen Punkt A entlang der Achse</translation>
    </message>
    <message>
        <source>distance between the ends</source>
        <translation>Abstand der Enden</translation>
    </message>
    <message>
        <source>potential energy</source>
        <translation>potentielle Energie</translation>
    </message>
    <message>
        <source>power that it gives to the bodies</source>
        <translation>Leistung, die es den Körpern zuführt</translation>
    </message>
    <message>
        <source>power that it turns into heat</source>
        <translation>Leistung, die es in Wärme umsetzt</translation>
    </message>
    <message>
        <source>one turn</source>
        <translation>eine Drehung</translation>
    </message>
    <message>
        <source>all but the distance</source>
        <translation>alles außer dem Abstand</translation>
    </message>
    <message>
        <source>three speeds</source>
        <translation>drei Geschwindigkeiten</translation>
    </message>
    <message>
        <source>a turn with its advance</source>
        <translation>eine Drehung mit ihrem Vorschub</translation>
    </message>
    <message>
        <source>must not be zero; a revolute joint does not advance</source>
        <translation>darf nicht null sein; ein Drehgelenk hat keinen Vorschub</translation>
    </message>
    <message>
        <source>must differ from start; for a ball take a sphere</source>
        <translation>muss sich von start unterscheiden; nehmen Sie für eine Kugel die Form Kugel</translation>
    </message>
    <message>
        <source>must differ from base; for a flat plate take a disc</source>
        <translation>muss sich von base unterscheiden; nehmen Sie für eine flache Platte eine Scheibe</translation>
    </message>
    <message>
        <source>force in the spring, damper and actuator, pulling positive</source>
        <translation>Kraft in Feder, Dämpfer und Aktor, positiv, wenn sie zieht</translation>
    </message>
    <message>
        <source>stiffness, damping and pull must not all be zero</source>
        <translation>Steifigkeit, Dämpfung und weitere Kraft dürfen nicht alle null sein</translation>
    </message>
    <message>
        <source>how the stop pushes the measure: N of a length, N m of an angle</source>
        <translation>wie der Anschlag die Messgröße drückt: N bei einer Länge, N m bei einem Winkel</translation>
    </message>
    <message>
        <source>a rigid stop has no damping: give it a stiffness, too, or a restitution instead</source>
        <translation>ein starrer Anschlag hat keine Dämpfung: Geben Sie ihm auch eine Steifigkeit, oder stattdessen eine Stoßzahl</translation>
    </message>
    <message>
        <source>a stop with stiffness has no restitution: its damping says what it takes; set one of the two to nothing</source>
        <translation>ein Anschlag mit Steifigkeit hat keine Stoßzahl: Seine Dämpfung sagt, was er nimmt; lassen Sie eines von beiden weg</translation>
    </message>
    <message>
        <source>all but one sum of speeds</source>
        <translation>alles außer einer Summe von Geschwindigkeiten</translation>
    </message>
    <message>
        <source>power that the prescribed speed puts in</source>
        <translation>Leistung, die die vorgeschriebene Geschwindigkeit zuführt</translation>
    </message>
    <message>
        <source>must not be zero where angular is zero too</source>
        <translation>darf nicht null sein, wo auch angular null ist</translation>
    </message>
    <message>
        <source>column {column}: {text}</source>
        <translation>Spalte {column}: {text}</translation>
    </message>
    <message>
        <source>… and 1 more fault.</source>
        <translation>… und 1 weiterer Fehler.</translation>
    </message>
    <message>
        <source>… and {more} more faults.</source>
        <translation>… und {more} weitere Fehler.</translation>
    </message>
    <message>
        <source>It is not finished, and does not run yet:</source>
        <translation>Es ist nicht fertig und läuft noch nicht:</translation>
    </message>
    <message>
        <source>Wrote {path}</source>
        <translation>{path} geschrieben</translation>
    </message>
    <message>
        <source>Cannot open {path}: there is no such file.</source>
        <translation>{path} kann nicht geöffnet werden: Es gibt keine solche Datei.</translation>
    </message>
    <message>
        <source>--{name} needs a run; run it first: kane run --hdf5 FILE.</source>
        <translation>--{name} braucht einen Lauf; lassen Sie das Modell erst laufen: kane run --hdf5 DATEI.</translation>
    </message>
    <message>
        <source>takes too long to be read</source>
        <translation>braucht zu lange zum Lesen</translation>
    </message>
    <message>
        <source>cannot be read here: {error}</source>
        <translation>kann hier nicht gelesen werden: {error}</translation>
    </message>
    <message>
        <source>cannot be read within the time and memory there is for it</source>
        <translation>kann in der Zeit und mit dem Speicher, die es dafür gibt, nicht gelesen werden</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>ist beschädigt</translation>
    </message>
    <message>
        <source>the unit {unit} is not known: numbers stay as they are</source>
        <translation>die Einheit {unit} ist unbekannt: Die Zahlen bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>columns: as tables, and as measures that show them beside a run</source>
        <translation>Spalten: als Tabellen, und als Messwerte, die sie neben einem Lauf zeigen</translation>
    </message>
    <message>
        <source>needs 2 to {most} columns of numbers</source>
        <translation>braucht 2 bis {most} Spalten mit Zahlen</translation>
    </message>
    <message>
        <source>is taken for the time</source>
        <translation>gilt als die Zeit</translation>
    </message>
    <message>
        <source>holds no two times with numbers</source>
        <translation>enthält keine zwei Zeiten mit Zahlen</translation>
    </message>
    <message>
        <source>times are seconds</source>
        <translation>Zeiten sind Sekunden</translation>
    </message>
    <message>
        <source>{count} lines that are not all numbers</source>
        <translation>{count} Zeilen, die nicht nur Zahlen sind</translation>
    </message>
    <message>
        <source>{count} lines whose time does not rise</source>
        <translation>{count} Zeilen, deren Zeit nicht steigt</translation>
    </message>
    <message>
        <source>all but each line of {count}</source>
        <translation>alle außer jeder {count}. Zeile</translation>
    </message>
    <message>
        <source>no table of numbers: {error}</source>
        <translation>keine Tabelle aus Zahlen: {error}</translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation>Erraten</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>whoever runs the FMU needs a Python with kane</source>
        <translation>wer die FMU laufen lässt, braucht ein Python mit kane</translation>
    </message>
    <message>
        <source>motion of bodies, coordinates of joints and measures: as outputs</source>
        <translation>Bewegung der Körper, Koordinaten der Gelenke und Messwerte: als Ausgänge</translation>
    </message>
    <message>
        <source>inputs: as inputs</source>
        <translation>Eingänge: als Eingänge</translation>
    </message>
    <message>
        <source>Robot of ROS, URDF</source>
        <translation>Roboter von ROS, URDF</translation>
    </message>
    <message>
        <source>Model of MuJoCo, MJCF</source>
        <translation>Modell von MuJoCo, MJCF</translation>
    </message>
    <message>
        <source>Model of Gazebo, SDF</source>
        <translation>Modell von Gazebo, SDF</translation>
    </message>
    <message>
        <source>Solid as a mesh: STL, OBJ, PLY</source>
        <translation>Fester Körper als Netz: STL, OBJ, PLY</translation>
    </message>
    <message>
        <source>Solid as a mesh: glTF</source>
        <translation>Fester Körper als Netz: glTF</translation>
    </message>
    <message>
        <source>Outlines of plates: SVG</source>
        <translation>Umrisse von Platten: SVG</translation>
    </message>
    <message>
        <source>Outlines of plates: DXF</source>
        <translation>Umrisse von Platten: DXF</translation>
    </message>
    <message>
        <source>Measured values, CSV</source>
        <translation>Gemessene Werte, CSV</translation>
    </message>
    <message>
        <source>Animation in 3D, glTF</source>
        <translation>Animation in 3D, glTF</translation>
    </message>
    <message>
        <source>There is no format &apos;{name}&apos;; there are {names}.</source>
        <translation>Es gibt kein Format „{name}“; es gibt {names}.</translation>
    </message>
    <message>
        <source>{words} says the {what} itself.</source>
        <translation>{words}: Die Datei sagt selbst, was {what} ist.</translation>
    </message>
    <message>
        <source>Cannot import {path}: files that can be read end in {suffixes}.</source>
        <translation>{path} kann nicht importiert werden: Lesbare Dateien enden auf {suffixes}.</translation>
    </message>
    <message>
        <source>There is no unit &apos;{name}&apos;; there are {names}.</source>
        <translation>Es gibt keine Einheit „{name}“; es gibt {names}.</translation>
    </message>
    <message>
        <source>The density must be larger than 0, is {density:g}.</source>
        <translation>Die Dichte muss größer als 0 sein, ist {density:g}.</translation>
    </message>
    <message>
        <source>The library &apos;{name}&apos; is not there: pip install &apos;kanevas[exchange]&apos;.</source>
        <translation>Die Bibliothek „{name}“ ist nicht da: pip install &apos;kanevas[exchange]&apos;.</translation>
    </message>
    <message>
        <source>joints and what acts: bodies alone are in the file</source>
        <translation>Gelenke und was wirkt: In der Datei stehen nur Körper</translation>
    </message>
    <message>
        <source>frames before what happens in no time: jumps are sudden</source>
        <translation>Bilder vor dem, was in einem Augenblick geschieht: Sprünge sind plötzlich</translation>
    </message>
    <message>
        <source>has no shape: a small ball stands for it</source>
        <translation>hat keine Form: Eine kleine Kugel steht dafür</translation>
    </message>
    <message>
        <source>no body can have its inertia (Ixx {xx:.4g}, Iyy {yy:.4g}, Izz {zz:.4g} kg m²); takes the nearest that one can</source>
        <translation>kein Körper kann diese Trägheit haben (Ixx {xx:.4g}, Iyy {yy:.4g}, Izz {zz:.4g} kg m²); nimmt die nächste, die einer haben kann</translation>
    </message>
    <message>
        <source>moves and has no mass; becomes a ball of water of {mass:.3g} kg</source>
        <translation>bewegt sich und hat keine Masse; wird eine Kugel aus Wasser von {mass:.3g} kg</translation>
    </message>
    <message>
        <source>has mass and no inertia; takes that of a ball of water</source>
        <translation>hat Masse und keine Trägheit; nimmt die einer Kugel aus Wasser</translation>
    </message>
    <message>
        <source>moves and has no mass; weighs what its shapes do of water</source>
        <translation>bewegt sich und hat keine Masse; wiegt so viel wie seine Formen aus Wasser</translation>
    </message>
    <message>
        <source>moves in space, and cannot be part of a planar model</source>
        <translation>bewegt sich im Raum und kann kein Teil eines ebenen Modells sein</translation>
    </message>
    <message>
        <source>{count} bodies of the part</source>
        <translation>{count} Körper des Teils</translation>
    </message>
    <message>
        <source>gravity, plane and run settings of the part: the model&apos;s hold</source>
        <translation>Schwerkraft, Ebene und Laufeinstellungen des Teils: Es gelten die des Modells</translation>
    </message>
    <message>
        <source>is a name in the model already; take another prefix</source>
        <translation>ist schon ein Name im Modell; nehmen Sie einen anderen Vorsatz</translation>
    </message>
    <message>
        <source>has no way between its limits; is taken to have none</source>
        <translation>hat keinen Weg zwischen seinen Grenzen; gilt als unbegrenzt</translation>
    </message>
    <message>
        <source>follows the joint &apos;{name}&apos;, which is not there</source>
        <translation>folgt dem Gelenk „{name}“, das es nicht gibt</translation>
    </message>
    <message>
        <source>follows the joint &apos;{name}&apos;, which follows it</source>
        <translation>folgt dem Gelenk „{name}“, das ihm folgt</translation>
    </message>
    <message>
        <source>limits of joints that follow others: as limits of those</source>
        <translation>Grenzen von Gelenken, die anderen folgen: als Grenzen von diesen</translation>
    </message>
    <message>
        <source>starts in the middle of its limits, as they leave out zero</source>
        <translation>beginnt in der Mitte seiner Grenzen, da sie die Null auslassen</translation>
    </message>
    <message>
        <source>there are several with the name &apos;{name}&apos;</source>
        <translation>es gibt mehrere mit dem Namen „{name}“</translation>
    </message>
    <message>
        <source>hangs on nothing: is fixed to the ground; delete that joint to let it go</source>
        <translation>hängt an nichts: ist am Boden befestigt; löschen Sie dieses Gelenk, um es loszulassen</translation>
    </message>
    <message>
        <source>limits of joints: as stops, plastic, as nothing tells restitution</source>
        <translation>Grenzen von Gelenken: als Anschläge, plastisch, da nichts eine Stoßzahl nennt</translation>
    </message>
    <message>
        <source>damping and springs of joints: as springs in joints</source>
        <translation>Dämpfung und Federn von Gelenken: als Federn in Gelenken</translation>
    </message>
    <message>
        <source>friction of joints: as dry friction, which sticks and slides</source>
        <translation>Reibung von Gelenken: als trockene Reibung, die haftet und gleitet</translation>
    </message>
    <message>
        <source>joints that follow others: as couplings</source>
        <translation>Gelenke, die anderen folgen: als Kopplungen</translation>
    </message>
    <message>
        <source>nothing in it has mass, so there is nothing to move</source>
        <translation>nichts darin hat Masse, also bewegt sich nichts</translation>
    </message>
    <message>
        <source>there is no link in it, so nothing that could move</source>
        <translation>es ist kein Glied darin, also nichts, was sich bewegen könnte</translation>
    </message>
    <message>
        <source>joints that close loops: as joints</source>
        <translation>Gelenke, die Schleifen schließen: als Gelenke</translation>
    </message>
    <message>
        <source>has no mass and is fixed: becomes a point of the body that carries it</source>
        <translation>hat keine Masse und ist fest: wird ein Punkt des Körpers, der es trägt</translation>
    </message>
    <message>
        <source>what acts in a joint of no or several ways</source>
        <translation>was in einem Gelenk mit keinem oder mehreren Wegen wirkt</translation>
    </message>
    <message>
        <source>joins &apos;{end}&apos; to itself</source>
        <translation>verbindet „{end}“ mit sich selbst</translation>
    </message>
    <message>
        <source>has no mass and hangs on nothing: is the ground</source>
        <translation>hat keine Masse und hängt an nichts: ist der Boden</translation>
    </message>
    <message>
        <source>leads to the link &apos;{end}&apos;, which is not there</source>
        <translation>führt zum Glied „{end}“, das es nicht gibt</translation>
    </message>
    <message>
        <source>a mesh: drawn as a box of its size</source>
        <translation>ein Netz: gezeichnet als Quader seiner Größe</translation>
    </message>
    <message>
        <source>mass, mass centre and inertia: from the mesh and the density</source>
        <translation>Masse, Schwerpunkt und Trägheit: aus Netz und Dichte</translation>
    </message>
    <message>
        <source>lengths are metres</source>
        <translation>Längen sind Meter</translation>
    </message>
    <message>
        <source>lengths are millimetres</source>
        <translation>Längen sind Millimeter</translation>
    </message>
    <message>
        <source>its density is that of water, 1000 kg/m³</source>
        <translation>die Dichte ist die von Wasser, 1000 kg/m³</translation>
    </message>
    <message>
        <source>the mesh is open or inside out: mass and inertia are those of its hull</source>
        <translation>das Netz ist offen oder umgestülpt: Masse und Trägheit sind die seiner Hülle</translation>
    </message>
    <message>
        <source>the mesh encloses no volume</source>
        <translation>das Netz umschließt keinen Rauminhalt</translation>
    </message>
    <message>
        <source>leads out of the folder of the file: is not opened</source>
        <translation>führt aus dem Ordner der Datei hinaus: wird nicht geöffnet</translation>
    </message>
    <message>
        <source>holds no mesh that can be read</source>
        <translation>enthält kein lesbares Netz</translation>
    </message>
    <message>
        <source>is a mesh that is not there</source>
        <translation>ist ein Netz, das es nicht gibt</translation>
    </message>
    <message>
        <source>is of a type that is not read here</source>
        <translation>ist von einer Art, die hier nicht gelesen wird</translation>
    </message>
    <message>
        <source>is larger than any mesh that is read here</source>
        <translation>ist größer als jedes Netz, das hier gelesen wird</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; leads out of the folder of the file</source>
        <translation>„{name}“ führt aus dem Ordner der Datei hinaus</translation>
    </message>
    <message>
        <source>contacts: bodies do not hit each other</source>
        <translation>Berührungen: Körper stoßen nicht aneinander</translation>
    </message>
    <message>
        <source>several joints of one body: a frame of hardly any mass stands between them</source>
        <translation>mehrere Gelenke eines Körpers: Ein Rahmen fast ohne Masse steht dazwischen</translation>
    </message>
    <message>
        <source>is no MJCF: its outermost element must be &lt;mujoco&gt;</source>
        <translation>ist kein MJCF: Das äußerste Element muss &lt;mujoco&gt; sein</translation>
    </message>
    <message>
        <source>starts in the key frame &apos;{name}&apos;</source>
        <translation>beginnt im Schlüsselbild „{name}“</translation>
    </message>
    <message>
        <source>motors and controllers</source>
        <translation>Motoren und Regler</translation>
    </message>
    <message>
        <source>the start of a ball joint in the key frame</source>
        <translation>der Beginn eines Kugelgelenks im Schlüsselbild</translation>
    </message>
    <message>
        <source>a box that stands askew: drawn as a rod</source>
        <translation>ein Quader, der schräg steht: gezeichnet als Stab</translation>
    </message>
    <message>
        <source>inertia of rotors: the motion differs without it</source>
        <translation>Trägheit von Läufern: Ohne sie ist die Bewegung eine andere</translation>
    </message>
    <message>
        <source>asks for a plug-in of MuJoCo, which is not run</source>
        <translation>verlangt ein Zusatzmodul von MuJoCo, das nicht ausgeführt wird</translation>
    </message>
    <message>
        <source>has a shape that cannot be drawn here</source>
        <translation>hat eine Form, die hier nicht gezeichnet werden kann</translation>
    </message>
    <message>
        <source>limits, springs and damping of ball joints</source>
        <translation>Grenzen, Federn und Dämpfung von Kugelgelenken</translation>
    </message>
    <message>
        <source>an equality that is switched off</source>
        <translation>eine Gleichung, die abgeschaltet ist</translation>
    </message>
    <message>
        <source>a tendon that no spring can be</source>
        <translation>eine Sehne, die keine Feder sein kann</translation>
    </message>
    <message>
        <source>an equality that no joint or coupling can be</source>
        <translation>eine Gleichung, die kein Gelenk und keine Kopplung sein kann</translation>
    </message>
    <message>
        <source>includes more files than any model needs</source>
        <translation>bindet mehr Dateien ein, als irgendein Modell braucht</translation>
    </message>
    <message>
        <source>cones and plates: not drawn</source>
        <translation>Kegel und Platten: nicht gezeichnet</translation>
    </message>
    <message>
        <source>there is no such joint in MJCF</source>
        <translation>ein solches Gelenk gibt es in MJCF nicht</translation>
    </message>
    <message>
        <source>mark: it is noted; stop: the run ends; change: parameters change; shut: the latch is shut; open: it is opened.</source>
        <translation>mark: es wird gemerkt; stop: der Lauf endet; change: Parameter ändern sich; shut: der Riegel wird geschlossen; open: er wird geöffnet.</translation>
    </message>
    <message>
        <source>closes a loop: an equality, which gives way</source>
        <translation>schließt eine Schleife: eine Gleichung, die nachgibt</translation>
    </message>
    <message>
        <source>formulas and parameters: their numbers are written</source>
        <translation>Formeln und Parameter: Geschrieben werden ihre Zahlen</translation>
    </message>
    <message>
        <source>nothing holds bodies in the plane but their joints</source>
        <translation>nichts hält Körper in der Ebene außer ihren Gelenken</translation>
    </message>
    <message>
        <source>is a particle: has no inertia in the file</source>
        <translation>ist ein Massenpunkt: hat in der Datei keine Trägheit</translation>
    </message>
    <message>
        <source>has no place in such a file</source>
        <translation>hat in einer solchen Datei keinen Platz</translation>
    </message>
    <message>
        <source>restitution and stiffness of stops</source>
        <translation>Stoßzahl und Steifigkeit von Anschlägen</translation>
    </message>
    <message>
        <source>the motor of a spring in a joint</source>
        <translation>der Motor einer Feder in einem Gelenk</translation>
    </message>
    <message>
        <source>the smooth friction of a spring in a joint</source>
        <translation>die glatte Reibung einer Feder in einem Gelenk</translation>
    </message>
    <message>
        <source>friction that grows with the joint&apos;s force</source>
        <translation>Reibung, die mit der Kraft des Gelenks wächst</translation>
    </message>
    <message>
        <source>plates are {thickness:.4g} m thick</source>
        <translation>Platten sind {thickness:.4g} m dick</translation>
    </message>
    <message>
        <source>a pixel is 1/96 of an inch, as in SVG</source>
        <translation>ein Bildpunkt ist 1/96 Zoll, wie in SVG</translation>
    </message>
    <message>
        <source>outlines of many corners: with fewer</source>
        <translation>Umrisse mit vielen Ecken: mit weniger</translation>
    </message>
    <message>
        <source>an outline that encloses nothing, or crosses itself</source>
        <translation>ein Umriss, der nichts umschließt oder sich kreuzt</translation>
    </message>
    <message>
        <source>gravity is 9.81 m/s² downwards in the drawing</source>
        <translation>die Schwerkraft ist 9,81 m/s² in der Zeichnung nach unten</translation>
    </message>
    <message>
        <source>lines that close nothing</source>
        <translation>Linien, die nichts schließen</translation>
    </message>
    <message>
        <source>nothing stands on the ground: a layer called &apos;ground&apos; would be it</source>
        <translation>nichts steht auf dem Boden: Eine Ebene namens „ground“ wäre er</translation>
    </message>
    <message>
        <source>holes that are no circles</source>
        <translation>Löcher, die keine Kreise sind</translation>
    </message>
    <message>
        <source>is the ground</source>
        <translation>ist der Boden</translation>
    </message>
    <message>
        <source>holds no closed outline</source>
        <translation>enthält keinen geschlossenen Umriss</translation>
    </message>
    <message>
        <source>circles in one plate: points of it</source>
        <translation>Kreise in einer Platte: Punkte von ihr</translation>
    </message>
    <message>
        <source>circles in two plates: hinges</source>
        <translation>Kreise in zwei Platten: Scharniere</translation>
    </message>
    <message>
        <source>is no SDF: its outermost element must be &lt;sdf&gt;</source>
        <translation>ist kein SDF: Das äußerste Element muss &lt;sdf&gt; sein</translation>
    </message>
    <message>
        <source>there is no model in it</source>
        <translation>es ist kein Modell darin</translation>
    </message>
    <message>
        <source>models in models and includes</source>
        <translation>Modelle in Modellen und Eingebundenes</translation>
    </message>
    <message>
        <source>models behind the first one</source>
        <translation>Modelle hinter dem ersten</translation>
    </message>
    <message>
        <source>gravity is 9.8 m/s² against z, as in SDF</source>
        <translation>die Schwerkraft ist 9,8 m/s² gegen z, wie in SDF</translation>
    </message>
    <message>
        <source>leads to the frame &apos;{name}&apos;, which is not there</source>
        <translation>führt zum Rahmen „{name}“, den es nicht gibt</translation>
    </message>
    <message>
        <source>its pose is relative to itself</source>
        <translation>seine Lage bezieht sich auf sich selbst</translation>
    </message>
    <message>
        <source>springs between points: SDF has none</source>
        <translation>Federn zwischen Punkten: SDF hat keine</translation>
    </message>
    <message>
        <source>speeds at the start: SDF has none</source>
        <translation>Geschwindigkeiten am Beginn: SDF hat keine</translation>
    </message>
    <message>
        <source>there is no such joint in SDF</source>
        <translation>ein solches Gelenk gibt es in SDF nicht</translation>
    </message>
    <message>
        <source>gravity is 9.81 m/s² against z, as in ROS</source>
        <translation>die Schwerkraft ist 9,81 m/s² gegen z, wie in ROS</translation>
    </message>
    <message>
        <source>is no URDF: its outermost element must be &lt;robot&gt;</source>
        <translation>ist kein URDF: Das äußerste Element muss &lt;robot&gt; sein</translation>
    </message>
    <message>
        <source>is written in xacro; let xacro make a URDF file of it first</source>
        <translation>ist in xacro geschrieben; lassen Sie xacro erst eine URDF-Datei daraus machen</translation>
    </message>
    <message>
        <source>shapes for collisions: bodies do not hit each other</source>
        <translation>Formen für Zusammenstöße: Körper stoßen nicht aneinander</translation>
    </message>
    <message>
        <source>the mass of &apos;{name}&apos; must not be negative, is {mass:g}</source>
        <translation>die Masse von „{name}“ darf nicht negativ sein, ist {mass:g}</translation>
    </message>
    <message>
        <source>is for controllers</source>
        <translation>ist für Regler</translation>
    </message>
    <message>
        <source>a joint that holds nothing: is no joint here</source>
        <translation>ein Gelenk, das nichts hält: ist hier kein Gelenk</translation>
    </message>
    <message>
        <source>needs &lt;{first}&gt; and &lt;{second}&gt;</source>
        <translation>braucht &lt;{first}&gt; und &lt;{second}&gt;</translation>
    </message>
    <message>
        <source>limits of effort and speed: no motor is in the file</source>
        <translation>Grenzen von Kraft und Geschwindigkeit: In der Datei ist kein Motor</translation>
    </message>
    <message>
        <source>is for other programs</source>
        <translation>ist für andere Programme</translation>
    </message>
    <message>
        <source>there is no joint of the type &apos;{kind}&apos;</source>
        <translation>es gibt kein Gelenk der Art „{kind}“</translation>
    </message>
    <message>
        <source>its axis must not be zero</source>
        <translation>seine Achse darf nicht null sein</translation>
    </message>
    <message>
        <source>start and speeds: in an element that other programs pass over</source>
        <translation>Beginn und Geschwindigkeiten: in einem Element, das andere Programme übergehen</translation>
    </message>
    <message>
        <source>springs: URDF has none</source>
        <translation>Federn: URDF hat keine</translation>
    </message>
    <message>
        <source>closes a loop: &apos;loop_joint&apos;, which not all programs read</source>
        <translation>schließt eine Schleife: „loop_joint“, was nicht alle Programme lesen</translation>
    </message>
    <message>
        <source>springs in joints: URDF has none</source>
        <translation>Federn in Gelenken: URDF hat keine</translation>
    </message>
    <message>
        <source>there is no such joint in URDF</source>
        <translation>ein solches Gelenk gibt es in URDF nicht</translation>
    </message>
    <message>
        <source>cones and plates with more than four corners</source>
        <translation>Kegel und Platten mit mehr als vier Ecken</translation>
    </message>
    <message>
        <source>declares the entity &apos;{name}&apos;; no model needs one, and some do harm</source>
        <translation>vereinbart die Entität „{name}“; kein Modell braucht eine, und manche schaden</translation>
    </message>
    <message>
        <source>line {line}, {tag}</source>
        <translation>Zeile {line}, {tag}</translation>
    </message>
    <message>
        <source>needs the attribute &apos;{name}&apos;</source>
        <translation>braucht das Attribut „{name}“</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; must be {count} numbers, has {words}</source>
        <translation>„{name}“ muss aus {count} Zahlen bestehen, hat {words}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; must be a number, is &apos;{word}&apos;</source>
        <translation>„{name}“ muss eine Zahl sein, ist „{word}“</translation>
    </message>
    <message>
        <source>nested too deeply: no model needs more than {most}</source>
        <translation>zu tief verschachtelt: Kein Modell braucht mehr als {most}</translation>
    </message>
    <message>
        <source>more elements than any model needs: {most}</source>
        <translation>mehr Elemente, als irgendein Modell braucht: {most}</translation>
    </message>
    <message>
        <source>not XML here: {fault}</source>
        <translation>hier kein XML: {fault}</translation>
    </message>
    <message>
        <source>the time &apos;t&apos;</source>
        <translation>die Zeit &apos;t&apos;</translation>
    </message>
    <message>
        <source>expected numbers and parameters alone, found {described}; this number stays the same during a run</source>
        <translation>erwartet: nur Zahlen und Parameter, gefunden: {described}; diese Zahl bleibt während eines Laufs dieselbe</translation>
    </message>
    <message>
        <source>the measure &apos;{function}&apos;</source>
        <translation>die Messgröße &apos;{function}&apos;</translation>
    </message>
    <message>
        <source>the table &apos;{name}&apos;</source>
        <translation>die Tabelle &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>the input &apos;{name}&apos;</source>
        <translation>der Eingang &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>the points of a table lie too close together, or too far apart</source>
        <translation>die Punkte einer Tabelle liegen zu dicht beieinander oder zu weit auseinander</translation>
    </message>
    <message>
        <source>a table has a value for each argument, found {x} and {y}</source>
        <translation>eine Tabelle hat zu jedem Argument einen Wert, gefunden: {x} und {y}</translation>
    </message>
    <message>
        <source>a table has two points or more, found {x}</source>
        <translation>eine Tabelle hat mindestens zwei Punkte, gefunden: {x}</translation>
    </message>
    <message>
        <source>the points of a table are finite numbers</source>
        <translation>die Punkte einer Tabelle sind endliche Zahlen</translation>
    </message>
    <message>
        <source>the arguments of a table rise, but point {k} has {after:g}</source>
        <translation>die Argumente einer Tabelle steigen, aber Punkt {k} hat {after:g}</translation>
    </message>
    <message>
        <source>expected a function of the time alone, found a measure of the state</source>
        <translation>erwartet: eine Funktion der Zeit allein, gefunden: eine Messgröße des Zustands</translation>
    </message>
    <message>
        <source>in the derivative, {text}</source>
        <translation>in der Ableitung, {text}</translation>
    </message>
    <message>
        <source>expected something that switches less often or is simpler: its switching times in the run cannot all be found</source>
        <translation>erwartet: etwas, das seltener umschaltet oder einfacher ist; seine Umschaltzeiten im Lauf lassen sich nicht alle finden</translation>
    </message>
    <message>
        <source>joint, spring or ruler</source>
        <translation>Gelenk, Feder oder Lineal</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>angle of a joint or of a torsion spring</source>
        <translation>Winkel eines Gelenks oder einer Drehfeder</translation>
    </message>
    <message>
        <source>rate of a joint, or of a spring&apos;s or ruler&apos;s length</source>
        <translation>Rate eines Gelenks oder der Länge einer Feder oder eines Lineals</translation>
    </message>
    <message>
        <source>rate of the angle of a joint</source>
        <translation>Ableitung des Winkels eines Gelenks</translation>
    </message>
    <message>
        <source>rate of the displacement of a joint</source>
        <translation>Ableitung der Verschiebung eines Gelenks</translation>
    </message>
    <message>
        <source>displacement of a joint</source>
        <translation>Verschiebung eines Gelenks</translation>
    </message>
    <message>
        <source>distance of the two ends of a joint, spring or ruler</source>
        <translation>Abstand der beiden Enden eines Gelenks, einer Feder oder eines Lineals</translation>
    </message>
    <message>
        <source>position of the origin, x in ground axes</source>
        <translation>Lage des Ursprungs, x in Achsen des Bodens</translation>
    </message>
    <message>
        <source>position of the origin, y in ground axes</source>
        <translation>Lage des Ursprungs, y in Achsen des Bodens</translation>
    </message>
    <message>
        <source>position of the origin, z in ground axes</source>
        <translation>Lage des Ursprungs, z in Achsen des Bodens</translation>
    </message>
    <message>
        <source>velocity of the origin, x in ground axes</source>
        <translation>Geschwindigkeit des Ursprungs, x in Achsen des Bodens</translation>
    </message>
    <message>
        <source>velocity of the origin, y in ground axes</source>
        <translation>Geschwindigkeit des Ursprungs, y in Achsen des Bodens</translation>
    </message>
    <message>
        <source>velocity of the origin, z in ground axes</source>
        <translation>Geschwindigkeit des Ursprungs, z in Achsen des Bodens</translation>
    </message>
    <message>
        <source>angular velocity, x in body axes</source>
        <translation>Winkelgeschwindigkeit, x in Achsen des Körpers</translation>
    </message>
    <message>
        <source>angular velocity, y in body axes</source>
        <translation>Winkelgeschwindigkeit, y in Achsen des Körpers</translation>
    </message>
    <message>
        <source>angular velocity, z in body axes</source>
        <translation>Winkelgeschwindigkeit, z in Achsen des Körpers</translation>
    </message>
    <message>
        <source>distance of two origins</source>
        <translation>Abstand zweier Ursprünge</translation>
    </message>
    <message>
        <source>rate of the distance of two origins</source>
        <translation>Ableitung des Abstands zweier Ursprünge</translation>
    </message>
    <message>
        <source>the expression is too long: at most {max_depth} operations may depend on each other, and at most {max_size} come together; split it</source>
        <translation>der Ausdruck ist zu lang: höchstens {max_depth} Operationen dürfen voneinander abhängen und höchstens {max_size} zusammenkommen; teilen Sie ihn</translation>
    </message>
    <message>
        <source>use ** for powers</source>
        <translation>schreiben Sie ** für Potenzen</translation>
    </message>
    <message>
        <source>use &apos;and&apos;</source>
        <translation>schreiben Sie &apos;and&apos;</translation>
    </message>
    <message>
        <source>use &apos;or&apos;</source>
        <translation>schreiben Sie &apos;or&apos;</translation>
    </message>
    <message>
        <source>use &apos;not&apos;</source>
        <translation>schreiben Sie &apos;not&apos;</translation>
    </message>
    <message>
        <source>use == to compare</source>
        <translation>schreiben Sie == zum Vergleichen</translation>
    </message>
    <message>
        <source>use !=</source>
        <translation>schreiben Sie !=</translation>
    </message>
    <message>
        <source>use *</source>
        <translation>schreiben Sie *</translation>
    </message>
    <message>
        <source>use /</source>
        <translation>schreiben Sie /</translation>
    </message>
    <message>
        <source>use the - of the keyboard</source>
        <translation>nehmen Sie das - der Tastatur</translation>
    </message>
    <message>
        <source>use **2</source>
        <translation>schreiben Sie **2</translation>
    </message>
    <message>
        <source>use **3</source>
        <translation>schreiben Sie **3</translation>
    </message>
    <message>
        <source>angles are in radians</source>
        <translation>Winkel sind in Radiant</translation>
    </message>
    <message>
        <source>a quoted name is not closed</source>
        <translation>ein Name in Anführungszeichen ist nicht geschlossen</translation>
    </message>
    <message>
        <source>quote names as in &apos;rod&apos;</source>
        <translation>setzen Sie Namen in Anführungszeichen wie in &apos;rod&apos;</translation>
    </message>
    <message>
        <source>functions stand alone, as in sin(t)</source>
        <translation>Funktionen stehen für sich, wie in sin(t)</translation>
    </message>
    <message>
        <source>write it on one line</source>
        <translation>schreiben Sie ihn in eine Zeile</translation>
    </message>
    <message>
        <source>use log</source>
        <translation>schreiben Sie log</translation>
    </message>
    <message>
        <source>use asin</source>
        <translation>schreiben Sie asin</translation>
    </message>
    <message>
        <source>use acos</source>
        <translation>schreiben Sie acos</translation>
    </message>
    <message>
        <source>use atan</source>
        <translation>schreiben Sie atan</translation>
    </message>
    <message>
        <source>use atan2</source>
        <translation>schreiben Sie atan2</translation>
    </message>
    <message>
        <source>use abs</source>
        <translation>schreiben Sie abs</translation>
    </message>
    <message>
        <source>use % for the remainder</source>
        <translation>schreiben Sie % für den Rest</translation>
    </message>
    <message>
        <source>use step</source>
        <translation>schreiben Sie step</translation>
    </message>
    <message>
        <source>use floor(x + 0.5)</source>
        <translation>schreiben Sie floor(x + 0.5)</translation>
    </message>
    <message>
        <source>there is no measure &apos;{name}&apos;</source>
        <translation>es gibt keine Messgröße &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>&apos;{measure}&apos; cannot change in the {work_plane} plane, the model is planar</source>
        <translation>in der {work_plane}-Ebene kann sich &apos;{measure}&apos; nicht ändern, das Modell ist eben</translation>
    </message>
    <message>
        <source>&apos;{function}&apos; of a coordinate is no sum</source>
        <translation>&apos;{function}&apos; einer Koordinate ist keine Summe</translation>
    </message>
    <message>
        <source>it does not change with the motion</source>
        <translation>sie ändert sich nicht mit der Bewegung</translation>
    </message>
    <message>
        <source>it adds angles to lengths</source>
        <translation>sie zählt Winkel und Längen zusammen</translation>
    </message>
    <message>
        <source>its numbers are not finite</source>
        <translation>ihre Zahlen sind nicht endlich</translation>
    </message>
    <message>
        <source>it depends on the time</source>
        <translation>sie hängt von der Zeit ab</translation>
    </message>
    <message>
        <source>it reads the input &apos;{name}&apos;, which may be set at any time</source>
        <translation>sie liest die Eingabe &apos;{name}&apos;, die jederzeit gesetzt werden kann</translation>
    </message>
    <message>
        <source>it reads the table &apos;{name}&apos;</source>
        <translation>sie liest die Tabelle &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>it multiplies coordinates with each other</source>
        <translation>sie multipliziert Koordinaten miteinander</translation>
    </message>
    <message>
        <source>it divides by a coordinate, or by zero</source>
        <translation>sie teilt durch eine Koordinate oder durch null</translation>
    </message>
    <message>
        <source>it reads a rate, {function}</source>
        <translation>sie liest eine Rate, {function}</translation>
    </message>
    <message>
        <source>energy brought in by changes of parameters since the start</source>
        <translation>Energie, die Änderungen von Parametern seit dem Anfang hereingebracht haben</translation>
    </message>
    <message>
        <source>the name of an input in quotes</source>
        <translation>der Name eines Eingangs in Anführungszeichen</translation>
    </message>
    <message>
        <source>quoted names stand in measures, tables and inputs alone, as in x(&apos;rod&apos;)</source>
        <translation>Namen in Anführungszeichen stehen nur in Messgrößen, Tabellen und Eingängen, wie in x(&apos;rod&apos;)</translation>
    </message>
    <message>
        <source>expected the name of an input, found &apos;{name}&apos;{suggestion}</source>
        <translation>erwartet: der Name eines Eingangs, gefunden: &apos;{name}&apos;{suggestion}</translation>
    </message>
    <message>
        <source>must be from {least:g} to {largest:g}, is {value:g}</source>
        <translation>muss von {least:g} bis {largest:g} sein, ist {value:g}</translation>
    </message>
    <message>
        <source>must be more than the least value, {least:g}</source>
        <translation>muss mehr als der kleinste Wert sein, {least:g}</translation>
    </message>
    <message>
        <source>work put in by hands that pull since the start</source>
        <translation>Arbeit, die ziehende Hände seit dem Beginn einbrachten</translation>
    </message>
    <message>
        <source>power put in by hands that pull</source>
        <translation>Leistung, die ziehende Hände einbringen</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; slides or lifts off by itself, so nothing can release it: give it no coefficient and hold it from both sides, or take the release away</source>
        <translation>&apos;{name}&apos; gleitet oder hebt von selbst ab, daher kann nichts es lösen: geben Sie ihm keinen Beiwert und halten Sie es von beiden Seiten, oder nehmen Sie das Lösen weg</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; holds no point, so it has no force that could press: take another joint, or no coefficient</source>
        <translation>&apos;{name}&apos; hält keinen Punkt und hat daher keine Kraft, die drücken könnte: nehmen Sie ein anderes Gelenk oder keinen Beiwert</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has a release already: one condition may say both, as in a or b</source>
        <translation>&apos;{name}&apos; hat schon ein Lösen: eine Bedingung kann beides sagen, wie in a or b</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>sticking</source>
        <translation>haftet</translation>
    </message>
    <message>
        <source>sliding</source>
        <translation>gleitet</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>eingerastet</translation>
    </message>
    <message>
        <source>strikes</source>
        <translation>schlägt an</translation>
    </message>
    <message>
        <source>touches</source>
        <translation>berührt</translation>
    </message>
    <message>
        <source>comes to rest</source>
        <translation>kommt zur Ruhe</translation>
    </message>
    <message>
        <source>lifts off</source>
        <translation>hebt ab</translation>
    </message>
    <message>
        <source>sticks</source>
        <translation>haftet</translation>
    </message>
    <message>
        <source>begins to slide</source>
        <translation>beginnt zu gleiten</translation>
    </message>
    <message>
        <source>slides the other way</source>
        <translation>gleitet andersherum</translation>
    </message>
    <message>
        <source>is pressed from the other side</source>
        <translation>wird von der anderen Seite gedrückt</translation>
    </message>
    <message>
        <source>locks</source>
        <translation>rastet ein</translation>
    </message>
    <message>
        <source>opens</source>
        <translation>öffnet</translation>
    </message>
    <message>
        <source>jams</source>
        <translation>klemmt</translation>
    </message>
    <message>
        <source>is met</source>
        <translation>ist erreicht</translation>
    </message>
    <message>
        <source>changes parameters</source>
        <translation>ändert Parameter</translation>
    </message>
    <message>
        <source>goes by another branch of its law</source>
        <translation>folgt einem anderen Zweig seines Gesetzes</translation>
    </message>
    <message>
        <source>lower limit</source>
        <translation>untere Grenze</translation>
    </message>
    <message>
        <source>upper limit</source>
        <translation>obere Grenze</translation>
    </message>
    <message>
        <source>from {before} to {after}</source>
        <translation>von {before} auf {after}</translation>
    </message>
    <message>
        <source>{energy} lost</source>
        <translation>{energy} verloren</translation>
    </message>
    <message>
        <source>by Stronge&apos;s law</source>
        <translation>nach Stronges Gesetz</translation>
    </message>
    <message>
        <source>impulses not unique</source>
        <translation>Kraftstöße nicht eindeutig</translation>
    </message>
    <message>
        <source>with {impulse}</source>
        <translation>mit {impulse}</translation>
    </message>
    <message>
        <source>it was written by Kanevas {writer}, which did not keep all that results hold today; run the model again.</source>
        <translation>sie wurde von Kanevas {writer} geschrieben, das nicht alles festhielt, was Ergebnisse heute enthalten; lassen Sie das Modell noch einmal laufen.</translation>
    </message>
    <message>
        <source>There is no joint &apos;{joint}&apos;.</source>
        <translation>Es gibt kein Gelenk „{joint}“.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is nothing whose constraints change in the run.</source>
        <translation>„{name}“ ist nichts, dessen Bindungen sich im Lauf ändern.</translation>
    </message>
    <message>
        <source>Newton&apos;s law: of the speeds</source>
        <translation>Newtons Gesetz: der Geschwindigkeiten</translation>
    </message>
    <message>
        <source>Poisson&apos;s law: of the impulses</source>
        <translation>Poissons Gesetz: der Kraftstöße</translation>
    </message>
    <message>
        <source>Stronge&apos;s law: of the energies</source>
        <translation>Stronges Gesetz: der Energien</translation>
    </message>
    <message>
        <source>Newton&apos;s law, with Coulomb&apos;s friction</source>
        <translation>Newtons Gesetz, mit Coulombs Reibung</translation>
    </message>
    <message>
        <source>plastic: what is held stands still</source>
        <translation>plastisch: was gehalten wird, steht still</translation>
    </message>
    <message>
        <source>friction gives no impulse</source>
        <translation>Reibung gibt keinen Kraftstoß</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; cannot hold it at a dead centre: the mechanism jams</source>
        <translation>&apos;{name}&apos; kann ihn in einer Totlage nicht halten: der Mechanismus klemmt</translation>
    </message>
    <message>
        <source>The run was held at {t:.6g} s.</source>
        <translation>Der Lauf wurde bei {t:.6g} s angehalten.</translation>
    </message>
    <message>
        <source>the law of &apos;{name}&apos; switches back and forth without end: on either side of where it jumps it drives the motion to the other</source>
        <translation>das Gesetz von &apos;{name}&apos; schaltet ohne Ende hin und her: Auf jeder Seite seines Sprungs treibt es die Bewegung auf die andere</translation>
    </message>
    <message>
        <source>Take dry friction for what sticks, lead the law over smoothly, as by tanh, or let two events or latches switch it at different places.</source>
        <translation>Nehmen Sie trockene Reibung für das, was haftet, führen Sie das Gesetz glatt hinüber, etwa mit tanh, oder lassen Sie es von zwei Ereignissen oder Riegeln an verschiedenen Stellen schalten.</translation>
    </message>
    <message>
        <source>the joints cannot be closed with the new values of parameters</source>
        <translation>die Gelenke lassen sich mit den neuen Werten der Parameter nicht schließen</translation>
    </message>
    <message>
        <source>parameters cannot change so: {why}</source>
        <translation>Parameter können sich nicht so ändern: {why}</translation>
    </message>
    <message>
        <source>the laws of forces switch each other without end</source>
        <translation>die Gesetze der Kräfte schalten einander ohne Ende</translation>
    </message>
    <message>
        <source>other constraints would hold than before</source>
        <translation>es würden andere Bindungen gelten als davor</translation>
    </message>
    <message>
        <source>the mass centre of &apos;{name}&apos;, or the axes of its inertia, would move in it; only its mass and moments may change in a run</source>
        <translation>der Schwerpunkt von &apos;{name}&apos; oder die Achsen seiner Trägheit würden sich in ihm bewegen; in einem Lauf dürfen sich nur Masse und Trägheitsmomente ändern</translation>
    </message>
    <message>
        <source>events that change parameters follow upon each other without end</source>
        <translation>Ereignisse, die Parameter ändern, folgen ohne Ende aufeinander</translation>
    </message>
    <message>
        <source>events follow upon each other without end: what one does makes another one happen</source>
        <translation>Ereignisse folgen ohne Ende aufeinander: Was eines tut, löst ein anderes aus</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; cannot hold what is prescribed to go on</source>
        <translation>&apos;{name}&apos; kann nicht halten, was vorgeschrieben weitergeht</translation>
    </message>
    <message>
        <source>Let what drives it end or turn round there, or hold it by something that gives way, as a stop with stiffness does.</source>
        <translation>Lassen Sie dort enden oder umkehren, was es antreibt, oder halten Sie es mit etwas, das nachgibt, wie ein Anschlag mit Steifigkeit.</translation>
    </message>
    <message>
        <source>; did you mean &apos;{near}&apos;?</source>
        <translation>; meinten Sie &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>2 arguments or more</source>
        <translation>mindestens 2 Argumente</translation>
    </message>
    <message>
        <source>The model begins beyond {limit}, by {depth:.3g} {unit}. Draw the bodies where they may be, or give another limit.</source>
        <translation>Das Modell beginnt jenseits der Grenze: {limit}, um {depth:.3g} {unit}. Zeichnen Sie die Körper, wo sie sein dürfen, oder geben Sie eine andere Grenze an.</translation>
    </message>
    <message>
        <source>The friction of &apos;{name}&apos; follows from the force of &apos;{joint}&apos;, which is not unique, since other joints hold the same. A run takes the smallest shares.</source>
        <translation>Die Reibung von &apos;{name}&apos; folgt aus der Kraft von &apos;{joint}&apos;, die nicht eindeutig ist, da andere Gelenke dasselbe halten. Ein Lauf nimmt die kleinsten Anteile.</translation>
    </message>
    <message>
        <source>{limit} is reached at the start.</source>
        <translation>{limit} ist am Anfang erreicht.</translation>
    </message>
    <message>
        <source>friction torque on body_b about the axis</source>
        <translation>Reibungsmoment auf Körper B um die Achse</translation>
    </message>
    <message>
        <source>friction force on body_b along the axis</source>
        <translation>Reibungskraft auf Körper B längs der Achse</translation>
    </message>
    <message>
        <source>torque of the clutch on joint_b, against it on joint_a</source>
        <translation>Moment der Kupplung auf Gelenk B, gegen Gelenk A</translation>
    </message>
    <message>
        <source>must not be smaller than {what}, {static:g} is smaller than {sliding:g}</source>
        <translation>darf nicht kleiner als {what} sein, {static:g} ist kleiner als {sliding:g}</translation>
    </message>
    <message>
        <source>must not be negative, is {value:g}</source>
        <translation>darf nicht negativ sein, ist {value:g}</translation>
    </message>
    <message>
        <source>must be larger than 0 where there is a coefficient</source>
        <translation>muss größer als 0 sein, wo es eine Reibungszahl gibt</translation>
    </message>
    <message>
        <source>coefficient and moment must not both be zero</source>
        <translation>Reibungszahl und Moment dürfen nicht beide null sein</translation>
    </message>
    <message>
        <source>coefficient and force must not both be zero</source>
        <translation>Reibungszahl und Kraft dürfen nicht beide null sein</translation>
    </message>
    <message>
        <source>must differ from joint_a, both are &apos;{name}&apos;</source>
        <translation>muss sich von joint_a unterscheiden, beide sind &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>impulse and moment must not both be zero</source>
        <translation>Kraftstoß und Momentenstoß dürfen nicht beide null sein</translation>
    </message>
    <message>
        <source>torque of the stop on body_b about the axis</source>
        <translation>Moment des Anschlags auf Körper B um die Achse</translation>
    </message>
    <message>
        <source>force of the stop on body_b along the axis</source>
        <translation>Kraft des Anschlags auf Körper B längs der Achse</translation>
    </message>
    <message>
        <source>torque of the free wheel on body_b about the axis</source>
        <translation>Moment des Freilaufs auf Körper B um die Achse</translation>
    </message>
    <message>
        <source>a stop has a lower limit, an upper limit or both</source>
        <translation>ein Anschlag hat eine untere Grenze, eine obere oder beide</translation>
    </message>
    <message>
        <source>must be larger than lower, {upper:g} is not larger than {lower:g}</source>
        <translation>muss größer als die untere Grenze sein, {upper:g} ist nicht größer als {lower:g}</translation>
    </message>
    <message>
        <source>1 argument or 5, step({form})</source>
        <translation>1 Argument oder 5, step({form})</translation>
    </message>
    <message>
        <source>1 argument</source>
        <translation>1 Argument</translation>
    </message>
    <message>
        <source>{count} arguments</source>
        <translation>{count} Argumente</translation>
    </message>
    <message>
        <source>an expression has at most {max_length} letters, found {count}</source>
        <translation>ein Ausdruck hat höchstens {max_length} Zeichen, gefunden: {count}</translation>
    </message>
    <message>
        <source>a number or a name</source>
        <translation>eine Zahl oder ein Name</translation>
    </message>
    <message>
        <source>an operator or &apos;)&apos;</source>
        <translation>ein Operator oder &apos;)&apos;</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;)&apos;</source>
        <translation>&apos;,&apos; oder &apos;)&apos;</translation>
    </message>
    <message>
        <source>the name of a table in quotes</source>
        <translation>der Name einer Tabelle in Anführungszeichen</translation>
    </message>
    <message>
        <source>an argument, as in table(&apos;{name}&apos;, t)</source>
        <translation>ein Argument, wie in table(&apos;{name}&apos;, t)</translation>
    </message>
    <message>
        <source>expected {expected}, found {token}{hint}</source>
        <translation>erwartet: {expected}, gefunden: {token}{hint}</translation>
    </message>
    <message>
        <source>use * to multiply; units are not written here, all values are in SI units</source>
        <translation>schreiben Sie * zum Multiplizieren; Einheiten stehen hier nicht, alle Werte sind in SI-Einheiten</translation>
    </message>
    <message>
        <source>this word of Python has no meaning here</source>
        <translation>dieses Wort von Python hat hier keine Bedeutung</translation>
    </message>
    <message>
        <source>decimals have a point, as in 0.5</source>
        <translation>Dezimalzahlen haben einen Punkt, wie in 0.5</translation>
    </message>
    <message>
        <source>{name} takes {counts}, found {count}</source>
        <translation>{name} nimmt {counts}, gefunden: {count}</translation>
    </message>
    <message>
        <source>an operator</source>
        <translation>ein Operator</translation>
    </message>
    <message>
        <source>expected at most {max_nesting} levels of nesting</source>
        <translation>erwartet: höchstens {max_nesting} ineinander geschachtelte Ebenen</translation>
    </message>
    <message>
        <source>expected a smaller number, found {token}</source>
        <translation>erwartet: eine kleinere Zahl, gefunden: {token}</translation>
    </message>
    <message>
        <source>&apos;,&apos; and {before}</source>
        <translation>&apos;,&apos; und {before}</translation>
    </message>
    <message>
        <source>{expected} for the &apos;(&apos; of column {column}</source>
        <translation>{expected} zur &apos;(&apos; in Spalte {column}</translation>
    </message>
    <message>
        <source>{token} is no function; use * to multiply</source>
        <translation>{token} ist keine Funktion; schreiben Sie * zum Multiplizieren</translation>
    </message>
    <message>
        <source>expected a function, found {token}{hint}</source>
        <translation>erwartet: eine Funktion, gefunden: {token}{hint}</translation>
    </message>
    <message>
        <source>a second name in {function}(&apos;{name}&apos;, &apos;...&apos;)</source>
        <translation>ein zweiter Name in {function}(&apos;{name}&apos;, &apos;...&apos;)</translation>
    </message>
    <message>
        <source>the name of a {element} in quotes, as in &apos;rod&apos;</source>
        <translation>der Name in Anführungszeichen wie in &apos;rod&apos; ({element})</translation>
    </message>
    <message>
        <source>the expression is too long: at most {max_instructions} operations, of which at most {stack} may wait for others; split it</source>
        <translation>der Ausdruck ist zu lang: höchstens {max_instructions} Operationen, von denen höchstens {stack} auf andere warten dürfen; teilen Sie ihn</translation>
    </message>
    <message>
        <source>expected the name of a table, found &apos;{name}&apos;{suggestion}</source>
        <translation>erwartet: der Name einer Tabelle, gefunden: &apos;{name}&apos;{suggestion}</translation>
    </message>
    <message>
        <source>expected the name of a parameter, found &apos;{name}&apos;{after}</source>
        <translation>erwartet: der Name eines Parameters, gefunden: &apos;{name}&apos;{after}</translation>
    </message>
    <message>
        <source>; the measure is written {name}({arguments})</source>
        <translation>; die Messgröße schreibt sich {name}({arguments})</translation>
    </message>
    <message>
        <source>; the function is written {name}(...)</source>
        <translation>; die Funktion schreibt sich {name}(...)</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>the text {text}</source>
        <translation>der Text {text}</translation>
    </message>
    <message>
        <source>the sign {signs}</source>
        <translation>das Zeichen {signs}</translation>
    </message>
    <message>
        <source>must be a name of letters, digits, spaces and - + # ( ), starting with a letter or digit</source>
        <translation>muss ein Name aus Buchstaben, Ziffern, Leerzeichen und - + # ( ) sein, der mit einem Buchstaben oder einer Ziffer beginnt</translation>
    </message>
    <message>
        <source>Cannot write {path}: {reason}.</source>
        <translation>{path} lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>must be {choices}, is {value}</source>
        <translation>muss {choices} sein, ist {value}</translation>
    </message>
    <message>
        <source>is not a known field{suggestion}</source>
        <translation>ist kein bekanntes Feld{suggestion}</translation>
    </message>
    <message>
        <source>; known are {names}</source>
        <translation>; bekannt sind {names}</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a group {{ }}</source>
        <translation>eine Gruppe {{ }}</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>too large for double precision</source>
        <translation>zu groß für doppelte Genauigkeit</translation>
    </message>
    <message>
        <source>must be a group {{ }} of fields, is {value}</source>
        <translation>muss eine Gruppe {{ }} von Feldern sein, ist {value}</translation>
    </message>
    <message>
        <source>must be a list [ ], is {value}</source>
        <translation>muss eine Liste [ ] sein, ist {value}</translation>
    </message>
    <message>
        <source>must have at least {min_length} entries, has {count}</source>
        <translation>muss mindestens {min_length} Einträge haben, hat {count}</translation>
    </message>
    <message>
        <source>must be a list of {count} numbers, is {value}</source>
        <translation>muss eine Liste von {count} Zahlen sein, ist {value}</translation>
    </message>
    <message>
        <source>must be a number, is {value}</source>
        <translation>muss eine Zahl sein, ist {value}</translation>
    </message>
    <message>
        <source>{finite}, is {given}</source>
        <translation>{finite}, ist {given}</translation>
    </message>
    <message>
        <source>must be text in quotes, is {value}</source>
        <translation>muss Text in Anführungszeichen sein, ist {value}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>must have {count} entries, has {given}</source>
        <translation>muss {count} Einträge haben, hat {given}</translation>
    </message>
    <message>
        <source>{wanted}, is {value}</source>
        <translation>{wanted}, ist {value}</translation>
    </message>
    <message>
        <source>must not have half a surrogate pair, no file can hold it</source>
        <translation>darf kein halbes Ersatzzeichenpaar (Surrogat) haben, keine Datei kann es aufnehmen</translation>
    </message>
    <message>
        <source>must be true or false, is {value}</source>
        <translation>muss true oder false sein, ist {value}</translation>
    </message>
    <message>
        <source>must be null, is {value}</source>
        <translation>muss null sein, ist {value}</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>darf nicht leer sein</translation>
    </message>
    <message>
        <source>must have at most {max_length} characters, has {count}</source>
        <translation>darf höchstens {max_length} Zeichen haben, hat {count}</translation>
    </message>
    <message>
        <source>must match {pattern}</source>
        <translation>muss zu {pattern} passen</translation>
    </message>
    <message>
        <source>{words}, is {value}</source>
        <translation>{words}, ist {value}</translation>
    </message>
    <message>
        <source>{word} is not a number that a model can hold</source>
        <translation>{word} ist keine Zahl, die ein Modell aufnehmen kann</translation>
    </message>
    <message>
        <source>Expecting value</source>
        <translation>ein Wert wird erwartet</translation>
    </message>
    <message>
        <source>Expecting &apos;,&apos; delimiter</source>
        <translation>&apos;,&apos; wird erwartet</translation>
    </message>
    <message>
        <source>Expecting &apos;:&apos; delimiter</source>
        <translation>&apos;:&apos; wird erwartet</translation>
    </message>
    <message>
        <source>Expecting property name enclosed in double quotes</source>
        <translation>ein Feldname in doppelten Anführungszeichen wird erwartet</translation>
    </message>
    <message>
        <source>Illegal trailing comma before end of array</source>
        <translation>ein Komma zu viel vor dem Ende der Liste</translation>
    </message>
    <message>
        <source>Illegal trailing comma before end of object</source>
        <translation>ein Komma zu viel vor dem Ende der Gruppe</translation>
    </message>
    <message>
        <source>Invalid control character at</source>
        <translation>unzulässiges Steuerzeichen</translation>
    </message>
    <message>
        <source>Invalid \escape</source>
        <translation>unzulässige Zeichenfolge nach \</translation>
    </message>
    <message>
        <source>Unterminated string starting at</source>
        <translation>nicht geschlossener Text</translation>
    </message>
    <message>
        <source>Extra data</source>
        <translation>überzählige Daten</translation>
    </message>
    <message>
        <source>line {lineno}, column {colno}</source>
        <translation>Zeile {lineno}, Spalte {colno}</translation>
    </message>
    <message>
        <source>the field {twice} stands twice in one group</source>
        <translation>das Feld {twice} steht zweimal in einer Gruppe</translation>
    </message>
    <message>
        <source>is {kind}</source>
        <translation>ist {kind}</translation>
    </message>
    <message>
        <source>Cannot open {path}: it is not a text file in UTF-8.</source>
        <translation>{path} lässt sich nicht öffnen: es ist keine Textdatei in UTF-8.</translation>
    </message>
    <message>
        <source>must be a group {{ }} of fields, is {content}</source>
        <translation>muss eine Gruppe {{ }} von Feldern sein, ist {content}</translation>
    </message>
    <message>
        <source>must be &apos;{format}&apos;, {given}; not a model of Kanevas</source>
        <translation>muss &apos;{format}&apos; sein, {given}; kein Modell von Kanevas</translation>
    </message>
    <message>
        <source>must be a whole number from 1 to {version}</source>
        <translation>muss eine ganze Zahl von 1 bis {version} sein</translation>
    </message>
    <message>
        <source>is {version}, this Kanevas reads up to {known}; update Kanevas</source>
        <translation>ist {version}, dieses Kanevas liest bis {known}; nehmen Sie ein neueres Kanevas</translation>
    </message>
    <message>
        <source>not JSON here: {fault}</source>
        <translation>hier kein JSON: {fault}</translation>
    </message>
    <message>
        <source>not a model file: nested too deeply</source>
        <translation>keine Modelldatei: zu tief geschachtelt</translation>
    </message>
    <message>
        <source>a number has more digits than any model needs</source>
        <translation>eine Zahl hat mehr Ziffern, als irgendein Modell braucht</translation>
    </message>
    <message>
        <source>Cannot open {path}: larger than {size} MB.</source>
        <translation>{path} lässt sich nicht öffnen: größer als {size} MB.</translation>
    </message>
    <message>
        <source>Cannot open {path}: it is not a file but a pipe or a device.</source>
        <translation>{path} lässt sich nicht öffnen: es ist keine Datei, sondern eine Pipe oder ein Gerät.</translation>
    </message>
    <message>
        <source>Cannot open {path}: {reason}.</source>
        <translation>{path} lässt sich nicht öffnen: {reason}.</translation>
    </message>
    <message>
        <source>Cannot open {path}: no file can be called that.</source>
        <translation>{path} lässt sich nicht öffnen: so kann keine Datei heißen.</translation>
    </message>
    <message>
        <source>a model cannot hold {value}</source>
        <translation>ein Modell kann das nicht aufnehmen: {value}</translation>
    </message>
    <message>
        <source>The compiled solver that this installation brings along cannot be used here: it is for another processor or other libraries. Here are {needs}.</source>
        <translation>Der übersetzte Löser, den diese Installation mitbringt, lässt sich hier nicht verwenden: Er ist für einen anderen Prozessor oder andere Bibliotheken. Hier sind {needs}.</translation>
    </message>
    <message>
        <source>must be unique, &apos;{name}&apos; is the name of {by}</source>
        <translation>muss eindeutig sein, &apos;{name}&apos; heißt schon {by}</translation>
    </message>
    <message>
        <source>the ground</source>
        <translation>der Boden</translation>
    </message>
    <message>
        <source>the system as a whole</source>
        <translation>das gesamte System</translation>
    </message>
    <message>
        <source>there is no joint &apos;{name}&apos;</source>
        <translation>es gibt kein Gelenk &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>there is no body &apos;{name}&apos;</source>
        <translation>es gibt keinen Körper &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>there is no element &apos;{name}&apos;</source>
        <translation>es gibt kein Element &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>the joint &apos;{name}&apos; has no {coordinate}</source>
        <translation>das Gelenk &apos;{name}&apos; hat diese Koordinate nicht: {coordinate}</translation>
    </message>
    <message>
        <source>there is no quantity &apos;{text}&apos;</source>
        <translation>es gibt keine Größe &apos;{text}&apos;</translation>
    </message>
    <message>
        <source>{wanted}, &apos;{shown}&apos; is {number:.12g}</source>
        <translation>{wanted}, &apos;{shown}&apos; ist {number:.12g}</translation>
    </message>
    <message>
        <source>expected the name of a parameter before &apos;{owner}&apos;, found &apos;{name}&apos;, which comes after it; change their order</source>
        <translation>erwartet: der Name eines Parameters vor &apos;{owner}&apos;, gefunden: &apos;{name}&apos;, der erst danach kommt; vertauschen Sie die beiden</translation>
    </message>
    <message>
        <source>… {count} more …</source>
        <translation>… {count} weitere …</translation>
    </message>
    <message>
        <source>&apos;{owner}&apos; is made of itself</source>
        <translation>&apos;{owner}&apos; ist aus sich selbst gebildet</translation>
    </message>
    <message>
        <source>parameters are made of each other in a circle: {around}</source>
        <translation>Parameter sind im Kreis auseinander gebildet: {around}</translation>
    </message>
    <message>
        <source>no coordinate of its own</source>
        <translation>keine eigene Koordinate</translation>
    </message>
    <message>
        <source>expected a joint with {asked}, &apos;{name}&apos; has {has}</source>
        <translation>erwartet: ein Gelenk, das dies hat: {asked}; &apos;{name}&apos; hat {has}</translation>
    </message>
    <message>
        <source>expected a finite number, found {value}</source>
        <translation>erwartet: eine endliche Zahl, gefunden: {value}</translation>
    </message>
    <message>
        <source>expected the name of a {kind}, found &apos;{name}&apos;{suggestion}</source>
        <translation>erwartet: ein Name ({kind}), gefunden: &apos;{name}&apos;{suggestion}</translation>
    </message>
    <message>
        <source>must be a finite number</source>
        <translation>muss eine endliche Zahl sein</translation>
    </message>
    <message>
        <source>must be at most {le:g}</source>
        <translation>darf höchstens {le:g} sein</translation>
    </message>
    <message>
        <source>must be positive</source>
        <translation>muss positiv sein</translation>
    </message>
    <message>
        <source>must be greater than {gt:g}</source>
        <translation>muss größer als {gt:g} sein</translation>
    </message>
    <message>
        <source>must be zero or positive</source>
        <translation>muss null oder positiv sein</translation>
    </message>
    <message>
        <source>must be at least {ge:g}</source>
        <translation>muss mindestens {ge:g} sein</translation>
    </message>
    <message>
        <source>must be letters, digits and _ and no word of expressions</source>
        <translation>muss aus Buchstaben, Ziffern und _ bestehen und darf kein Wort der Ausdrücke sein</translation>
    </message>
    <message>
        <source>{words}, is &apos;{name}&apos;</source>
        <translation>{words}, ist &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>&apos;{body}&apos; is a particle and cannot be turned; give the body an inertia</source>
        <translation>&apos;{body}&apos; ist ein Massenpunkt und lässt sich nicht drehen; geben Sie dem Körper eine Trägheit</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a particle and has no axes for this joint; take a ball or a rod, or as body_b a point on a line or in a plane, or give the body an inertia</source>
        <translation>&apos;{name}&apos; ist ein Massenpunkt und hat keine Achsen für dieses Gelenk; nehmen Sie ein Kugelgelenk oder eine Stange, oder als body_b einen Punkt auf Linie oder in Ebene, oder geben Sie dem Körper eine Trägheit</translation>
    </message>
    <message>
        <source>in a planar model one number will do, the moment about its normal</source>
        <translation>in einem ebenen Modell genügt eine Zahl, das Moment um die Normale</translation>
    </message>
    <message>
        <source>must lie in the {plane} plane or across it, the model is planar</source>
        <translation>muss in der {plane}-Ebene oder quer dazu liegen, das Modell ist eben</translation>
    </message>
    <message>
        <source>must lie in the {plane} plane, the model is planar</source>
        <translation>muss in der {plane}-Ebene liegen, das Modell ist eben</translation>
    </message>
    <message>
        <source>must be three principal moments or the whole tensor; one moment will do in a planar model alone</source>
        <translation>muss aus drei Hauptträgheitsmomenten oder dem ganzen Tensor bestehen; ein Moment genügt nur in einem ebenen Modell</translation>
    </message>
    <message>
        <source>must be about the normal of the {plane} plane, the model is planar</source>
        <translation>muss um die Normale der {plane}-Ebene gehen, das Modell ist eben</translation>
    </message>
    <message>
        <source>{text}, the model is planar</source>
        <translation>{text}, das Modell ist eben</translation>
    </message>
    <message>
        <source>no motion in the {plane} plane brings it into the angle to {other} that the joint asks for</source>
        <translation>keine Bewegung in der {plane}-Ebene bringt sie in den Winkel zu {other}, den das Gelenk verlangt</translation>
    </message>
    <message>
        <source>must lie in the {plane} plane, and the axis of the disc across it</source>
        <translation>muss in der {plane}-Ebene liegen und die Achse der Scheibe quer dazu</translation>
    </message>
    <message>
        <source>as it lies, the joint would hold &apos;{body_b}&apos; fast: no motion that it leaves free is in the {plane} plane, in which the model is planar; turn its axes, or take a fixed joint</source>
        <translation>so wie es liegt, hielte das Gelenk &apos;{body_b}&apos; fest: keine Bewegung, die es frei lässt, liegt in der {plane}-Ebene, in der das Modell eben ist; drehen Sie seine Achsen, oder nehmen Sie eine feste Verbindung</translation>
    </message>
    <message>
        <source>must be zero for a motion out of the {plane} plane</source>
        <translation>muss null sein für eine Bewegung aus der {plane}-Ebene</translation>
    </message>
    <message>
        <source>must be null: nothing leaves the {work_plane} plane, the model is planar</source>
        <translation>muss null bleiben: nichts verlässt die {work_plane}-Ebene, das Modell ist eben</translation>
    </message>
    <message>
        <source>the {coordinate} of &apos;{joint}&apos; cannot change in the {work_plane} plane, the model is planar</source>
        <translation>in der {work_plane}-Ebene kann sich diese Koordinate von &apos;{joint}&apos; nicht ändern ({coordinate}), das Modell ist eben</translation>
    </message>
    <message>
        <source>is not a parameter of the model{after}</source>
        <translation>ist kein Parameter des Modells{after}</translation>
    </message>
    <message>
        <source>must be a number, is {value!r}</source>
        <translation>muss eine Zahl sein, ist {value!r}</translation>
    </message>
    <message>
        <source>{finite}, is {value}</source>
        <translation>{finite}, ist {value}</translation>
    </message>
    <message>
        <source>{words}, is &apos;{new}&apos;</source>
        <translation>{words}, ist &apos;{new}&apos;</translation>
    </message>
    <message>
        <source>must have at most {longest_name} characters, has {count}</source>
        <translation>darf höchstens {longest_name} Zeichen haben, hat {count}</translation>
    </message>
    <message>
        <source>would have more than {max_length} letters</source>
        <translation>hätte mehr als {max_length} Zeichen</translation>
    </message>
    <message>
        <source>there is nothing with the name &apos;{old}&apos;</source>
        <translation>es gibt nichts mit dem Namen &apos;{old}&apos;</translation>
    </message>
    <message>
        <source>has a &apos;{new}&apos; of its own; take another name</source>
        <translation>hat selbst ein &apos;{new}&apos;; nehmen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>kinetic energy of all bodies</source>
        <translation>kinetische Energie aller Körper</translation>
    </message>
    <message>
        <source>potential energy of weight, springs and all else that stores it</source>
        <translation>potentielle Energie von Gewicht, Federn und allem anderen, was sie speichert</translation>
    </message>
    <message>
        <source>work put in by forces, torques and flowing media since the start</source>
        <translation>Arbeit, die Kräfte, Momente und strömende Medien seit dem Anfang zugeführt haben</translation>
    </message>
    <message>
        <source>energy taken out by dampers and drag since the start</source>
        <translation>Energie, die Dämpfer und Widerstände seit dem Anfang entzogen haben</translation>
    </message>
    <message>
        <source>energy taken out by dry friction since the start</source>
        <translation>Energie, die trockene Reibung seit dem Anfang entzogen hat</translation>
    </message>
    <message>
        <source>energy lost in strikes since the start</source>
        <translation>Energie, die seit dem Anfang in Stößen verloren ging</translation>
    </message>
    <message>
        <source>kinetic and potential energy together</source>
        <translation>kinetische und potentielle Energie zusammen</translation>
    </message>
    <message>
        <source>power put in by forces, torques, drivers and flowing media</source>
        <translation>Leistung, die Kräfte, Momente, Antriebe und strömende Medien zuführen</translation>
    </message>
    <message>
        <source>power taken out by dampers, friction and drag</source>
        <translation>Leistung, die Dämpfer, Reibung und Widerstände entziehen</translation>
    </message>
    <message>
        <source>energy that the books do not explain: the numerical drift</source>
        <translation>Energie, die die Bilanz nicht erklärt: der numerische Fehler</translation>
    </message>
    <message>
        <source>Take a shorter step, or a method that chooses its steps, such as dop853.</source>
        <translation>Nehmen Sie einen kürzeren Schritt, oder ein Verfahren mit Schrittweitensteuerung wie dop853.</translation>
    </message>
    <message>
        <source>Take a smaller tolerance (rtol), or another method, and compare.</source>
        <translation>Nehmen Sie eine kleinere Toleranz (rtol) oder ein anderes Verfahren, und vergleichen Sie.</translation>
    </message>
    <message>
        <source>The books of energy do not close: {drift:.3g} J came from nowhere or went there, where {largest:.3g} J are the most there was. Do not trust the motion. {way_out}</source>
        <translation>Die Energiebilanz geht nicht auf: {drift:.3g} J kamen aus dem Nichts oder gingen verloren, bei höchstens {largest:.3g} J im ganzen Lauf. Trauen Sie der Bewegung nicht. {way_out}</translation>
    </message>
    <message>
        <source>The energies grow beyond all bounds. Take a shorter step or a smaller tolerance.</source>
        <translation>Die Energien wachsen über alle Grenzen. Nehmen Sie einen kürzeren Schritt oder eine kleinere Toleranz.</translation>
    </message>
    <message>
        <source>A step of {step:.3g} s cannot follow the forces: a function of time goes its whole way within {shortest:.2g} s. Take a shorter step, or a method that chooses its steps, such as dop853.</source>
        <translation>Ein Schritt von {step:.3g} s kann den Kräften nicht folgen: eine Funktion der Zeit geht ihren ganzen Weg in {shortest:.2g} s. Nehmen Sie einen kürzeren Schritt, oder ein Verfahren mit Schrittweitensteuerung wie dop853.</translation>
    </message>
    <message>
        <source>The measure &apos;{name}&apos; is not a number at {when:.6g} s, and in {count} of {all} frames. Look at what it divides by, or takes the root or logarithm of.</source>
        <translation>Die Messgröße &apos;{name}&apos; ist bei {when:.6g} s keine Zahl, und in {count} von {all} Bildern nicht. Sehen Sie nach, wodurch sie teilt oder wovon sie Wurzel oder Logarithmus zieht.</translation>
    </message>
    <message>
        <source>its frames do not go with the model inside, as this Kanevas understands it. It was written by Kanevas {writer}; run the model again.</source>
        <translation>ihre Bilder passen nicht zum Modell darin, wie dieses Kanevas es versteht. Sie wurde von Kanevas {writer} geschrieben; lassen Sie das Modell noch einmal laufen.</translation>
    </message>
    <message>
        <source>it has more than {count} million frames.</source>
        <translation>sie hat mehr als {count} Millionen Bilder.</translation>
    </message>
    <message>
        <source>the file is damaged: some of its times are no numbers.</source>
        <translation>die Datei ist beschädigt: einige ihrer Zeiten sind keine Zahlen.</translation>
    </message>
    <message>
        <source>the file is damaged: its times do not rise from nought.</source>
        <translation>die Datei ist beschädigt: ihre Zeiten steigen nicht von null an.</translation>
    </message>
    <message>
        <source>the file is damaged: the times of its jumps do not rise from nought.</source>
        <translation>die Datei ist beschädigt: die Zeiten ihrer Sprünge steigen nicht von null an.</translation>
    </message>
    <message>
        <source>it is an HDF5 file, but no result of Kanevas.</source>
        <translation>sie ist eine HDF5-Datei, aber kein Ergebnis von Kanevas.</translation>
    </message>
    <message>
        <source>the file is damaged: its version is no number.</source>
        <translation>die Datei ist beschädigt: ihre Version ist keine Zahl.</translation>
    </message>
    <message>
        <source>it is of version {number}, this Kanevas reads up to {version}; update Kanevas.</source>
        <translation>sie hat die Version {number}, dieses Kanevas liest bis {version}; nehmen Sie ein neueres Kanevas.</translation>
    </message>
    <message>
        <source>the file is damaged: {faults}.</source>
        <translation>die Datei ist beschädigt: {faults}.</translation>
    </message>
    <message>
        <source>the file is damaged: its outcome has other fields than a run&apos;s.</source>
        <translation>die Datei ist beschädigt: ihr Ausgang hat andere Felder als der eines Laufs.</translation>
    </message>
    <message>
        <source>the file is damaged: its outcome cannot have &apos;{name}&apos; of {value}.</source>
        <translation>die Datei ist beschädigt: ihr Ausgang kann &apos;{name}&apos; mit {value} nicht haben.</translation>
    </message>
    <message>
        <source>the model inside has faults.
{faults}</source>
        <translation>das Modell darin hat Fehler.
{faults}</translation>
    </message>
    <message>
        <source>the file is damaged: it holds states that are not finite.</source>
        <translation>die Datei ist beschädigt: sie enthält Zustände, die nicht endlich sind.</translation>
    </message>
    <message>
        <source>the file is damaged: its events are none.</source>
        <translation>die Datei ist beschädigt: ihre Ereignisse sind keine.</translation>
    </message>
    <message>
        <source>the file is damaged: its events do not go with its frames.</source>
        <translation>die Datei ist beschädigt: ihre Ereignisse passen nicht zu ihren Bildern.</translation>
    </message>
    <message>
        <source>Cannot open {path}: {error}</source>
        <translation>{path} lässt sich nicht öffnen: {error}</translation>
    </message>
    <message>
        <source>the file is damaged: what it holds comes out of order.</source>
        <translation>die Datei ist beschädigt: ihr Inhalt kommt in falscher Reihenfolge.</translation>
    </message>
    <message>
        <source>the file is damaged: its texts are longer than any result&apos;s.</source>
        <translation>die Datei ist beschädigt: ihre Texte sind länger als die irgendeines Ergebnisses.</translation>
    </message>
    <message>
        <source>the file is damaged: it cannot be read to its end.</source>
        <translation>die Datei ist beschädigt: sie lässt sich nicht bis zum Ende lesen.</translation>
    </message>
    <message>
        <source>reading was stopped.</source>
        <translation>das Lesen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>the file is damaged: its attribute &apos;{name}&apos; is neither text nor number.</source>
        <translation>die Datei ist beschädigt: ihr Attribut &apos;{name}&apos; ist weder Text noch Zahl.</translation>
    </message>
    <message>
        <source>the file is damaged: its times and frames do not go together.</source>
        <translation>die Datei ist beschädigt: ihre Zeiten und Bilder passen nicht zusammen.</translation>
    </message>
    <message>
        <source>the file is damaged: what should be a text is none.</source>
        <translation>die Datei ist beschädigt: was ein Text sein sollte, ist keiner.</translation>
    </message>
    <message>
        <source>the file is damaged: &apos;{name}&apos; is missing.</source>
        <translation>die Datei ist beschädigt: &apos;{name}&apos; fehlt.</translation>
    </message>
    <message>
        <source>the file is damaged: &apos;{name}&apos; is no array of its own.</source>
        <translation>die Datei ist beschädigt: &apos;{name}&apos; ist kein eigenes Feld.</translation>
    </message>
    <message>
        <source>the file is damaged: &apos;{name}&apos; is packed as no result is.</source>
        <translation>die Datei ist beschädigt: &apos;{name}&apos; ist gepackt wie in keinem Ergebnis.</translation>
    </message>
    <message>
        <source>the file is damaged: it is too small for what it claims to hold.</source>
        <translation>die Datei ist beschädigt: sie ist zu klein für das, was sie zu enthalten vorgibt.</translation>
    </message>
    <message>
        <source>the file is damaged: it has more attributes than any result.</source>
        <translation>die Datei ist beschädigt: sie hat mehr Attribute als irgendein Ergebnis.</translation>
    </message>
    <message>
        <source>it is no result of Kanevas, nor any HDF5 file.</source>
        <translation>sie ist kein Ergebnis von Kanevas und auch keine HDF5-Datei.</translation>
    </message>
    <message>
        <source>the file is damaged: &apos;{name}&apos; is no group of its own.</source>
        <translation>die Datei ist beschädigt: &apos;{name}&apos; ist keine eigene Gruppe.</translation>
    </message>
    <message>
        <source>the file is damaged: it asks for more memory than it can need.</source>
        <translation>die Datei ist beschädigt: sie verlangt mehr Speicher, als sie brauchen kann.</translation>
    </message>
    <message>
        <source>the file is damaged ({first}).</source>
        <translation>die Datei ist beschädigt ({first}).</translation>
    </message>
    <message>
        <source>{first} and {count} more</source>
        <translation>{first} und {count} weitere</translation>
    </message>
    <message>
        <source>The model moves in another way than the one that was run.</source>
        <translation>Das Modell bewegt sich anders als das, das gelaufen ist.</translation>
    </message>
    <message>
        <source>The argument &apos;time&apos; of poses_at must be a time in s, is nan.</source>
        <translation>Das Argument &apos;time&apos; von poses_at muss eine Zeit in s sein, ist nan.</translation>
    </message>
    <message>
        <source>There is no frame {number}: the result has frames 0 to {last}, or -{count} to -1 from the end.</source>
        <translation>Es gibt kein Bild {number}: das Ergebnis hat die Bilder 0 bis {last}, oder -{count} bis -1 vom Ende her.</translation>
    </message>
    <message>
        <source>There is no body {i}: they are counted from 0.</source>
        <translation>Es gibt keinen Körper {i}: sie werden ab 0 gezählt.</translation>
    </message>
    <message>
        <source>There is no quantity &apos;{name}&apos;. {there_are}</source>
        <translation>Es gibt keine Größe &apos;{name}&apos;. {there_are}</translation>
    </message>
    <message>
        <source>Those of &apos;{owner}&apos; are {names}.</source>
        <translation>Die von &apos;{owner}&apos; sind {names}.</translation>
    </message>
    <message>
        <source>the lower limit of &apos;{name}&apos;</source>
        <translation>die untere Grenze von &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>the upper limit of &apos;{name}&apos;</source>
        <translation>die obere Grenze von &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>strikes follow upon each other without end</source>
        <translation>Stöße folgen ohne Ende aufeinander</translation>
    </message>
    <message>
        <source>no impulses satisfy the law of the strike</source>
        <translation>keine Stöße erfüllen das Stoßgesetz</translation>
    </message>
    <message>
        <source>no forces of the contacts fit each other there</source>
        <translation>keine Kräfte der Kontakte passen dort zueinander</translation>
    </message>
    <message>
        <source>{method} cannot end a step where constraints change, as they do by &apos;{name}&apos;. Take dop853, dopri5, esdirk43, or a method of fixed steps such as rk4.</source>
        <translation>{method} kann einen Schritt nicht dort enden lassen, wo sich Bindungen ändern, wie durch &apos;{name}&apos;. Nehmen Sie dop853, dopri5, esdirk43 oder ein Verfahren fester Schritte wie rk4.</translation>
    </message>
    <message>
        <source>{method} cannot follow friction that sticks and slides, as that of &apos;{name}&apos;. Take dop853, dopri5, or a method of fixed steps such as rk4.</source>
        <translation>{method} kann Reibung nicht folgen, die haftet und gleitet, wie der von &apos;{name}&apos;. Nehmen Sie dop853, dopri5 oder ein Verfahren fester Schritte wie rk4.</translation>
    </message>
    <message>
        <source>events do not settle</source>
        <translation>Ereignisse kommen nicht zur Ruhe</translation>
    </message>
    <message>
        <source>more than {count} events</source>
        <translation>mehr als {count} Ereignisse</translation>
    </message>
    <message>
        <source>the constraints that begin to hold cannot be closed</source>
        <translation>die Bindungen, die zu halten beginnen, lassen sich nicht schließen</translation>
    </message>
    <message>
        <source>The run cannot begin: {why}.</source>
        <translation>Der Lauf kann nicht beginnen: {why}.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is met</source>
        <translation>&apos;{name}&apos; ist erfüllt</translation>
    </message>
    <message>
        <source>The run ended at {t:.6g} s{cause}.</source>
        <translation>Der Lauf endete bei {t:.6g} s{cause}.</translation>
    </message>
    <message>
        <source>The run could not go on from the event at {t:.6g} s{cause}.</source>
        <translation>Der Lauf konnte vom Ereignis bei {t:.6g} s nicht weitergehen{cause}.</translation>
    </message>
    <message>
        <source>Did you mean &apos;{near}&apos;?</source>
        <translation>Meinten Sie &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>Names are ELEMENT.QUANTITY, for example &apos;{name}&apos;.</source>
        <translation>Die Namen haben die Form ELEMENT.GRÖSSE, zum Beispiel &apos;{name}&apos;.</translation>
    </message>
    <message>
        <source>&apos;{measure}&apos; cannot be limited: {why}; a stop limits sums of x, y, z, distance, length and displacement, or of angles, with numbers and parameters as factors: take or make such a measure</source>
        <translation>&apos;{measure}&apos; kann nicht begrenzt werden: {why}; ein Anschlag begrenzt Summen von x, y, z, distance, length und displacement oder von Winkeln mit Zahlen und Parametern als Faktoren: nehmen oder machen Sie eine solche Messgröße</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>wie angegeben</translation>
    </message>
    <message>
        <source>&apos;{body}&apos; changed by {amount}</source>
        <translation>&apos;{body}&apos; geändert um {amount}</translation>
    </message>
    <message>
        <source>kinetic energy from {energy_given:.4g} to {energy:.4g} J</source>
        <translation>kinetische Energie von {energy_given:.4g} auf {energy:.4g} J</translation>
    </message>
    <message>
        <source>{count} more changed</source>
        <translation>{count} weitere geändert</translation>
    </message>
    <message>
        <source>1 body follows</source>
        <translation>1 Körper folgt</translation>
    </message>
    <message>
        <source>{count} bodies follow</source>
        <translation>{count} Körper folgen</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} weitere</translation>
    </message>
    <message>
        <source>The disc of &apos;{name}&apos; lies flat on its plane, where it has no lowest point to roll on. Turn its body, or check the joint&apos;s axes.</source>
        <translation>Die Scheibe von &apos;{name}&apos; liegt flach auf ihrer Ebene und hat dort keinen tiefsten Punkt, auf dem sie rollen könnte. Drehen Sie ihren Körper, oder prüfen Sie die Achsen des Gelenks.</translation>
    </message>
    <message>
        <source>The two points of &apos;{name}&apos; coincide, where its force has no bound and no direction. Move them apart.</source>
        <translation>Die beiden Punkte von &apos;{name}&apos; fallen zusammen; dort hat die Kraft keine Grenze und keine Richtung. Rücken Sie sie auseinander.</translation>
    </message>
    <message>
        <source>{names} lose their hold there, as in a dead centre or where bars lie on one line</source>
        <translation>{names} verlieren dort ihren Halt, wie in einem Totpunkt oder wo Stäbe auf einer Geraden liegen</translation>
    </message>
    <message>
        <source>the points of {names} meet there, where its force has no bound</source>
        <translation>die Punkte von {names} treffen sich dort; die Kraft hat da keine Grenze</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; accelerates most there, by {pull:.3g} m/s^2 and {turn:.3g} rad/s^2</source>
        <translation>&apos;{name}&apos; wird dort am stärksten beschleunigt, mit {pull:.3g} m/s^2 und {turn:.3g} rad/s^2</translation>
    </message>
    <message>
        <source>it would open {gaps}</source>
        <translation>das würde öffnen: {gaps}</translation>
    </message>
    <message>
        <source>{name} loses its hold there, as in a dead centre or where bars lie on one line</source>
        <translation>{name} verliert dort seinen Halt, wie in einem Totpunkt oder wo Stäbe auf einer Geraden liegen</translation>
    </message>
    <message>
        <source>the expression of {owner} is {value:.3g}</source>
        <translation>der Ausdruck von {owner} ist {value:.3g}</translation>
    </message>
    <message>
        <source>the forces on {names} are no longer finite numbers</source>
        <translation>die Kräfte auf {names} sind keine endlichen Zahlen mehr</translation>
    </message>
    <message>
        <source>the coordinates of {names} are no longer finite numbers</source>
        <translation>die Koordinaten von {names} sind keine endlichen Zahlen mehr</translation>
    </message>
    <message>
        <source>the speeds of {names} are no longer finite numbers</source>
        <translation>die Geschwindigkeiten von {names} sind keine endlichen Zahlen mehr</translation>
    </message>
    <message>
        <source>they gape at {gaps}</source>
        <translation>offen bleiben {gaps}</translation>
    </message>
    <message>
        <source>The joints cannot be closed: they gape at {gaps}.</source>
        <translation>Die Gelenke lassen sich nicht schließen. Offen bleiben: {gaps}.</translation>
    </message>
    <message>
        <source>They close where {bodies} may move: leave a body unpinned, place it where the joints meet, or check the joints&apos; points.</source>
        <translation>Sie schließen sich, wenn sich {bodies} bewegen darf: lösen Sie einen festgesteckten Körper, setzen Sie ihn dorthin, wo sich die Gelenke treffen, oder prüfen Sie die Punkte der Gelenke.</translation>
    </message>
    <message>
        <source>Move the bodies nearer to where the joints meet, or check the joints&apos; points.</source>
        <translation>Rücken Sie die Körper näher dorthin, wo sich die Gelenke treffen, oder prüfen Sie die Punkte der Gelenke.</translation>
    </message>
    <message>
        <source>the place</source>
        <translation>die Lage</translation>
    </message>
    <message>
        <source>the speed</source>
        <translation>die Geschwindigkeit</translation>
    </message>
    <message>
        <source>the acceleration</source>
        <translation>die Beschleunigung</translation>
    </message>
    <message>
        <source>the driver {names}</source>
        <translation>der Antrieb {names}</translation>
    </message>
    <message>
        <source>the drivers {names}</source>
        <translation>die Antriebe {names}</translation>
    </message>
    <message>
        <source>the velocity joint {names}</source>
        <translation>das Geschwindigkeitsgelenk {names}</translation>
    </message>
    <message>
        <source>the velocity joints {names}</source>
        <translation>die Geschwindigkeitsgelenke {names}</translation>
    </message>
    <message>
        <source>the lock {names}</source>
        <translation>die Sperre {names}</translation>
    </message>
    <message>
        <source>the locks {names}</source>
        <translation>die Sperren {names}</translation>
    </message>
    <message>
        <source>The speeds of the bodies cannot be made to fit the joints within the digits of the computer: numbers of the model differ too much in size. Its lightest body is &apos;{lightest}&apos; of {least:.3g} kg, its heaviest &apos;{heaviest}&apos; of {most:.3g} kg.</source>
        <translation>Die Geschwindigkeiten der Körper lassen sich mit den Stellen des Rechners nicht an die Gelenke anpassen: Zahlen des Modells unterscheiden sich zu sehr in der Größe. Sein leichtester Körper ist &apos;{lightest}&apos; mit {least:.3g} kg, sein schwerster &apos;{heaviest}&apos; mit {most:.3g} kg.</translation>
    </message>
    <message>
        <source>{who} contradict each other in {asked} that they ask for{between}</source>
        <translation>{who} widersprechen sich, sie verlangen Verschiedenes für {asked}{between}</translation>
    </message>
    <message>
        <source>Leave one of them out, or change a function of time until they agree.</source>
        <translation>Lassen Sie eines davon weg, oder ändern Sie eine Funktion der Zeit, bis sie übereinstimmen.</translation>
    </message>
    <message>
        <source>; {others} connect what they hold</source>
        <translation>; {others} verbinden, was sie halten</translation>
    </message>
    <message>
        <source>{who} asks for {asked} that {others} do not allow</source>
        <translation>{who} verlangt für {asked} etwas, das {others} nicht zulassen</translation>
    </message>
    <message>
        <source>Leave it out, change its function of time, or free one of these joints.</source>
        <translation>Lassen Sie das weg, ändern Sie die Funktion der Zeit, oder geben Sie eines dieser Gelenke frei.</translation>
    </message>
    <message>
        <source>{who} asks for {asked} that nothing there can have</source>
        <translation>{who} verlangt für {asked} etwas, das dort nicht möglich ist</translation>
    </message>
    <message>
        <source>Leave it out, or let it hold another coordinate.</source>
        <translation>Lassen Sie das weg, oder halten Sie eine andere Koordinate fest.</translation>
    </message>
    <message>
        <source>There is no room for {size:.1f} GB of frames in {place}: {room:.1f} GB may be taken there.</source>
        <translation>Für {size:.1f} GB an Bildern ist in {place} kein Platz: {room:.1f} GB dürfen dort belegt werden.</translation>
    </message>
    <message>
        <source>Cannot keep frames in {place}: {reason}.</source>
        <translation>In {place} lassen sich keine Bilder ablegen: {reason}.</translation>
    </message>
    <message>
        <source>No force, speed or joint stands out. Look for what is very light or very stiff beside the rest, take a larger tolerance (rtol), or a shorter run first.</source>
        <translation>Keine Kraft, Geschwindigkeit und kein Gelenk fällt auf. Suchen Sie, was sehr leicht oder sehr steif neben dem Rest ist, nehmen Sie eine größere Toleranz (rtol), oder zuerst einen kürzeren Lauf.</translation>
    </message>
    <message>
        <source>some {count:.0f} minutes</source>
        <translation>etwa {count:.0f} Minuten</translation>
    </message>
    <message>
        <source>The run has come to {time:.4g} of {duration:g} s. At {pace:.2g} steps a second of motion the rest takes {how_long}. {why} Or cancel, and keep what there is.</source>
        <translation>Der Lauf ist bis {time:.4g} von {duration:g} s gekommen. Bei {pace:.2g} Schritten je Sekunde der Bewegung dauert der Rest {how_long}. {why} Oder brechen Sie ab und behalten, was da ist.</translation>
    </message>
    <message>
        <source>Look at the speeds given to &apos;{name}&apos;, and at the forces on it.</source>
        <translation>Prüfen Sie die Geschwindigkeiten, die &apos;{name}&apos; hat, und die Kräfte darauf.</translation>
    </message>
    <message>
        <source>A function of time goes its whole way within {shortest:.2g} s</source>
        <translation>Eine Funktion der Zeit geht ihren ganzen Weg in {shortest:.2g} s</translation>
    </message>
    <message>
        <source>Look at the laws of forces and drivers, and run as long as they matter.</source>
        <translation>Prüfen Sie die Zeitfunktionen von Kräften und Antrieben, und lassen Sie den Lauf so lange dauern, wie sie von Belang sind.</translation>
    </message>
    <message>
        <source>more than a thousand years</source>
        <translation>mehr als tausend Jahre</translation>
    </message>
    <message>
        <source>some {count:.0f} years</source>
        <translation>etwa {count:.0f} Jahre</translation>
    </message>
    <message>
        <source>more than a thousand days</source>
        <translation>mehr als tausend Tage</translation>
    </message>
    <message>
        <source>some {count:.0f} days</source>
        <translation>etwa {count:.0f} Tage</translation>
    </message>
    <message>
        <source>more than a thousand hours</source>
        <translation>mehr als tausend Stunden</translation>
    </message>
    <message>
        <source>some {count:.0f} hours</source>
        <translation>etwa {count:.0f} Stunden</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; turns at {turning:.2g} rad/s</source>
        <translation>&apos;{name}&apos; dreht sich mit {turning:.2g} rad/s</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; moves at {moving:.2g} m/s</source>
        <translation>&apos;{name}&apos; bewegt sich mit {moving:.2g} m/s</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is stiff: alone it would move its bodies at a rate of {rate:.2g} 1/s</source>
        <translation>&apos;{name}&apos; ist steif: allein bewegte es seine Körper mit einer Rate von {rate:.2g} 1/s</translation>
    </message>
    <message>
        <source>The method esdirk43 is made for that; or make it softer.</source>
        <translation>Dafür ist das Verfahren esdirk43 gemacht; oder machen Sie es weicher.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; loses its hold there, as in a dead centre or where bars lie on one line</source>
        <translation>&apos;{name}&apos; verliert dort seinen Halt, wie in einem Totpunkt oder wo Stäbe auf einer Geraden liegen</translation>
    </message>
    <message>
        <source>Begin a little beside such a position, or lead the mechanism through it by a driver.</source>
        <translation>Beginnen Sie etwas neben einer solchen Lage, oder führen Sie den Mechanismus mit einem Antrieb hindurch.</translation>
    </message>
    <message>
        <source>the velocity of &apos;{owner}&apos;</source>
        <translation>die Geschwindigkeit von &apos;{owner}&apos;</translation>
    </message>
    <message>
        <source>the angular velocity of &apos;{owner}&apos;</source>
        <translation>die Winkelgeschwindigkeit von &apos;{owner}&apos;</translation>
    </message>
    <message>
        <source>the angle rate of &apos;{owner}&apos;</source>
        <translation>die Winkelrate von &apos;{owner}&apos;</translation>
    </message>
    <message>
        <source>the displacement rate of &apos;{owner}&apos;</source>
        <translation>die Verschiebungsrate von &apos;{owner}&apos;</translation>
    </message>
    <message>
        <source>, {others} do not let it</source>
        <translation>: {others} lassen das nicht zu</translation>
    </message>
    <message>
        <source>At the start {what} cannot lead with the value given{why}. Give a value that fits, or let something else lead.</source>
        <translation>Am Anfang kann {what} mit dem angegebenen Wert nicht führen{why}. Geben Sie einen passenden Wert an, oder lassen Sie etwas anderes führen.</translation>
    </message>
    <message>
        <source>At the start {what} lead and contradict each other{tied}. Let fewer of them lead, or give values that fit.</source>
        <translation>Am Anfang führen {what} und widersprechen einander{tied}. Lassen Sie weniger davon führen, oder geben Sie passende Werte an.</translation>
    </message>
    <message>
        <source>, {others} does not let it</source>
        <translation>: {others} lässt das nicht zu</translation>
    </message>
    <message>
        <source>, tied by {others}</source>
        <translation>, verbunden durch {others}</translation>
    </message>
    <message>
        <source> A larger tolerance (rtol) lets them be lighter.</source>
        <translation> Mit einer größeren Toleranz (rtol) dürfen sie leichter sein.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is so light beside what its joints press on it, {ratio:.1g} of that, that the way in which it is free to turn or slide is lost in round-off: below {lightest:.1g} results could not be trusted. Make it heavier, let an axis of its inertia lie along that way, or take a rod joint in its place.{larger}</source>
        <translation>&apos;{name}&apos; ist so leicht neben dem, was seine Gelenke auf ihn drücken, {ratio:.1g} davon, dass die Richtung, in der er sich frei drehen oder schieben kann, im Rundungsfehler untergeht: unter {lightest:.1g} wäre Ergebnissen nicht zu trauen. Machen Sie ihn schwerer, legen Sie eine Achse seiner Trägheit in diese Richtung, oder nehmen Sie stattdessen ein Stangengelenk.{larger}</translation>
    </message>
    <message>
        <source>Look at the forces there: something drives the motion without end. Where it is only stiff, try esdirk43 or a smaller tolerance (rtol).</source>
        <translation>Prüfen Sie die Kräfte dort: etwas treibt die Bewegung ohne Ende an. Ist sie nur steif, nehmen Sie esdirk43 oder eine kleinere Toleranz (rtol).</translation>
    </message>
    <message>
        <source>Look at the forces there: something drives the motion without end. Where it is only stiff, try a smaller tolerance (rtol).</source>
        <translation>Prüfen Sie die Kräfte dort: etwas treibt die Bewegung ohne Ende an. Ist sie nur steif, nehmen Sie eine kleinere Toleranz (rtol).</translation>
    </message>
    <message>
        <source>The mechanism is locked there, or would have to be. Look at it at that time: what drives it must end there or turn round.</source>
        <translation>Der Mechanismus klemmt dort oder müsste es. Sehen Sie ihn sich zu dieser Zeit an: was ihn antreibt, muss dort enden oder umkehren.</translation>
    </message>
    <message>
        <source>The motion is not smooth there, or the mechanism is locked. A larger tolerance (rtol) may get past it.</source>
        <translation>Die Bewegung ist dort nicht glatt, oder der Mechanismus klemmt. Mit einer größeren Toleranz (rtol) geht es vielleicht weiter.</translation>
    </message>
    <message>
        <source>Nothing can follow that; lead it over with step(t, t0, x0, t1, x1) or a smooth table.</source>
        <translation>Dem kann nichts folgen; führen Sie mit step(t, t0, x0, t1, x1) oder einer glatten Tabelle hinüber.</translation>
    </message>
    <message>
        <source>The run is complete.</source>
        <translation>Der Lauf ist vollständig.</translation>
    </message>
    <message>
        <source>The run was stopped at {t:.6g} s; the result up to there is kept.</source>
        <translation>Der Lauf wurde bei {t:.6g} s angehalten; das Ergebnis bis dahin bleibt.</translation>
    </message>
    <message>
        <source>The motion grew beyond all bounds at {t:.6g} s{cause}.</source>
        <translation>Die Bewegung wuchs bei {t:.6g} s über alle Grenzen{cause}.</translation>
    </message>
    <message>
        <source>The joints could not be kept closed at {t:.6g} s{cause}.</source>
        <translation>Die Gelenke ließen sich bei {t:.6g} s nicht geschlossen halten{cause}.</translation>
    </message>
    <message>
        <source>The step shrank to nothing at {t:.6g} s{cause}.</source>
        <translation>Der Schritt schrumpfte bei {t:.6g} s auf nichts{cause}.</translation>
    </message>
    <message>
        <source>The position that a driver asks for jumps at {t:.6g} s{cause}.</source>
        <translation>Die Lage, die ein Antrieb verlangt, springt bei {t:.6g} s{cause}.</translation>
    </message>
    <message>
        <source>No motion does what is asked for at {t:.6g} s{cause}.</source>
        <translation>Keine Bewegung erfüllt, was bei {t:.6g} s verlangt wird{cause}.</translation>
    </message>
    <message>
        <source>Try a smaller step, or an adaptive method such as dop853.</source>
        <translation>Nehmen Sie einen kleineren Schritt oder ein adaptives Verfahren wie dop853.</translation>
    </message>
    <message>
        <source>Try a smaller step, or an adaptive method such as dop853; if that does not help, the mechanism is locked there.</source>
        <translation>Nehmen Sie einen kleineren Schritt oder ein adaptives Verfahren wie dop853; hilft das nicht, klemmt der Mechanismus dort.</translation>
    </message>
    <message>
        <source>Move the points or axes of one of them until they do, or take joints that hold less.</source>
        <translation>Verschieben Sie die Punkte oder Achsen eines davon, bis sie übereinstimmen, oder nehmen Sie Gelenke, die weniger halten.</translation>
    </message>
    <message>
        <source>{names} hold the same more than once and do not quite agree: gaps of up to {gap:.3g} m stay open.</source>
        <translation>{names} halten dasselbe mehr als einmal und stimmen nicht ganz überein: Spalte bis {gap:.3g} m bleiben offen.</translation>
    </message>
    <message>
        <source>{names} hold the same more than once and do not agree within the digits of the model. {way_out}</source>
        <translation>{names} halten dasselbe mehr als einmal und stimmen in den Stellen des Modells nicht überein. {way_out}</translation>
    </message>
    <message>
        <source>{names} hold the same more than once and no longer agree within the digits of the model</source>
        <translation>{names} halten dasselbe mehr als einmal und stimmen in den Stellen des Modells nicht mehr überein</translation>
    </message>
    <message>
        <source>; every {interval:g} s would do</source>
        <translation>; alle {interval:g} s ginge es</translation>
    </message>
    <message>
        <source>{count:.3g} frames, {size:.1f} GB</source>
        <translation>{count:.3g} Bilder, {size:.1f} GB</translation>
    </message>
    <message>
        <source>The run would record {frames}, and there are {room:.1f} GB of room in {folder}. Make room there, or record less often (solver.record_every in the model, --every on the command line){hint}.</source>
        <translation>Der Lauf würde {frames} aufzeichnen, und in {folder} sind {room:.1f} GB Platz. Schaffen Sie dort Platz, oder zeichnen Sie seltener auf (solver.record_every im Modell, --every auf der Befehlszeile){hint}.</translation>
    </message>
    <message>
        <source>The run is so short ({duration:g} s) that no number lies between its frames; give it a longer duration.</source>
        <translation>Der Lauf ist so kurz ({duration:g} s), dass zwischen seinen Bildern keine Zahl liegt; geben Sie ihm eine längere Dauer.</translation>
    </message>
    <message>
        <source>The run would record {frames}; {most} million frames are the most. Record less often (solver.record_every in the model, --every on the command line){hint}.</source>
        <translation>Der Lauf würde {frames} aufzeichnen; {most} Millionen Bilder sind das Höchste. Zeichnen Sie seltener auf (solver.record_every im Modell, --every auf der Befehlszeile){hint}.</translation>
    </message>
    <message>
        <source>The forces or accelerations at the start are beyond all bounds. Look for numbers in the model that are far too large or too small.</source>
        <translation>Die Kräfte oder Beschleunigungen am Anfang sind über allen Grenzen. Suchen Sie nach Zahlen im Modell, die viel zu groß oder zu klein sind.</translation>
    </message>
    <message>
        <source>At the start {why}.</source>
        <translation>Am Anfang gilt: {why}.</translation>
    </message>
    <message>
        <source>A step of {step:.3g} s</source>
        <translation>Ein Schritt von {step:.3g} s</translation>
    </message>
    <message>
        <source>A longest step of {step:.3g} s</source>
        <translation>Ein längster Schritt von {step:.3g} s</translation>
    </message>
    <message>
        <source>{step} makes {count:.3g} steps, more than any run can take. Lengthen it (solver.{field} in the model, --{option} on the command line).</source>
        <translation>{step} ergibt {count:.3g} Schritte, mehr als irgendein Lauf machen kann. Verlängern Sie ihn (solver.{field} im Modell, --{option} auf der Befehlszeile).</translation>
    </message>
    <message>
        <source>needs &apos;{name}&apos;, which is not here; copy that too</source>
        <translation>braucht &apos;{name}&apos;, das hier fehlt; kopieren Sie es mit</translation>
    </message>
    <message>
        <source>No measure can be limited: add one that is a sum of x, y, z, distance, length and displacement, or of angles, such as x(&apos;body&apos;)</source>
        <translation>Keine Messgröße kann begrenzt werden: fügen Sie eine hinzu, die eine Summe von x, y, z, distance, length und displacement oder von Winkeln ist, etwa x(&apos;body&apos;)</translation>
    </message>
    <message>
        <source>&apos;{new}&apos; is the name of another element already; names are unique.</source>
        <translation>&apos;{new}&apos; heißt schon ein anderes Element; Namen sind eindeutig.</translation>
    </message>
    <message>
        <source>The name {text}.</source>
        <translation>Der Name {text}.</translation>
    </message>
    <message>
        <source>rate of the {meaning}</source>
        <translation>Ableitung: {meaning}</translation>
    </message>
    <message>
        <source>integral over the time of the {meaning}</source>
        <translation>Integral über der Zeit: {meaning}</translation>
    </message>
    <message>
        <source>Give a model FILE to take a snapshot of.</source>
        <translation>Geben Sie eine Modelldatei (FILE) an, von der das Bild gemacht werden soll.</translation>
    </message>
    <message>
        <source>The solver could not be prepared: {reason}</source>
        <translation>Der Löser ließ sich nicht vorbereiten: {reason}</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; does not measure what is in {unit}</source>
        <translation>&apos;{text}&apos; misst nicht, was in {unit} ist</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no unit; write one such as mm, km/h or kg m^2</source>
        <translation>&apos;{text}&apos; ist keine Einheit; schreiben Sie eine wie mm, km/h oder kg m^2</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no unit</source>
        <translation>&apos;{name}&apos; ist keine Einheit</translation>
    </message>
    <message>
        <source>a pure number</source>
        <translation>eine reine Zahl</translation>
    </message>
    <message>
        <source>an area</source>
        <translation>eine Fläche</translation>
    </message>
    <message>
        <source>a volume</source>
        <translation>ein Volumen</translation>
    </message>
    <message>
        <source>a mass</source>
        <translation>eine Masse</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>eine Zeit</translation>
    </message>
    <message>
        <source>a speed</source>
        <translation>eine Geschwindigkeit</translation>
    </message>
    <message>
        <source>an acceleration</source>
        <translation>eine Beschleunigung</translation>
    </message>
    <message>
        <source>an angular speed</source>
        <translation>eine Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>an angular acceleration</source>
        <translation>eine Winkelbeschleunigung</translation>
    </message>
    <message>
        <source>a force</source>
        <translation>eine Kraft</translation>
    </message>
    <message>
        <source>a torque</source>
        <translation>ein Moment</translation>
    </message>
    <message>
        <source>a power</source>
        <translation>eine Leistung</translation>
    </message>
    <message>
        <source>a moment of inertia</source>
        <translation>ein Trägheitsmoment</translation>
    </message>
    <message>
        <source>a density</source>
        <translation>eine Dichte</translation>
    </message>
    <message>
        <source>a pressure</source>
        <translation>ein Druck</translation>
    </message>
    <message>
        <source>a stiffness</source>
        <translation>eine Steifigkeit</translation>
    </message>
    <message>
        <source>a damping</source>
        <translation>eine Dämpfung</translation>
    </message>
    <message>
        <source>a stiffness against turns</source>
        <translation>eine Drehsteifigkeit</translation>
    </message>
    <message>
        <source>a damping of turns</source>
        <translation>eine Drehdämpfung</translation>
    </message>
    <message>
        <source>in {units}</source>
        <translation>etwas in {units}</translation>
    </message>
    <message>
        <source>there is no parameter &apos;{name}&apos;{suggestion}</source>
        <translation>es gibt keinen Parameter &apos;{name}&apos;{suggestion}</translation>
    </message>
    <message>
        <source>this is {given}; {wanted} is wanted, {example}</source>
        <translation>das ist {given}; gebraucht wird {wanted}, {example}</translation>
    </message>
    <message>
        <source>as in {example}</source>
        <translation>wie in {example}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a unit and wants a number before it, {example}</source>
        <translation>&apos;{name}&apos; ist eine Einheit und braucht eine Zahl davor, {example}</translation>
    </message>
    <message>
        <source>&apos;{words}&apos; is {given}; {wanted} is wanted, {example}</source>
        <translation>&apos;{words}&apos; ist {given}; gebraucht wird {wanted}, {example}</translation>
    </message>
    <message>
        <source>open by {gap:.3g} {unit}</source>
        <translation>um {gap:.3g} {unit} offen</translation>
    </message>
    <message>
        <source>slides</source>
        <translation>gleitet</translation>
    </message>
    <message>
        <source>not shut</source>
        <translation>nicht geschlossen</translation>
    </message>
    <message>
        <source>{limit} is passed at the start, by {depth:.3g} {unit}: its spring pushes.</source>
        <translation>{limit} ist am Anfang überschritten, um {depth:.3g} {unit}: Die Feder drückt.</translation>
    </message>
    <message>
        <source>There is no body &apos;{body}&apos; that can move{suggestion}.</source>
        <translation>Es gibt keinen Körper &apos;{body}&apos;, der sich bewegen kann{suggestion}.</translation>
    </message>
    <message>
        <source>at rest by what others hold</source>
        <translation>in Ruhe durch das, was andere halten</translation>
    </message>
    <message>
        <source>Co-simulation, FMU 3.0</source>
        <translation>Co-Simulation, FMU 3.0</translation>
    </message>
    <message>
        <source>what acts in a joint that closes a loop: an equality has none</source>
        <translation>was in einem Gelenk wirkt, das eine Schleife schließt: Eine Gleichung hat nichts davon</translation>
    </message>
    <message>
        <source>static friction: that of sliding counts</source>
        <translation>Haftreibung: Es zählt die des Gleitens</translation>
    </message>
    <message>
        <source>has more outlines than any mechanism</source>
        <translation>hat mehr Umrisse als irgendein Mechanismus</translation>
    </message>
    <message>
        <source>Meshes need the library &apos;trimesh&apos;: pip install &apos;kanevas[exchange]&apos;.</source>
        <translation>Netze brauchen die Bibliothek „trimesh“: pip install &apos;kanevas[exchange]&apos;.</translation>
    </message>
    <message>
        <source>MJCF needs the library &apos;mujoco&apos;: pip install &apos;kanevas[exchange]&apos;.</source>
        <translation>MJCF braucht die Bibliothek „mujoco“: pip install &apos;kanevas[exchange]&apos;.</translation>
    </message>
    <message>
        <source>MuJoCo&apos;s compiler refuses it: {said}</source>
        <translation>der Übersetzer von MuJoCo weist es zurück: {said}</translation>
    </message>
    <message>
        <source>SVG needs the library &apos;svgelements&apos;: pip install &apos;kanevas[exchange]&apos;.</source>
        <translation>SVG braucht die Bibliothek „svgelements“: pip install &apos;kanevas[exchange]&apos;.</translation>
    </message>
    <message>
        <source>holds no drawing that can be read</source>
        <translation>enthält keine lesbare Zeichnung</translation>
    </message>
    <message>
        <source>DXF needs the library &apos;ezdxf&apos;: pip install &apos;kanevas[exchange]&apos;.</source>
        <translation>DXF braucht die Bibliothek „ezdxf“: pip install &apos;kanevas[exchange]&apos;.</translation>
    </message>
    <message>
        <source>it can never close: give a condition, let it be shut, or let an event shut it</source>
        <translation>er kann nie schließen: geben Sie eine Bedingung an, lassen Sie ihn geschlossen sein, oder lassen Sie ihn von einem Ereignis schließen</translation>
    </message>
    <message>
        <source>it never lets go: give a condition or a strength, or let an event open it</source>
        <translation>es lässt nie los: geben Sie eine Bedingung oder eine Festigkeit an, oder lassen Sie es von einem Ereignis öffnen</translation>
    </message>
    <message>
        <source>there is no latch or release &apos;{name}&apos;</source>
        <translation>es gibt keinen Riegel und kein Lösen &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>given from outside</source>
        <translation>von außen gegeben</translation>
    </message>
    <message>
        <source>strikes after it, if at all</source>
        <translation>stößt danach, wenn überhaupt</translation>
    </message>
    <message>
        <source>&apos;{first}&apos; and &apos;{second}&apos; shut and open &apos;{latch}&apos; at the same time</source>
        <translation>&apos;{first}&apos; und &apos;{second}&apos; schließen und öffnen &apos;{latch}&apos; zur selben Zeit</translation>
    </message>
    <message>
        <source>The run cannot go on with other bodies: they have to be there from the start.</source>
        <translation>Der Lauf kann mit anderen Körpern nicht weitergehen: Sie müssen von Anfang an da sein.</translation>
    </message>
    <message>
        <source>Kinematics need a motion that is prescribed as a whole, but freedoms are left: {count}. Prescribe as many coordinates more, or run inverse dynamics.</source>
        <translation>Eine Kinematik braucht eine ganz vorgegebene Bewegung, doch Freiheiten bleiben übrig: {count}. Geben Sie ebenso viele Koordinaten mehr vor, oder rechnen Sie inverse Dynamik.</translation>
    </message>
    <message>
        <source>Without a part in kinematics: {names}.</source>
        <translation>Ohne Anteil an der Kinematik: {names}.</translation>
    </message>
    <message>
        <source>Nothing is prescribed: name what is to follow which law, or add a driver.</source>
        <translation>Nichts ist vorgegeben: Nennen Sie, was welchem Gesetz folgen soll, oder fügen Sie einen Antrieb hinzu.</translation>
    </message>
    <message>
        <source>Freedoms that nothing prescribes: {count}. Their motion follows from the forces.</source>
        <translation>Freiheiten, die nichts vorgibt: {count}. Ihre Bewegung folgt aus den Kräften.</translation>
    </message>
    <message>
        <source>The efforts of {names} are not unique: others hold the same. They share the load with the shortest multipliers.</source>
        <translation>Die Kräfte und Momente von {names} sind nicht eindeutig: Andere halten dasselbe. Sie teilen die Last mit den kürzesten Multiplikatoren.</translation>
    </message>
    <message>
        <source>Singular positions are not looked for, since constraints change in the run.</source>
        <translation>Singuläre Lagen werden nicht gesucht, da sich Bindungen im Lauf ändern.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; hangs on masses or forces, which kinematics have none of.</source>
        <translation>&apos;{name}&apos; hängt von Massen oder Kräften ab, die es in der Kinematik nicht gibt.</translation>
    </message>
    <message>
        <source>The run did not reach its end: its forces are not all known.</source>
        <translation>Der Lauf kam nicht an sein Ende: Nicht alle seine Kräfte sind bekannt.</translation>
    </message>
    <message>
        <source>Singular positions were not looked for: it was stopped.</source>
        <translation>Singuläre Lagen wurden nicht gesucht: Es wurde angehalten.</translation>
    </message>
    <message>
        <source>Frames are too far apart to look for singular positions between them: record more often.</source>
        <translation>Die Bilder liegen zu weit auseinander, um zwischen ihnen singuläre Lagen zu suchen: Zeichnen Sie öfter auf.</translation>
    </message>
    <message>
        <source>{names} hold the same {rows} times too often.</source>
        <translation>{names} halten dasselbe {rows}-mal zu oft.</translation>
    </message>
    <message>
        <source>The table of &apos;{name}&apos; goes from {first:g} s to {last:g} s; the run from 0 s to {end:g} s needs all of it. Shorten the run, or give more values.</source>
        <translation>Die Tabelle von &apos;{name}&apos; reicht von {first:g} s bis {last:g} s; der Lauf von 0 s bis {end:g} s muss ganz darin liegen. Verkürzen Sie den Lauf, oder geben Sie mehr Werte an.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is nothing that can be prescribed: that are angle and displacement of a joint, as in A.angle, length of a spring or ruler, x, y and z of a body or point, their rates, and drivers by their names.</source>
        <translation>&apos;{name}&apos; kann nicht vorgegeben werden: Das sind Winkel und Verschiebung eines Gelenks, wie in A.angle, Länge einer Feder oder eines Maßes, x, y und z eines Körpers oder Punkts, ihre Geschwindigkeiten und Antriebe mit ihren Namen.</translation>
    </message>
    <message>
        <source>The driver &apos;{name}&apos; leads a point: say along which axis, as in {name}.x.</source>
        <translation>Der Antrieb &apos;{name}&apos; führt einen Punkt: Sagen Sie, entlang welcher Achse, wie in {name}.x.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is prescribed twice.</source>
        <translation>&apos;{name}&apos; ist zweimal vorgegeben.</translation>
    </message>
    <message>
        <source>Singular at {time:.9g} s: {names} do not hold independently there, and the motion may go on in more than one way.</source>
        <translation>Singulär bei {time:.9g} s: {names} halten dort nicht unabhängig voneinander, und die Bewegung kann auf mehr als eine Weise weitergehen.</translation>
    </message>
    <message>
        <source>--save needs forces, which --kinematic has none of.</source>
        <translation>--save braucht Kräfte, die es mit --kinematic nicht gibt.</translation>
    </message>
    <message>
        <source>--table and --map go together: columns are what follows them.</source>
        <translation>--table und --map gehören zusammen: Spalten sind es, denen etwas folgt.</translation>
    </message>
    <message>
        <source>Cannot read the motion &apos;{text}&apos;: write A.angle=sin(2*t).</source>
        <translation>Die Bewegung &apos;{text}&apos; lässt sich nicht lesen: Schreiben Sie A.angle=sin(2*t).</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a number; write it without marks of thousands</source>
        <translation>&apos;{text}&apos; ist keine Zahl; schreiben Sie sie ohne Tausenderzeichen</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a number</source>
        <translation>&apos;{text}&apos; ist keine Zahl</translation>
    </message>
    <message>
        <source>{fault}; in the brackets of a function a comma separates its arguments: write decimals with a point there, or ; between the arguments</source>
        <translation>{fault}; in den Klammern einer Funktion trennt ein Komma die Argumente: schreiben Sie Dezimalzahlen dort mit Punkt, oder ; zwischen die Argumente</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; may mean {whole} or {fraction:g}: write one of these</source>
        <translation>&apos;{text}&apos; kann {whole} oder {fraction:g} bedeuten: schreiben Sie eines davon</translation>
    </message>
    <message>
        <source>a number is wanted here</source>
        <translation>hier wird eine Zahl gebraucht</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no unit{suggestion}</source>
        <translation>&apos;{name}&apos; ist keine Einheit{suggestion}</translation>
    </message>
    <message>
        <source>{first} and {second} cannot be added or compared</source>
        <translation>{first} und {second} lassen sich nicht addieren oder vergleichen</translation>
    </message>
    <message>
        <source>a number without a unit cannot be added to one with a unit; give it one too</source>
        <translation>eine Zahl ohne Einheit lässt sich nicht zu einer mit Einheit addieren; geben Sie auch ihr eine</translation>
    </message>
    <message>
        <source>Absolute error per step of adaptive methods, in SI units</source>
        <translation>Absoluter Fehler je Schritt bei adaptiven Verfahren, in SI-Einheiten</translation>
    </message>
    <message>
        <source>Acceleration of gravity, in ground axes</source>
        <translation>Erdbeschleunigung, in Achsen des Bodens</translation>
    </message>
    <message>
        <source>Advance in one turn; positive for a right-handed thread</source>
        <translation>Vorschub bei einer Umdrehung; positiv für ein Rechtsgewinde</translation>
    </message>
    <message>
        <source>Angle of the turn, right-handed</source>
        <translation>Winkel der Drehung, rechtshändig</translation>
    </message>
    <message>
        <source>Angle without torque</source>
        <translation>Winkel ohne Moment</translation>
    </message>
    <message>
        <source>Angular velocity, in body axes</source>
        <translation>Winkelgeschwindigkeit, in Achsen des Körpers</translation>
    </message>
    <message>
        <source>Apex, in body axes</source>
        <translation>Spitze, in Achsen des Körpers</translation>
    </message>
    <message>
        <source>Argument and value of each point, arguments rising</source>
        <translation>Argument und Wert jedes Punktes, Argumente steigend</translation>
    </message>
    <message>
        <source>Arm of the cross, in the axes of body_b</source>
        <translation>Arm des Kreuzes, in Achsen von Körper B</translation>
    </message>
    <message>
        <source>Attraction between bodies.</source>
        <translation>Anziehung zwischen Körpern.</translation>
    </message>
    <message>
        <source>Axes in which the vector is given.</source>
        <translation>Achsen, in denen der Vektor angegeben ist.</translation>
    </message>
    <message>
        <source>Axis of symmetry, in body axes</source>
        <translation>Symmetrieachse, in Achsen des Körpers</translation>
    </message>
    <message>
        <source>Axis of the disc, in the axes of body_b</source>
        <translation>Achse der Scheibe, in Achsen von Körper B</translation>
    </message>
    <message>
        <source>Axis of the turn; any length but zero</source>
        <translation>Drehachse; beliebige Länge außer null</translation>
    </message>
    <message>
        <source>Axis, in the axes of body_a</source>
        <translation>Achse, in Achsen von Körper A</translation>
    </message>
    <message>
        <source>Axis, in the axes of body_b</source>
        <translation>Achse, in Achsen von Körper B</translation>
    </message>
    <message>
        <source>Between points: straight lines, a natural cubic spline, or the last value.</source>
        <translation>Zwischen den Punkten: gerade Linien, ein natürlicher kubischer Spline oder der letzte Wert.</translation>
    </message>
    <message>
        <source>Blows on bodies.</source>
        <translation>Schläge auf Körper.</translation>
    </message>
    <message>
        <source>Bushings, stiff in six directions.</source>
        <translation>Buchsen, steif in sechs Richtungen.</translation>
    </message>
    <message>
        <source>Centre of the base, in body axes</source>
        <translation>Mittelpunkt der Grundfläche, in Achsen des Körpers</translation>
    </message>
    <message>
        <source>Centre of the first half ball, in body axes</source>
        <translation>Mittelpunkt der ersten Halbkugel, in Achsen des Körpers</translation>
    </message>
    <message>
        <source>Centre of the second half ball, in body axes</source>
        <translation>Mittelpunkt der zweiten Halbkugel, in Achsen des Körpers</translation>
    </message>
    <message>
        <source>Centre, in body axes</source>
        <translation>Mittelpunkt, in Achsen des Körpers</translation>
    </message>
    <message>
        <source>Coefficient of restitution of the landing</source>
        <translation>Stoßzahl der Landung</translation>
    </message>
    <message>
        <source>Coefficient of restitution: 0 plastic, 1 elastic</source>
        <translation>Stoßzahl: 0 plastisch, 1 elastisch</translation>
    </message>
    <message>
        <source>Coefficient of sliding friction</source>
        <translation>Gleitreibungszahl</translation>
    </message>
    <message>
        <source>Coefficient of sliding friction; null: it never slides</source>
        <translation>Gleitreibungszahl; null: sie gleitet nie</translation>
    </message>
    <message>
        <source>Coefficient of static friction; null: that of sliding friction</source>
        <translation>Haftreibungszahl; null: die der Gleitreibung</translation>
    </message>
    <message>
        <source>Colour as #rrggbb; empty for the next one of the palette.</source>
        <translation>Farbe als #rrggbb; leer für die nächste der Palette.</translation>
    </message>
    <message>
        <source>Condition at whose beginning it is given, such as t &gt;= 2.</source>
        <translation>Bedingung, bei deren Beginn er geschieht, wie t &gt;= 2.</translation>
    </message>
    <message>
        <source>Condition that closes it; empty for never.</source>
        <translation>Bedingung, die es schließt; leer für nie.</translation>
    </message>
    <message>
        <source>Condition that opens it, such as t &gt; 2; empty for never.</source>
        <translation>Bedingung, die es öffnet, wie t &gt; 2; leer für nie.</translation>
    </message>
    <message>
        <source>Condition that opens it; empty for never.</source>
        <translation>Bedingung, die ihn öffnet; leer für nie.</translation>
    </message>
    <message>
        <source>Condition that shuts it, such as t &gt; 2 or x(&apos;a&apos;) &gt; x(&apos;b&apos;); empty for never.</source>
        <translation>Bedingung, die ihn schließt, wie t &gt; 2 oder x(&apos;a&apos;) &gt; x(&apos;b&apos;); leer für nie.</translation>
    </message>
    <message>
        <source>Condition, such as angle(&apos;hinge&apos;) &gt; 1.</source>
        <translation>Bedingung, wie angle(&apos;hinge&apos;) &gt; 1.</translation>
    </message>
    <message>
        <source>Constant of gravitation; another one in a scaled model</source>
        <translation>Gravitationskonstante; eine andere in einem skalierten Modell</translation>
    </message>
    <message>
        <source>Coordinate of the joint.</source>
        <translation>Koordinate des Gelenks.</translation>
    </message>
    <message>
        <source>Coordinates of joints held as placed.</source>
        <translation>Koordinaten von Gelenken, festgehalten wie gezeichnet.</translation>
    </message>
    <message>
        <source>Coordinates that follow functions of time.</source>
        <translation>Koordinaten, die Funktionen der Zeit folgen.</translation>
    </message>
    <message>
        <source>Coordinates that make up the sum.</source>
        <translation>Koordinaten, die die Summe bilden.</translation>
    </message>
    <message>
        <source>Corners in order, x and y in body axes</source>
        <translation>Ecken der Reihe nach, x und y in Achsen des Körpers</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Damping along x, y, z of the frame of body_a</source>
        <translation>Dämpfung entlang x, y, z der Achsen von Körper A</translation>
    </message>
    <message>
        <source>Damping beyond a limit, of a stop with stiffness</source>
        <translation>Dämpfung jenseits einer Grenze, bei einem Anschlag mit Steifigkeit</translation>
    </message>
    <message>
        <source>Damping of turns about x, y, z of the frame of body_a</source>
        <translation>Drehdämpfung um x, y, z der Achsen von Körper A</translation>
    </message>
    <message>
        <source>Damping; of a hand that turns in N m s/rad</source>
        <translation>Dämpfung; einer Hand, die dreht, in N m s/rad</translation>
    </message>
    <message>
        <source>Density of the shapes, from which mass and inertia follow</source>
        <translation>Dichte der Formen, aus der Masse und Trägheit folgen</translation>
    </message>
    <message>
        <source>Density; by default the body&apos;s</source>
        <translation>Dichte; ohne Angabe die des Körpers</translation>
    </message>
    <message>
        <source>Direction across the axis, in the axes of body_a; by default the body axis that is farthest from it</source>
        <translation>Richtung quer zur Achse, in Achsen von Körper A; ohne Angabe die Körperachse, die am weitesten von ihr entfernt ist</translation>
    </message>
    <message>
        <source>Direction across the axis, in the axes of body_b, to which the turn from side_a is held or counted; by default the body axis that is farthest</source>
        <translation>Richtung quer zur Achse, in Achsen von Körper B, bis zu der die Drehung von Seite A aus gehalten oder gezählt wird; ohne Angabe die Körperachse, die am weitesten entfernt ist</translation>
    </message>
    <message>
        <source>Direction in which it does not slip, a wheel&apos;s axle, in the axes of body_b</source>
        <translation>Richtung, in der nichts gleitet, die Achse eines Rades, in Achsen von Körper B</translation>
    </message>
    <message>
        <source>Displacement without force</source>
        <translation>Verschiebung ohne Kraft</translation>
    </message>
    <message>
        <source>Distance of the two points</source>
        <translation>Abstand der beiden Punkte</translation>
    </message>
    <message>
        <source>Distances of two points that can be plotted.</source>
        <translation>Abstände zweier Punkte, die sich plotten lassen.</translation>
    </message>
    <message>
        <source>Drag per speed against the medium</source>
        <translation>Widerstand je Geschwindigkeit gegen das Medium</translation>
    </message>
    <message>
        <source>Drag per square of that speed</source>
        <translation>Widerstand je Quadrat dieser Geschwindigkeit</translation>
    </message>
    <message>
        <source>Dry friction in joints, clutches.</source>
        <translation>Trockene Reibung in Gelenken, Kupplungen.</translation>
    </message>
    <message>
        <source>Element xy of the tensor, -∫xy dm</source>
        <translation>Element xy des Tensors, -∫xy dm</translation>
    </message>
    <message>
        <source>Element xz of the tensor, -∫xz dm</source>
        <translation>Element xz des Tensors, -∫xz dm</translation>
    </message>
    <message>
        <source>Element yz of the tensor, -∫yz dm</source>
        <translation>Element yz des Tensors, -∫yz dm</translation>
    </message>
    <message>
        <source>End A, in the axes of body_a from its origin</source>
        <translation>Ende A, in Achsen von Körper A von seinem Ursprung aus</translation>
    </message>
    <message>
        <source>End B, in the axes of body_b from its origin</source>
        <translation>Ende B, in Achsen von Körper B von seinem Ursprung aus</translation>
    </message>
    <message>
        <source>Euler parameters e1 e2 e3 e4 (e4 the scalar part) from body to ground axes, or the axis and angle (rad) of a turn</source>
        <translation>Euler-Parameter e1 e2 e3 e4 (e4 der skalare Teil) vom Körper zu den Achsen des Bodens, oder Achse und Winkel (rad) einer Drehung</translation>
    </message>
    <message>
        <source>Expression of the time t, parameters and measures, as in 3*sin(2*pi*t).</source>
        <translation>Ausdruck der Zeit t, von Parametern und Messgrößen, wie 3*sin(2*pi*t).</translation>
    </message>
    <message>
        <source>Expressions that are recorded with the result.</source>
        <translation>Ausdrücke, die mit dem Ergebnis aufgezeichnet werden.</translation>
    </message>
    <message>
        <source>Factor; per metre or radian as the sum needs it</source>
        <translation>Faktor; je Meter oder Radiant, wie die Summe es braucht</translation>
    </message>
    <message>
        <source>Factors of the angular velocity</source>
        <translation>Faktoren der Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>Factors of the velocity</source>
        <translation>Faktoren der Geschwindigkeit</translation>
    </message>
    <message>
        <source>First end, in body axes</source>
        <translation>Erstes Ende, in Achsen des Körpers</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Force at a distance of 1 m; negative where the points repel</source>
        <translation>Kraft bei einem Abstand von 1 m; negativ, wo sich die Punkte abstoßen</translation>
    </message>
    <message>
        <source>Force of a motor; in an expression &apos;displacement&apos; and &apos;rate&apos; are its own</source>
        <translation>Kraft eines Motors; in einem Ausdruck sind &apos;displacement&apos; und &apos;rate&apos; seine eigenen</translation>
    </message>
    <message>
        <source>Force of dry friction once the joint slides</source>
        <translation>Kraft der trockenen Reibung, sobald das Gelenk gleitet</translation>
    </message>
    <message>
        <source>Force that opens it; null for none</source>
        <translation>Kraft, die ihn öffnet; null für keine</translation>
    </message>
    <message>
        <source>Forces at points.</source>
        <translation>Kräfte an Punkten.</translation>
    </message>
    <message>
        <source>Friction force while it slides, whatever presses</source>
        <translation>Reibungskraft beim Gleiten, was auch drückt</translation>
    </message>
    <message>
        <source>Friction moment while it slides, whatever the force</source>
        <translation>Reibungsmoment beim Gleiten, wie groß auch die Kraft ist</translation>
    </message>
    <message>
        <source>Function of time that the angle follows</source>
        <translation>Funktion der Zeit, der der Winkel folgt</translation>
    </message>
    <message>
        <source>Function of time that the displacement follows</source>
        <translation>Funktion der Zeit, der die Verschiebung folgt</translation>
    </message>
    <message>
        <source>Function of time that the distance follows</source>
        <translation>Funktion der Zeit, der der Abstand folgt</translation>
    </message>
    <message>
        <source>Functions of time for x, y, z; null leaves one free</source>
        <translation>Funktionen der Zeit für x, y, z; null lässt eine davon frei</translation>
    </message>
    <message>
        <source>Further force, pulling positive; in an expression &apos;length&apos; and &apos;rate&apos; are its own</source>
        <translation>Weitere Kraft, positiv, wenn sie zieht; in einem Ausdruck sind &apos;length&apos; und &apos;rate&apos; ihre eigenen</translation>
    </message>
    <message>
        <source>Gears and other couplings of joints.</source>
        <translation>Zahnräder und andere Kopplungen von Gelenken.</translation>
    </message>
    <message>
        <source>Ground axis that points upwards in the 3D view. auto: against gravity, where that is along an axis, else up in the work plane.</source>
        <translation>Achse des Bodens, die in der 3D-Ansicht nach oben zeigt. auto: gegen die Schwerkraft, wo diese entlang einer Achse wirkt, sonst das Oben der Arbeitsebene.</translation>
    </message>
    <message>
        <source>Hands that pull by a spring and a damper.</source>
        <translation>Hände, die mit Feder und Dämpfer ziehen.</translation>
    </message>
    <message>
        <source>Height of the middle plane, in body axes</source>
        <translation>Höhe der Mittelebene, in Achsen des Körpers</translation>
    </message>
    <message>
        <source>How the constraints enter the equations: multipliers for all speeds, or embedded, which leaves equations for the independent speeds alone. Both give the same motion.</source>
        <translation>Wie die Bindungen in die Gleichungen kommen: mit Multiplikatoren für alle Geschwindigkeiten, oder eingebettet, was nur Gleichungen für die unabhängigen Geschwindigkeiten übrig lässt. Beide ergeben dieselbe Bewegung.</translation>
    </message>
    <message>
        <source>Impulse</source>
        <translation>Kraftstoß</translation>
    </message>
    <message>
        <source>Impulse of a moment</source>
        <translation>Momentenstoß</translation>
    </message>
    <message>
        <source>Inertia about the mass centre: three principal moments about the body axes, the whole tensor, or one moment, about the normal of a planar model; left out where a density gives it</source>
        <translation>Trägheit um den Schwerpunkt: drei Hauptträgheitsmomente um die Körperachsen, der ganze Tensor, oder ein Moment um die Normale eines ebenen Modells; weggelassen, wo eine Dichte sie ergibt</translation>
    </message>
    <message>
        <source>Instants that are noted, or end the run.</source>
        <translation>Augenblicke, die gemerkt werden oder den Lauf beenden.</translation>
    </message>
    <message>
        <source>Joints that hold only sometimes, or break.</source>
        <translation>Gelenke, die nur zeitweise halten oder brechen.</translation>
    </message>
    <message>
        <source>Joints.</source>
        <translation>Gelenke.</translation>
    </message>
    <message>
        <source>Largest angle; null for none</source>
        <translation>Größter Winkel; null für keinen</translation>
    </message>
    <message>
        <source>Largest displacement; null for none</source>
        <translation>Größte Verschiebung; null für keine</translation>
    </message>
    <message>
        <source>Largest distance; null for none</source>
        <translation>Größter Abstand; null für keinen</translation>
    </message>
    <message>
        <source>Largest value</source>
        <translation>Größter Wert</translation>
    </message>
    <message>
        <source>Largest value, in m or rad; null for none</source>
        <translation>Größter Wert, in m oder rad; null für keinen</translation>
    </message>
    <message>
        <source>Least angle; null for none</source>
        <translation>Kleinster Winkel; null für keinen</translation>
    </message>
    <message>
        <source>Least displacement; null for none</source>
        <translation>Kleinste Verschiebung; null für keine</translation>
    </message>
    <message>
        <source>Least distance; null for none</source>
        <translation>Kleinster Abstand; null für keinen</translation>
    </message>
    <message>
        <source>Least value</source>
        <translation>Kleinster Wert</translation>
    </message>
    <message>
        <source>Least value, in m or rad; null for none</source>
        <translation>Kleinster Wert, in m oder rad; null für keinen</translation>
    </message>
    <message>
        <source>Length along the axis</source>
        <translation>Länge entlang der Achse</translation>
    </message>
    <message>
        <source>Length of the run</source>
        <translation>Dauer des Laufs</translation>
    </message>
    <message>
        <source>Length without force</source>
        <translation>Länge ohne Kraft</translation>
    </message>
    <message>
        <source>Lengths of the edges along the body axes</source>
        <translation>Kantenlängen entlang der Körperachsen</translation>
    </message>
    <message>
        <source>Limits of coordinates and distances, ropes.</source>
        <translation>Grenzen von Koordinaten und Abständen, Seile.</translation>
    </message>
    <message>
        <source>Longest step of any method; by default laws of time alone limit the steps of the adaptive ones, where something short begins in them</source>
        <translation>Längster Schritt jedes Verfahrens; ohne Angabe begrenzen nur Zeitfunktionen die Schritte der adaptiven, wo etwas Kurzes in ihnen beginnt</translation>
    </message>
    <message>
        <source>Mass centre, in body axes from the body&apos;s origin</source>
        <translation>Schwerpunkt, in Achsen des Körpers von seinem Ursprung aus</translation>
    </message>
    <message>
        <source>Mass; left out where a density gives it</source>
        <translation>Masse; weggelassen, wo eine Dichte sie ergibt</translation>
    </message>
    <message>
        <source>Moment about body x</source>
        <translation>Moment um die x-Achse des Körpers</translation>
    </message>
    <message>
        <source>Moment about body y</source>
        <translation>Moment um die y-Achse des Körpers</translation>
    </message>
    <message>
        <source>Moment about body z</source>
        <translation>Moment um die z-Achse des Körpers</translation>
    </message>
    <message>
        <source>Moment that it holds, over that while it slips</source>
        <translation>Moment, das sie hält, durch das beim Rutschen</translation>
    </message>
    <message>
        <source>Moment that opens it; null for none</source>
        <translation>Moment, das ihn öffnet; null für keines</translation>
    </message>
    <message>
        <source>Moment while it slips</source>
        <translation>Moment, solange sie rutscht</translation>
    </message>
    <message>
        <source>Name of a body, or &apos;ground&apos;.</source>
        <translation>Name eines Körpers, oder &apos;ground&apos; für den Boden.</translation>
    </message>
    <message>
        <source>Name of a joint.</source>
        <translation>Name eines Gelenks.</translation>
    </message>
    <message>
        <source>Name of a latch, or of a release, that it shuts or opens; empty for none.</source>
        <translation>Name eines Riegels oder eines Lösens, das es schließt oder öffnet; leer für keines.</translation>
    </message>
    <message>
        <source>Name of a measure.</source>
        <translation>Name einer Messgröße.</translation>
    </message>
    <message>
        <source>Name of a parameter of the model.</source>
        <translation>Name eines Parameters des Modells.</translation>
    </message>
    <message>
        <source>Named numbers for expressions and numeric fields.</source>
        <translation>Benannte Zahlen für Ausdrücke und Zahlenfelder.</translation>
    </message>
    <message>
        <source>Names of elements that the program neither moves nor deletes.</source>
        <translation>Namen von Elementen, die das Programm weder bewegt noch löscht.</translation>
    </message>
    <message>
        <source>Names of elements that the views leave out.</source>
        <translation>Namen von Elementen, die die Ansichten weglassen.</translation>
    </message>
    <message>
        <source>Names of the bodies, at least two; all bodies where it is left out.</source>
        <translation>Namen der Körper, mindestens zwei; leer gelassen alle Körper.</translation>
    </message>
    <message>
        <source>Normal of the plane, to the side of the disc, in the axes of body_a</source>
        <translation>Normale der Ebene, zur Seite der Scheibe hin, in Achsen von Körper A</translation>
    </message>
    <message>
        <source>Numbers for expressions that may be set while the model runs.</source>
        <translation>Zahlen für Ausdrücke, die gestellt werden dürfen, während das Modell läuft.</translation>
    </message>
    <message>
        <source>Orientation from which a hand that turns is turned.</source>
        <translation>Orientierung, von der aus eine Hand, die dreht, gedreht ist.</translation>
    </message>
    <message>
        <source>Origin of the body, in ground axes</source>
        <translation>Ursprung des Körpers, in Achsen des Bodens</translation>
    </message>
    <message>
        <source>Parameters with the values that they have from there on.</source>
        <translation>Parameter mit den Werten, die sie von da an haben.</translation>
    </message>
    <message>
        <source>Pitch radius of the first wheel</source>
        <translation>Teilkreisradius des ersten Rades</translation>
    </message>
    <message>
        <source>Pitch radius of the second wheel</source>
        <translation>Teilkreisradius des zweiten Rades</translation>
    </message>
    <message>
        <source>Pitch radius; negative where the rack runs against the angle</source>
        <translation>Teilkreisradius; negativ, wo die Zahnstange gegen den Winkel läuft</translation>
    </message>
    <message>
        <source>Place of the text, in ground axes</source>
        <translation>Ort des Textes, in Achsen des Bodens</translation>
    </message>
    <message>
        <source>Plane of ground axes that the canvas shows.</source>
        <translation>Ebene der Achsen des Bodens, die die Zeichenfläche zeigt.</translation>
    </message>
    <message>
        <source>Plots shown when the model is opened.</source>
        <translation>Plots, die beim Öffnen des Modells gezeigt werden.</translation>
    </message>
    <message>
        <source>Point of attack, in body axes from the origin</source>
        <translation>Angriffspunkt, in Achsen des Körpers vom Ursprung aus</translation>
    </message>
    <message>
        <source>Point that is held, in body axes from the origin</source>
        <translation>Punkt, der gehalten wird, in Körperachsen vom Ursprung aus</translation>
    </message>
    <message>
        <source>Point, in body axes from the origin</source>
        <translation>Punkt, in Achsen des Körpers vom Ursprung aus</translation>
    </message>
    <message>
        <source>Point, in the axes of body_b from its origin</source>
        <translation>Punkt, in Achsen von Körper B von seinem Ursprung aus</translation>
    </message>
    <message>
        <source>Points of bodies whose motion can be plotted.</source>
        <translation>Punkte von Körpern, deren Bewegung sich plotten lässt.</translation>
    </message>
    <message>
        <source>Points that attract or repel each other.</source>
        <translation>Punkte, die einander anziehen oder abstoßen.</translation>
    </message>
    <message>
        <source>Quantities, each as NAME.QUANTITY, for example K1.angle_z; with &apos; derivative&apos; or &apos; integral&apos; behind it, its rate or its integral over the time.</source>
        <translation>Größen, jede als NAME.GRÖSSE, zum Beispiel K1.angle_z; mit &apos; derivative&apos; oder &apos; integral&apos; dahinter ihre Ableitung oder ihr Integral über der Zeit.</translation>
    </message>
    <message>
        <source>Quantity along the horizontal axis; empty for the time.</source>
        <translation>Größe entlang der waagerechten Achse; leer für die Zeit.</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Radius of the base</source>
        <translation>Radius der Grundfläche</translation>
    </message>
    <message>
        <source>Radius of the disc</source>
        <translation>Radius der Scheibe</translation>
    </message>
    <message>
        <source>Radius of the pin, on which the joint&apos;s force rubs</source>
        <translation>Radius des Zapfens, an dem die Kraft des Gelenks reibt</translation>
    </message>
    <message>
        <source>Rate at which friction has grown to 76 % of its size</source>
        <translation>Rate, bei der die Reibung auf 76 % ihres Betrags gewachsen ist</translation>
    </message>
    <message>
        <source>Rate of the angle at the start; left out, it follows the others</source>
        <translation>Rate des Winkels am Anfang; weggelassen folgt sie den anderen</translation>
    </message>
    <message>
        <source>Rate of the displacement at the start; left out, it follows the others</source>
        <translation>Rate der Verschiebung am Anfang; weggelassen folgt sie den anderen</translation>
    </message>
    <message>
        <source>Relative error per step of adaptive methods</source>
        <translation>Relativer Fehler je Schritt bei adaptiven Verfahren</translation>
    </message>
    <message>
        <source>Resistance of media.</source>
        <translation>Widerstand von Medien.</translation>
    </message>
    <message>
        <source>Rigid bodies and particles.</source>
        <translation>Starre Körper und Massenpunkte.</translation>
    </message>
    <message>
        <source>Second end, in body axes</source>
        <translation>Zweites Ende, in Achsen des Körpers</translation>
    </message>
    <message>
        <source>Settings of a run.</source>
        <translation>Einstellungen eines Laufs.</translation>
    </message>
    <message>
        <source>Shapes by which the body is drawn.</source>
        <translation>Formen, mit denen der Körper gezeichnet wird.</translation>
    </message>
    <message>
        <source>Size of what its rows bear; null for any</source>
        <translation>Größe dessen, was seine Zeilen tragen; null für beliebige</translation>
    </message>
    <message>
        <source>Speed at which friction has grown to 76 % of its size</source>
        <translation>Geschwindigkeit, bei der die Reibung auf 76 % ihres Betrags gewachsen ist</translation>
    </message>
    <message>
        <source>Springs, dampers, friction and motors in joints.</source>
        <translation>Federn, Dämpfer, Reibung und Motoren in Gelenken.</translation>
    </message>
    <message>
        <source>Step of the fixed-step methods, shortened to meet record times</source>
        <translation>Schritt der Verfahren mit festem Schritt, verkürzt, um Aufzeichnungszeiten zu treffen</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Steifigkeit</translation>
    </message>
    <message>
        <source>Stiffness against turns about x, y, z of the frame of body_a</source>
        <translation>Drehsteifigkeit um x, y, z der Achsen von Körper A</translation>
    </message>
    <message>
        <source>Stiffness along x, y, z of the frame of body_a</source>
        <translation>Steifigkeit entlang x, y, z der Achsen von Körper A</translation>
    </message>
    <message>
        <source>Stiffness beyond a limit; null for a rigid stop</source>
        <translation>Steifigkeit jenseits einer Grenze; null für einen starren Anschlag</translation>
    </message>
    <message>
        <source>Stiffness; of a hand that turns in N m/rad</source>
        <translation>Steifigkeit; einer Hand, die dreht, in N m/rad</translation>
    </message>
    <message>
        <source>Tables of values for expressions.</source>
        <translation>Wertetabellen für Ausdrücke.</translation>
    </message>
    <message>
        <source>Texts on the drawing.</source>
        <translation>Texte auf der Zeichnung.</translation>
    </message>
    <message>
        <source>The body in whose axes the two vectors are constant.</source>
        <translation>Der Körper, in dessen Achsen die beiden Vektoren konstant sind.</translation>
    </message>
    <message>
        <source>The same while it sticks; null: that of sliding</source>
        <translation>Dasselbe beim Haften; null: wie beim Gleiten</translation>
    </message>
    <message>
        <source>The way in which the angle is free to go.</source>
        <translation>Der Sinn, in dem der Winkel frei ist.</translation>
    </message>
    <message>
        <source>Thickness along body z</source>
        <translation>Dicke entlang der z-Achse des Körpers</translation>
    </message>
    <message>
        <source>Those of the curves that go by the axis at the right.</source>
        <translation>Diejenigen Kurven, die nach der rechten Achse gehen.</translation>
    </message>
    <message>
        <source>Those of the curves that the legend has switched off.</source>
        <translation>Diejenigen Kurven, die die Legende ausgeschaltet hat.</translation>
    </message>
    <message>
        <source>Time and value of each point, straight lines between them</source>
        <translation>Zeit und Wert jedes Punktes, gerade Linien dazwischen</translation>
    </message>
    <message>
        <source>Time between recorded frames; by default each fixed step, and for an adaptive method 1/1000 of the run, or as often as the motion asks for more</source>
        <translation>Zeit zwischen aufgezeichneten Bildern; ohne Angabe jeder feste Schritt, und bei einem adaptiven Verfahren 1/1000 des Laufs oder so oft, wie die Bewegung nach mehr verlangt</translation>
    </message>
    <message>
        <source>Title.</source>
        <translation>Titel.</translation>
    </message>
    <message>
        <source>Torque</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Torque of a motor; in an expression &apos;angle&apos; and &apos;rate&apos; are its own</source>
        <translation>Moment eines Motors; in einem Ausdruck sind &apos;angle&apos; und &apos;rate&apos; seine eigenen</translation>
    </message>
    <message>
        <source>Torque of dry friction once the joint turns</source>
        <translation>Moment der trockenen Reibung, sobald sich das Gelenk dreht</translation>
    </message>
    <message>
        <source>Torque per angular speed</source>
        <translation>Moment je Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>Torque per square of the angular speed</source>
        <translation>Moment je Quadrat der Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>Torques on bodies.</source>
        <translation>Momente an Körpern.</translation>
    </message>
    <message>
        <source>Turns of joint_a for one of joint_b while it is locked</source>
        <translation>Umdrehungen von Gelenk A für eine von Gelenk B, wenn sie gekuppelt ist</translation>
    </message>
    <message>
        <source>Two-point springs and actuators.</source>
        <translation>Federn und Aktoren zwischen zwei Punkten.</translation>
    </message>
    <message>
        <source>Unique name: letters, digits and _, as expressions want it.</source>
        <translation>Eindeutiger Name: Buchstaben, Ziffern und _, wie Ausdrücke es verlangen.</translation>
    </message>
    <message>
        <source>Unique name; letters, digits, spaces and - + # ( ), starting with a letter or digit.</source>
        <translation>Eindeutiger Name; Buchstaben, Ziffern, Leerzeichen und - + # ( ), am Anfang ein Buchstabe oder eine Ziffer.</translation>
    </message>
    <message>
        <source>Unit of the axis at the left, as in mm; empty as elsewhere.</source>
        <translation>Einheit der linken Achse, etwa mm; leer wie überall.</translation>
    </message>
    <message>
        <source>Unit of the axis at the right; empty as elsewhere.</source>
        <translation>Einheit der rechten Achse; leer wie überall.</translation>
    </message>
    <message>
        <source>Unit of the horizontal axis; empty as elsewhere.</source>
        <translation>Einheit der waagerechten Achse; leer wie überall.</translation>
    </message>
    <message>
        <source>Unit, for the reader.</source>
        <translation>Einheit, für den Leser.</translation>
    </message>
    <message>
        <source>Units of all numbers in the file; there is no other choice.</source>
        <translation>Einheiten aller Zahlen in der Datei; es gibt keine andere Wahl.</translation>
    </message>
    <message>
        <source>Value from there on, or an expression of parameters and the time</source>
        <translation>Wert von da an, oder ein Ausdruck von Parametern und der Zeit</translation>
    </message>
    <message>
        <source>Value at the start, in SI units</source>
        <translation>Wert zu Beginn, in SI-Einheiten</translation>
    </message>
    <message>
        <source>Value of the sum, in its own unit; by default that as placed</source>
        <translation>Wert der Summe, in ihrer eigenen Einheit; ohne Angabe der wie gezeichnet</translation>
    </message>
    <message>
        <source>Value, in SI units</source>
        <translation>Wert, in SI-Einheiten</translation>
    </message>
    <message>
        <source>Velocity of the medium, in ground axes</source>
        <translation>Geschwindigkeit des Mediums, in Achsen des Bodens</translation>
    </message>
    <message>
        <source>Velocity of the origin, in ground axes</source>
        <translation>Geschwindigkeit des Ursprungs, in Achsen des Bodens</translation>
    </message>
    <message>
        <source>What is held from an event to another.</source>
        <translation>Was von einem Ereignis bis zu einem anderen gehalten wird.</translation>
    </message>
    <message>
        <source>What it is.</source>
        <translation>Was es ist.</translation>
    </message>
    <message>
        <source>What restitution means: newton: of the speeds; poisson: of the impulses; stronge: its square, of the energies.</source>
        <translation>Was die Stoßzahl bedeutet: Newton: der Geschwindigkeiten; Poisson: der Stöße; Stronge: ihr Quadrat, der Energien.</translation>
    </message>
    <message>
        <source>What stands above it.</source>
        <translation>Was darüber steht.</translation>
    </message>
    <message>
        <source>What the function of time gives.</source>
        <translation>Was die Funktion der Zeit angibt.</translation>
    </message>
    <message>
        <source>What the model shows.</source>
        <translation>Was das Modell zeigt.</translation>
    </message>
    <message>
        <source>What the note says.</source>
        <translation>Was die Notiz sagt.</translation>
    </message>
    <message>
        <source>What the sum is; a number or a function of time</source>
        <translation>Was die Summe ist; eine Zahl oder eine Funktion der Zeit</translation>
    </message>
    <message>
        <source>Where the hand is, in ground axes; of a hand that turns, the rotation vector [rad]</source>
        <translation>Wo die Hand ist, in Achsen des Bodens; einer Hand, die dreht, der Drehvektor [rad]</translation>
    </message>
    <message>
        <source>Whether amplitudes over the frequency are shown.</source>
        <translation>Ob Amplituden über der Frequenz gezeigt werden.</translation>
    </message>
    <message>
        <source>Whether bodies move in the work plane alone and turn about its normal.</source>
        <translation>Ob sich Körper nur in der Arbeitsebene bewegen und um ihre Normale drehen.</translation>
    </message>
    <message>
        <source>Whether it is a point of mass that never turns.</source>
        <translation>Ob es ein Massenpunkt ist, der sich nie dreht.</translation>
    </message>
    <message>
        <source>Whether it is open when the run begins.</source>
        <translation>Ob es offen ist, wenn der Lauf beginnt.</translation>
    </message>
    <message>
        <source>Whether it is shut when the run begins.</source>
        <translation>Ob er geschlossen ist, wenn der Lauf beginnt.</translation>
    </message>
    <message>
        <source>Whether the assembly leaves it where it is placed.</source>
        <translation>Ob der Zusammenbau ihn lässt, wo er liegt.</translation>
    </message>
    <message>
        <source>Whether the disc may lift off the plane.</source>
        <translation>Ob die Scheibe von der Ebene abheben darf.</translation>
    </message>
    <message>
        <source>Whether the hand turns the body rather than pulls it.</source>
        <translation>Ob die Hand den Körper dreht, statt ihn zu ziehen.</translation>
    </message>
    <message>
        <source>Whether the teeth of both point outwards, or of one inwards.</source>
        <translation>Ob die Zähne beider nach außen zeigen, oder die eines Rades nach innen.</translation>
    </message>
    <message>
        <source>Whether the views draw the path that it takes in a run.</source>
        <translation>Ob die Ansichten die Bahn zeichnen, die es in einem Lauf nimmt.</translation>
    </message>
    <message>
        <source>Which of its velocities a run begins with exactly as given; all others follow them as the joints demand.</source>
        <translation>Welche seiner Geschwindigkeiten ein Lauf genau wie angegeben beginnt; alle anderen folgen ihnen, wie die Gelenke es verlangen.</translation>
    </message>
    <message>
        <source>Least squares are for goals that are to have a value, and for paths.</source>
        <translation>Kleinste Quadrate sind für Ziele, die einen Wert haben sollen, und für Bahnen.</translation>
    </message>
    <message>
        <source>The search has ended: nothing near is better.</source>
        <translation>Die Suche ist zu Ende: in der Nähe ist nichts besser.</translation>
    </message>
    <message>
        <source>At a bound are: {names}. Beyond it may be better.</source>
        <translation>An einer Grenze sind: {names}. Jenseits davon kann es besser sein.</translation>
    </message>
    <message>
        <source>Nothing may change: give bounds of a parameter at least.</source>
        <translation>Nichts darf sich ändern: geben Sie wenigstens die Grenzen eines Parameters an.</translation>
    </message>
    <message>
        <source>There must be a run at least, not {most}.</source>
        <translation>Es muss wenigstens ein Lauf sein, nicht {most}.</translation>
    </message>
    <message>
        <source>No run has reached its end: {why}</source>
        <translation>Kein Lauf ist ans Ende gekommen: {why}</translation>
    </message>
    <message>
        <source>The search was ended after {most} runs.</source>
        <translation>Die Suche wurde nach {most} Läufen beendet.</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>Die Suche wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The bounds of &apos;{name}&apos; must be two numbers, the lower one first.</source>
        <translation>Die Grenzen von „{name}“ müssen zwei Zahlen sein, die kleinere zuerst.</translation>
    </message>
    <message>
        <source>The search goes on.</source>
        <translation>Die Suche geht weiter.</translation>
    </message>
    <message>
        <source>The data cannot tell {names} apart: they can change together and the motion stays the same. Keep one of them, or measure something else.</source>
        <translation>Die Daten können {names} nicht unterscheiden: sie können sich zusammen ändern, und die Bewegung bleibt gleich. Halten Sie einen davon fest, oder messen Sie etwas anderes.</translation>
    </message>
    <message>
        <source>The data do not tell {names}: the motion hardly depends on it.</source>
        <translation>Die Daten sagen nichts über {names}: die Bewegung hängt kaum davon ab.</translation>
    </message>
    <message>
        <source>There are too few measured values, {count}, for {parameters} parameters.</source>
        <translation>Es gibt zu wenige Messwerte, {count}, für {parameters} Parameter.</translation>
    </message>
    <message>
        <source>&apos;{quantity}&apos; was measured before the run begins: times must count from its start.</source>
        <translation>„{quantity}“ wurde gemessen, bevor der Lauf beginnt: Zeiten müssen von seinem Anfang an zählen.</translation>
    </message>
    <message>
        <source>The deviation of &apos;{quantity}&apos; must be more than 0.</source>
        <translation>Die Streuung von „{quantity}“ muss größer als 0 sein.</translation>
    </message>
    <message>
        <source>&apos;{one}&apos; and &apos;{other}&apos; are hardly told apart: their errors go together, with a correlation of {alike:.3f}.</source>
        <translation>„{one}“ und „{other}“ sind kaum zu unterscheiden: ihre Fehler gehen zusammen, mit einer Korrelation von {alike:.3f}.</translation>
    </message>
    <message>
        <source>A bracket of the goal &apos;{text}&apos; is not closed.</source>
        <translation>Eine Klammer des Ziels „{text}“ ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>A path needs two or three coordinates, and a point at least.</source>
        <translation>Eine Bahn braucht zwei oder drei Koordinaten und wenigstens einen Punkt.</translation>
    </message>
    <message>
        <source>Each point of the path must have {count} coordinates.</source>
        <translation>Jeder Punkt der Bahn muss {count} Koordinaten haben.</translation>
    </message>
    <message>
        <source>The goal &apos;{text}&apos; has no measure: write it as in max(rod.x) - 2*last(rod.y).</source>
        <translation>Das Ziel „{text}“ hat keinen Messwert: schreiben Sie es wie max(rod.x) - 2*last(rod.y).</translation>
    </message>
    <message>
        <source>Cannot read the goal &apos;{text}&apos;: {why}.</source>
        <translation>Das Ziel „{text}“ ist nicht zu lesen: {why}.</translation>
    </message>
    <message>
        <source>{path} has no line of numbers below one of names.</source>
        <translation>{path} hat keine Zeile mit Zahlen unter einer mit Namen.</translation>
    </message>
    <message>
        <source>Line {line} of {path} has {found} cells, the first line has {count}.</source>
        <translation>Zeile {line} von {path} hat {found} Zellen, die erste Zeile hat {count}.</translation>
    </message>
    <message>
        <source>Line {line} of {path} is not of numbers: {error}</source>
        <translation>Zeile {line} von {path} hat nicht nur Zahlen: {error}</translation>
    </message>
    <message>
        <source>The result has no quantity &apos;{curve}&apos;.</source>
        <translation>Das Ergebnis hat keine Größe „{curve}“.</translation>
    </message>
    <message>
        <source>The curves of all cases would not fit into memory. Record less often.</source>
        <translation>Die Kurven aller Fälle passen nicht in den Speicher. Zeichnen Sie seltener auf.</translation>
    </message>
    <message>
        <source>Cannot open {path}: it is of version {number}, this Kanevas reads up to {version}; update Kanevas.</source>
        <translation>{path} lässt sich nicht öffnen: Sie hat die Version {number}, dieses Kanevas liest bis {version}; aktualisieren Sie Kanevas.</translation>
    </message>
    <message>
        <source>Cannot open {path}: {why}.</source>
        <translation>{path} lässt sich nicht öffnen: {why}.</translation>
    </message>
    <message>
        <source>Cannot open {path}: it is not a study of Kanevas, or damaged.</source>
        <translation>{path} lässt sich nicht öffnen: Sie ist keine Studie von Kanevas oder beschädigt.</translation>
    </message>
    <message>
        <source>Cannot open {path}: it is too large.</source>
        <translation>{path} lässt sich nicht öffnen: Sie ist zu groß.</translation>
    </message>
    <message>
        <source>The study has no parameter and no measure &apos;{name}&apos;.</source>
        <translation>Die Studie hat keinen Parameter und keinen Messwert „{name}“.</translation>
    </message>
    <message>
        <source>The study has not kept the curve &apos;{curve}&apos;.</source>
        <translation>Die Studie hat die Kurve „{curve}“ nicht behalten.</translation>
    </message>
    <message>
        <source>No case of the study has a curve.</source>
        <translation>Kein Fall der Studie hat eine Kurve.</translation>
    </message>
    <message>
        <source>There must be a value at least, not {count}.</source>
        <translation>Es muss wenigstens ein Wert sein, nicht {count}.</translation>
    </message>
    <message>
        <source>Say where the study goes: --csv FILE, --save FILE, or both.</source>
        <translation>Sagen Sie, wohin die Studie soll: --csv DATEI, --save DATEI oder beides.</translation>
    </message>
    <message>
        <source>--make N and --save FILE go together.</source>
        <translation>--make N und --save DATEI gehören zusammen.</translation>
    </message>
    <message>
        <source>There is no offer {number}.</source>
        <translation>Es gibt keinen Vorschlag {number}.</translation>
    </message>
    <message>
        <source>Cannot read the bounds &apos;{text}&apos;: write L=0.1:0.5.</source>
        <translation>Die Grenzen „{text}“ sind nicht zu lesen: schreiben Sie L=0.1:0.5.</translation>
    </message>
    <message>
        <source>There is no column &apos;{column}&apos;; there are {names}.</source>
        <translation>Es gibt keine Spalte „{column}“; es gibt {names}.</translation>
    </message>
    <message>
        <source>Say whose path is meant: --point NAME.</source>
        <translation>Sagen Sie, wessen Bahn gemeint ist: --point NAME.</translation>
    </message>
    <message>
        <source>Cannot read &apos;{text}&apos;: write it as in max(rod.x)=0.3.</source>
        <translation>„{text}“ ist nicht zu lesen: schreiben Sie es wie max(rod.x)=0.3.</translation>
    </message>
    <message>
        <source>Cannot read the factor of &apos;{text}&apos;.</source>
        <translation>Der Faktor von „{text}“ ist nicht zu lesen.</translation>
    </message>
    <message>
        <source>Line {number} of {path} is no point.</source>
        <translation>Zeile {number} von {path} ist kein Punkt.</translation>
    </message>
    <message>
        <source>&apos;{owner}&apos; slides as the model begins, and its friction follows from forces of joints: so the equations are not linear in the multipliers. Let it begin where it sticks, or take a damper in its place.</source>
        <translation>„{owner}“ gleitet zu Beginn, und die Reibung folgt aus Gelenkkräften: Darum sind die Gleichungen in den Multiplikatoren nicht linear. Lassen Sie das Modell beginnen, wo es haftet, oder nehmen Sie stattdessen einen Dämpfer.</translation>
    </message>
    <message>
        <source>The equations take more than {seconds:g} s. Allow more, or take bodies away; a run needs no symbols.</source>
        <translation>Die Gleichungen brauchen mehr als {seconds:g} s. Erlauben Sie mehr, oder nehmen Sie Körper weg; ein Lauf braucht keine Symbole.</translation>
    </message>
    <message>
        <source>The equations in symbols differ from the solver&apos;s by {difference:.1e} of the largest acceleration, so they are not shown. Please report this model.</source>
        <translation>Die Gleichungen in Symbolen weichen von denen des Lösers um {difference:.1e} der größten Beschleunigung ab und werden darum nicht gezeigt. Bitte melden Sie dieses Modell.</translation>
    </message>
    <message>
        <source>The process that works out the equations was lost; try it once more.</source>
        <translation>Der Prozess, der die Gleichungen aufstellt, ging verloren; versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>tilt</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>turn of the disc</source>
        <translation>Drehung der Scheibe</translation>
    </message>
    <message>
        <source>way in the plane</source>
        <translation>Weg in der Ebene</translation>
    </message>
    <message>
        <source>first displacement</source>
        <translation>erste Verschiebung</translation>
    </message>
    <message>
        <source>second displacement</source>
        <translation>zweite Verschiebung</translation>
    </message>
    <message>
        <source>third displacement</source>
        <translation>dritte Verschiebung</translation>
    </message>
    <message>
        <source>first turn</source>
        <translation>erste Drehung</translation>
    </message>
    <message>
        <source>second turn</source>
        <translation>zweite Drehung</translation>
    </message>
    <message>
        <source>third turn</source>
        <translation>dritte Drehung</translation>
    </message>
    <message>
        <source>fourth turn</source>
        <translation>vierte Drehung</translation>
    </message>
    <message>
        <source>fifth turn</source>
        <translation>fünfte Drehung</translation>
    </message>
    <message>
        <source>angular velocity about x</source>
        <translation>Winkelgeschwindigkeit um x</translation>
    </message>
    <message>
        <source>angular velocity about y</source>
        <translation>Winkelgeschwindigkeit um y</translation>
    </message>
    <message>
        <source>angular velocity about z</source>
        <translation>Winkelgeschwindigkeit um z</translation>
    </message>
    <message>
        <source>rate of the {what}</source>
        <translation>Ableitung: {what}</translation>
    </message>
    <message>
        <source>Coordinates and generalized speeds</source>
        <translation>Koordinaten und Geschwindigkeiten</translation>
    </message>
    <message>
        <source>Generalized active forces</source>
        <translation>Verallgemeinerte eingeprägte Kräfte</translation>
    </message>
    <message>
        <source>Equations of motion</source>
        <translation>Bewegungsgleichungen</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>{what} of {owner}:</source>
        <translation>{what}, {owner}:</translation>
    </message>
    <message>
        <source>{owner} holds: {holds}.</source>
        <translation>{owner} hält: {holds}.</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Bindungen</translation>
    </message>
    <message>
        <source>Intermediate symbols</source>
        <translation>Zwischensymbole</translation>
    </message>
    <message>
        <source>Angular velocity, in its axes:</source>
        <translation>Winkelgeschwindigkeit, in seinen Achsen:</translation>
    </message>
    <message>
        <source>Velocity of its mass centre, but for what is prescribed:</source>
        <translation>Geschwindigkeit seines Schwerpunkts, ohne Vorgeschriebenes:</translation>
    </message>
    <message>
        <source>To the inertia forces:</source>
        <translation>Zu den Trägheitskräften:</translation>
    </message>
    <message>
        <source>gravity</source>
        <translation>Schwerkraft</translation>
    </message>
    <message>
        <source>Its rate:</source>
        <translation>Die Ableitung davon:</translation>
    </message>
    <message>
        <source>{text} too long to be shown; the texts have it.</source>
        <translation>{text} zu lang, um gezeigt zu werden; in den Texten steht es.</translation>
    </message>
    <message>
        <source>Angular acceleration that is left without u&apos;:</source>
        <translation>Winkelbeschleunigung, die ohne u&apos; bleibt:</translation>
    </message>
    <message>
        <source>Acceleration that is left without u&apos;:</source>
        <translation>Beschleunigung, die ohne u&apos; bleibt:</translation>
    </message>
    <message>
        <source>To the mass matrix:</source>
        <translation>Zur Massenmatrix:</translation>
    </message>
    <message>
        <source>{owner} adds:</source>
        <translation>{owner} trägt bei:</translation>
    </message>
    <message>
        <source>What B u&apos; is to be:</source>
        <translation>Was B u&apos; sein soll:</translation>
    </message>
    <message>
        <source>{owner}, {holds}: left out, since other rows say it.</source>
        <translation>{owner}, {holds}: weggelassen, weil andere Zeilen es sagen.</translation>
    </message>
    <message>
        <source>Equation {r}:</source>
        <translation>Gleichung {r}:</translation>
    </message>
    <message>
        <source>Partial angular velocity:</source>
        <translation>Partielle Winkelgeschwindigkeit:</translation>
    </message>
    <message>
        <source>Partial velocity:</source>
        <translation>Partielle Geschwindigkeit:</translation>
    </message>
    <message>
        <source>{owner} adds nothing.</source>
        <translation>{owner} trägt nichts bei.</translation>
    </message>
    <message>
        <source>With the friction that it causes:</source>
        <translation>Mit der Reibung, die sie bewirkt:</translation>
    </message>
    <message>
        <source>The equations would have more than {most} operations. Allow more of them, or take bodies away; a run needs no symbols.</source>
        <translation>Die Gleichungen hätten mehr als {most} Rechenschritte. Erlauben Sie mehr, oder nehmen Sie Körper weg; ein Lauf braucht keine Symbole.</translation>
    </message>
    <message>
        <source>{limit} begins {depth:.3g} m deep in the other body: move the bodies apart.</source>
        <translation>{limit} beginnt {depth:.3g} m tief im anderen Körper: Rücken Sie die Körper auseinander.</translation>
    </message>
    <message>
        <source>force that presses the bodies apart, of all places together</source>
        <translation>Kraft, die die Körper auseinander drückt, aller Stellen zusammen</translation>
    </message>
    <message>
        <source>size of the friction, of all places together</source>
        <translation>Größe der Reibung, aller Stellen zusammen</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has no shape to touch with: draw one on it</source>
        <translation>&apos;{name}&apos; hat keine Form, mit der er berühren könnte: Zeichnen Sie eine an ihn</translation>
    </message>
    <message>
        <source>has no meaning where nothing slides: give a coefficient, too, or none</source>
        <translation>hat keinen Sinn, wo nichts gleitet: Geben Sie auch eine Reibungszahl an, oder keine</translation>
    </message>
    <message>
        <source>must be a body that can move; let body_a be the ground</source>
        <translation>muss ein Körper sein, der sich bewegen kann; lassen Sie body_a den Boden sein</translation>
    </message>
    <message>
        <source>must lie in the plane in which the model is planar</source>
        <translation>muss in der Ebene liegen, in der das Modell eben ist</translation>
    </message>
    <message>
        <source>the shapes of &apos;{a}&apos; and &apos;{b}&apos; cannot touch each other in space: discs and cones touch planes alone; take balls, rods, boxes or plates, or let the model be planar</source>
        <translation>die Formen von &apos;{a}&apos; und &apos;{b}&apos; können sich im Raum nicht berühren: Scheiben und Kegel berühren nur Ebenen; nehmen Sie Kugeln, Stäbe, Quader oder Platten, oder lassen Sie das Modell eben sein</translation>
    </message>
    <message>
        <source>the ground has no shape: take a contact with a plane instead</source>
        <translation>der Boden hat keine Form: Nehmen Sie stattdessen einen Kontakt mit einer Ebene</translation>
    </message>
    <message>
        <source>&apos;{body}&apos; is not hollow: only a sphere, or a disc in a plane, can be</source>
        <translation>&apos;{body}&apos; ist nicht hohl: Nur eine Kugel, oder in der Ebene eine Scheibe, kann es sein</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; at place {place}</source>
        <translation>&apos;{name}&apos; an Stelle {place}</translation>
    </message>
    <message>
        <source>The model begins with bodies inside each other: {limit} is {depth:.3g} m deep. Move the bodies apart.</source>
        <translation>Das Modell beginnt mit Körpern, die ineinander stecken: {limit} ist {depth:.3g} m tief. Rücken Sie die Körper auseinander.</translation>
    </message>
    <message>
        <source>No body has a shape that could touch a floor: draw one</source>
        <translation>Kein Körper hat eine Form, die einen Boden berühren könnte: Zeichnen Sie eine</translation>
    </message>
    <message>
        <source>No two bodies have shapes that could touch: draw them</source>
        <translation>Keine zwei Körper haben Formen, die sich berühren könnten: Zeichnen Sie welche</translation>
    </message>
    <message>
        <source>Bodies that touch by their shapes.</source>
        <translation>Körper, die sich mit ihren Formen berühren.</translation>
    </message>
    <message>
        <source>Normal of the plane, to the side of body_b, in the axes of body_a</source>
        <translation>Normale der Ebene, zur Seite von body_b, in den Achsen von body_a</translation>
    </message>
    <message>
        <source>Point of the plane, in the axes of body_a from its origin</source>
        <translation>Punkt der Ebene, in den Achsen von body_a von seinem Ursprung</translation>
    </message>
    <message>
        <source>Whether body_b is within the sphere or disc of body_a.</source>
        <translation>Ob body_b in der Kugel oder Scheibe von body_a ist.</translation>
    </message>
    <message>
        <source>Whether it holds from both sides, so that nothing lifts off.</source>
        <translation>Ob er von beiden Seiten hält, so dass nichts abhebt.</translation>
    </message>
    <message>
        <source>Bodies were in each other by up to {depth:.3g} m. Take a shorter step.</source>
        <translation>Körper waren um bis zu {depth:.3g} m ineinander. Nehmen Sie einen kürzeren Schritt.</translation>
    </message>
    <message>
        <source>The impulses of the contacts were not found to the end in each step: speeds of up to {speed:.3g} m/s are left over. Take a shorter step.</source>
        <translation>Die Kraftstöße der Kontakte wurden nicht in jedem Schritt zu Ende bestimmt: Geschwindigkeiten von bis zu {speed:.3g} m/s bleiben übrig. Nehmen Sie einen kürzeren Schritt.</translation>
    </message>
    <message>
        <source>There were more than {count} events; the later ones are not told.</source>
        <translation>Es gab mehr als {count} Ereignisse; die späteren werden nicht gemeldet.</translation>
    </message>
    <message>
        <source>{method} knows Newton&apos;s law of restitution alone, and took it for {names}.</source>
        <translation>{method} kennt vom Rückprall nur Newtons Gesetz und nahm es für {names}.</translation>
    </message>
    <message>
        <source>at the nearest step</source>
        <translation>beim nächsten Schritt</translation>
    </message>
    <message>
        <source>&apos;{name}&apos;, which shuts, opens or strikes at a condition</source>
        <translation>&apos;{name}&apos; nicht folgen, das bei einer Bedingung schließt, öffnet oder stößt</translation>
    </message>
    <message>
        <source>&apos;{name}&apos;, which gives way beyond its limit</source>
        <translation>&apos;{name}&apos; nicht folgen, das hinter seiner Grenze nachgibt</translation>
    </message>
    <message>
        <source>&apos;{name}&apos;, which holds without a gap and without friction</source>
        <translation>&apos;{name}&apos; nicht folgen, das ohne Spalt und ohne Reibung hält</translation>
    </message>
    <message>
        <source>&apos;{name}&apos;, which slips in more than two directions</source>
        <translation>&apos;{name}&apos; nicht folgen, das in mehr als zwei Richtungen gleitet</translation>
    </message>
    <message>
        <source>{method} finds the impulses of joints and contacts together, and so has all speeds among its unknowns. Take the formulation multipliers.</source>
        <translation>{method} bestimmt die Kraftstöße von Gelenken und Kontakten zusammen und hat daher alle Geschwindigkeiten unter seinen Unbekannten. Nehmen Sie die Formulierung multipliers.</translation>
    </message>
    <message>
        <source>{method} cannot follow {what}. Take dop853, or another method that ends its steps on events.</source>
        <translation>{method} kann {what}. Nehmen Sie dop853 oder ein anderes Verfahren, das seine Schritte bei Ereignissen beendet.</translation>
    </message>
    <message>
        <source>There are too many contacts to follow each event at this pace: it goes on by time steps (moreau), less exactly.</source>
        <translation>Es sind zu viele Kontakte, um bei diesem Tempo jedem Ereignis zu folgen: es geht in Zeitschritten weiter (moreau), weniger genau.</translation>
    </message>
    <message>
        <source>Integration method: euler, heun, rk4 at a fixed step; dopri5, dop853 adaptive; esdirk43 adaptive, for stiff models of any size; radau, bdf, lsoda the same, for small ones; moreau at a fixed step over strikes, for many contacts.</source>
        <translation>Integrationsverfahren: euler, heun, rk4 mit festem Schritt; dopri5, dop853 adaptiv; esdirk43 adaptiv, für steife Modelle jeder Größe; radau, bdf, lsoda ebenso, für kleine; moreau mit festem Schritt über Stöße hinweg, für viele Kontakte.</translation>
    </message>
    <message>
        <source>Bodies cut free: {bodies}. Reactions put in: {reactions}. The balances of forces, and of moments about each mass centre; what the joints hold.</source>
        <translation>Freigeschnittene Körper: {bodies}. Angetragene Reaktionen: {reactions}. Die Bilanzen der Kräfte und der Momente um jeden Massenmittelpunkt; was die Gelenke halten.</translation>
    </message>
    <message>
        <source>The kinetic energy. Its partial derivatives by coordinates and rates: {slopes}, half of which are derived once more. The virtual work of the loads.</source>
        <translation>Die kinetische Energie. Ihre partiellen Ableitungen nach Koordinaten und deren Raten: {slopes}, von denen die Hälfte noch einmal abgeleitet wird. Die virtuelle Arbeit der Lasten.</translation>
    </message>
    <message>
        <source>Partial velocities: {velocities}. Partial angular velocities: {spins}. Accelerations of the bodies, and products of both.</source>
        <translation>Partielle Geschwindigkeiten: {velocities}. Partielle Winkelgeschwindigkeiten: {spins}. Beschleunigungen der Körper und Produkte aus beiden.</translation>
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
    <name>quantities</name>
    <message>
        <source>Euler parameter</source>
        <translation>Euler-Parameter</translation>
    </message>
    <message>
        <source>acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>angular velocity</source>
        <translation>Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>curvature</source>
        <translation>Krümmung</translation>
    </message>
    <message>
        <source>displacement</source>
        <translation>Verschiebung</translation>
    </message>
    <message>
        <source>dissipated energy</source>
        <translation>dissipierte Energie</translation>
    </message>
    <message>
        <source>dissipated power</source>
        <translation>Verlustleistung</translation>
    </message>
    <message>
        <source>effort</source>
        <translation>Zwangsgröße</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>energy balance</source>
        <translation>Energiebilanz</translation>
    </message>
    <message>
        <source>energy of changes</source>
        <translation>Energie von Änderungen</translation>
    </message>
    <message>
        <source>force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>friction loss</source>
        <translation>Reibungsverlust</translation>
    </message>
    <message>
        <source>kinetic energy</source>
        <translation>kinetische Energie</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>potential energy</source>
        <translation>potentielle Energie</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>power of the hand</source>
        <translation>Leistung der Hand</translation>
    </message>
    <message>
        <source>power put in</source>
        <translation>zugeführte Leistung</translation>
    </message>
    <message>
        <source>rate of length</source>
        <translation>Längenänderung</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Schnelligkeit</translation>
    </message>
    <message>
        <source>strike loss</source>
        <translation>Stoßverlust</translation>
    </message>
    <message>
        <source>torque</source>
        <translation>Drehmoment</translation>
    </message>
    <message>
        <source>velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>work of the hand</source>
        <translation>Arbeit der Hand</translation>
    </message>
    <message>
        <source>friction force</source>
        <translation>Reibungskraft</translation>
    </message>
    <message>
        <source>normal force</source>
        <translation>Normalkraft</translation>
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
        <source>Put &amp;into it</source>
        <translation>Hi&amp;neinsetzen</translation>
    </message>
    <message>
        <source>Settings that could not be read are as at the first start: {}</source>
        <translation>Einstellungen, die sich nicht lesen ließen, sind wie beim ersten Start: {}</translation>
    </message>
</context>
</TS>
