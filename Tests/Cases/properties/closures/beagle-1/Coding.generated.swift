// Generated using widgetgen
// DO NOT EDIT

import Beagle
import UIKit

// MARK: Model Init
extension Model {

    // Disambiguates from the synthesized memberwise initializer.
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
