import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetModel

@Suite struct AvailabilityTests {
  @Test(arguments: [
    (["@available(iOS 17, *)"], "iOS 17, *"),
    (["@available(iOS 17, macOS 14.1, *)"], "iOS 17, macOS 14.1, *"),
    (["@available(iOS 17, *)", "@available(macOS 14, *)"], "iOS 17, macOS 14, *"),
    // On visionOS, '#available' with a version of iOS is always true.
    (["@available(iOS 17.2, *)"], "iOS 17.2, visionOS 1.1, *"),
    (["@available(iOS 18, *)"], "iOS 18, visionOS 2.0, *"),
    (["@available(iOS 18.0.1, *)"], "iOS 18.0.1, visionOS 2.1, *"),
    (["@available(iOS 19, *)"], "iOS 19, visionOS 26.0, *"),
    (["@available(iOS 26.1, *)"], "iOS 26.1, visionOS 26.1, *"),
    (["@available(iOS 18, visionOS 1, *)"], "iOS 18, visionOS 1, *"),
    (["@available(iOS 18, *)", "@available(visionOS, unavailable)"], "iOS 18, *"),
    // The later of two versions for the same platform applies.
    (["@available(iOS 17, *)", "@available(iOS 15, *)"], "iOS 17, *"),
    (["@available(iOS 9, *)", "@available(iOS 15.2, *)"], "iOS 15.2, *"),
    (["@available(iOS 15.10, *)", "@available(iOS 15.9, *)"], "iOS 15.10, *"),
    (["@available(iOS, introduced: 17, deprecated: 18, message: \"a, b)\")"], "iOS 17, *"),
    (["@available( iOS ,introduced :17 )"], "iOS 17, *"),
    // 'OSX' is the former name of 'macOS', so the platform must not occur twice.
    (["@available(OSX 10.15, *)", "@available(macOS 12, *)"], "macOS 12, *"),
    (["@available(OSXApplicationExtension 13, *)"], "macOSApplicationExtension 13, *"),
    (["@available(Library 1.2, *)"], "Library 1.2, *"),
    (["@available(*, deprecated, renamed: \"B\")", "@available(*, noasync)"], nil),
    (["@available(iOS, deprecated: 17)"], nil),
    (["@available(_PackageDescription 6.0)"], nil),
    (["@available(iOS, unavailable, introduced: 13)"], nil),
    ([], nil),
  ])
  func versionsBecomeChecks(_ attributes: [String], _ check: String?) {
    #expect(Availability(attributes).check == check)
  }

  @Test(arguments: [
    (["@available(iOS, unavailable)"], "!os(iOS) && !os(visionOS)"),
    (["@available(iOS, unavailable)", "@available(visionOS 1, *)"], "!os(iOS)"),
    (
      ["@available(iOS, unavailable)", "@available(macCatalyst 15, *)"],
      "(!os(iOS) || targetEnvironment(macCatalyst)) && !os(visionOS)"
    ),
    (
      ["@available(tvOS, unavailable)", "@available(watchOS, unavailable)"],
      "!os(tvOS) && !os(watchOS)"
    ),
    (["@available(swift 6.0)"], "swift(>=6.0)"),
    (["@available(swift, introduced: 6, obsoleted: 7)"], "swift(>=6) && swift(<7)"),
    (["@available(iOS 17, *)"], nil),
  ])
  func unavailablePlatformsBecomeConditions(_ attributes: [String], _ condition: String?) {
    #expect(Availability(attributes).joined(to: nil) == condition)
  }

  @Test func conditionsAreJoinedWithOuterOnes() {
    let availability = Availability(["@available(tvOS, unavailable)"])
    #expect(availability.joined(to: "!os(tvOS)") == "!os(tvOS)")
    #expect(availability.joined(to: "DEBUG") == "!os(tvOS) && DEBUG")
    #expect(availability.joined(to: "(A) || (B)") == "!os(tvOS) && ((A) || (B))")
  }

  @Test func someAttributesMeanNeverOrUnchecked() {
    #expect(Availability(["@available(*, unavailable)"]).isNever)
    #expect(Availability(["@available(swift, obsoleted: 5.5)"]).isNever)
    #expect(!Availability(["@available(swift, obsoleted: 6)"]).isNever)
    #expect(!Availability(["@available(iOS, unavailable)"]).isNever)
    let extensions = "@available(iOSApplicationExtension, unavailable)"
    #expect(Availability([extensions]).unchecked == extensions)
    #expect(Availability(["@available(iOS, obsoleted: 18)"]).unchecked != nil)
    #expect(Availability(["@available(iOS 17, *)"]).unchecked == nil)
  }

  @Test func outerVersionsNeedNoCheck() {
    let inner = Availability(["@available(iOS 17, macOS 12, tvOS 15, *)"])
    let outer = Availability(["@available(iOS 16, macOS 12.0, tvOS 16, *)"])
    #expect(inner.beyond(outer).check == "iOS 17, *")
    #expect(outer.beyond(inner).check == "tvOS 16, *")
    #expect(inner.beyond(inner) == .always)
    #expect(inner.and(outer).check == "iOS 17, macOS 12, tvOS 16, *")
  }

  @Test func conformancesHaveTheirOwnAvailability() throws {
    let model = model(
      """
      protocol P {}
      protocol Q: P {}
      @available(iOS 15, *) enum Outer { @available(iOS 17, *) struct Inner: P {} }
      @available(iOS 16, *) extension Outer { struct Added: P {} }
      struct Late {}
      @available(iOS 17, *) extension Late: Q {}
      @available(iOS 18, *) extension Late {}
      struct Own: P {}
      @available(iOS 17, *) extension Own: Q {}
      struct Never {}
      @available(*, unavailable) extension Never: P {}
      class Base {}
      @available(iOS 16, *) extension Base: P {}
      @available(iOS 14, *) class Derived: Base {}
      """)
    var conditions = ConformanceConditions(Conformances(in: model))
    func check(_ name: String) throws -> String? {
      try conditions.availability(of: model.first(name), as: "P").check
    }
    #expect(try check("Outer.Inner") == "iOS 17, *")
    #expect(try check("Outer.Added") == "iOS 16, *")
    #expect(try check("Late") == "iOS 17, *")
    #expect(try check("Own") == nil)
    #expect(try check("Derived") == "iOS 16, *")
    #expect(try conditions.availability(of: model.first("Never"), as: "P").isNever)
    #expect(try !model.isUnavailable(model.first("Never")))
  }
}
