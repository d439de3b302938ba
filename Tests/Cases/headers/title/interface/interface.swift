import UIKit

extension SPHeader {
/// The style of a header.
public enum Style: Int {
    case plain = 0
    /// The style of the first screen.
    case large = 4
    public static var `default`: Style { .plain }
}
}

/// The title of a screen.
///
/// With a line of text below it.
open class SPHeader: UIView {
    /// The text of the title.
    public var title: String { get { preconditionFailure() } set {} }
    /// The line below the title, or nil if there isn't one.
    public var subtitle: String? { get { preconditionFailure() } set {} }
    public init(title: String, style: SPHeader.Style) { preconditionFailure() }
    public convenience init(title: String) { preconditionFailure() }
    public required init?(coder: NSCoder) { preconditionFailure() }
}
