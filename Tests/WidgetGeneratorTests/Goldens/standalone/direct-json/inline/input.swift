import WidgetRuntime

/// Members in a block are not in an extension of ours: it is decoded through `Codable`.
struct Secret: Codable {
  var code: Int

  // widgetgen:inline:auto:Secret.Coding
  // widgetgen:end
}

// widgetgen: codable
struct Keeper {
  var secret: Secret
}
