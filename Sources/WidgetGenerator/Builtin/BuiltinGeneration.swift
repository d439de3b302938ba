/// A built-in generation: one template, one output file.
package enum BuiltinGeneration: String, CaseIterable, Sendable {
  /// `CodingKeys`, `init(from:)` and memberwise initializers.
  case coding = "Coding"

  /// The name in `--only` and in configuration files, which is that of the template.
  package var name: String { rawValue }

  /// The file it writes, known before anything is read.
  package var outputName: String { OutputNaming.output(ofTemplate: name) }

  /// Those that run, in the order of their names.
  ///
  /// - Parameter templates: the names of the user's templates: one with the name of a built-in
  ///   generation takes its place.
  static func running(
    _ configuration: Configuration, templates: Set<String>
  ) -> [BuiltinGeneration] {
    allCases.filter { generation in
      configuration.only?.contains(generation.name) ?? true && !templates.contains(generation.name)
    }
  }
}
