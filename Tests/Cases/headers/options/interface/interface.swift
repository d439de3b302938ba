import UIKit

public struct SPBorderEdges: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = SPBorderEdges(rawValue: 1)
    public static let bottom = SPBorderEdges(rawValue: 2)
}

public enum SPBorderKind: UInt {
    case solid = 0
    case dashed = 1
}

public struct SPBorderName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

open class SPBorderView: UIView {
    public var name: SPBorderName { get { preconditionFailure() } set {} }
    public var hoverKind: SPBorderKind { get { preconditionFailure() } set {} }
    public var alignment: NSTextAlignment { get { preconditionFailure() } set {} }
    public init(edges: SPBorderEdges, kind: SPBorderKind) { preconditionFailure() }
    public override init(frame: CGRect) { preconditionFailure() }
    public required init?(coder: NSCoder) { preconditionFailure() }
}
