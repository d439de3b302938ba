import UIKit

open class SPGauge: UIView {
    public var count: Int32 { get { preconditionFailure() } set {} }
    public var limit: UInt32 { get { preconditionFailure() } set {} }
    public var steps: UInt { get { preconditionFailure() } set {} }
    public var ratio: Float { get { preconditionFailure() } set {} }
    public var value: Double { get { preconditionFailure() } set {} }
    public var level: UInt8 { get { preconditionFailure() } set {} }
    public var total: Int64 { get { preconditionFailure() } set {} }
    public var isFlat: Bool { get { preconditionFailure() } set {} }
    public var ticks: CGSize { get { preconditionFailure() } set {} }
    public var origin: CGPoint { get { preconditionFailure() } set {} }
    public var padding: UIEdgeInsets { get { preconditionFailure() } set {} }
    public var pause: CFTimeInterval { get { preconditionFailure() } set {} }
    public var tagName: UnsafePointer<Int8>! { get { preconditionFailure() } set {} }
    public var opaqueValue: UnsafeMutableRawPointer! { get { preconditionFailure() } set {} }
    public var action: Selector! { get { preconditionFailure() } set {} }
    public var layerType: AnyClass! { get { preconditionFailure() } set {} }
    public var boxed: NSNumber! { get { preconditionFailure() } set {} }
    public init?(value: Double, from minimum: Double, to maximum: Double) { preconditionFailure() }
    public override init(frame: CGRect) { preconditionFailure() }
    public required init?(coder: NSCoder) { preconditionFailure() }
}
