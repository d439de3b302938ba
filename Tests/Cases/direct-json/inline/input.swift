import WidgetRuntime

/// Its members are in a block and not in a generated extension, so it is decoded with `Codable`.
struct Secret: Codable {
  var code: Int

  // widgetgen:inline:auto:Secret.Coding
  // expected-warning 3-40: nothing is generated for inline block 'auto:Secret.Coding'; mark 'Secret' with '// widgetgen: codable', or remove the block [unused-inline-block]
  // widgetgen:end
}

// widgetgen: codable
struct Keeper {
  var secret: Secret
}
