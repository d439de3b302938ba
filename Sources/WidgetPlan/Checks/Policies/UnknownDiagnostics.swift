import WidgetModel
import WidgetSource
import WidgetSyntax

/// What can be wrong with `unknown` on a property or a family, in alphabetical order.
extension Diagnostic {
  static func unknownFallback(
    _ name: String, _ base: String, known: [String], _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    let suggestion = Suggestion.nearest(to: name, in: known)
    return Diagnostic(
      rule: .unknownFallback,
      message:
        "'\(name)' is not a type of '\(base)', and cannot be the fallback for unrecognized names; "
        + (suggestion.map { "did you mean '\($0)'?" }
          ?? "write 'throw', 'skip', 'keep' or the name of such a type"),
      file: file.source.path, range: range,
      fix: suggestion.map { file.replacing(name, in: range, with: $0) } ?? [])
  }

  static func unknownHasCase(
    _ property: Property, _ type: ModelType, _ element: EnumCase, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unknownHasCase,
      message:
        "unrecognized names are already decoded as 'case \(element.name.bareName)' of '\(type.name)'; "
        + "remove 'unknown' from '\(property.bareName)'",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownIsBeagles(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .unknownIsBeagles,
      message: "Beagle 1 makes an 'UnknownComponent' or 'UnknownAction' of each unrecognized "
        + "name, and 'unknown' on '\(property.bareName)' cannot change that; remove it and, "
        + "if need be, write 'static func decode\(property.bareName.capitalizedFirst)(from:)'",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownIsWider(
    _ property: Property, _ base: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unknownIsWider,
      message: "kept JSON is 'any \(base)', and '\(property.bareName)' requires a narrower type; "
        + "write 'throw', 'skip' or the name of a fallback type",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownNeedsFamily(
    _ property: Property, isWrapped: Bool, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unknownNeedsFamily,
      message: "'unknown' sets the policy for the unrecognized names of a family, and "
        + "'\(property.bareName)' "
        + (isWrapped ? "is coded by its wrapper" : "has no values of one") + "; remove it",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownNeedsMember(
    _ member: String, _ kept: String, _ family: Family, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unknownNeedsMember,
      message: "kept JSON becomes an '\(kept)', which '\(family.name)' requires to have "
        + "'\(member)'; write 'extension \(kept)' with it, or an extension of the protocol",
      file: file.source.path, range: range)
  }

  static func unknownOfEnum(_ type: ModelType, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .unknownOfEnum,
      message: "only a case of '\(type.name)' can stand for unrecognized names; mark one "
        + "'// widgetgen: unknown', or write 'throw' or 'skip'",
      file: file.source.path, range: type.attributes.range(of: .unknown) ?? type.range)
  }

  static func unknownOfEnum(
    _ property: Property, _ type: ModelType, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unknownOfEnum,
      message: "'\(property.bareName)' contains '\(type.name)', and only a case of that enum can "
        + "stand for unrecognized names; mark one '// widgetgen: unknown', or write 'throw' or 'skip'",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownSkipsRequired(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .unknownSkipsRequired,
      message:
        "'skip' leaves out unrecognized values, and '\(property.bareName)' requires a value; "
        + "make it an optional, an array or a dictionary, give it an initial value, "
        + "or write 'unknown = keep' or the name of a fallback type",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownWithoutPolicy(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .unknownWithoutPolicy,
      message: "'unknown' on '\(property.bareName)' requires a policy for unrecognized names: "
        + "write 'unknown = throw', 'skip', 'keep' or the name of a fallback type",
      file: file.source.path, range: property.range(of: .unknown))
  }
}

extension Rule {
  static let unknownFallback = Rule(
    "unknown-fallback", .error, title: "The fallback for unknown names is not a type of the family",
    explanation:
      "`unknown` takes `throw`, `skip`, `keep`, or the name of a type that conforms to the family.")

  static let unknownHasCase = Rule(
    "unknown-has-case", .error, title: "An enum already has a case for unknown names",
    explanation:
      "A case marked `// widgetgen: unknown` takes all of them. Remove `unknown` from the property."
  )

  static let unknownIsBeagles = Rule(
    "unknown-is-beagles", .error, title: "'unknown' has no effect with Beagle 1",
    explanation:
      "Beagle 1 decodes unknown names as `UnknownComponent` or `UnknownAction`, and generated code "
      + "cannot change that. Write `static func decodeNAME(from:)` if you need to.")

  static let unknownIsWider = Rule(
    "unknown-is-wider", .error, title: "'unknown = keep' does not fit the property's type",
    explanation:
      "A kept value only has the type of the family, and the property requires more. Choose another "
      + "policy: `throw`, `skip` or a fallback type.")

  static let unknownNeedsFamily = Rule(
    "unknown-needs-family", .error, title: "'unknown' is on a property without values of a family",
    explanation: "The policy is about names that a family does not know. Remove it.")

  static let unknownNeedsMember = Rule(
    "unknown-needs-member", .error,
    title: "The family requires a member that kept values do not have",
    explanation:
      "`unknown = keep` stores unknown JSON in a type that conforms to the family. Add the member in "
      + "an extension of that type or of the protocol.")

  static let unknownOfEnum = Rule(
    "unknown-of-enum", .error, title: "An enum has no case for unknown names",
    explanation:
      "`keep` and fallback types are for protocols. Mark a case `// widgetgen: unknown`, or write "
      + "`unknown = throw` or `unknown = skip`.")

  static let unknownSkipsRequired = Rule(
    "unknown-skips-required", .error, title: "'unknown = skip' is on a property that needs a value",
    explanation:
      "Skipping leaves nothing for a property that is neither an optional nor a collection nor has an "
      + "initial value. Make it one of these, or choose another policy.")

  static let unknownWithoutPolicy = Rule(
    "unknown-without-policy", .error, title: "'unknown' needs a policy",
    explanation:
      "On a property, write `unknown = throw`, `skip`, `keep`, or the name of a fallback type.")
}
