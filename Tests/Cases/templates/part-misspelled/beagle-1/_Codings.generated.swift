// Generated using widgetgen
// DO NOT EDIT
// What a team wants in place of the tool's own.
