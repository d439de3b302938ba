package import WireContract

/// What a catalog is made of besides the contract.
package struct CatalogInput: Sendable {
  package var contract: Contract
  package var examples: ContractExamples
  /// What `--args` gives.
  package var arguments: [String: String] = [:]
  /// The line of a place in its file; nil for a file that is not known.
  package var line: @Sendable (ContractPlace) -> Int? = { _ in nil }
  /// The address of a source, with `{file}` and `{line}`; nil for no links.
  package var sourceURL: String?
  /// What changed since older versions; nil where nobody asked.
  package var changes: Changes?
  /// What payloads have; nil where nobody asked.
  package var payloads: Payloads?

  package init(contract: Contract, examples: ContractExamples) {
    self.contract = contract
    self.examples = examples
  }

  /// What changed since one or more older versions.
  package struct Changes: Sendable {
    /// How the older versions are called.
    package var labels: [String]
    package var found: [Found]
    /// The types, options and properties that an older version lacks, as changes name them.
    package var old: [Contract]

    package init(labels: [String], found: [Found], old: [Contract]) {
      self.labels = labels
      self.found = found
      self.old = old
    }

    package struct Found: Sendable {
      package var change: Change
      /// What changed, what follows, and what to do.
      package var text: String

      package init(change: Change, text: String) {
        self.change = change
        self.text = text
      }
    }
  }

  /// What a folder of payloads has.
  package struct Payloads: Sendable {
    /// One payload.
    package struct File: Sendable {
      package var path: String
      package var usage: PayloadUsage
      /// How many errors `validate` reports in it.
      package var errors: Int

      package init(path: String, usage: PayloadUsage, errors: Int) {
        self.path = path
        self.usage = usage
        self.errors = errors
      }
    }

    /// In order of their paths.
    package var files: [File]

    package init(files: [File]) { self.files = files }
  }
}
