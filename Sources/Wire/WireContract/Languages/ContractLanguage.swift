import WidgetPlan
package import WidgetSource

/// A language for which a built-in template prints types. `diagnostics` reports the parts of a contract that the
/// language cannot express.
///
/// For example: Kotlin does not support integers as the discriminator of a family.
package enum ContractLanguage: Equatable, Sendable {
  case typescript
  case kotlin(isJackson: Bool)

  /// Reports types that accept more than the app reads, or that cannot express everything that the app reads.
  package func diagnostics(_ contract: Contract) -> [Diagnostic] {
    var found = InexpressibleParts(contract, self)
    for (name, type) in contract.sortedTypes where type.directions.decodes {
      found.visit(name, type)
    }
    return found.diagnostics
  }

  var name: String { self == .typescript ? "TypeScript" : "Kotlin" }

  var isKotlin: Bool { self != .typescript }
}

/// Collects the parts of a contract that a language cannot express.
private struct InexpressibleParts {
  private let contract: Contract
  private let language: ContractLanguage
  private let index: ContractIndex
  private var found: [Diagnostic] = []
  /// The first property or option whose type contains an expression, and the number of such properties and options.
  private var expressions: (at: String, place: ContractPlace?, count: Int)?

  init(_ contract: Contract, _ language: ContractLanguage) {
    self.contract = contract
    self.language = language
    index = ContractIndex(contract) { _ in nil }
  }

  /// The diagnostics in the order of the types. One diagnostic about all expressions follows them.
  var diagnostics: [Diagnostic] {
    guard let expressions else { return found }
    let more =
      switch expressions.count {
      case 1: " is an expression"
      case 2: " and another property are expressions"
      default: " and \(expressions.count - 1) other properties are expressions"
      }
    return found + [
      diagnostic(expressions.at + more + ", which may be any JSON in Kotlin", at: expressions.place)
    ]
  }

  private func diagnostic(_ message: String, at place: ContractPlace?) -> Diagnostic {
    Diagnostic(
      rule: .inexpressible, message: message, file: place?.file ?? "", range: place?.range)
  }

  private mutating func report(_ message: String, at place: ContractPlace?) {
    found.append(diagnostic(message, at: place))
  }

  mutating func visit(_ name: String, _ type: ContractType) {
    switch type.kind {
    case .object(let object):
      let expressed = language.isKotlin ? nil : index.keyGroup(of: name)?.expressed
      visit(object.properties, name, type.place, expressed: expressed ?? [])
      visitFlattened(object.properties, name, type.place)
    case .array(let array):
      if language == .kotlin(isJackson: true) {
        visit(array.elements, name, type.place)
      } else if language.isKotlin {
        report(
          "'\(name)' is an array with a type for each element, so it is any JSON in Kotlin",
          at: type.place)
      }
    case .choice(let choice): visit(choice, name, type.place)
    case .values, .opaque: break
    }
  }

  /// - Parameter expressed: the flattened properties for which the language can require all or none of the keys.
  private mutating func visit(
    _ properties: [ContractProperty], _ owner: String, _ place: ContractPlace?,
    expressed: Set<String> = []
  ) {
    for property in properties where property.isRead {
      let at = "'\(owner).\(property.name)'"
      if property.isFlattened, property.presence != .required, hasRequiredKeys(property.type),
        !expressed.contains(property.name)
      {
        report(
          "\(at) is flattened and may be missing: \(language.name) cannot express that either all "
            + "or none of its keys are present", at: property.place ?? place)
      }
      guard language.isKotlin else { continue }
      if language == .kotlin(isJackson: false), property.isByHand {
        report(
          "\(at) is read by hand from keys that are not known, which Kotlin's class does not have",
          at: property.place ?? place)
      }
      if language == .kotlin(isJackson: false), property.containsRemainingKeys {
        report(
          "the keys of \(at) are not known, so Kotlin's class for '\(owner)' does not contain them",
          at: property.place ?? place)
      }
      visit(property.type, at, property.place ?? place)
    }
  }

  /// Reports the flattened properties of a type whose keys cannot be properties of a Kotlin class.
  private mutating func visitFlattened(
    _ properties: [ContractProperty], _ owner: String, _ place: ContractPlace?
  ) {
    guard language.isKotlin else { return }
    for property in properties where contract.flattensOtherKeys(property) {
      let isKnown = contract.mentionsChoice(property.type)
      let reason = isKnown ? "differ from value to value" : "are not known"
      report(
        "the keys of '\(owner).\(property.name)' \(reason), so Kotlin's class for '\(owner)' "
          + (language == .kotlin(isJackson: true)
            ? "stores all other keys in a dictionary" : "does not contain them"),
        at: property.place ?? place)
    }
  }

  private func hasRequiredKeys(_ type: WireType) -> Bool {
    guard case .named(let reference) = type.unwrapped,
      let object = contract.types[reference.name]?.object
    else { return false }
    return object.properties.contains(where: \.isRequired)
  }

