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
      id: "unknown-fallback",
      message:
        "'\(name)' is not a type of '\(base)', and cannot be the fallback for unrecognized names; "
        + (suggestion.map { "did you mean '\($0)'?" }
          ?? "write 'throw', 'skip', 'keep' or the name of such a type"),
      file: file.source.path, range: range)
  }

  static func unknownHasCase(
    _ property: Property, _ type: ModelType, _ element: EnumCase, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-has-case",
      message:
        "unrecognized names are already decoded as 'case \(element.name.bareName)' of '\(type.name)'; "
        + "remove 'unknown' from '\(property.bareName)'",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownIsBeagles(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "unknown-is-beagles",
      message: "Beagle 1 makes an 'UnknownComponent' or 'UnknownAction' of each unrecognized "
        + "name, and 'unknown' on '\(property.bareName)' cannot change that; remove it and, "
        + "if need be, write 'static func decode\(property.bareName.capitalizedFirst)(from:)'",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownIsWider(
    _ property: Property, _ base: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-is-wider",
      message: "kept JSON is 'any \(base)', and '\(property.bareName)' requires a narrower type; "
        + "write 'throw', 'skip' or the name of a fallback type",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownNeedsFamily(
    _ property: Property, isWrapped: Bool, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-needs-family",
      message: "'unknown' sets the policy for the unrecognized names of a family, and "
        + "'\(property.bareName)' "
        + (isWrapped ? "is coded by its wrapper" : "has no values of one") + "; remove it",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownNeedsMember(
    _ member: String, _ kept: String, _ family: Family, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-needs-member",
      message: "kept JSON becomes an '\(kept)', which '\(family.name)' requires to have "
        + "'\(member)'; write 'extension \(kept)' with it, or an extension of the protocol",
      file: file.source.path, range: range)
  }

  static func unknownOfEnum(_ type: ModelType, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "unknown-of-enum",
      message: "only a case of '\(type.name)' can stand for unrecognized names; mark one "
        + "'// widgetgen: unknown', or write 'throw' or 'skip'",
      file: file.source.path, range: type.attributes.range(of: .unknown) ?? type.range)
  }

  static func unknownOfEnum(
    _ property: Property, _ type: ModelType, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-of-enum",
      message: "'\(property.bareName)' contains '\(type.name)', and only a case of that enum can "
        + "stand for unrecognized names; mark one '// widgetgen: unknown', or write 'throw' or 'skip'",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownSkipsRequired(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "unknown-skips-required",
      message:
        "'skip' leaves out unrecognized values, and '\(property.bareName)' requires a value; "
        + "make it an optional, an array or a dictionary, give it an initial value, "
        + "or write 'unknown = keep' or the name of a fallback type",
      file: file.source.path, range: property.range(of: .unknown))
  }

  static func unknownWithoutPolicy(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "unknown-without-policy",
      message: "'unknown' on '\(property.bareName)' requires a policy for unrecognized names: "
        + "write 'unknown = throw', 'skip', 'keep' or the name of a fallback type",
      file: file.source.path, range: property.range(of: .unknown))
  }
}
