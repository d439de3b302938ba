import WidgetModel
import WidgetSource
import WidgetSyntax

/// The options of an untagged family or enum, in the order in which they are tried.
struct UntaggedOptions {
  /// A case of an untagged enum, or a type of an untagged family.
  struct Option {
    /// The description in messages: `case circle`.
    let name: String
    let accepts: AcceptedJSON
    /// The form that the rule `same-form` compares, or nil if the rule does not check the option. Two options with the
    /// same form are reported by that rule.
    var form: String?
    /// Whether the option only accepts objects without the keys of the other options.
    var isDefault = false
    let file: ParsedFile
    let range: SourceRange
  }

  let options: [Option]
  /// The name of the family or enum.
  let family: String

  /// Reports each option that is never decoded because an earlier option accepts all of its values. Options with the
  /// same form are left to the rule `same-form`.
  func unreached() -> [Diagnostic] {
    var earlier = EarlierOptions()
    return options.indices.compactMap { index -> Diagnostic? in
      let option = options[index]
      defer { earlier.add(index, option.accepts) }
      let covering = earlier.mayCover(option.accepts).first {
        options[$0].accepts.covers(option.accepts)
      }
      guard let first = covering.map({ options[$0] }),
        first.form == nil || first.form != option.form
      else { return nil }
      let cure =
        option.accepts.covers(first.accepts) && !option.isDefault
        ? "no order distinguishes them, so give '\(family)' a tag"
        : "move '\(option.name)' before '\(first.name)'"
      return Diagnostic(
        .unreachedOption,
        "'\(option.name)' is never decoded, because '\(first.name)' accepts all of its values; "
          + cure,
        at: option.range, in: option.file,
        notes: [.init("tried first", at: first.range, in: first.file)])
    }
  }
}

/// The earlier options of a family, indexed by their requirements, so that thousands of options are not all compared
/// with each other.
private struct EarlierOptions {
  /// The indices of the options that are objects with required keys, by one of these keys.
  private var objects: [String: [Int]] = [:]
  /// The other options. If several options accept the same JSON, only the first is included.
  private var others: [(index: Int, accepts: AcceptedJSON)] = []

  mutating func add(_ index: Int, _ accepts: AcceptedJSON) {
    if case .object(let known) = accepts, let key = known.required.keys.min() {
      objects[key, default: []].append(index)
    } else if !others.contains(where: { $0.accepts == accepts }) {
      others.append((index, accepts))
    }
  }

  /// Returns the indices of the options that may accept all values of another option, in order.
  func mayCover(_ accepts: AcceptedJSON) -> [Int] {
    var found = others.map(\.index)
    if case .object(let known) = accepts {
      found += known.required.keys.flatMap { objects[$0] ?? [] }
    }
    return found.sorted()
  }
}

extension Rule {
  static let unreachedOption = Rule("unreached-option", .warning)
}

extension [NestedValues.Shared] {
  /// The first place of each option that it decodes as another type than an earlier option.
  var firstOfTwoTypes: [NestedValues.Shared] {
    var options: Set<Int> = []
    return filter { $0.hasTwoTypes && options.insert($0.option).inserted }
  }
}

extension NestedValues.Shared {
  /// Returns the diagnostic of a place that two options decode as different types.
  ///
  /// - Parameters:
  ///   - option: the description of the option that decodes the place again.
  ///   - first: the description of the first option that decodes the place.
  func asTwoTypes(
    _ option: String, _ first: String, of family: String, in file: ParsedFile, _ range: SourceRange
  ) -> Diagnostic {
    repeatedDecoding(
      "'\(option)' and '\(first)' decode \(place) as different types that can contain '\(family)', "
        + "so the time of 'JSONDecoder' doubles with each level; give both the same type, or give "
        + "'\(family)' a tag",
      in: file, range)
  }

  /// Returns the diagnostic of a place that a type and its replacement decode.
  ///
  /// - Parameters:
  ///   - type: the name of the type that can reject a value.
  ///   - replacement: the name of the type that replaces the value.
  func replaced(
    _ type: String, by replacement: String, of family: String, in file: ParsedFile,
    _ range: SourceRange
  ) -> Diagnostic {
    repeatedDecoding(
      "'\(type)' and '\(replacement)', which replaces values that '\(type)' rejects, decode "
        + "\(place), which can contain '\(family)', so the time doubles with "
        + "each level of rejected values; use 'JSONValue' in '\(replacement)'", in: file, range)
  }

  private var place: String { key.map { "'\($0)'" } ?? "the same values" }

  private func repeatedDecoding(
    _ message: String, in file: ParsedFile, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.repeatedDecoding, message, at: range, in: file)
  }
}

extension Rule {
  static let repeatedDecoding = Rule("repeated-decoding", .warning)
}
