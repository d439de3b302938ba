import UIKit

/// A number on an icon.
open class SPCountBadge: UIView {
    public convenience init(text: String, color: UIColor?) { preconditionFailure() }
    public convenience init(count: Int) { preconditionFailure() }
    public convenience init(title: String, limit: UInt) { preconditionFailure() }
    public convenience init(name: String) throws { preconditionFailure() }
    public override init(frame: CGRect) { preconditionFailure() }
    public required init?(coder: NSCoder) { preconditionFailure() }
}
