import WidgetModel
import WidgetSource
import WidgetSyntax

/// The styles of keys that families and the configuration specify.
struct KeyStyles: Sendable {
  /// The styles that the configuration specifies, by the index of the file.
  private let ofFiles: [Int: NameStyle]
  /// The styles for the types of families, for the families that have one.
  private let ofFamilies: [DeclarationID: NameStyle]
  /// The protocols and classes of families by name, in the order of their files.
  private let byName: [String: [DeclarationID]]

  /// - Parameter ofFiles: the styles that the configuration specifies, by the path of the file.
  init(ofFiles styles: [String: String], _ families: FamilyDeclarations) {
    ofFamilies = families.ids.reduce(into: [:]) { $0[$1] = families.keyStyle(of: $1) }
    byName = Dictionary(grouping: families.ids, by: families.model.name)
    let files = families.model.files
    ofFiles =
      styles.isEmpty
      ? [:]
      : files.indices.reduce(into: [:]) { found, number in
        found[number] = styles[files[number].source.path].flatMap(NameStyle.init)
      }
  }

  /// Returns the style of a type's keys, or nil if the keys are the unchanged names. The type takes precedence over its
  /// families, and the families over the module.
  ///
  /// - Parameters:
  ///   - own: the style that the type itself specifies.
  ///   - families: the protocols and classes whose families the type belongs to.
  func style(
    _ own: TypeAttributes.KeyStyle, families: [DeclarationID], _ module: NameStyle?
  ) -> NameStyle? {
    switch own {
    case .style(let style): style
    case .none: nil
    case .inherited: families.lazy.compactMap { ofFamilies[$0] }.first ?? module
    }
  }

  /// Returns the style of a type's keys. Unlike the final style, it can be determined before the members of families
  /// are known.
  ///
  /// - Parameter protocols: the protocols to which the type conforms, and its superclasses.
  func style(of type: ModelType, _ protocols: Set<String>) -> NameStyle? {
    // A type can belong to many families, which usually specify no style.
    let ids = ofFamilies.isEmpty ? [] : protocols.flatMap { byName[$0] ?? [] }.stablySorted()
    // The style of the module does not apply to Swift's own coding.
    let isCoded = protocols.contains { byName[$0] != nil } || type.attributes.requestsCoding
    return style(
      type.attributes.keyStyle, families: ids, isCoded ? style(ofModuleOf: type.id) : nil)
  }

  /// Returns the style that the configuration specifies for the module of a type, or nil if it specifies none.
  func style(ofModuleOf id: DeclarationID) -> NameStyle? { ofFiles[id.file] }
}
