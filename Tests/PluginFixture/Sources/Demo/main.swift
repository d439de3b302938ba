import Feature
import Foundation
import Kit
import WidgetRuntime

let json = #"""
    {"type": "card", "theme": {"color": "red"}, "children": [{"type": "textWidget", "text": "a"}]}
    """#
let decoder = JSONDecoder()
try decoder.userInfo.register(AnyFeatureComponent.module)
let component = try decoder.decode(AnyComponent.self, from: Data(json.utf8))
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(component), as: UTF8.self))
print(greeting, cardNames)
