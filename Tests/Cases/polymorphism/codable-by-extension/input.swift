import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Page: Sendable {
  let title: String
  let content: any Component
}

extension Page: Codable {}
