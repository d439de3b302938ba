// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  var text: String
  // widgetgen: key = "s"
  var size: Int
}

#if os(iOS)
  // widgetgen: name = "photo"
  struct Photo: Component {
    var url: String
  }
#else
  // widgetgen: name = "photo"
  struct RemotePhoto: Component {
    var address: Int
  }
#endif
