import WidgetRuntime

// widgetgen: codable
final class Panel {
// expected-warning 13-17: the members of 'Panel' are in a block, which cannot make the type 'Codable'; write 'Panel: Codable' [block-without-conformance]
// expected-fix 18: insert ': Codable'
  let title: String

  // widgetgen:inline:auto:Panel.Init
  // widgetgen:end

  // widgetgen:inline:auto:Panel.Coding
  // widgetgen:end
}
