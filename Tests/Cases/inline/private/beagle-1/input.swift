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
    #if DEBUG
    init(
        code: String,
        trace: String
    ) {
        self.code = code
        self.trace = trace
    }
    #else
    init(
        code: String
    ) {
        self.code = code
    }
    #endif
    // widgetgen:end

    // widgetgen:inline:auto:Secret.Coding
    #if DEBUG

    enum CodingKeys: String, CodingKey {
        case code
        case trace
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        code = try container.decode(String.self, forKey: .code)
        trace = try container.decode(String.self, forKey: .trace)
    }
    #else

    enum CodingKeys: String, CodingKey {
        case code
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        code = try container.decode(String.self, forKey: .code)
    }
    #endif
    // widgetgen:end
}
