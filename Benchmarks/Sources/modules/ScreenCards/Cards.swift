package import ScreenCore

// widgetgen: family, joins = Component
package protocol CardComponent: Component {}

package struct Card: CardComponent {
  package var id: String?
  package var title: String
  package var children: [any Component]
}
