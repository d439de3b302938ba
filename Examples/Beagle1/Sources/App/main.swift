import Beagle
import Foundation

registerWidgets(in: dependencies)

let screen = """
  {
    "_beagleComponent_": "custom:ContainerTitleWidget",
    "title": "Orders",
    "child": {
      "_beagleComponent_": "custom:BoxWidget",
      "title": "Details",
      "onTouch": [{ "_beagleAction_": "custom:OpenScreen", "path": "/order/1" }],
      "id": "box"
    }
  }
  """

let widget = try JSONDecoder().decode(ContainerTitleWidget.self, from: Data(screen.utf8))
print(widget.title)
if let box = widget.child as? BoxWidget {
  print("  \(box.title), id \(box.widgetProperties.id ?? "none"), rounded \(box.isRounded)")
  for case let action as OpenScreen in box.onTouch ?? [] { print("    opens \(action.path)") }
}

// Created in code with the generated initializers instead of decoded.
let declared = ContainerTitleWidget(title: "Empty", child: BoxWidget(title: "Nothing"))
print(declared.title)
