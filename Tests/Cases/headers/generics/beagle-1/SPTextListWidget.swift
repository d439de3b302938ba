import Beagle
import UIKit

struct SPTextListWidget: Widget {
    let limit: Int?
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        let spTextList = SPTextList()
        if let limit = limit {
            spTextList.limit = limit
        }
        // TODO: 'items' of type '[ObjectType]' is not set: the type 'ObjectType' is a generic parameter

        spTextList.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spTextList)

        return beagleWrapper
    }
}
