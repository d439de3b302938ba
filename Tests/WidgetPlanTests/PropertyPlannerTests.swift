import Testing
import WidgetModel
import WidgetSource
import WidgetSyntax

@testable import WidgetPlan

/// Tests the plans of properties with every runtime.
@Suite struct PropertyPlannerTests {
  private static let aliases = """
    enum Mode: String, Codable { case on, off }
    typealias ID<T> = T
    typealias Maybe<T> = T?
    enum Space { typealias Own = Maybe<Mode> }

    """

  /// A word in `default` is a case of the property's enum, regardless of the spelling of the type.
  @Test(arguments: ["Mode", "ID<Mode>", "Maybe<Mode>", "ID<Maybe<Mode>>", "Space.Own", "Mode?"])
  func annotatedWordIsACase(_ type: String) throws {
    for plan in try plans("// widgetgen: default = on\nvar mode: \(type)", "mode") {
      #expect(plan.presence == .fallback(.expression(".on")))
    }
  }

  /// `default` takes precedence over a static default, and does not replace wrong values.
  @Test func annotationTakesPrecedenceOverStaticDefault() throws {
    let member = """
      // widgetgen: default = "annotated"
      let title: String
      static let defaultTitle = "static"
      """
    for plan in try plans(member, "title") {
      #expect(plan.presence == .fallback(.expression("\"annotated\"")))
      #expect(plan.onError == nil)
    }
  }

  /// In a type that conforms to none of Sourcery's protocols, a static default is used only with Beagle. As in
  /// Sourcery's templates, it replaces wrong values only in Beagle 1.
  @Test func staticDefaultIsUsedWithBeagle() throws {
    let member = "let title: String\nstatic let defaultTitle = \"static\""
    let found = try plans(member, "title")
    let fallback = PropertyPlan.Presence.fallback(.staticProperty("defaultTitle"))
    #expect(found.map(\.presence) == [fallback, fallback, .required])
    #expect(found.map(\.onError) == [.staticProperty("defaultTitle"), nil, nil])
  }

  /// A policy for unknown names applies regardless of the spelling of the type.
  @Test(arguments: ["[Choice]", "[ID<Choice>]", "ID<[Choice]>", "ID<[ID<Choice>]>"])
  func policyAppliesToAnySpelling(_ type: String) throws {
    let text = """
      \(Self.aliases)
      // widgetgen: family
      enum Choice { case a, b(Int) }
      // widgetgen: codable
      struct Subject {
        // widgetgen: unknown = skip
        var choices: \(type)
      }
      """
    let plan = try plan(text, "choices", .standalone)
    guard case .partial(.array, leavingOut: .unknown) = plan.shape else {
      Issue.record("\(plan.shape)")
      return
    }
  }

  @Test(arguments: [
    ("let a: Int", "a", "a"), ("// widgetgen: key = b\nlet a: Int", "b", "b"),
    ("// widgetgen: key = b, alias = c\nlet a: Int", "b c", "b"),
    ("// widgetgen: key(decode) = r, key(encode) = w\nlet a: Int", "r", "w"),
    ("// widgetgen: key = x.y\nlet a: Int", "x.y", "x.y"),
    ("// widgetgen: skip(encode)\nvar a: Int", "a", ""),
    ("// widgetgen: skip(decode)\nvar a = 1", "", "a"),
    ("let a = 1", "", "a"),
  ])
  func annotationsDeterminePlaces(_ member: String, _ read: String, _ written: String) throws {
    let text = "// widgetgen: codable\nstruct Subject {\n\(member)\n}"
    let plan = try plan(text, "a", .standalone)
    #expect(plan.decodedKeys.joined(separator: " ") == read)
    #expect(plan.encodedKeys.joined(separator: " ") == written)
  }

  /// Returns the plans of a property for Beagle 1, Beagle 2 and `standalone`.
  ///
  /// - Parameter member: the declarations of the type's members.
  private func plans(_ member: String, _ name: String) throws -> [PropertyPlan] {
    let text = Self.aliases + "// widgetgen: codable\nstruct Subject {\n\(member)\n}"
    return try [.beagle1, .beagle2, .standalone].map { try plan(text, name, $0) }
  }

  private enum Kind { case beagle1, beagle2, standalone }

  private func plan(_ text: String, _ name: String, _ kind: Kind) throws -> PropertyPlan {
    let model = model(text)
    let runtime: Runtime =
      switch kind {
      case .beagle1: .beagle1
      case .beagle2: .beagle2
      case .standalone: .standalone
      }
    let type = try #require(
      Planner(PlanningContext(model, runtime)).plan().types.first { $0.name == "Subject" })
    return try #require(type.properties.first { $0.name == name })
  }
}
