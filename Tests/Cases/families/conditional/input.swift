import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  var text: String
  #if DEBUG
    var note: String
  #endif
}

#if DEBUG
  struct DebugView: Component {}
#else
  struct Plain: Component {}
#endif