  private mutating func visit(_ type: WireType, _ at: String, _ place: ContractPlace?) {
    if type.hasExpression {
      expressions = (
        expressions?.at ?? at, expressions?.place ?? place, (expressions?.count ?? 0) + 1
      )
    }
    for reference in type.references {
      guard let only = reference.only else { continue }
      report(
        "\(at) accepts only \(quoted(only)), and any '\(reference.name)' in Kotlin", at: place)
    }
  }

  // MARK: - Families

  private mutating func visit(
    _ choice: ContractChoice, _ name: String, _ place: ContractPlace?
  ) {
    let options = choice.options(.decode)
    for option in options {
      let at = "'\(name).\(option.id)'"
      switch option.content {
      case .values(let values): visit(values, "\(name).\(option.id)", option.place ?? place)
      case .single(let type), .whole(let type):
        if language.isKotlin { visit(type, at, option.place ?? place) }
        guard language.isKotlin, choice.representation == .external, type.isOptional else { break }
        report("\(at) may be null, which Kotlin's class leaves out", at: option.place ?? place)
      case .type: break
      }
    }
    if choice.representation.isNested {
      report(
        "the names or values of '\(name)' are in nested objects, so '\(name)' is any JSON in "
          + language.name, at: place)
      return
    }
    if language.isKotlin { visitNames(of: options, choice, name, place) }
  }

  /// Reports names that a Kotlin class cannot have.
  private mutating func visitNames(
    of options: [ContractOption], _ choice: ContractChoice, _ name: String, _ place: ContractPlace?
  ) {
    for option in options {
      guard let pattern = option.names.namePatterns.first else { continue }
      report(
        "names like '\(pattern)' of '\(name).\(option.id)' are not in Kotlin",
        at: option.place ?? place)
    }
    for option in options where option.names.count > 1 && isUnknown(option) {
      // If the option's type is known, the other names are older names, which the class does not have to write.
      report(
        "'\(name).\(option.id)' has several names, of which Kotlin's class writes only "
          + "'\(option.names[0])'", at: option.place ?? place)
    }
    if choice.representation == .untagged || choice.tagType != .string {
      let reason =
        choice.representation == .untagged ? "has no names" : "has names that are not strings"
      report("'\(name)' \(reason), so it is any JSON in Kotlin", at: place)
    } else if case .internal = choice.representation {
      visitKeys(of: options, choice, name, place)
    }
  }

  /// Reports options whose keys are next to the name but cannot be properties of a Kotlin class. Adjacent content is
  /// not affected, because it has a separate class.
  private mutating func visitKeys(
    of options: [ContractOption], _ choice: ContractChoice, _ name: String, _ place: ContractPlace?
  ) {
    let unknown = options.filter(isUnknown)
    if let first = unknown.first, language == .kotlin(isJackson: false) {
      report(
        "the keys of \(quoted(unknown.map(\.id))) are not known, so Kotlin's classes in "
          + "'\(name)' have none", at: first.place ?? place)
    }
    let named = options.filter { isChoice($0) && !contract.isByCases($0, in: choice) }
    let isJackson = language == .kotlin(isJackson: true)
    // For these options, an object without the content is invalid, so a class without properties would write invalid
    // JSON.
    let absent = named.filter { !isJackson && !index.isValidWithNameAlone($0, in: name, choice) }
    if let first = absent.first {
      report(
        "the keys of \(quoted(absent.map(\.id))) differ from value to value, so Kotlin has no classes for such "
          + "values in '\(name)'", at: first.place ?? place)
    }
    let present = named.filter { option in !absent.contains { $0.id == option.id } }
    if let first = present.first {
      report(
        "the keys of \(quoted(present.map(\.id))) differ from value to value, so Kotlin's classes in "
          + "'\(name)' have \(isJackson ? "any" : "none")", at: first.place ?? place)
    }
  }

  private func isChoice(_ option: ContractOption) -> Bool {
    switch option.content {
    case .type(let name): contract.types[name]?.choice != nil
    case .whole(let type): contract.mentionsChoice(type)
    case .values(let values): values.contains(where: contract.flattensOtherKeys)
    case .single: false
    }
  }

  /// Whether the keys that can be next to the option's name are unknown.
  private func isUnknown(_ option: ContractOption) -> Bool {
    switch option.content {
    case .type(let name): contract.types[name]?.isOpaque == true
    case .whole(let type), .single(let type):
      if case .named(let reference) = type.unwrapped {
        contract.types[reference.name]?.isOpaque ?? true
      } else {
        true
      }
    case .values: false
    }
  }

  private func quoted(_ names: [String]) -> String {
    let shown = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 3 ? shown + " and \(names.count - 3) more" : shown
  }
}

extension WireType {
  fileprivate var hasExpression: Bool {
    if case .expression = self { true } else { wrapped?.hasExpression ?? false }
  }
}

extension Rule {
  static let inexpressible = Rule("inexpressible", .warning)
}
