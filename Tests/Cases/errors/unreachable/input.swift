import Beagle
import UIKit

protocol AutoDecodable: Decodable {}
protocol AutoInitiable {}
protocol AutoInitiableAndDecodable: AutoDecodable, AutoInitiable {}

struct Card: AutoInitiableAndDecodable {
    private let title: String
    // expected-error 17-21: 'title' is private and not accessible from the generated file; make it internal, or put '// widgetgen:inline:auto:Card.Init' and '// widgetgen:end' into 'Card' and pass '--inline' [unreachable-member]
    private(set) var text: String
    // expected-error 22-25: the setter of 'text' is private and not accessible from the generated file; remove 'private(set)', or put '// widgetgen:inline:auto:Card.Init' and '// widgetgen:end' into 'Card' and pass '--inline' [unreachable-member]
    fileprivate var note: String
    // expected-error 21-24: 'note' is fileprivate and not accessible from the generated file; make it internal, or put '// widgetgen:inline:auto:Card.Init' and '// widgetgen:end' into 'Card' and pass '--inline' [unreachable-member]
    private static let shared = 1
    private let version = 1
}

private struct Secret: AutoInitiable {
    let code: String
}

private enum Names {
    struct Inner: AutoDecodable { let code: String }
    // expected-error 12-16: 'Names.Inner' is in 'Names', which is private, and not accessible from the generated file; make 'Names' internal, or put '// widgetgen:inline:auto:Names.Inner.Coding' and '// widgetgen:end' into it and pass '--inline' [unreachable-type]
}

extension Names {
    struct Outer: AutoDecodable { let code: String }
    // expected-error 12-16: 'Names.Outer' is in 'Names', which is private, and not accessible from the generated file; make 'Names' internal, or put '// widgetgen:inline:auto:Names.Outer.Coding' and '// widgetgen:end' into it and pass '--inline' [unreachable-type]
}
