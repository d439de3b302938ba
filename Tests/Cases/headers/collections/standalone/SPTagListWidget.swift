import UIKit

struct SPTagListWidget: Component {
    let tags: [String]?
    let rows: [any Component]?
    let links: [String: URL]?
    let weeks: [[Date]]?
    let identifier: UUID?
    let data: Data?
    let footers: [any Component]?

    @MainActor func makeView() -> UIView {
        let rows = rows?.map { component -> UIView in
            let view = component.makeView()
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }
        let footers = footers?.map { component -> UIView in
            let view = component.makeView()
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

        return spTagList
    }
}
