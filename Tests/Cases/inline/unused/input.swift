import WidgetRuntime

protocol Widget {}

final class Panel: Widget {
  let title: String

  // widgetgen:inline:auto:Panel.Init
  // expected-warning 3-37: nothing is generated for inline block 'auto:Panel.Init'; mark 'Panel' with '// widgetgen: codable', or remove the block [unused-inline-block]
  init(title: String) { self.title = title }
  // widgetgen:end
}

// widgetgen: codable
struct Label {
  let text: String

  // widgetgen:inline:auto:Label.Inti
  // expected-warning 3-37: nothing is generated for inline block 'auto:Label.Inti'; did you mean 'auto:Label.Init'? [unused-inline-block]
  // expected-fix 23-37: write 'auto:Label.Init'
  // widgetgen:end
}

// widgetgen: equatable, encodable
struct Written: Encodable {
  let text: String

  // widgetgen:inline:auto:Written.Init
  // expected-warning 3-39: nothing is generated for inline block 'auto:Written.Init'; mark 'Written' with '// widgetgen: memberwise', or remove the block [unused-inline-block]
  // widgetgen:end
  // widgetgen:inline:auto:Written.Coding
  // widgetgen:end
}
