/// The views of UIKit and its neighbors that classes inherit from, whose sources nobody scans.
///
/// Those that need more than a frame to be made, such as `UICollectionView`, are among them: a
/// subclass without initializers of its own is refused where it is planned.
enum KnownViews {
  static let names: Set<String> = [
    "MKMapView", "MTKView", "PDFView", "UIActivityIndicatorView", "UIButton",
    "UICollectionReusableView",
    "UICollectionView", "UICollectionViewCell", "UIControl", "UIDatePicker", "UIImageView",
    "UIInputView",
    "UILabel", "UINavigationBar", "UIPageControl", "UIPickerView", "UIProgressView", "UIScrollView",
    "UISearchBar", "UISegmentedControl", "UISlider", "UIStackView", "UIStepper", "UISwitch",
    "UITabBar",
    "UITableView", "UITableViewCell", "UITextField", "UITextView", "UIToolbar", "UIView",
    "UIVisualEffectView", "UIWindow", "WKWebView",
  ]

  /// Those that cannot be made by `init(frame:)`.
  static let needArguments: Set<String> = ["UICollectionView", "WKWebView"]
}
