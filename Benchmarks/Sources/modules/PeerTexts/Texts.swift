package import PeerCore

// widgetgen: family, joins = Component
package protocol TextComponent: Component {}

// widgetgen: family, joins = Action
package protocol TextAction: Action {}

package struct Text: TextComponent {
  package var id: String?
  package var text: String
  package var size: Double?
  package var alignment: Alignment?
  package var color: String?
  package var onPress: [any Action]?
}

package struct Open: TextAction {
  package var url: String
  package var replace: Bool?
}

package struct Track: TextAction {
  package var event: String
  package var values: [String: String]
}
