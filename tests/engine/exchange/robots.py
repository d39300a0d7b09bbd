"""Descriptions of mechanisms as other programs write them."""

# A four-bar whose loop is closed by Drake's loop_joint: all its data are round.
FOUR_BAR = """<?xml version="1.0"?>
<robot name="four bar">
  <link name="base"/>
  <link name="crank"><inertial><origin xyz="0.1 0 0"/><mass value="1"/>
    <inertia ixx="0.001" iyy="0.01" izz="0.01"/></inertial></link>
  <link name="coupler"><inertial><origin xyz="0.25 0 0"/><mass value="2"/>
    <inertia ixx="0.001" iyy="0.05" izz="0.05"/></inertial></link>
  <link name="rocker"><inertial><origin xyz="0.2 0 0"/><mass value="1.5"/>
    <inertia ixx="0.001" iyy="0.02" izz="0.02"/></inertial></link>
  <joint name="a" type="continuous"><parent link="base"/><child link="crank"/>
    <axis xyz="0 1 0"/><dynamics damping="0.05"/></joint>
  <joint name="b" type="continuous"><parent link="crank"/><child link="coupler"/>
    <origin xyz="0.2 0 0" rpy="0 -0.8 0"/><axis xyz="0 1 0"/></joint>
  <joint name="c" type="continuous"><parent link="base"/><child link="rocker"/>
    <origin xyz="0.4 0 0" rpy="0 -1.5 0"/><axis xyz="0 1 0"/></joint>
  <loop_joint name="d" type="continuous"><link1 link="coupler" xyz="0.5 0 0"/>
    <link2 link="rocker" xyz="0.4 0 0"/><axis xyz="0 1 0"/></loop_joint>
</robot>
"""

# An arm with all that a joint may have, a tool frame, odd names and an inertia that nothing has.
ARM = """<?xml version="1.0"?>
<robot name="arm">
  <material name="blue"><color rgba="0 0 1 1"/></material>
  <link name="world"/>
  <link name="base.link"><inertial><origin xyz="0 0 0.1" rpy="0 0 0.5"/><mass value="3"/>
    <inertia ixx="0.02" iyy="0.03" izz="0.04" ixy="0.001"/></inertial>
    <visual><geometry><cylinder radius="0.1" length="0.2"/></geometry>
      <material name="blue"/></visual></link>
  <link name="upper"><inertial><origin xyz="0 0 0.3"/><mass value="2"/>
    <inertia ixx="0.06" iyy="0.06" izz="0.004"/></inertial>
    <visual><origin rpy="0.3 0.2 0.1"/><geometry><box size="0.1 0.1 0.6"/></geometry>
      </visual></link>
  <link name="finger"><inertial><mass value="0.2"/>
    <inertia ixx="1e-4" iyy="1e-4" izz="9e-4"/></inertial>
    <visual><geometry><mesh filename="../../secret.stl"/></geometry></visual></link>
  <link name="thumb"><inertial><mass value="0.2"/>
    <inertia ixx="0" iyy="0" izz="0"/></inertial></link>
  <link name="tool0"/>
  <joint name="mount" type="fixed"><parent link="world"/><child link="base.link"/></joint>
  <joint name="upper" type="revolute"><parent link="base.link"/><child link="upper"/>
    <origin xyz="0 0 0.2" rpy="0.1 0.2 0.3"/><axis xyz="0 1 1"/>
    <limit lower="0.2" upper="1.0" effort="10" velocity="3"/>
    <dynamics damping="0.4" friction="0.1"/></joint>
  <joint name="slide" type="prismatic"><parent link="upper"/><child link="finger"/>
    <origin xyz="0 0.05 0.6"/><axis xyz="0 1 0"/><limit lower="0" upper="0.05"/></joint>
  <joint name="other" type="prismatic"><parent link="upper"/><child link="thumb"/>
    <origin xyz="0 -0.05 0.6" rpy="0 0 3"/><axis xyz="0 1 0"/><limit lower="0" upper="0.04"/>
    <mimic joint="slide" multiplier="2" offset="0.001"/></joint>
  <joint name="tool" type="fixed"><parent link="upper"/><child link="tool0"/>
    <origin xyz="0 0 0.65"/></joint>
  <transmission name="t"/>
</robot>
"""
