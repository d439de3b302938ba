import WidgetAttributes

@propertyWrapper struct Clamped: Codable, Sendable { var wrappedValue: Int }

struct Size: Codable, Sendable { var (width, height) = (0, 0) }

// Kinds of properties.
@WireType(.codable) struct Properties {
  @WireKey("first_name") var string: String
  @WireKey(.key("meta.id")) let constant: Int
  @WireKey(.key(decode: "in"), .key(encode: "out")) var directions: Int
  @WireKey(.alias("b", "c.d")) package var alias: Int?
  @WireKey(.default(1)) var integer: Int
  @WireKey(.default(-1.5), .null(both: 0)) internal var double: Double
  @WireKey(.default("untitled")) private var text: String
  @WireKey(.default(true)) fileprivate var flag: Bool
  @WireKey(.default(nil)) var optional: Int?
  @WireKey(.default(Mode.dark)) var mode: Mode
  @WireKey(.default(Size(width: 1, height: 2)), .invalid(Size())) var size: Size
  @WireKey(.default([Int]())) var array: [Int]
  @WireKey(.default(Wire.empty), .lossy) var dictionary: [String: Int]
  @WireKey(.default(Wire.throw), .null(Wire.throw)) var required: Int?
  @WireKey(.omit(.never)) var never: Int?
  @WireKey(.omit("count < 2"), .oneOrMany) var condition: [Int]
  @WireKey(.oneOrMany(.both)) var many: [Int]
  @WireKey(.skip) var skipped = 1
  @WireKey(.skip(.decode)) var encoded = 1
  @WireKey(.flatten) var flattened: Size
  @WireKey(.unknown(.throw), .keyStyle(.trainCase)) var component: any Block
  @WireKey(.coder("Lenient()")) var coded: Int
  @WireKey("wrapped") @Clamped var wrapped: Int
  @Clamped @WireKey("wrapped_too") var alsoWrapped: Int = 1
  @WireKey("observed") var observed = 1 { didSet { skipped = oldValue } }
  @WireKey(.encodable) var computed: Int { integer + 1 }
  @WireKey(.encodable) var settable: Int {
    get { integer }
    set { integer = newValue }
  }
  @WireKey(.skip) static let shared = 1
  @WireKey(.skip) static var computedShared: Int { 2 }
  @WireKey("documented")
  /// A property with documentation between.
  var documented: Int
  @WireKey(
    "lines",
    .alias("older")
  )
  var lines: Int
  #if DEBUG
    @WireKey("debug") var debug = 1
  #endif
  @WireKey("function") var function: @Sendable () -> Int = { 1 }
}

extension Properties {
  @WireKey(.encodable) var inExtension: Int { 1 }
}

final class Classes {
  @WireKey("lazy") lazy var value = 1
  @WireKey("weak") weak var reference: Classes?
  @WireKey("unowned") unowned(unsafe) var other: Classes
  @WireKey("final") final var last = 1
  init(_ other: Classes) { self.other = other }
}

@MainActor final class IsolatedClass {
  @WireKey("isolated") var value = Size()
  @WireKey("nonisolated") nonisolated let other = Size()
}

protocol Requirements {
  @WireKey("requirement") var requirement: Int { get }
  @WireKey("settable") var settable: Int { get set }
}

actor Storage { @WireKey("stored") var stored = 1 }

// Kinds of cases.
@WireFamily enum Cases {
  @WireCase("round", .alias("disk", "4*")) case circle
  @WireCase(.key("url")) case open(String)
  @WireCase(.key(["id": "ID", "at": "meta.time"])) case pairs(id: Int, at: Int)
  @WireCase(.skip) case skipped
  @WireCase(.skip(.encode)) indirect case recursive([Cases])
  @WireCase(.unknown) case other
  @WireCase(.name("named")) @available(macOS 13, *) case available
}

@WireFamily(.tagType(.int)) enum Numbers {
  @WireCase(1, .alias(2)) case one
  @WireCase(-3) case negative
}

@WireType(.transparent) enum Raw: Int, Codable {
  @WireCase(.alias("400...404")) case missing = 404
  @WireCase("text") case text
}

@WireFamily(.tagType(.bool)) enum Results {
  @WireCase(true) case success(Int)
  @WireCase(false) case failure(String)
}
