// Generated using widgetgen
// DO NOT EDIT
// A team's own version of the part.
