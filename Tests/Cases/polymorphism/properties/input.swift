import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Screen: ServerDrivenComponent, AutoInitiableAndDecodable {
    let header: ServerDrivenComponent
    let footer: ServerDrivenComponent?
    let children: [ServerDrivenComponent]
    let extras: [ServerDrivenComponent]?
    let onLoad: Action
    let onPress: any Action
    let onChange: [any Action]?
    let onClose: (any Action)?
    let lines: Array<ServerDrivenComponent>
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
