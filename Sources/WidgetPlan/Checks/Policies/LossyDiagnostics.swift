import WidgetModel
import WidgetSource
import WidgetSyntax

/// What can be wrong where values are left out, in alphabetical order.
extension Diagnostic {
  static func lossyNeedsCollection(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .lossyNeedsCollection,
      message:
        "'lossy' drops elements, and '\(property.bareName)' is not an array, a set or a dictionary; "
        + "use 'invalid' to replace a value that cannot be decoded",
      file: file.source.path, range: property.range(of: .lossy))
  }

  static func lossyOfUnseen(
    _ property: Property, _ type: TypeName, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .lossyNeedsCollection,
      message: "'lossy' drops elements, and whether '\(type.text)' has elements is unknown; "
        + "write the type of '\(property.bareName)' as an array, a set or a dictionary",
      file: file.source.path, range: property.range(of: .lossy))
  }

  static func oneOrManyNeedsList(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .oneOrManyNeedsList,
      message:
        "'oneOrMany' reads an element without brackets, and '\(property.bareName)' is not known to be an "
        + "array or a set whose elements are no arrays; remove it, or change the type",
      file: file.source.path, range: property.range(of: .oneOrMany))
  }

  static func lossyOfWrapper(_ property: Property, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .lossyNeedsCollection,
      message: "'lossy' drops elements, and '\(property.bareName)' is coded by its wrapper; "
        + "remove it, or the wrapper",
      file: file.source.path, range: property.range(of: .lossy))
  }
}

extension Rule {
  static let lossyNeedsCollection = Rule(
    "lossy-needs-collection", .error, title: "'lossy' is on a property without elements",
    explanation:
      "`lossy` leaves out elements of arrays, sets and dictionaries that cannot be decoded. For a single "
      + "value, `invalid` sets a fallback.")

  static let oneOrManyNeedsList = Rule(
    "one-or-many-needs-list", .error, title: "'oneOrMany' is on a property that is no list",
    explanation:
      "`oneOrMany` reads an element alone as a list of one: of an array or a set, also an optional one or the value of a "
      + "dictionary, but not of an array of arrays, or where a coder or a wrapper codes the whole.")
}
