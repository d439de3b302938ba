import Beagle
import UIKit

struct SPGaugeWidget: Widget {
    let value: Double
    let minimum: Double
    let maximum: Double
    let count: Int32?
    let limit: UInt32?
    let steps: UInt?
    let ratio: Float?
    let level: UInt8?
    let total: Int64?
    let isFlat: Bool?
    let ticks: CGSize?
    let viewOrigin: CGPoint?
    let padding: UIEdgeInsets?
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        guard let spGauge = SPGauge(
            value: value,
            from: minimum,
            to: maximum
        ) else { return UIView() }
        if let count = count {
            spGauge.count = count
        }
        if let limit = limit {
            spGauge.limit = limit
        }
        if let steps = steps {
            spGauge.steps = steps
        }
        if let ratio = ratio {
            spGauge.ratio = ratio
        }
        if let level = level {
            spGauge.level = level
        }
        if let total = total {
            spGauge.total = total
        }
        if let isFlat = isFlat {
            spGauge.isFlat = isFlat
        }
        if let ticks = ticks {
            spGauge.ticks = ticks
        }
        if let viewOrigin = viewOrigin {
            spGauge.origin = viewOrigin
        }
        if let padding = padding {
            spGauge.padding = padding
        }
        // TODO: 'pause' of type 'CFTimeInterval' is not set: 'CFTimeInterval' is not declared in the scanned sources
        // TODO: 'tagName' of type 'UnsafePointer<Int8>!' is not set: 'UnsafePointer<Int8>' is not declared in the scanned sources
        // TODO: 'opaqueValue' of type 'UnsafeMutableRawPointer!' is not set: 'UnsafeMutableRawPointer' is not declared in the scanned sources
        // TODO: 'action' of type 'Selector!' is not set: 'Selector' is not declared in the scanned sources
        // TODO: 'layerType' of type 'AnyClass!' is not set: 'AnyClass' is not declared in the scanned sources
        // TODO: 'boxed' of type 'NSNumber!' is not set: 'NSNumber' is not declared in the scanned sources

        spGauge.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spGauge)

        return beagleWrapper
    }
}
