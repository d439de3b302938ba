/// Short Swift sources with many different constructs.
enum SourceSeeds {
  static let all: [[UInt8]] = [widgets, enums, members, generics, conditions, literals, broken]
    .map { Array($0.utf8) }

  private static let widgets = """
    import Foundation
    import struct Beagle.Text

    /// A button.
    // widgetgen: key = "label", skip
    @MainActor public struct Button: Widget, AutoInitiableAndDecodable, Codable {
      public let title: String, subtitle: String?
      var onPress: [Action]? = nil // widgetgen: inline
      private(set) lazy var size: Double = { 1.5 }()
      var widgetProperties: WidgetProperties
      static let shared = Button(title: "a", onPress: nil)
      struct Inner: Equatable { let child: ServerDrivenComponent }
    }
    extension Button.Inner: Codable where Element: Hashable {}
    """

  private static let enums = """
    public indirect enum Action: String, Codable, AutoDecodable, CaseIterable {
      case open(url: URL, _ other: Int = 2), close
      // sourcery: discriminator = "go-back"
      case back = "back", `default` = "x"
      @available(iOS 13, *) case list([Action], [String: Action?])
      init?(rawValue: String) { switch rawValue { case "a": self = .close; default: return nil } }
      var isOpen: Bool { if case .open = self { return true } else { return false } }
    }
    """

  private static let members = """
    class A: B<C>, @unchecked Sendable {
      weak var owner: A?
      let (first, second) = (1, 2)
      var value: Int = 1 { willSet { print(newValue) } didSet {} }
      var pair: (a: Int, b: String) { get async throws { (1, "") } set { _ = newValue } }
      subscript(index: Int, default value: @autoclosure () -> T) -> T? { nil }
      @objc dynamic required convenience init<T: P>(_ a: T...) async throws(E) where T.A == Int {}
      func == (a: inout A, b: borrowing A) -> (some View)? { a }
      typealias Handler = @Sendable (Result<Int, any Error>) async throws -> Void
      deinit { handlers.forEach { $0() } }
    }
    actor Store { nonisolated let id = UUID() }
    """

  private static let generics = """
    protocol P<Element>: AnyObject, Q & R where Element: P {
      associatedtype Element: Sequence = [Int] where Element.Element == Int
      var a: [[String: Set<Int>?]]! { get set }
      static func make() -> Self
    }
    struct Box<let n: Int, each T: ~Copyable>: ~Copyable { let all: (repeat each T), b: [n of Int] }
    let compare = a < b && c > (d), call = Box<Int>(1), shift = x >> 1 << 2
    """

  private static let conditions = """
    #if os(iOS) && swift(>=5.9) || canImport(UIKit)
    struct Phone: Codable {
      #if DEBUG
      @Wrapped(a: [1, 2], b: { $0 }) var a: Int
      #elseif RELEASE
      let a: Int
      #else
      let b: Int
      #endif
    }
    #endif
    #sourceLocation(file: "a.swift", line: 1)
    @attached(member) macro Make() = #externalMacro(module: "M", type: "T")
    """

  private static let literals = ###"""
    let a = "x \(1 + f("y \(z)")) \u{1F600}", b = """
      // widgetgen:inline:auto:A.B
      text \(c)
      """, d = ##"\#(no) \##(yes)"##
    let regex = /a[/]b\/(c)+/, other = #/a/b/#, path = \A.b?[0].c, range = 1...2, minus = -1e-3
    /* a /* nested */ comment */ let e = 0xFF_00.8p2 // end
    var f: Int? { nil }; let `class` = #file, g = a ? .b : !c
    """###

  private static let broken = """
    struct A { let a: [Int = "x
    enum { case }
    extension {}
    func f( -> { if } }
    let : Int = )
    // widgetgen:inline:auto:A.B
    } // sourcery:end
    struct B: , C { var x: Int { get
    """
}
