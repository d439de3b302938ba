import UIKit

open class SPActionBar: UIView {
    public var onSelection: ((Int, String?) -> Void)? { get { preconditionFailure() } set {} }
    public var onClose: () -> Void { get { preconditionFailure() } set {} }
    public var shouldClose: ((SPActionBar) -> Bool)? { get { preconditionFailure() } set {} }
    public var onLongPress: (() -> Void)? { get { preconditionFailure() } set {} }
    public init(titles: [String], onTap: ((Int) -> Void)?) { preconditionFailure() }
    public init(title: String, using block: @escaping () -> Void) { preconditionFailure() }
    public override init(frame: CGRect) { preconditionFailure() }
    public required init?(coder: NSCoder) { preconditionFailure() }
}
