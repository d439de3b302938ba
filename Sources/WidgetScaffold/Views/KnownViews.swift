/// The views of UIKit and its neighbors that classes inherit from, whose sources nobody scans.
///
/// Those that need more than a frame to be made, such as `UICollectionView`, are among them: a
/// subclass without initializers of its own is refused where it is planned.
enum KnownViews {
  static let names: Set<String> = [
    "ARSCNView", "ARSKView", "ARView", "AVRoutePickerView", "GLKView", "LPLinkView",
    "MKAnnotationView", "MKMapView", "MKMarkerAnnotationView", "MKPinAnnotationView",
    "MPVolumeView",
    "MTKView", "PDFView", "PHLivePhotoView", "PKCanvasView", "SCNView", "SKView",
    "UIActivityIndicatorView", "UIButton", "UICalendarView", "UICollectionReusableView",
    "UICollectionView", "UICollectionViewCell", "UICollectionViewListCell", "UIColorWell",
    "UIContentUnavailableView", "UIControl", "UIDatePicker", "UIImageView", "UIInputView",
    "UILabel",
    "UIListContentView", "UINavigationBar", "UIPageControl", "UIPickerView", "UIProgressView",
    "UIRefreshControl", "UIScrollView", "UISearchBar", "UISearchTextField", "UISegmentedControl",
    "UISlider", "UIStackView", "UIStepper", "UISwitch", "UITabBar", "UITableView",
    "UITableViewCell",
    "UITableViewHeaderFooterView", "UITextField", "UITextView", "UIToolbar", "UIView",
    "UIVisualEffectView", "UIWindow", "WKWebView",
  ]

  /// Those that cannot be made by `init(frame:)`.
  static let needArguments: Set<String> = [
    "UICalendarView", "UICollectionView", "UIContentUnavailableView", "UIListContentView",
    "WKWebView",
  ]

  /// What parameters of the initializers that UIKit's views have are given: a cell outside of a list has
  /// no identifier by which one is reused.
  ///
  /// - Returns: nil for other parameters.
  static func argument(label: String?, type: String) -> String? {
    switch (label, type) {
    case ("frame", "CGRect"): ".zero"
    case ("style", "UITableViewCell.CellStyle"), ("style", "CellStyle"): ".default"
    case ("reuseIdentifier", "String?"), ("textContainer", "NSTextContainer?"),
      ("annotation", "MKAnnotation?"), ("annotation", "(any MKAnnotation)?"):
      "nil"
    default: nil
    }
  }

  /// The labels of the initializers that views inherit from UIKit's.
  static let initializers: Set<String> = [
    "", "annotation:reuseIdentifier:", "coder:", "frame:", "frame:textContainer:",
    "reuseIdentifier:", "style:reuseIdentifier:",
  ]
}
