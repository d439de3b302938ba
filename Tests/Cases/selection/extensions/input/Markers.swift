import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}
