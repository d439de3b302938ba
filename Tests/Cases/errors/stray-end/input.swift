// Markers are checked even if no block is filled.

// widgetgen: codable
struct Card {
  var title: String
  // widgetgen:end
  // expected-warning 3-18: this 'end' marker has no inline block; remove it [orphaned-inline-end]
}
// widgetgen:end
// expected-warning 1-16: this 'end' marker has no inline block; remove it [orphaned-inline-end]

// widgetgen: memberwise
final class Panel {
// expected-error 13-17: the memberwise init of class 'Panel' cannot be in an extension; put '// widgetgen:inline:auto:Panel.Init' and '// widgetgen:end' into the class and pass '--inline', write '// widgetgen: memberwise = false' above it, or make it a struct [class-needs-inline]
  let title: String
  // widgetgen:inline:auto:Panel.Init
  // expected-error 3-37: inline block 'auto:Panel.Init' has no 'end' marker; write '// widgetgen:end' after its last line [unclosed-inline-block]
}
