import Beagle
import UIKit

protocol Cell: ServerDrivenComponent {}

struct Row: Cell {
    let text: String
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

struct Tap: AsyncAction {
    var onFinish: [Action]?
    func execute(controller: any BeagleController, origin: UIView) {}
}

struct Plain: Decodable {
    let text: String
}

class Page: Cell {
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
