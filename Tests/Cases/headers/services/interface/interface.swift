import UIKit

public protocol SPSearchFieldDelegate: AnyObject {}

public protocol SPElevated: AnyObject {}

open class SPSearchField: UIView, SPElevated {
    public weak var delegate: (any SPSearchFieldDelegate)?
    public var source: (any SPElevated)? { get { preconditionFailure() } set {} }
    public var shelf: UIView & SPElevated { get { preconditionFailure() } set {} }
    public var engine: SPEngine { get { preconditionFailure() } set {} }
    public weak var controller: UIViewController?
    public var context: Any? { get { preconditionFailure() } set {} }
    public var elevation: CGFloat { get { preconditionFailure() } set {} }
    public var depth: CGFloat { preconditionFailure() }
    public init(placeholder: String, target: Any?) { preconditionFailure() }
    public init(engine: SPEngine) { preconditionFailure() }
    public override init(frame: CGRect) { preconditionFailure() }
    public required init?(coder: NSCoder) { preconditionFailure() }
}
