import WidgetModel
import WidgetSource
import WidgetSyntax

/// The messages about `unknown`, in alphabetical order.
extension Diagnostic {
  /// Returns a diagnostic for the place in `unknown = key(…)`, or nil if the family can have a replacement there.
  static func misplacedReplacement(
    _ place: [String], _ representation: Family.Representation, _ range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic? {
    let problem: String
    if place.count != 1 || place[0].isEmpty {
      problem = "'key(…)' takes a single key of the value; write 'unknown = key(fallback)'"
    } else if case .internal(let tag) = representation {
      guard tag.paths.contains(where: { $0.first == place[0] }) else {
        return nil
      }
      problem = "'\(place.place)' is the place of the name; write another key"
    } else {
      problem =
        "a value can only contain its replacement next to its name and properties; write 'throw' or 'skip', or "
        + "remove the form of the family"
    }
    return Diagnostic(
      rule: .unknownFallback, message: problem, file: file.source.path, range: range)
  }

  static func replacementNextToCase(
    _ element: EnumCase, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .contradictingAnnotations,
      message:
        "'case \(element.name.bareName)' already replaces unrecognized names; remove 'unknown' from the "
        + "case or from the enum",
      file: file.source.path, range: range)
  }

  static func replacementOfProperty(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .unknownFallback,
      message:
        "'\(property.attributes.ownPolicy(.unknown)?.value.text ?? "")' is a policy of a family, not of a "
        + "property; write it next to 'family'",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func inheritedFallback(
    _ name: String, of joined: String, _ family: Family, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unknownFallback,
      message:
        "'\(family.name)' inherits 'unknown = \(name)' from '\(joined)', and '\(name)' is not a type of "
        + "'\(family.name)'; write 'unknown = throw', 'unknown = skip' or 'unknown = TYPE' with such a type",
      file: file.source.path, range: family.range)
  }

  static func unknownFallback(
    _ name: String, _ base: String, known: [String], _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    let suggestion = Suggestion.nearest(to: name, in: known)
    let words = known.contains("keep") ? "'throw', 'skip', 'keep'" : "'throw', 'skip'"
    return Diagnostic(
      rule: .unknownFallback,
      message:
        "'\(name)' is not a type of '\(base)', and cannot be the fallback for unrecognized names; "
        + (suggestion.map { "did you mean '\($0)'?" }
          ?? "write \(words) or the name of such a type"),
      file: file.source.path, range: range,
      fix: Suggestion.correction(of: name, in: known).map {
        file.replacing(name, in: range, with: $0)
      } ?? [])
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

  /// - Parameter existential: the type of the family's values, or nil for an enum.
  static func unknownInArgument(
    _ property: Property, _ name: String, _ existential: String?, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unknownInArgument,
      message:
        "'unknown = skip' of '\(name)' has no effect in the generic arguments of '\(property.bareName)', so "
        + "unrecognized names are errors there; write a type with '[\(existential ?? name)]' instead of the "
        + "generic type, or "
        + (existential == nil
          ? "mark a case with '// widgetgen: unknown'" : "write 'unknown = keep' on the family"),
      file: file.source.path, range: property.range)
  }

