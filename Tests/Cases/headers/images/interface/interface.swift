import UIKit

open class SPPhotoTile: UIView {
    public var image: UIImage { get { preconditionFailure() } set {} }
    public var placeholder: UIImage? { get { preconditionFailure() } set {} }
    public var captionFont: UIFont { get { preconditionFailure() } set {} }
    public var tone: UIColor! { get { preconditionFailure() } set {} }
    public var caption: NSAttributedString? { get { preconditionFailure() } set {} }
    public var captionLabel: UILabel { preconditionFailure() }
    public var overlay: UIView? { get { preconditionFailure() } set {} }
    public var button: UIButton? { get { preconditionFailure() } set {} }
    public init(image: UIImage, tone: UIColor) { preconditionFailure() }
    public override init(frame: CGRect) { preconditionFailure() }
    public required init?(coder: NSCoder) { preconditionFailure() }
}
