import UIKit

open class SPSpinner: UIView {
    public var speed: CGFloat { get { preconditionFailure() } set {} }
    public convenience init(diameter: CGFloat) { preconditionFailure() }
    private init(none: Void) { preconditionFailure() }
    public required init?(coder: NSCoder) { preconditionFailure() }
}

open class SPClock: UIView {
    public init(zone: TimeZone) { preconditionFailure() }
    public required init?(coder: NSCoder) { preconditionFailure() }
}
