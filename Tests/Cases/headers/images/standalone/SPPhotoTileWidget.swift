import UIKit

struct SPPhotoTileWidget: Component {
    /// The name of an image in the app's assets.
    let image: String
    /// A color, as `#RRGGBB`.
    let tone: String
    /// The name of an image in the app's assets.
    let placeholder: String?
    /// A text style of `UIFont`, such as `UICTFontTextStyleBody`.
    let captionFont: String?
    let overlay: (any Component)?

    @MainActor func makeView() -> UIView {
        let overlay = overlay.map { component -> UIView in
            let view = component.makeView()
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }

        let spPhotoTile = SPPhotoTile(
            image: UIImage(named: image) ?? UIImage(),
            tone: UIColor(hex: tone) ?? .clear
        )
        if let placeholder = placeholder.flatMap({ UIImage(named: $0) }) {
            spPhotoTile.placeholder = placeholder
        }
        if let captionFont = captionFont.map({ UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: $0)) }) {
            spPhotoTile.captionFont = captionFont
        }
        if let overlay = overlay {
            spPhotoTile.overlay = overlay
        }
        // TODO: 'caption' of type 'NSAttributedString?' is not set: 'NSAttributedString' is not declared in the scanned sources
        // TODO: 'button' of type 'UIButton?' is not set: a component creates a 'UIView', not a 'UIButton'

        return spPhotoTile
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
