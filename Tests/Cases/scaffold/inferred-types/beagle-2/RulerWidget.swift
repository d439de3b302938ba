import Beagle
import UIKit

struct RulerWidget: Widget {
    /// A color, as `#RRGGBB`.
    let color: String?
    /// A color, as `#RRGGBB`.
    let paper: String?
    /// A color, as `#RRGGBB`.
    let mixed: String?
    /// A text style of `UIFont`, such as `UICTFontTextStyleBody`.
    let font: String?
    let insets: UIEdgeInsets?
    let length: CGFloat?
    let limit: Int?
    let spacing: Double?
    let lines: Int?
    let level: Level?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let rulerComponent = Ruler()
        if let color = color.flatMap({ UIColor(hex: $0) }) {
            rulerComponent.color = color
        }
        if let paper = paper.flatMap({ UIColor(hex: $0) }) {
            rulerComponent.paper = paper
        }
        if let mixed = mixed.flatMap({ UIColor(hex: $0) }) {
            rulerComponent.mixed = mixed
        }
        if let font = font.map({ UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: $0)) }) {
            rulerComponent.font = font
        }
        if let insets = insets {
            rulerComponent.insets = insets
        }
        if let length = length {
            rulerComponent.length = length
        }
        if let limit = limit {
            rulerComponent.limit = limit
        }
        if let spacing = spacing {
            rulerComponent.spacing = spacing
        }
        if let lines = lines {
            rulerComponent.lines = lines
        }
        if let level = level {
            rulerComponent.level = level
        }
        // TODO: 'palette' of type 'Palette' is not set: 'Palette' does not conform to 'Codable'
        // TODO: 'faded' of type 'unknown' is not set: its type cannot be inferred; declare it
        // TODO: 'first' of type 'unknown' is not set: its type cannot be inferred; declare it
        // TODO: 'names' of type 'unknown' is not set: its type cannot be inferred; declare it
        // TODO: 'size' of type 'unknown' is not set: its type cannot be inferred; declare it
        // TODO: 'next' of type 'unknown' is not set: its type cannot be inferred; declare it

        rulerComponent.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: rulerComponent)

        return beagleWrapper
    }
}

extension Level: Codable {}
