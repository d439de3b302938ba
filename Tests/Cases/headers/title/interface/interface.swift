import UIKit

extension SPHeader {
/// How a header looks.
public enum Style: Int {
    case plain = 0
    /// For the first screen.
    case large = 4
    public static var `default`: Style { .plain }
}
}

/// The title of a screen.
///
/// With a line of text below it.
open class SPHeader: UIView {
    /// What the title says.
    public var title: String { get { preconditionFailure() } set {} }
    /// The line below it; none without.
    public var subtitle: String? { get { preconditionFailure() } set {} }
    public init(title: String, style: SPHeader.Style) { preconditionFailure() }
    public convenience init(title: String) { preconditionFailure() }
    public required init?(coder: NSCoder) { preconditionFailure() }
}
