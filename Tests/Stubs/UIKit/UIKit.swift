// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of UIKit that the goldens' views use, without a screen.

@_exported import Foundation

open class UIResponder: NSObject {}

open class UIView: UIResponder {
  public var backgroundColor: UIColor?
  public var translatesAutoresizingMaskIntoConstraints = true
  public var subviews: [UIView] = []
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()

  public override convenience init() { self.init(frame: .zero) }
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) { nil }

  public var center = CGPoint.zero
  public func removeFromSuperview() {}
  public func addSubview(_ view: UIView) { subviews.append(view) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  public func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }
}

open class UILabel: UIView {
  public var text: String?
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
}

open class UIControl: UIView {
  public var isEnabled = true
}

open class UIButton: UIControl {}

open class UIImageView: UIView {
  public var image: UIImage?
}

public class UIActivityIndicatorView: UIView {
  public func startAnimating() {}
  public func stopAnimating() {}
}

public class UIImage: NSObject {
  public override init() {}
  public init?(named name: String) {}
}

public struct UIEdgeInsets: Codable, Sendable {
  public static let zero = UIEdgeInsets()
  public var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0
}

#if !canImport(ObjectiveC)
  public struct Selector {}
  public typealias CFTimeInterval = Double
#endif

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

open class UIColor: NSObject, @unchecked Sendable {
  public static let orange = UIColor()
  public static let red = UIColor()
  public static let systemOrange = UIColor()
  public static let white = UIColor()
  public static let clear = UIColor()

  public override init() {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
}

public final class UIFont: NSObject, Sendable {
  public struct Weight: Sendable {
    public static let bold = Weight()
  }

  public struct TextStyle: Sendable {
    public init(rawValue: String) {}
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }
}

open class UIViewController: UIResponder {
  public let view = UIView()

  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
}

public class UIAlertController: UIViewController {
  public enum Style { case actionSheet, alert }

  public init(title: String?, message: String?, preferredStyle: Style) {}

  public func addAction(_ action: UIAlertAction) {}
}

public class UIAlertAction: NSObject {
  public enum Style { case `default`, cancel, destructive }

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}

open class UINavigationController: UIViewController {}

public final class NSLayoutConstraint: NSObject {
  public var isActive = false
}

public class NSLayoutAnchor<Kind: AnyObject>: NSObject {
  public func constraint(
    equalTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
