import Core

// widgetgen: codable
struct Button {
  var onTap: (any Action)?
  var onLongPress: [any Action]
}
