import Beagle
import Foundation

let dependencies = Dependencies()
registerWidgets(in: dependencies)

let json = """
  {
    "_beagleComponent_": "custom:BoxWidget",
    "title": "Orders",
    "onTouch": [{ "_beagleAction_": "custom:TrackEvent", "event": "tap" }],
    "rows": [[{ "_beagleComponent_": "beagle:text", "text": "one" }], []],
    "id": "box"
  }
  """

let component: any ServerDrivenComponent = try dependencies.coder.decode(from: Data(json.utf8))
guard let box = component as? BoxWidget else { preconditionFailure("the screen is a box") }
print("\(box.title): \(box.onTouch?.count ?? 0) action, \(box.rows.count) rows")

// Created in code with the generated public initializer.
let declared = BoxWidget(title: "Empty", onTouch: [TrackEvent(event: "seen")])
print(String(decoding: try dependencies.coder.encode(value: declared), as: UTF8.self))
