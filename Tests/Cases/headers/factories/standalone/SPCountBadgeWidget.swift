import UIKit

/// A number on an icon.
struct SPCountBadgeWidget: Component {
    let text: String
    /// A color, as `#RRGGBB`.
    let color: String?

    @MainActor func makeView() -> UIView {
        let spCountBadge = SPCountBadge(text: text, color: color.flatMap({ UIColor(hex: $0) }))

        return spCountBadge
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
