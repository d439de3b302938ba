import Beagle
import UIKit

struct SPPhotoTileWidget: Widget {
    /// The name of an image in the app's assets.
    let image: String
    /// A color, as `#RRGGBB`.
    let tone: String
    /// The name of an image in the app's assets.
    let placeholder: String?
    /// A text style of `UIFont`, such as `UICTFontTextStyleBody`.
    let captionFont: String?
    let overlay: ServerDrivenComponent?
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        let overlay = overlay.map { component -> UIView in
            let view = BeagleView(component)
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

        spPhotoTile.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spPhotoTile)

        return beagleWrapper
    }
}
