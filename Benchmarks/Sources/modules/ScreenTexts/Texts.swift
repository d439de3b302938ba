package import ScreenCore

// widgetgen: family, joins = Component
package protocol TextComponent: Component {}

// widgetgen: family, joins = Action
package protocol TextAction: Action {}

package struct Text: TextComponent {
  package var id: String?
  package var text: String
  package var size: Int?
  package var onPress: [any Action]?
}

package struct Open: TextAction {
  package var url: String
  package var replace: Bool?
}