  static func unknownIsBeagles(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .unknownIsBeagles,
      message:
        "Beagle 1 decodes each unrecognized name as 'UnknownComponent' or 'UnknownAction', and 'unknown' on "
        + "'\(property.bareName)' cannot change that; remove it and, if needed, write 'static func decode\(property.bareName.capitalizedFirst)(from:)'",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownIsReplaced(
    _ property: Property, _ type: ModelType, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unknownHasCase,
      message:
        "'\(type.name)' already replaces values with unrecognized names; remove 'unknown' from "
        + "'\(property.bareName)'",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownIsWider(
    _ property: Property, _ base: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unknownIsWider,
      message: "kept JSON has type 'any \(base)', but '\(property.bareName)' requires a narrower "
        + "type; write 'throw', 'skip' or the name of a fallback type",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownNeedsFamily(
    _ property: Property, isWrapped: Bool, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unknownNeedsFamily,
      message: "'unknown' sets the policy for the unrecognized names of a family, and "
        + "'\(property.bareName)' "
        + (isWrapped ? "is coded by its wrapper" : "has no values of a family") + "; remove it",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownNeedsMember(
    _ member: String, _ kept: String, _ family: Family, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unknownNeedsMember,
      message:
        "kept JSON is decoded as '\(kept)', which has no '\(member)', a requirement of '\(family.name)'; "
        + "add it in an extension of '\(kept)' or of the protocol",
      file: file.source.path, range: range)
  }

  static func unknownOfBox(
    _ property: Property, _ family: Family, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unknownNeedsFamily,
      message:
        "'\(family.boxName)' always has the policy of '\(family.name)'; write '\(family.valueType)' instead of "
        + "'\(family.boxName)' in '\(property.bareName)', or remove 'unknown'",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownOfEnum(_ type: ModelType, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .unknownOfEnum,
      message: "only a case of '\(type.name)' can replace unrecognized names; mark one with "
        + "'// widgetgen: unknown', or write 'throw' or 'skip'",
      file: file.source.path, range: type.attributes.range(of: .unknown) ?? type.range)
  }

  static func unknownOfEnum(
    _ property: Property, _ type: ModelType, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unknownOfEnum,
      message: "'\(property.bareName)' contains '\(type.name)', and only a case of that enum can "
        + "replace unrecognized names; mark one with '// widgetgen: unknown', or write 'throw' or 'skip'",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownOfLossy(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .contradictingAnnotations,
      message:
        "'lossy' leaves out values of '\(property.bareName)' with unknown names, so they are not errors; remove "
        + "'unknown', or write 'lossy = false'",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownSkipsRequired(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .unknownSkipsRequired,
      message:
        "'skip' leaves out unrecognized values, but '\(property.bareName)' requires a value; "
        + "make it an optional, an array or a dictionary, give it an initial value, "
        + "or write 'unknown = keep' or the name of a fallback type",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownValue(
    _ name: String, _ type: String, known: [String], _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    let suggestion = Suggestion.nearest(to: name, in: known)
    return Diagnostic(
      rule: .unknownFallback,
      message: "'\(type)' has no case '\(name)' for unrecognized names; "
        + (suggestion.map { "did you mean '\($0)'?" } ?? "write one of its cases"),
      file: file.source.path, range: range,
      fix: Suggestion.correction(of: name, in: known).map {
        file.replacing(name, in: range, with: $0)
      } ?? [])
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
    "unknown-fallback", .error, title: "The fallback for unknown names is not a type of the family")

  static let unknownHasCase = Rule(
    "unknown-has-case", .error, title: "An enum already has a case for unknown names")

  static let unknownInArgument = Rule(
    "unknown-in-argument", .warning,
    title: "A generic argument does not leave out unknown names")

  static let unknownIsBeagles = Rule(
    "unknown-is-beagles", .error, title: "'unknown' has no effect with Beagle 1")

  static let unknownIsWider = Rule(
    "unknown-is-wider", .error, title: "'unknown = keep' does not fit the property's type")

  static let unknownNeedsFamily = Rule(
    "unknown-needs-family", .error, title: "'unknown' is on a property without values of a family")

  static let unknownNeedsMember = Rule(
    "unknown-needs-member", .error,
    title: "The family requires a member that kept values do not have")

  static let unknownOfEnum = Rule(
    "unknown-of-enum", .error, title: "An enum has no case for unknown names")

  static let unknownSkipsRequired = Rule(
    "unknown-skips-required", .error,
    title: "'unknown = skip' is on a property that requires a value")

  static let unknownWithoutPolicy = Rule(
    "unknown-without-policy", .error, title: "'unknown' needs a policy")
}
