/// The classes of Apple's frameworks whose subclasses are recognized as views.
///
/// They include classes such as `UICollectionView`, which cannot be created with a frame alone. A subclass of such a
/// class is rejected later if it does not declare an initializer.
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

  /// The views that `init(frame:)` cannot create.
  static let requiringArguments: Set<String> = [
    "UICalendarView", "UICollectionView", "UIContentUnavailableView", "UIListContentView",
    "WKWebView",
  ]

  /// Returns the argument for a parameter of UIKit's or MapKit's own initializers, or nil for other parameters.
  ///
  /// A cell outside of a list has no reuse identifier.
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

  /// The labels of initializers that views inherit from UIKit or MapKit.
  static let initializers: Set<String> = [
    "", "annotation:reuseIdentifier:", "coder:", "frame:", "frame:textContainer:",
    "reuseIdentifier:", "style:reuseIdentifier:",
  ]
}
