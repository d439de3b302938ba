import UIKit

open class SPToggle: UIControl {
    public var isOn: Bool { get { preconditionFailure() } set {} }
    public var animatesChanges: Bool { get { preconditionFailure() } set {} }
    public var onColor: UIColor { get { preconditionFailure() } set {} }
    @available(*, deprecated)
    public var thumbSize: CGFloat { get { preconditionFailure() } set {} }
    @available(iOS 26.0, tvOS 26, *)
    public var glow: CGFloat { get { preconditionFailure() } set {} }
    @available(*, deprecated)
    public var old: CGFloat { get { preconditionFailure() } set {} }
}
