import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Player: ServerDrivenComponent, AutoInitiableAndDecodable {
    let url: String
    #if os(iOS)
    let volume: Double
    #elseif os(Linux)
    let gain: Double
    #endif
    #if DEBUG
    let trace: String?
    #endif
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
