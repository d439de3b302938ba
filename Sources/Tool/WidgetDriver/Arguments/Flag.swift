import WidgetSource

/// A flag of the command line, described once: parsing, help, completions and the man page are
/// derived from it.
package struct Flag: Equatable, Sendable {
  /// The value that follows the name, if any.
  package enum Argument: Equatable, Sendable {
    /// A switch, without a value.
    case none
    /// Any value, with its placeholder in the help.
    case value(String)
    /// A file or a folder, with its placeholder. Completions offer both.
    case path(String)
    /// A folder, with its placeholder. Completions offer only folders.
    case folder(String)
    /// One of a few words.
    case choice([String])
    /// One of a few words, or a file with the given extension.
    case choiceOrFile([String], ending: String)
  }

  /// The heading under which the help lists a flag.
  package enum Group: String, CaseIterable, Sendable {
    case input = "Input"
    case generation = "Generation"
    case report = "Reporting"
    case general = "General"
  }

  /// The name without the two hyphens: `output`.
  package let name: String
  /// The letter after a single hyphen: `v` for `-v`.
  package let short: Character?
  /// The value that follows the name, if any.
  package let argument: Argument
  /// The heading in the help.
  package let group: Group
  /// Whether the flag may be repeated. Each occurrence then adds a value.
  package let isRepeatable: Bool
  /// Whether help and completions omit the flag. A hidden flag is for build systems, such as the plugins and Bazel's
  /// rules, or is a flag of Sourcery that has no effect or is not supported.
  package let isHidden: Bool
  /// The values of the flag that selects a task, such as `schema` of `--emit`, with which this flag has an effect; empty
  /// for all values.
  package let selections: [String]
  /// A description of the value that is used if the flag is missing, or nil if the help shows no such value.
  package let fallback: String?
  /// A description in one line, in lowercase, without a final period.
  package let summary: String

  /// - Parameters:
  ///   - name: the name without hyphens.
  ///   - fallback: a description of the value that is used if the flag is missing.
  ///   - selections: the values of the flag that selects the task, with which this flag has an effect.
  ///   - summary: one line, in lowercase, without a final period.
  package init(
    _ name: String, short: Character? = nil, _ argument: Argument, group: Group = .general,
    repeatable: Bool = false, hidden: Bool = false, default fallback: String? = nil,
    for selections: [String] = [], _ summary: String
  ) {
    self.name = name
    self.short = short
    self.argument = argument
    self.group = group
    self.isRepeatable = repeatable
    self.isHidden = hidden
    self.fallback = fallback
    self.selections = selections
    self.summary = summary
  }

  /// Returns the accepted values if `value` is not one of them, or nil if it is accepted.
  func alternatives(to value: String) -> [String]? {
    switch argument {
    case .none, .value, .path, .folder: nil
    case .choice(let words): words.contains(value) ? nil : words
    case .choiceOrFile(let words, let ending):
      words.contains(value) || value.hasSuffix(ending) ? nil : words + ["a file *\(ending)"]
    }
  }

  /// Whether the value can be a path.
  var namesPath: Bool {
    switch argument {
    case .path, .folder, .choiceOrFile: true
    case .none, .value, .choice: false
    }
  }

  /// Returns the accepted word that a value is, such as `FILE.stencil` for a file; nil if all values are accepted.
  func word(for value: String) -> String? {
    switch argument {
    case .none, .value, .path, .folder: nil
    case .choice: value
    case .choiceOrFile(let words, let ending): words.contains(value) ? value : "FILE" + ending
    }
  }

  /// The placeholder of the flag's value: `DIR`, `text|json`; nil for a switch.
  package var placeholder: String? {
    switch argument {
    case .none: nil
    case .value(let word), .path(let word), .folder(let word): word
    case .choice(let words): words.joined(separator: "|")
    case .choiceOrFile(let words, let ending):
      (words + ["FILE" + ending]).joined(separator: "|")
    }
  }
}
