import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Grid: ServerDrivenComponent, AutoDecodable {
    let rows: [[ServerDrivenComponent]]
    // expected-error 9-12: 'rows' has type '[[ServerDrivenComponent]]', which cannot be decoded; write 'static func decodeRows(from:)' or mark it with '// widgetgen: skip' [uncodable-type]
    let byName: [String: Action]
    // expected-error 9-14: 'byName' has type '[String: Action]', which cannot be decoded; write 'static func decodeByName(from:)' or mark it with '// widgetgen: skip' [uncodable-type]
    let onTap: () -> Void
    // expected-error 9-13: 'onTap' has type '() -> Void', which cannot be decoded; write 'static func decodeOnTap(from:)' or mark it with '// widgetgen: skip' [uncodable-type]
    let pair: (Int, Int)
    // expected-error 9-12: 'pair' has type '(Int, Int)', which cannot be decoded; write 'static func decodePair(from:)' or mark it with '// widgetgen: skip' [uncodable-type]
    let handled: [String: Action]

    static func decodeHandled(
        from container: KeyedDecodingContainer<CodingKeys>
    ) throws -> [String: Action] { [:] }
    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
