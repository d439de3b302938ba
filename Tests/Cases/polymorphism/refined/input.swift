import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

protocol Cell: ServerDrivenComponent {}
protocol RichCell: Cell {}
protocol Tracking: Action {}

struct Track: Action {
    func execute(controller: any BeagleController, origin: UIView) {}
}

struct Table: ServerDrivenComponent, AutoInitiableAndDecodable {
    let cell: Cell
    let cells: [Cell]
    let rich: RichCell?
    let richCells: [any RichCell]?
    let tracking: (any Tracking)?
    let actions: [Tracking]
    let track: Track
    let widget: Widget
    let container: any Widget
    let rawCell: String
    public func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
