import UIKit

/// A card
/// with many properties.
struct CardWidget: Component {
    /// The text to show.
    let title: String
    /// The name of an image in the app's assets.
    let icon: String
    /// A color, as `#RRGGBB`.
    let tint: String
    /// A text style of `UIFont`, such as `UICTFontTextStyleBody`.
    let headline: String
    let level: Int?
    let subtitle: String?
    let footer: String?
    let isFlat: Bool?
    let side: Card.Side?
    let names: [String: [String]]?
    let badges: [Card.Badge]?
    let link: URL?
    /// A color, as `#RRGGBB`.
    let color: String?
    /// A color, as `#RRGGBB`.
    let background: String?
    /// A text style of `UIFont`, such as `UICTFontTextStyleBody`.
    let font: String?
    /// The name of an image in the app's assets.
    let picture: String?
    let accessory: (any Component)?
    let views: [any Component]?
    let style: String?
    let cardView: Int?
    let height: CGFloat?
    /// The radius of its corners.
    let radius: Double?

    @MainActor func makeView() -> UIView {
        let accessory = accessory.map { component -> UIView in
            let view = component.makeView()
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }
        let views = views?.map { component -> UIView in
            let view = component.makeView()
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }

        let cardComponent = Card(
            title: title,
            icon: UIImage(named: icon) ?? UIImage(),
            tint: UIColor(hex: tint) ?? .clear,
            headline: UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: headline)),
            level: level ?? 3
        )
        cardComponent.subtitle = subtitle
        if let footer = footer {
            cardComponent.footer = footer
        }
        if let isFlat = isFlat {
            cardComponent.isFlat = isFlat
        }
        if let side = side {
            cardComponent.side = side
        }
        if let names = names {
            cardComponent.names = names
        }
        if let badges = badges {
            cardComponent.badges = badges
        }
        cardComponent.link = link
        cardComponent.color = color.flatMap({ UIColor(hex: $0) })
        if let background = background.flatMap({ UIColor(hex: $0) }) {
            cardComponent.background = background
        }
        cardComponent.font = font.map({ UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: $0)) })
        cardComponent.picture = picture.flatMap({ UIImage(named: $0) })
        cardComponent.accessory = accessory
        if let views = views {
            cardComponent.views = views
        }
        cardComponent.style = style
        cardComponent.cardView = cardView
        if let height = height {
            cardComponent.height = height
        }
        if let radius = radius {
            cardComponent.radius = radius
        }
        // TODO: 'onTouch' of type '(() -> Void)?' is not set: the app decides what an event does
        // TODO: 'onMove' of type '(Int, String) -> Void' is not set: the app decides what an event does
        // TODO: 'onAsk' of type '(() -> Bool)?' is not set: a closure that returns a value cannot be sent as JSON
        // TODO: 'size' of type 'Size' is not set: 'Size' does not conform to 'Codable'
        // TODO: 'button' of type 'UIButton?' is not set: a component creates a 'UIView', not a 'UIButton'
        // TODO: 'controller' of type 'UIViewController?' is not set: a view controller cannot be sent as JSON
        // TODO: 'source' of type '(any CardSource)?' is not set: the app must supply a value of 'any CardSource'
        // TODO: 'owner' of type 'CardOwner?' is not set: 'CardOwner' does not conform to 'Codable'
        // TODO: 'delegate' of type '(any CardDelegate)?' is not set: the app must supply the object of a weak reference
        // TODO: 'unknown' of type 'Mystery<Int>?' is not set: 'Mystery<Int>' does not conform to 'Codable'

        return cardComponent
    }
}

extension Card.Side: Codable {}

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
