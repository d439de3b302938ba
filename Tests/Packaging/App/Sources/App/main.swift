import Foundation
import Kit
import WidgetRuntime

let json = #"""
  {"type": "card", "children": [{"type": "label", "text": "Hello"}, {"type": "confetti"}]}
  """#
let decoder = JSONDecoder()
try decoder.userInfo.register(AnyAppComponent.module)
let screen = try decoder.decode(AnyComponent.self, from: Data(json.utf8)).value
if let card = screen as? Card {
  let children = card.children.map { "\(type(of: $0))" }
  print("Card", card.columns, children)
}
