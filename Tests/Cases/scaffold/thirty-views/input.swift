import UIKit

// Thirty views with the shapes of real component libraries.

class AvatarView: UIView {
  enum Size: Int { case small = 24, large = 48 }
  let size: Size
  var imageURL: URL?
  var initials = ""
  init(size: Size) { self.size = size; super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

final class BadgeView: UIView {
  var count = 0 { didSet { isOverflowing = count > 99 } }
  private(set) var isOverflowing = false
}

class BannerView: UIView {
  struct Action { let title: String; let handler: () -> Void }
  init(message: String, actions: [Action] = []) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

class CarouselView: UIView {
  var pages: [UIView] = []
  var onPage: ((_ index: Int) -> Void)?
  var interval: TimeInterval = 4
}

class ChartView: UIView {
  struct Point: Codable { var x: Double; var y: Double }
  var points: [Point] = []
  var colors: [UIColor] = []
  var series: [String: [Double]] = [:]
}

class ChipView: UIControl {
  convenience init(title: String) { self.init(title: title, isSelected: false) }
  init(title: String, isSelected: Bool) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

class CountdownView: UIView {
  let end: Date
  init(until end: Date) { self.end = end; super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

class DividerView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

class EmptyStateView: UIView {
  init(image: UIImage?, title: String, message: String?, retry: (() -> Void)? = nil) {
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

class ExpandableView: UIView {
  init(header: UIView, content: UIView, isExpanded: Bool = false) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

class FieldView: UIView {
  var text: String?
  var placeholder: String? = "Search"
  var validate: ((String) -> Bool)?
  var onChange: ((String) -> Void)?
  weak var delegate: (any FieldViewDelegate)?
}
protocol FieldViewDelegate: AnyObject {}

class GradientView: UIView {
  var start: UIColor = .white
  var end: UIColor?
  var angle: CGFloat = 0
}

class GridView: UIView {
  init(_ children: [UIView], columns: Int) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

class HeadlineView: UILabel {
  enum Level: String, Codable { case first, second }
  var level = Level.first
}

class IconButton: UIButton {
  init?(systemName: String, tapped: @escaping () -> Void) { nil }
  required init?(coder: NSCoder) { nil }
}

class InsetView: UIView {
  var insets: UIEdgeInsetsLike = .init()
  var content: UIView?
}
struct UIEdgeInsetsLike { var top = 0.0 }

class LinkView: UIView {
  let link: URL
  init(link: URL, title: String = String("more")) { self.link = link; super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

class ListRow: BaseRow {
  var detail: String?
  override var title: String { didSet {} }
}

class BaseRow: UIView {
  var title = ""
  var accessory: UIView?
}

class MapPin: UIView {
  typealias Coordinate = (latitude: Double, longitude: Double)
  var coordinate: Coordinate?
  var latitude: Double = 0
}

class MoneyView: UIView {
  var amount: Decimal = 0
  var currency: String! = "EUR"
}

class OverlayView: UIView {
  init(controller: UIViewController? = nil, dimming: Float = 0.5) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

class ProgressRing: UIView {
  @available(iOS 15, *) var gradient: [String] { get { [] } set {} }
  var progress: Float = 0
  static let thickness: CGFloat = 4
}

class RatingView: UIView {
  var rating: Int { get { stars } set { stars = newValue } }
  private var stars = 0
  var maximum: UInt8 = 5
  var onRate: (Int, Bool) throws -> Void = { _, _ in }
}

class SegmentView: UIView {
  init(titles: [String], selected: Int?, changed: @escaping @Sendable (Int) -> Void) {
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

class ShadowView: UIView {
  var offset = CGSize.zero
  var points: [CGPoint] = []
}

class StateView<State>: UIView {}

class TagCloud: UIView {
  var tags: Set<String> = []
  var weights: [String: Int]?
}

class ToggleRow: UIView {
  enum Style { case plain, fancy }
  init(title: String, style: Style = .plain, isOn: Bool) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

class VideoView: UIView {
  var url: URL?
  var player: AnyObject?
  var `class`: String?
  var `default` = false
}
