import UIKit

/// A card
/// with many properties.
@available(iOS 13, *)
class Card: RoundedView {
  enum Side: String { case left, right }
  enum Size { case small, large }
  struct Badge: Codable { var text: String }
  typealias Names = [String: [String]]

  /// The text to show.
  let title: String
  var onTouch: (() -> Void)?
  var onMove: (Int, String) -> Void = { _, _ in }
  var onAsk: (() -> Bool)?
  var subtitle: String?
  var footer: String? = "none"
  var isFlat = false
  var side = Side.left
  var size = Size.small
  var names: Names = [:]
  var badges: [Badge] = []
  var link: URL?
  var color: UIColor?
  var background: UIColor = .white
  var font: UIFont?
  var picture: UIImage?
  var accessory: UIView?
  var views: [UIView] = []
  var button: UIButton?
  var controller: UIViewController?
  var source: (any CardSource)?
  var owner: CardOwner?
  weak var delegate: (any CardDelegate)?
  var style: String?
  var cardView: Int?
  var height: CGFloat { get { 1 } set {} }
  var computed: Int { 1 }
  lazy var label = UILabel()
  static let shared = 1
  private(set) var count = 0
  private var hidden = 0
  var unknown: Mystery<Int>?

  init(title: String, icon: UIImage, tint: UIColor, headline: UIFont, level: Int = 3) {
    self.title = title
    super.init(frame: .zero)
  }

  convenience init(title: String) {
    self.init(title: title, icon: UIImage(), tint: .red, headline: UIFont())
  }

  init(secret: Size) {
    title = ""
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

class RoundedView: UIControl {
  /// The radius of its corners.
  var radius = 4.0
}

struct Mystery<Value> {}
protocol CardSource {}
protocol CardDelegate: AnyObject {}
final class CardOwner {}
