/// The options of a run, from the `options.json` of its case.
package struct CaseOptions: Decodable, Sendable {
  /// The runtime, if it isn't the name of the run; `standalone` by default.
  package var runtime: String?
  /// The written files that the case is about; by default all.
  package var records: [String]?
  /// Why the result cannot be type-checked, for cases about errors.
  package var notCompiled: String?

  // MARK: - Generating

  package var inline: Bool?
  /// By default whether the name of the run is `direct`.
  package var directJSON: Bool?
  package var only: [String]?
  package var select: [String]?
  package var arguments: [String: String]?
  /// Sources by path that are only read.
  package var dependencies: [String]?
  package var keyStyle: String?
  /// The module's default isolation: `MainActor`.
  package var defaultIsolation: String?
  /// Templates for projects that leave Sourcery, by name.
  package var sourceryTemplates: [String]?
  /// The folder with the user's templates; `templates` by default.
  package var templates: String?

  // MARK: - Scaffolding

  package var layout: String?
  /// The class; by default all of the file.
  package var view: String?
  package var initializer: String?
  /// The name of a navigation controller.
  package var navigation: String?
  package var keepsDefault: Bool?
  /// Whether the sources of a program are views, whose widgets are scaffolded first.
  package var scaffolds: Bool?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case runtime, records, notCompiled
    case inline, directJSON, only, select, arguments, dependencies, keyStyle, defaultIsolation
    case sourceryTemplates, templates
    case layout, view, initializer, navigation, keepsDefault, scaffolds
  }
}
