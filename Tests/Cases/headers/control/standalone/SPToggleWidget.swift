import UIKit

struct SPToggleWidget: Component {
    let isOn: Bool?
    let animatesChanges: Bool?
    /// A color, as `#RRGGBB`.
    let onColor: String?

    @MainActor func makeView() -> UIView {
        let spToggle = SPToggle()
        if let isOn = isOn {
            spToggle.isOn = isOn
        }
        if let animatesChanges = animatesChanges {
            spToggle.animatesChanges = animatesChanges
        }
        if let onColor = onColor.flatMap({ UIColor(hex: $0) }) {
            spToggle.onColor = onColor
        }
        // TODO: 'thumbSize' of type 'CGFloat' is not set: it is deprecated
        // TODO: 'glow' of type 'CGFloat' is not set: it is not available wherever the view is
        // TODO: 'old' of type 'CGFloat' is not set: it is deprecated

        return spToggle
    }
}

extension UIColor {
    /// The color of a text such as `#FF8000`; nil for other texts.
    fileprivate convenience init?(hex: String) {
        guard hex.hasPrefix("#"), hex.utf8.count == 7, let number = Int(hex.dropFirst(), radix: 16) else {
            return nil
        }
        self.init(
            red: CGFloat(number >> 16) / 255,
            green: CGFloat(number >> 8 & 255) / 255,
            blue: CGFloat(number & 255) / 255,
            alpha: 1
        )
    }
}
