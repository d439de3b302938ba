/// The options of a run, from the `options.json` of its case.
package struct CaseOptions: Decodable, Equatable, Sendable {
  /// The runtime, if the run is not named after it. By default `standalone`.
  package var runtime: String?
  /// The names of the generated files that are compared. By default, all files are compared.
  package var records: [String]?
  /// The reason why the generated code cannot be type-checked, for cases about errors.
  package var notCompiled: String?

  // MARK: - Generating

  package var inline: Bool?
  /// Whether code for direct JSON is generated. The default is true if the run's name is `direct`, and otherwise false.
  package var directJSON: Bool?
  package var codingKeys: Bool?
  package var only: [String]?
  package var select: [String]?
  package var arguments: [String: String]?
  /// The paths of sources that are read only to resolve types.
  package var dependencies: [String]?
  package var keyStyle: String?
  package var annotations: [String]?
  /// The default isolation of the module, such as `MainActor`.
  package var defaultIsolation: String?
  /// The names of built-in templates for projects that migrate from Sourcery.
  package var sourceryTemplates: [String]?
  /// The folder of user-defined templates. By default `templates`.
  package var templates: String?

  // MARK: - Scaffolding

  package var layout: String?
  /// The view to scaffold. By default, all views of the file.
  package var view: String?
  package var initializer: String?
  /// The name of the navigation controller to scaffold.
  package var navigation: String?
  package var keepsDefault: Bool?
  /// Whether the sources of a program are views, for which widgets are scaffolded first.
  package var scaffolds: Bool?

  /// Whether other options result in the same code, except for direct JSON.
  package func isSame(exceptDirectJSON other: CaseOptions) -> Bool {
    var other = other
    (other.directJSON, other.records) = (directJSON, records)
    return other == self
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case runtime, records, notCompiled
    case inline, directJSON, codingKeys, only, select, arguments, dependencies, keyStyle
    case annotations, defaultIsolation
    case sourceryTemplates, templates
    case layout, view, initializer, navigation, keepsDefault, scaffolds
  }
}
