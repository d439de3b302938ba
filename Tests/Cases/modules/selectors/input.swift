// A module selector specifies the module of a name (Swift Evolution, SE-0491). The names after it are looked up as without
// it, and are written with it.
import Foundation

// widgetgen: family
protocol Node: Swift::Codable {}

struct Leaf: Golden::Node {
  let text: Swift::String
  let made: Foundation::Date?
  var count = Swift::Int(3)
  var sizes: [Swift::String: [Swift::Int]] = [:]
  var tags: Swift::Set<Swift::String> = []
  let note: Swift::Optional<Golden::Label>
  @Golden::Clamped<Int> var level: Swift::Int = 1
}

struct Stack: Golden::Node {
  let children: [any Golden::Node]
  var named: [Swift::String: any Golden::Node] = [:]
  let size: Golden::Geometry.Size
}

struct Label: Swift::Equatable, Swift::Codable { let text: String }

struct Geometry: Swift::Codable {
  struct Size: Swift::Codable { let width: Swift::Double }
  struct Origin { let x: Swift::Double }
}

// A type of a family, by an extension that names its module.
struct Plain { let title: Swift::String }
extension Golden::Plain: Golden::Node {}

// widgetgen: codable, equatable
// expected-warning 15-21: 'codable' has no effect on an extension; write it on the type [misplaced-annotation]
// expected-warning 24-32: 'equatable' has no effect on an extension; write it on the type [misplaced-annotation]
extension Golden::Geometry.Origin: Swift::Codable, Swift::Equatable {}

@propertyWrapper
struct Clamped<Value: Codable>: Codable {
  var wrappedValue: Value
}
