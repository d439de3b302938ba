import Beagle
import UIKit

struct SPBorderViewWidget: Widget {
    let edges: SPBorderEdges
    let kind: SPBorderKind
    let name: SPBorderName?
    let hoverKind: SPBorderKind?
    var widgetProperties: WidgetProperties

    func toView(renderer: BeagleRenderer) -> UIView {
        let spBorderView = SPBorderView(edges: edges, kind: kind)
        if let name = name {
            spBorderView.name = name
        }
        if let hoverKind = hoverKind {
            spBorderView.hoverKind = hoverKind
        }
        // TODO: 'alignment' of type 'NSTextAlignment' is not set: 'NSTextAlignment' is not declared in the scanned sources

        spBorderView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spBorderView)

        return beagleWrapper
    }
}

extension SPBorderEdges: Codable {}

extension SPBorderKind: Codable {}

extension SPBorderName: Codable {}
