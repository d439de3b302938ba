// The widgets of `peers/Widgets.swift` in three modules.

// widgetgen: family, tag = "type"
package protocol Component: Codable, Sendable {}

// widgetgen: family, tag = "type"
package protocol Action: Codable, Sendable {}

package struct Screen: Component {
  package var id: String?
  package var children: [any Component]
}

// widgetgen: codable
package struct Style: Sendable {
  package var padding: Double
  package var cornerRadius: Double?
  package var background: String?
  package var alignment: Alignment
}

// widgetgen: codable
package enum Alignment: String, Sendable {
  case leading, center, trailing
}
