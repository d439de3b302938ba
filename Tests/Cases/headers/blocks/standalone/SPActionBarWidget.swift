import UIKit

struct SPActionBarWidget: Component {
    let titles: [String]

    @MainActor func makeView() -> UIView {
        let spActionBar = SPActionBar(titles: titles, onTap: nil)
        // TODO: 'onTap' of type '((Int) -> Void)?' is not set: the app decides what an event does
        // TODO: 'onSelection' of type '((Int, String?) -> Void)?' is not set: the app decides what an event does
        // TODO: 'onClose' of type '() -> Void' is not set: the app decides what an event does
        // TODO: 'shouldClose' of type '((SPActionBar) -> Bool)?' is not set: a closure that returns a value cannot be sent as JSON
        // TODO: 'onLongPress' of type '(() -> Void)?' is not set: the app decides what an event does

        return spActionBar
    }
}
