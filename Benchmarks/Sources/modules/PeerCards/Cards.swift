package import PeerCore

// widgetgen: family, joins = Component
package protocol CardComponent: Component {}

package struct Card: CardComponent {
  package var id: String?
  package var title: String
  package var style: Style?
  package var children: [any Component]
}

package struct Image: CardComponent {
  package var url: String
  package var width: Double
  package var height: Double
  package var mode: ContentMode
  package var style: Style?
}

// widgetgen: codable
package enum ContentMode: String, Sendable {
  case fit, fill, center
}
