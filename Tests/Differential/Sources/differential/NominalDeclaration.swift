import SwiftSyntax

/// A declaration of a type or an extension, with the parts that all such declarations in SwiftParser's tree have in
/// common.
struct NominalDeclaration {
  let kind: String
  let name: String
  let keyword: TokenSyntax
  let attributes: AttributeListSyntax
  let modifiers: DeclModifierListSyntax
  let generics: String?
  let inheritance: InheritanceClauseSyntax?
  let whereClause: GenericWhereClauseSyntax?
  let members: MemberBlockItemListSyntax

  init?(_ declaration: DeclSyntax) {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return nil }
    keyword = group.introducer
    kind = keyword.text
    attributes = group.attributes
    modifiers = group.modifiers
    inheritance = group.inheritanceClause
    whereClause = group.genericWhereClause
    members = group.memberBlock.members
    if let `extension` = declaration.as(ExtensionDeclSyntax.self) {
      name = `extension`.extendedType.trimmedDescription
    } else if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
      name = named.name.text
    } else {
      return nil
    }
    if let `protocol` = declaration.as(ProtocolDeclSyntax.self) {
      generics = `protocol`.primaryAssociatedTypeClause?.trimmedDescription
    } else {
      let generic = declaration.asProtocol((any WithGenericParametersSyntax).self)
      generics = generic?.genericParameterClause?.trimmedDescription
    }
  }

  func dumped(named name: String, _ lines: SourceLocationConverter) -> DumpedDeclaration {
    DumpedDeclaration(
      kind: kind, name: name, line: lines.line(of: keyword), attributes: attributes.texts,
      modifiers: modifiers.texts, generics: generics,
      inherits: inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? [],
      where: whereClause?.requirements.trimmedDescription)
  }
}

extension SourceLocationConverter {
  func line(of token: TokenSyntax) -> Int {
    location(for: token.positionAfterSkippingLeadingTrivia).line
  }
}

extension AttributeListSyntax {
  /// The texts of the attributes as written, including the attributes in all branches of `#if`, but not the attributes
  /// that are annotations.
  var texts: [String] {
    flatMap { element -> [String] in
      switch element {
      case .attribute(let attribute): attribute.isAnnotation ? [] : [attribute.trimmedDescription]
      case .ifConfigDecl(let conditional):
        conditional.clauses.flatMap { clause -> [String] in
          guard case .attributes(let attributes) = clause.elements else { return [] }
          return attributes.texts
        }
      @unknown default: []
      }
    }
  }
}

extension AttributeSyntax {
  /// Whether the attribute is one of the package `Attributes`, also after the name of its module.
  fileprivate var isAnnotation: Bool {
    let name = attributeName.trimmedDescription
    return ["WireFamily", "WireType", "WireKey", "WireCase"].contains {
      name == $0 || name == "WidgetAttributes." + $0
    }
  }
}

extension DeclModifierListSyntax {
  var texts: [String] { map(\.trimmedDescription) }
}
