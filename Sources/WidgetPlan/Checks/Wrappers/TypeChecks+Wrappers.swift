import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of property wrappers: generated code has to make them of values, and where they code
/// themselves has to name them.
extension TypeChecks {
  func checkWrappers() -> [Diagnostic] {
    guard planner.runtime.codesWrappers else { return [] }
    return planner.properties.filter(\.isInitialized).compactMap { property in
      planner.model.wrapper(on: property, planner.runtime).flatMap { check($0, on: property) }
    }
  }

  private func check(_ wrapper: PropertyWrapper, on property: Property) -> Diagnostic? {
    let isBare = property.initialValue == nil && !wrapper.makesItself
    if !wrapper.isKnown { return isBare ? .unknownWrapper(property, in: file) : nil }
    let directions = requirements(of: property)
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
          + "'\(property.bareName)' '// widgetgen: skip'"
      } else {
        nil
      }
    return problem.map { .unusableWrapper(property, $0, in: file) }
  }

  /// Whether the compiler's own memberwise initializer is given the value, and nothing has to be set.
  private func isPassedOn(_ property: Property) -> Bool {
    property.initialValue != nil && planner.delegates
  }
}

extension PropertyWrapper {
  fileprivate func conforms(to requirement: ConformanceCheck.Requirement) -> Bool {
    switch requirement {
    case .decodable: isDecodable
    case .encodable: isEncodable
    case .equatable: true
    }
  }
}
