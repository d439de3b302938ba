import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component { var text: String }

struct Banner { var url: String }
#if PROMOTIONS
  extension Banner: Component {}
#endif

struct Menu { var title: String }
#if os(iOS)
  extension Menu: Component {}
#elseif os(macOS)
  extension Menu: Component {}
#endif

#if DEBUG
  struct Grid { var size: Int }
  #if PROMOTIONS
    extension Grid: Component {}
  #endif
  struct Ruler { var size: Int }
  extension Ruler: Component {}
#endif

struct Plain: Component { var size: Int }
#if DEBUG
  extension Plain: Equatable {}
#endif
