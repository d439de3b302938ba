import UIKit

struct SPTextListWidget: Component {
    let limit: Int?

    @MainActor func makeView() -> UIView {
        let spTextList = SPTextList()
        if let limit = limit {
            spTextList.limit = limit
        }
        // TODO: 'items' of type '[ObjectType]' is not set: the type 'ObjectType' is a generic parameter

        return spTextList
    }
}
