import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

#if DEBUG
  struct DebugView: Component {}
#endif

#if TRACE || LOG
  struct TraceView: Component {}
  struct LogView: Component {}
#endif
