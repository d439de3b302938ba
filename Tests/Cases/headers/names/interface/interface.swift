import UIKit

public enum SPMapMode: Int {
    case modeDefault = 0
    case modeURLOnly = 1
    case mode3D = 2
    case hidden = 3
    case modeIn = 4
}

public enum SPMapUnit: Int {
    case meter = 0
    case foot = 1
}

public enum SPMapSize: Int {
    case small = 0
    case smaller = 1
}

open class MapPreview: UIView {
    public var url: URL { get { preconditionFailure() } set {} }
    public var htmlText: String { get { preconditionFailure() } set {} }
    public var mapMode: SPMapMode { get { preconditionFailure() } set {} }
    public var unit: SPMapUnit { get { preconditionFailure() } set {} }
    public var size: SPMapSize { get { preconditionFailure() } set {} }
    public var hasShadow: Bool { get { preconditionFailure() } set {} }
    public var `repeat`: Int { get { preconditionFailure() } set {} }
    public init(url: URL, forKey key: String, in view: UIView) { preconditionFailure() }
    public init(reading: SPMapMode) { preconditionFailure() }
    public init(hidden: Bool) { preconditionFailure() }
    public override init(frame: CGRect) { preconditionFailure() }
    public required init?(coder: NSCoder) { preconditionFailure() }
}
