import UIKit

open class SPPanel: UIView {
    public var inset: CGFloat { get { preconditionFailure() } set {} }
    public var columns: Int { get { preconditionFailure() } set {} }
    public init(inset: CGFloat) { preconditionFailure() }
    public required init?(coder: NSCoder) { preconditionFailure() }
}
