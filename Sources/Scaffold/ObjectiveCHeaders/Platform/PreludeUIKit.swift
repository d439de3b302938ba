/// The types of UIKit and related frameworks that headers of views use, with the properties that subclasses often
/// redeclare.
enum PreludeUIKit {
  static let text =
    Prelude.classes(objects)
    + Prelude.classes(["NSMutableAttributedString"], of: "NSAttributedString")
    + protocols.map { "@protocol \($0)\n@end\n" }.joined() + enums.map(enumeration).joined()
    + types + views + Prelude.classes(moreViews, of: "UIView")
    + Prelude.classes(
      [
        "UIDatePicker", "UIPageControl", "UISegmentedControl", "UISlider",
        "UIStepper", "UISwitch", "UIRefreshControl", "UIColorWell",
      ], of: "UIControl")
    + Prelude.classes(["UITextView", "UITableView", "UICollectionView"], of: "UIScrollView")
    + Prelude.classes(controllers, of: "UIViewController")
    + cells

  private static let objects = [
    "CALayer", "CAMediaTimingFunction", "CAAnimation", "CADisplayLink", "UIColor", "UIImage",
    "UIFont",
    "UIFontDescriptor", "UIFontMetrics", "UIBezierPath", "UIEvent", "UITouch", "UIScreen",
    "UITraitCollection", "UIGestureRecognizer", "UIBarItem", "UINavigationItem", "UIMenu",
    "UIAction", "UIButtonConfiguration", "UIBlurEffect", "UIVisualEffect", "UINib", "UIStoryboard",
    "UICollectionViewLayout", "UICollectionViewLayoutAttributes", "UIPresentationController",
    "NSLayoutConstraint", "NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
    "NSLayoutManager", "NSTextContainer", "NSTextStorage", "NSParagraphStyle", "NSShadow",
    "UILayoutGuide", "UIPasteboard", "UIDragInteraction", "UIImageSymbolConfiguration",
    "UIPointerInteraction", "UIFeedbackGenerator", "UIWindowScene", "UIImageAsset",
    "UIDynamicAnimator", "UIViewPropertyAnimator", "UIAccessibilityElement",
  ]

  private static let protocols = [
    "UIAppearance", "UIAppearanceContainer", "UIContentSizeCategoryAdjusting", "UITextInput",
    "UITextInputTraits", "UIKeyInput", "UIScrollViewDelegate", "UITextFieldDelegate",
    "UITextViewDelegate", "UITableViewDelegate", "UITableViewDataSource",
    "UICollectionViewDelegate", "UICollectionViewDataSource", "UICollectionViewDelegateFlowLayout",
    "UIGestureRecognizerDelegate", "UIBarPositioning", "UIBarPositioningDelegate",
    "UIViewControllerTransitioningDelegate", "UIViewControllerAnimatedTransitioning",
    "UIViewControllerTransitionCoordinator", "UIViewControllerInteractiveTransitioning",
    "UIAdaptivePresentationControllerDelegate", "UICoordinateSpace", "UILayoutSupport",
    "UITraitEnvironment", "UIAccessibilityIdentification", "UIPointerInteractionDelegate",
    "UILargeContentViewerItem", "UILargeContentViewerInteractionDelegate", "CALayerDelegate",
    "UIDynamicItem", "UIFocusItem", "UIContentConfiguration", "UIContentView", "UIMenuBuilder",
    "UISpringLoadedInteractionSupporting", "UIPickerViewDelegate", "UIPickerViewDataSource",
  ]

  /// Enums, by their Objective-C names. The values are the Swift names, or empty if both names are equal.
  private static let enums: KeyValuePairs = [
    "NSTextAlignment": "", "NSLineBreakMode": "", "NSUnderlineStyle": "", "UIRectEdge": "",
    "UIRectCorner": "", "UIBarStyle": "", "UIBarMetrics": "", "UIBarPosition": "",
    "UIReturnKeyType": "", "UIKeyboardType": "", "UIKeyboardAppearance": "",
    "UITextAutocapitalizationType": "", "UITextAutocorrectionType": "",
    "UITextSpellCheckingType": "", "UISemanticContentAttribute": "", "UIUserInterfaceStyle": "",
    "UIUserInterfaceSizeClass": "", "UIUserInterfaceLayoutDirection": "", "UIStatusBarStyle": "",
    "UIModalPresentationStyle": "", "UIModalTransitionStyle": "", "UIInterfaceOrientation": "",
    "UIInterfaceOrientationMask": "", "NSWritingDirection": "",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
    "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
    "UIViewContentMode": "UIView.ContentMode",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
    "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIButtonType": "UIButton.ButtonType", "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIImageOrientation": "UIImage.Orientation",
    "UITextFieldViewMode": "UITextField.ViewMode", "UITextBorderStyle": "UITextField.BorderStyle",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UITableViewStyle": "UITableView.Style", "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UIBlurEffectStyle": "UIBlurEffect.Style",
  ]

  private static func enumeration(_ name: String, _ swiftName: String) -> String {
    let note = swiftName.isEmpty ? "" : " NS_SWIFT_NAME(\(swiftName))"
    return "typedef NS_ENUM(NSInteger, \(name)) { WG_\(name) }\(note);\n"
  }

