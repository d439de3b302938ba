import Beagle
import UIKit

struct SPTagListWidget: Widget {
    let tags: [String]?
    let rows: [ServerDrivenComponent]?
    let links: [String: URL]?
    let weeks: [[Date]]?
    let identifier: UUID?
    let data: Data?
    let footers: [ServerDrivenComponent]?
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        let rows = rows?.map { component -> UIView in
            let view = BeagleView(component)
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }
        let footers = footers?.map { component -> UIView in
            let view = BeagleView(component)
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }

        let spTagList = SPTagList()
        if let tags = tags {
            spTagList.tags = tags
        }
        if let rows = rows {
            spTagList.rows = rows
        }
        if let links = links {
            spTagList.links = links
        }
        if let weeks = weeks {
            spTagList.weeks = weeks
        }
        if let identifier = identifier {
            spTagList.identifier = identifier
        }
        if let data = data {
            spTagList.data = data
        }
        if let footers = footers {
            spTagList.footers = footers
        }
        // TODO: 'hidden' of type 'Set<String>' is not set: 'Set<String>' has no common JSON representation
        // TODO: 'anything' of type '[Any]' is not set: the app must supply a value of 'Any'
        // TODO: 'draft' of type 'NSMutableArray' is not set: 'NSMutableArray' is not declared in the scanned sources

        spTagList.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spTagList)

        return beagleWrapper
    }
}
