import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Form: Widget, AutoInitiableAndDecodable {
    var isOn: Bool = false
    var count = 3
    var ratio = 0.5
    var title = "none"
    var names: [String] = []
    var style = Style()
    var optional: Int? = 4
    var children: [ServerDrivenComponent] = []
    var action: Action? = nil
    let version = 2
    static let shared = 1
    var doubled: Int { count * 2 }
    lazy var text = "\(count)"
    var observed: Int = 1 { didSet {} }
    var widgetProperties: WidgetProperties
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
