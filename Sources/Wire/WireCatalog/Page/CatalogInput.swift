package import WireContract

/// The contract and all other input of a catalog.
package struct CatalogInput: Sendable {
  package var contract: Contract
  package var examples: ContractExamples
  /// The values of `--args`.
  package var arguments: [String: String] = [:]
  /// Returns the line of a place in its file, or nil if the file is unknown.
  package var line: @Sendable (ContractPlace) -> Int? = { _ in nil }
  /// The address of a source, with the placeholders `{file}` and `{line}`, or nil if sources are not linked.
  package var sourceURL: String?
  /// The changes since older versions, or nil if they are not shown.
  package var changes: Changes?
  /// The counted payloads, or nil if payloads are not counted.
  package var payloads: Payloads?
  /// The pictures of widgets, by the names of the widgets in the JSON or in Swift.
  package var images: [String: Image] = [:]

  package init(contract: Contract, examples: ContractExamples) {
    self.contract = contract
    self.examples = examples
  }

  /// A picture that is embedded in the page.
  package struct Image: Sendable {
    /// The media types of pictures, by the extensions of their files.
    package static let mediaTypes = [
      ".gif": "image/gif", ".jpeg": "image/jpeg", ".jpg": "image/jpeg", ".png": "image/png",
      ".svg": "image/svg+xml", ".webp": "image/webp",
    ]

    private let mediaType: String
    private let bytes: [UInt8]

    package init(_ bytes: [UInt8], mediaType: String) {
      (self.bytes, self.mediaType) = (bytes, mediaType)
    }

    /// The picture as a URL.
    var address: String { "data:\(mediaType);base64,\(SHA256.base64(of: bytes))" }
  }

  /// The changes since one or more older versions.
  package struct Changes: Sendable {
    /// The names of the older versions.
    package var labels: [String]
    package var found: [Found]
    /// The contracts of the older versions.
    package var old: [Contract]

    package init(labels: [String], found: [Found], old: [Contract]) {
      self.labels = labels
      self.found = found
      self.old = old
    }

    package struct Found: Sendable {
      package var change: Change
      /// The change, its consequence and its cure, as text.
      package var text: String

      package init(change: Change, text: String) {
        self.change = change
        self.text = text
      }
    }
  }

  /// The payload files that are counted.
  package struct Payloads: Sendable {
    /// A payload file, and the parts of the contract that its payloads contain.
    package struct File: Sendable {
      package var path: String
      package var usage: PayloadUsage
      /// The number of errors that `validate` reports for the file.
      package var errors: Int

      package init(path: String, usage: PayloadUsage, errors: Int) {
        self.path = path
        self.usage = usage
        self.errors = errors
      }
    }

    /// The files, sorted by path.
    package var files: [File]

    package init(files: [File]) { self.files = files }
  }
}
