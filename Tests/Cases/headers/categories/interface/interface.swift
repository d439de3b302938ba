import UIKit

open class SPChip: UIView {
    public var text: String { get { preconditionFailure() } set {} }
    public var isClosed: Bool { get { preconditionFailure() } set {} }
    public var icon: UIImage? { get { preconditionFailure() } set {} }
    public weak var anchor: UIView?
    public init(text: String, icon: UIImage?) { preconditionFailure() }
    public override init(frame: CGRect) { preconditionFailure() }
    public required init?(coder: NSCoder) { preconditionFailure() }
}
