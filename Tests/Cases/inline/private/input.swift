import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

private struct Secret: AutoInitiableAndDecodable {
    let code: String
    #if DEBUG
    let trace: String
    #endif

    // widgetgen:inline:auto:Secret.Init
    // widgetgen:end

    // widgetgen:inline:auto:Secret.Coding
    // widgetgen:end
}
