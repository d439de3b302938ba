// The widgets of `decode/Widgets.swift` in three modules.

// widgetgen: family, tag = "type"
package protocol Component: Codable, Sendable {}

// widgetgen: family, tag = "type"
package protocol Action: Codable, Sendable {}

package struct Screen: Component {
  package var id: String?
  package var children: [any Component]
}
