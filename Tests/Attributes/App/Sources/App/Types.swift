import WidgetAttributes

// Kinds of types and families.
@WireFamily protocol Component: Codable {}
/// A public family.
@WireFamily(.tag("kind", "type"), .content("data"), .nameStyle(.kebabCase), .unknown(.skip))
public protocol Block: Codable {}
@WireFamily(.external, .joins("Block")) package protocol Joined: Block {}
@WireFamily(.untagged, .default("whole"), .shorthand("text")) enum Choice {
  case whole(Int)
  case text(String)
}
@WireFamily(.tag(decode: "in"), .tag(encode: "out"), .tagType(.int), .caseInsensitive)
class Base {}
@WireFamily(.unknown("Text"), .keyStyle(.snakeCase)) @WireType(.nonisolated)
protocol Other: Codable {}
@WireFamily(.beagle, .unknown("key(fallback)")) protocol Legacy: AnyObject {}

@WireType(.codable) struct Plain {}
/// A public struct.
@WireType("card", .alias("tile", "panel"), .codable, .equatable, .memberwise)
public struct Card: Equatable {}
@WireType(.memberwise(.package), .decodable) package struct Session {}
@WireType(.encodable, .keyStyle(.screamingKebabCase)) fileprivate struct Report {}
@WireType(.codable, .content("data.attributes"), .lossy, .oneOrMany) struct Story {}
@WireType(.oneOrMany(.both), .omit(.isEmpty), .unknown(.keep), .invalid(nil)) struct Policies {}
@WireType(.transparent) struct Identifier: RawRepresentable { let rawValue: String }
@WireType(.positional) struct Point { var (x, y) = (1, 2) }
@WireType(.shorthand("text")) struct Caption {}
@WireType(.shorthand(both: "text"), .coder("ISO8601()")) struct Label {}
@WireType(.skip) final class Skipped {}
/// An open class.
@WireType(.codable) open class Open {}
@WireType(.codable) actor Counter {}
@WireType(.codable) indirect enum Tree { case leaf, node(Tree) }
@WireType(.nameStyle(.pascalCase)) enum Mode: String, Codable { case dark, light }
@WireType(.codable) struct Generic<Value: Codable> where Value: Sendable { var value: Value }
@WireType(.codable) @available(macOS 14, *) struct Available {}
@available(*, deprecated) @WireType(.codable) struct Deprecated {}
@WireType(.codable) @MainActor struct Isolated { var value = 1 }
/// A frozen struct.
@WireType(.codable) @frozen public struct Frozen {}
@WidgetAttributes.WireType(.codable) struct Qualified {}

extension Plain {
  @WireType(.codable) struct Nested {
    @WireType(.codable) enum Inner { case a }
  }
}

#if DEBUG
  @WireType(.codable) struct Conditional {}
#else
  @WireType(.codable) struct Conditional { var other = 1 }
#endif

@WireType(.codable)
#if os(Linux)
  @available(macOS 13, *)
#endif
struct ConditionalAttribute {}
