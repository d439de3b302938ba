import UIKit

open class SPTagList: UIView {
    public var tags: [String] { get { preconditionFailure() } set {} }
    public var rows: [UIView] { get { preconditionFailure() } set {} }
    public var links: [String: URL]? { get { preconditionFailure() } set {} }
    public var weeks: [[Date]] { get { preconditionFailure() } set {} }
    public var hidden: Set<String> { get { preconditionFailure() } set {} }
    public var anything: [Any] { get { preconditionFailure() } set {} }
    public var draft: NSMutableArray { get { preconditionFailure() } set {} }
    public var identifier: UUID { get { preconditionFailure() } set {} }
    public var data: Data? { get { preconditionFailure() } set {} }
    public var footers: [UIView] { get { preconditionFailure() } set {} }
}
