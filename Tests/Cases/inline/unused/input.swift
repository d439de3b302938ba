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
