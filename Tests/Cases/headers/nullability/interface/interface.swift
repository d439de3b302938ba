import UIKit

open class SPNote: UIView {
    public var author: String! { get { preconditionFailure() } set {} }
    public var text: String { get { preconditionFailure() } set {} }
    public var footer: String? { get { preconditionFailure() } set {} }
    public var paper: UIColor! { get { preconditionFailure() } set {} }
    public var font: UIFont! { get { preconditionFailure() } set {} }
    public var lines: [String]? { get { preconditionFailure() } set {} }
    public init?(text: String!) { preconditionFailure() }
    public init?(url: URL, footer: String?) { preconditionFailure() }
    public override init(frame: CGRect) { preconditionFailure() }
    public required init?(coder: NSCoder) { preconditionFailure() }
}
