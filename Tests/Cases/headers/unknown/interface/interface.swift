import UIKit

open class SPTimeline: UIView {
    public var caption: String { get { preconditionFailure() } set {} }
    public var model: SPMissingModel { get { preconditionFailure() } set {} }
    public var kind: SPMissingKind { get { preconditionFailure() } set {} }
    public weak var delegate: (any SPMissingDelegate)?
    public init(caption: String) { preconditionFailure() }
    public override init(frame: CGRect) { preconditionFailure() }
    public required init?(coder: NSCoder) { preconditionFailure() }
}
