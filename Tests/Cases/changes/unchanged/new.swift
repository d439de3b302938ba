// widgetgen: family
protocol Component: Codable {}

struct Label: Component {
  // widgetgen: key = "s"
  var extent: Int
  var text: String
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
