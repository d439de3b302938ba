// widgetgen: family
package protocol Action: Codable {}

package struct Open: Action {
  package var url: String
}

// widgetgen: codable
package struct Screen {
  package var actions: [any Action]
}
