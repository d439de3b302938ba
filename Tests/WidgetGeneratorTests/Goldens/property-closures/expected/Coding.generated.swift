// Generated using widgetgen
// DO NOT EDIT

import Beagle
import UIKit

// MARK: Model Init
extension Model {

    // The last parameter tells it from the initializer that the compiler makes.
    internal init(
        onTap: @escaping () -> Void,
        onChange: @escaping Callback,
        onClose: (() -> Void)? = nil,
        pair: (Int, text: String),
        view: UIView? = nil,
        label: UILabel! = nil,
        _: Void = ()
    ) {
        self.onTap = onTap
        self.onChange = onChange
        self.onClose = onClose
        self.pair = pair
        self.view = view
        self.label = label
    }
}
