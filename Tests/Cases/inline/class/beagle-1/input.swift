import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

class Page: ServerDrivenComponent, AutoInitiableAndDecodable {
    let title: String
    private let number: Int

    // widgetgen:inline:auto:Page.Init
    internal init(
        title: String,
        number: Int
    ) {
        self.title = title
        self.number = number
    }
    // widgetgen:end

    // widgetgen:inline:auto:Page.Coding
    enum CodingKeys: String, CodingKey {
        case title
        case number
    }

    internal required init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decode(String.self, forKey: .title)
        number = try container.decode(Int.self, forKey: .number)
    }
    // widgetgen:end
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

final class Last: AutoDecodable {
    let title: String

    // widgetgen:inline:auto:Last.Coding
    enum CodingKeys: String, CodingKey {
        case title
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        title = try container.decode(String.self, forKey: .title)
    }
    // widgetgen:end
}
