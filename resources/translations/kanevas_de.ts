<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Whole system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}; tick (Return) to plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, {} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden; click to show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown; click to hide it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked: it is neither moved nor deleted; click to unlock it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free; click to lock it against editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planar bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Couplings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Springs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint springs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bushings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torques</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gravitation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a point of mass that never turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the assembly leaves it where it is placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corner of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>middle of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centre of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mass centre of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>origin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>horizontal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in line with a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save model as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to “{}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are lost otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” cannot be opened. What was open stays open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and {} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This field has no default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the default already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The elements have different values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” was changed by another program since you opened or saved it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving puts your model in the place of the other. Save as keeps both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” was deleted or moved. Your model is still here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{}” was changed by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reloaded; Undo brings your model back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No copy of your unsaved work can be kept: {} Save it yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the unsaved changes to “{}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty, seen from the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty, seen from above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty, in space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pendulum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double pendulum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass on a spring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four-bar linkage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slider-crank</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Assistance</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Browser</name>
    <message>
        <source>Search by name or type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows elements whose name, type or group has all these words; Escape clears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has this name or type.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Canvas</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>different values</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ColorEditor</name>
    <message>
        <source>Colour in which it is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next of the palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other colour …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Rename {} to {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change {} of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change {} of {} elements</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditMenu</name>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the latest edit; grey while there is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do again what was taken back; grey while there is nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Locked against editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pinned while assembling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select what &amp;carries it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find in the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select only one element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands on no other element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{}&apos; is locked against editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not drawn, so there is nothing to hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a body first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} elements</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntriesEditor</name>
    <message>
        <source>The elements have different ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from a &amp;template or example …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers as &amp;CSV …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plots as &amp;PNG …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plots as &amp;SVG …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the model first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no plot yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstStepsPanel</name>
    <message>
        <source>Chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1  A pendulum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2  A four-bar linkage with a motor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with an empty model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is a pendulum. The next chapter closes a loop of rods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is a mechanism with a motor. From here on, Help has a page for each part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the button above for an empty sheet that is seen from the front, with gravity pointing down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a rod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the rod tool{rod}. Click where the rod begins, then where it ends. It weighs what its size and its density make of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin it to the ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the revolute joint{revolute} and click one end of the rod: on an empty spot of the sheet it joins the rod to the ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift it to one side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rod straight below its pin stays where it is. Drag its free end to one side with the select tool{select}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Run{run}. The motion is computed, then it plays{play}; click the bar below to go to another time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot a quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfold the joint or the rod in the tree and tick its angle. Click in the plot to go to that time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw three rods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the rod tool{rod} and draw a short crank, a long coupler from its end, and a rocker from there back down. A double click on the tool keeps it armed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin crank and rocker to the ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the revolute joint{revolute} click the lower end of the crank, and the lower end of the rocker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the revolute joint{revolute} click where crank and coupler meet, and where coupler and rocker meet. One freedom is left: the status bar says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a motor on the crank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the motor{motor} and click the pin of the crank. In the inspector its law says how the angle follows the time, such as 2*pi*t.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show at every start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All &amp;shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Kanevas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Kanevas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Kanevas {}&lt;/h3&gt;&lt;p&gt;Draw mechanisms, watch them move, and see Kane&apos;s method at work.&lt;/p&gt;&lt;p&gt;BSD 3-Clause License&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>Help page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No page has these words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>History of edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click an edit to go back or forward to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InertiaEditor</name>
    <message>
        <source>Principal moments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of inertia</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InsertMenu</name>
    <message>
        <source>&amp;Select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palette</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>different kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} elements</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ball joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revolute joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prismatic joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cylindrical joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>screw joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>universal joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>planar joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point on a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point in a plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parallel axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perpendicular axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>massless rod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rolling disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knife edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>velocity joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rack and pinion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear coupling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>driver of an angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>driver of a displacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>driver of a distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>driver of a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lock of an angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lock of a displacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spring-damper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torsional spring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spring in a slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bushing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torque</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gravitation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measure point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>particle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The model has changed since this run. Run again (F5) to follow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run starts as soon as the solver is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{method}: {steps} steps in {wall:.3g} s, energy drift {drift:.2g} J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the run, bodies were moved by up to {} to close the joints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the solver, at the first start only … {} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solver ready</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MassSection</name>
    <message>
        <source>Where the mass comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give mass and inertia, or let them follow from the shapes and a density</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From shapes and density</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Particle: a point that never turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Principal moments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show inertia ellipsoids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw for each body the ellipsoid of uniform density with its mass and inertia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a shape to weigh</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelTree</name>
    <message>
        <source>Model tree</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameDelegate</name>
    <message>
        <source>New name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameEditor</name>
    <message>
        <source>Select one element to give it another name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NamesEditor</name>
    <message>
        <source>All bodies</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberLine</name>
    <message>
        <source>different values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In equations: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a parameter of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not one number that stays the same during a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the value of a parameter already</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionalPartLine</name>
    <message>
        <source>auto</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrientationEditor</name>
    <message>
        <source>Angle in the work plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis and angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Euler parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of orientation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlotPanel</name>
    <message>
        <source>Press Run (F5) and the curves appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick a quantity in the model tree to plot it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointsEditor</name>
    <message>
        <source>Add a row after the chosen one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the chosen rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each pasted row must have two numbers, &apos;{}&apos; has not</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Unsaved work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kanevas ended before these changes were saved. Recover opens them as unsaved changes; no file is written until you save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}, changed {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never saved to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (is no longer there)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (the file is newer: saved {})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (saved {})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RodTool</name>
    <message>
        <source>Rod: click where it starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rod: click where it ends; Escape puts it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw rod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rod</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunBar</name>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the run and keep what it has so far (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One frame back (Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One frame on (Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again after the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds of the motion for each second of watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute the motion (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no body to move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunForm</name>
    <message>
        <source>{} chooses its steps itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} has a fixed step and no tolerance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Runner</name>
    <message>
        <source>The run was cancelled before it began.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Fold or unfold</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>Click to select, again for what lies below; Shift adds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Open a model with File &gt; Open, or drop a model file here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SimulateMenu</name>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame &amp;forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no body to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run is under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the model first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message>
        <source>There is not enough memory for this. Record less often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong inside Kanevas.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextLine</name>
    <message>
        <source>different values</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>View3D</name>
    <message>
        <source>3D needs OpenGL, which this machine does not offer. Everything else works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3D view</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Centre on the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Names on the canvas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Plane of the canvas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Inertia ellipsoids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide this part of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;3D view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Entry</name>
    <message>
        <source>Remove this {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>In equations: {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fields</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inertia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned in the assembly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planar model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Function of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative tolerance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absolute tolerance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Velocity of the medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quadratic factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary, linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary, quadratic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In axes of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion at start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rigid body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rod joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point in plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revolute joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prismatic joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cylindrical joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Screw joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Universal joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planar joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ball joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack and pinion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spring along a joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torsional spring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angular velocity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bushing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bushings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Couplings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Density</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Displacement driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Displacement lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free displacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friction rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gravitation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gravitations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interpolation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint springs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knife edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear coupling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parallel axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Particle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perpendicular axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point on line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prescribes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radius</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radius A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radius B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolling disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary damping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary stiffness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solver settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Springs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torque</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torques</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Velocity joint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Something went wrong inside Kanevas. Save your work under a new name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Simulate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