  private static let types = #"""
    typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
    typedef struct NSDirectionalEdgeInsets { CGFloat top; } NSDirectionalEdgeInsets;
    typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset;
    typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
    typedef CGFloat UIFontWeight NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIFont.Weight);
    typedef CGFloat UIWindowLevel NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIWindow.Level);
    typedef NSString *UIFontTextStyle NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIFont.TextStyle);
    typedef NSString *UIContentSizeCategory NS_TYPED_ENUM;
    typedef NSString *UITextContentType NS_TYPED_ENUM;
    typedef NSUInteger UIAccessibilityTraits NS_TYPED_EXTENSIBLE_ENUM;
    @interface UIBarButtonItem : UIBarItem
    @end
    @interface UITabBarItem : UIBarItem
    @end
    @interface CAShapeLayer : CALayer
    @end
    @interface CAGradientLayer : CALayer
    @end
    @interface UICollectionViewFlowLayout : UICollectionViewLayout
    @end
    @interface UITapGestureRecognizer : UIGestureRecognizer
    @end
    @interface UIPanGestureRecognizer : UIGestureRecognizer
    @end
    @interface UILongPressGestureRecognizer : UIGestureRecognizer
    @end
    @interface UIResponder : NSObject
    @end
    @interface UIApplication : UIResponder
    @end
    @interface UIViewController : UIResponder
    @end

    """#

  /// Views with the properties that subclasses often redeclare. A redeclared property is not a new property of the
  /// subclass.
  private static let views = #"""
    @interface UIView : UIResponder
    - (nonnull instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
    - (nullable instancetype)initWithCoder:(nonnull NSCoder *)coder NS_DESIGNATED_INITIALIZER;
    @property UIColor *backgroundColor, *tintColor;
    @property CGFloat alpha;
    @property(getter=isHidden) BOOL hidden;
    @property(getter=isOpaque) BOOL opaque;
    @property(getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
    @property BOOL clipsToBounds, translatesAutoresizingMaskIntoConstraints;
    @property CGRect frame, bounds;
    @property CGPoint center;
    @property NSInteger tag;
    @property UIEdgeInsets layoutMargins;
    @property(readonly) CALayer *layer;
    @property NSString *accessibilityLabel, *accessibilityHint, *accessibilityValue;
    @property NSString *accessibilityIdentifier;
    @property UIViewContentMode contentMode;
    @property UISemanticContentAttribute semanticContentAttribute;
    @end
    @interface UIControl : UIView
    @property(getter=isEnabled) BOOL enabled;
    @property(getter=isSelected) BOOL selected;
    @property(getter=isHighlighted) BOOL highlighted;
    @property UIControlContentHorizontalAlignment contentHorizontalAlignment;
    @property UIControlContentVerticalAlignment contentVerticalAlignment;
    @end
    @interface UILabel : UIView
    @property NSString *text;
    @property NSAttributedString *attributedText;
    @property UIFont *font;
    @property UIColor *textColor;
    @property NSTextAlignment textAlignment;
    @property NSInteger numberOfLines;
    @end
    @interface UIImageView : UIView
    @property UIImage *image;
    @end
    @interface UIButton : UIControl
    @property UIEdgeInsets contentEdgeInsets, titleEdgeInsets, imageEdgeInsets;
    @property(readonly) UILabel *titleLabel;
    @property(readonly) UIImageView *imageView;
    @end
    @interface UITextField : UIControl
    @property NSString *text, *placeholder;
    @property NSAttributedString *attributedText, *attributedPlaceholder;
    @property UIFont *font;
    @property UIColor *textColor;
    @property NSTextAlignment textAlignment;
    @property UITextFieldViewMode clearButtonMode, leftViewMode, rightViewMode;
    @property UITextBorderStyle borderStyle;
    @property UIView *leftView, *rightView, *inputView, *inputAccessoryView;
    @property id<UITextFieldDelegate> delegate;
    @end
    @interface UIScrollView : UIView
    @property id<UIScrollViewDelegate> delegate;
    @property CGSize contentSize;
    @property CGPoint contentOffset;
    @property UIEdgeInsets contentInset, scrollIndicatorInsets;
    @property(getter=isScrollEnabled) BOOL scrollEnabled;
    @end
    @interface UIVisualEffectView : UIView
    @end

    """#

  private static let moreViews = [
    "UIStackView", "UIActivityIndicatorView", "UIProgressView", "UIPickerView", "UISearchBar",
    "UINavigationBar", "UITabBar", "UIToolbar", "UIInputView", "UIWindow",
    "UICollectionReusableView",
    "MKMapView", "MTKView", "PDFView", "WKWebView",
  ]

  private static let controllers = [
    "UINavigationController", "UITabBarController", "UIAlertController", "UITableViewController",
    "UICollectionViewController", "UIPageViewController", "UISearchController",
  ]

  private static let cells = #"""
    @interface UICollectionViewCell : UICollectionReusableView
    @property(readonly) UIView *contentView;
    @property UIView *backgroundView, *selectedBackgroundView;
    @property(getter=isSelected) BOOL selected;
    @property(getter=isHighlighted) BOOL highlighted;
    @end
    @interface UITableViewCell : UIView
    - (nonnull instancetype)initWithStyle:(UITableViewCellStyle)style
      reuseIdentifier:(nullable NSString *)reuseIdentifier NS_DESIGNATED_INITIALIZER;
    @property(readonly) UIView *contentView;
    @property UIView *backgroundView, *selectedBackgroundView, *accessoryView;
    @property(readonly) UILabel *textLabel, *detailTextLabel;
    @property(readonly) UIImageView *imageView;
    @property(getter=isSelected) BOOL selected;
    @property(getter=isHighlighted) BOOL highlighted;
    @end
    @interface UITableViewHeaderFooterView : UIView
    @property(readonly) UIView *contentView;
    @property(readonly) UILabel *textLabel, *detailTextLabel;
    @end

    """#
}
