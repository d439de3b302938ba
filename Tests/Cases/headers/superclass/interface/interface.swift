import UIKit

open class SPBanner: UIView {
    public var text: String { get { preconditionFailure() } set {} }
    public var kind: SPBannerKind { get { preconditionFailure() } set {} }
    public init(text: String, kind: SPBannerKind) { preconditionFailure() }
    public required init?(coder: NSCoder) { preconditionFailure() }
}

import UIKit

public enum SPBannerKind: Int {
    case info = 0
    case error = 1
}

import UIKit

/// A banner that disappears.
open class SPAlertBanner: SPBanner {
    public var duration: TimeInterval { get { preconditionFailure() } set {} }
}
