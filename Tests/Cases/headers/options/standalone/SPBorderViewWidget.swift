import UIKit

struct SPBorderViewWidget: Component {
    let edges: SPBorderEdges
    let kind: SPBorderKind
    let name: SPBorderName?
    let hoverKind: SPBorderKind?

    @MainActor func makeView() -> UIView {
        let spBorderView = SPBorderView(edges: edges, kind: kind)
        if let name = name {
            spBorderView.name = name
        }
        if let hoverKind = hoverKind {
            spBorderView.hoverKind = hoverKind
        }
        // TODO: 'alignment' of type 'NSTextAlignment' is not set: 'NSTextAlignment' is not declared in the scanned sources

        return spBorderView
    }
}

extension SPBorderEdges: Codable {}

extension SPBorderKind: Codable {}

extension SPBorderName: Codable {}
