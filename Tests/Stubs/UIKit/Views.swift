// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// More views of UIKit and related frameworks, with the initializers that subclasses override.

open class UIScrollView: UIView {}
open class UIProgressView: UIView {}
open class UIPickerView: UIView {}
open class UISearchBar: UIView {}
open class UINavigationBar: UIView {}
open class UITabBar: UIView {}
open class UIToolbar: UIView {}
open class UIWindow: UIView {}

open class UIDatePicker: UIControl {}
open class UIPageControl: UIControl {}
open class UISlider: UIControl {}
open class UIStepper: UIControl {}
open class UISwitch: UIControl {}
open class UITextField: UIControl {}

open class UIRefreshControl: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}

open class UISegmentedControl: UIControl {
  public init(items: [Any]?) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}

open class UIStackView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
}

open class UIVisualEffectView: UIView {
  public init(effect: NSObject?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
}

open class UIInputView: UIView {
  public enum Style: Int { case `default`, keyboard }

  public init(frame: CGRect, inputViewStyle: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}

public class NSTextContainer: NSObject {}

open class UITextView: UIScrollView {
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}

open class UITableView: UIScrollView {
  public enum Style: Int { case plain, grouped, insetGrouped }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}

open class UITableViewCell: UIView {
  public enum CellStyle: Int { case `default`, value1, value2, subtitle }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
}

open class UITableViewHeaderFooterView: UIView {
  public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }
  public init(reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
}

open class UICollectionViewLayout: NSObject {}

open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { nil }
}

open class UICollectionReusableView: UIView {}
open class UICollectionViewCell: UICollectionReusableView {}
open class UICollectionViewListCell: UICollectionViewCell {}

open class MKMapView: UIView {}

open class MKAnnotationView: UIView {
  public convenience override init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
  }
  public init(annotation: NSObject?, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
}

open class WKWebView: UIView {
  public init(frame: CGRect, configuration: NSObject) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}
