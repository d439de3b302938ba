import WidgetModel
import WidgetSource
import WidgetSyntax

extension AnnotationKey {
  static let `default` = AnnotationKey(
    "default", on: [.property, .value, .protocol, .class, .enum], takes: .swift,
    except: [.protocol: .text, .class: .text, .enum: .text],
    subject: .replacement, direction: .decodingOrInitializing,
    requires: { $0.value.text == "throw" ? .policies : nil }, family: .values,
    differs: { $0.missing != Family.Missing($1.value.text) },
    problem: { annotation, target, subject in
      target == .enum ? UntaggedDefaultCheck(subject: subject).problem(annotation) : nil
    },
    answers: [.missing, .families],
    usage: [
      .onProperties(
        "default = 3",
        "the value if the key is missing: a literal, a case, or a Swift expression; `throw` for [an error](#required-keys)"
      ),
      .onFamilies(
        "default = Text",
        "the type or case of a value without a name; `unknown` for the policy for unknown names; on an untagged enum the case of [an object without the other cases' keys](#a-case-without-the-keys-of-others)"
      ),
    ],
    example: KeyExample(
      """
      enum Mode: String, Codable { case light, dark }

      // widgetgen: codable
      struct Theme {
        var mode: Mode  // widgetgen: default = dark
        var scale: Double  // widgetgen: default = 1.5
      }
      """,
      decodes: "Theme", #"{}"#,
      encodes: #"{"mode": "dark", "scale": 1.5}"#))
}

extension EnumPlan {
  /// Whether a case is the default of an untagged enum.
  package func isUntaggedDefault(_ element: Case) -> Bool {
    familyRepresentation == .untagged && missing == .name(element.name.bareName)
  }

  /// Returns the keys that an object decoded as a case must not contain. For the default of an untagged enum, these are
  /// the keys that only the other cases have. For any other case, there are none.
  package func absentKeys(of element: Case) -> [String] {
    guard isUntaggedDefault(element) else { return [] }
    let own = element.objectKeys ?? []
    return cases.filter { $0.isDecoded && $0.name != element.name }.flatMap { $0.objectKeys ?? [] }
      .uniqued().filter { !own.contains($0) }
  }
}

extension ModelType {
  /// Whether a case of an enum is decoded from values without a name.
  func isDefault(_ element: EnumCase) -> Bool {
    attributes.family.missing == .name(element.name.bareName)
  }
}

/// Checks the default of an untagged enum.
private struct UntaggedDefaultCheck: KeyCheck {
  let subject: CheckedType

  func problem(_ annotation: Annotation) -> Diagnostic? {
    let untagged = choices.first { $0.familyRepresentation == .untagged && $0.coding.decodes }
    guard let choice = untagged else { return nil }
    let options = choice.cases.filter { $0.isDecoded && !$0.isFallback }
    let known = options.map(\.name.bareName)
    // `CaseNameChecks` accepts `unknown` if the enum has a case for unknown names, but reports all other
    // defaults that are not cases.
    if choice.missing == .unknown, type.fallbackCase != nil {
      return .annotationValue(annotation, allowed: known, in: file)
    }
    guard let element = options.first(where: choice.isUntaggedDefault) else { return nil }
    let name = element.name.bareName
    if element.payload != .keyed, !ObjectForm(context).isCertain(of: element.values[0].shape) {
      return .annotationValue(
        annotation,
        "'case \(name)' is not always decoded from an object; give its value a label", in: file)
    }
    if let other = options.first(where: { $0.objectKeys == nil && $0.name != element.name }) {
      return .annotationValue(annotation, hiddenKeys(of: other.name), in: file)
    }
    return choice.absentKeys(of: element).isEmpty
      ? .uselessAnnotation(
        annotation, "no other case has a key that 'case \(name)' does not have", in: file)
      : nil
  }

  /// Returns the reason why the keys of a case are not known, and what to do.
  private func hiddenKeys(of name: String) -> String {
    let parameters = type.cases.first { $0.name == name }?.parameters ?? []
    let function = parameters.lazy.compactMap {
      KeySearch(context).hidingFunction(of: $0.type, in: Scope(in: type.id))
    }.first
    let keys = "the keys of 'case \(name.bareName)'"
    return function.map {
      "'\($0)' may decode any key, so \(keys) are not known; remove it, or 'default'"
    } ?? "the sources do not show \(keys); declare them with labels or a struct"
  }
}
