import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks property wrappers. Generated code initializes a wrapper with a value, or codes the wrapper itself and refers
/// to its type.
struct WrapperChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard runtime.codesWrappers else { return [] }
    return planner.properties.filter(\.isInitialized).compactMap { property in
      PropertyWrapper(on: property, context).flatMap { problem($0, on: property) }
    }
  }

  /// Returns a diagnostic for a wrapper that cannot be initialized, set or coded, or nil if generated code can use it.
  private func problem(_ wrapper: PropertyWrapper, on property: Property) -> Diagnostic? {
    let isBare = property.initialValue == nil && !wrapper.makesItself
    if !wrapper.isKnown {
      return isBare
        ? Diagnostic(
          .unknownWrapper,
          "no scanned source declares the attribute of '\(property.bareName)', which may be a "
            + "property wrapper; list its module's sources under 'dependencies', or give the "
            + "property an initial value",
          at: property.range, in: file) : nil
    }
    let directions = subject.requirements(of: property)
    let isCoded = (wrapper.isDecodable || wrapper.isEncodable) && !directions.isEmpty
    let problem: String? =
      if isCoded, wrapper.type == nil {
        "codes itself, and its type arguments cannot be inferred; write them, or "
          + "the coding of '\(type.name)' by hand"
      } else if isCoded, !directions.allSatisfy(wrapper.conforms) {
        "codes itself in one direction only; make it 'Codable', or write the coding of "
          + "'\(type.name)' by hand"
      } else if !wrapper.takesValue, isBare || (isCoded && directions.contains(.encodable)) {
        "cannot be initialized from a value; give it 'init(wrappedValue:)', or write the coding of "
          + "'\(type.name)' by hand"
      } else if !wrapper.isSettable, !isBare, !isPassedOn(property) {
        "has a value that cannot be set; give its 'wrappedValue' a setter, or mark "
          + "'\(property.bareName)' with '// widgetgen: skip'"
      } else {
        nil
      }
    return problem.map {
      Diagnostic(
        .unusableWrapper, "the wrapper of '\(property.bareName)' \($0)",
        at: property.range, in: file)
    }
  }

  /// Whether generated code passes the value to the synthesized memberwise initializer instead of setting the property.
  private func isPassedOn(_ property: Property) -> Bool {
    property.initialValue != nil && planner.delegates
  }
}

extension PropertyWrapper {
  fileprivate func conforms(to requirement: MissingConformances.Requirement) -> Bool {
    switch requirement {
    case .decodable: isDecodable
    case .encodable: isEncodable
    case .equatable, .hashable: true
    }
  }
}

extension Rule {
  static let autoCodableConstant = Rule("auto-codable-constant", .error)
  static let unknownWrapper = Rule("unknown-wrapper", .warning)
  static let unusableWrapper = Rule("unusable-wrapper", .error)
}
