import Beagle
import UIKit

// MARK: Model Init
extension Model {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    internal init(
        onTap: borrowing @escaping () -> Void,
        onChange: @escaping Callback,
        onClose: (() -> Void)? = nil,
        pair: (Int, text: String),
        view: UIView? = nil,
        label: UILabel! = nil
    ) {
        self.onTap = copy onTap
        self.onChange = onChange
        self.onClose = onClose
        self.pair = pair
        self.view = view
        self.label = label
    }
}
