import SwiftParser
import SwiftSyntax

/// The declarations that SwiftParser finds in a file, in the form of `widgetgen dump`.
struct Reference {
  private(set) var file: DumpedFile
  /// Whether the file is valid for SwiftParser.
  private(set) var isValid: Bool
  let lines: SourceLocationConverter

  init(path: String, source: String) {
    let tree = Parser.parse(source: source)
    file = DumpedFile(path: path)
    isValid = !tree.hasError
    lines = SourceLocationConverter(fileName: path, tree: tree)
    walk(tree.statements)
  }

  /// Adds the declarations at file level, including declarations in the branches of an `#if`.
  private mutating func walk(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      guard case .decl(let declaration) = statement.item else { continue }
      if let conditional = declaration.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          if case .statements(let statements) = clause.elements { walk(statements) }
        }
      } else {
        walk(declaration, in: nil)
      }
    }
  }

  private mutating func walk(_ members: MemberBlockItemListSyntax, in parent: Int) {
    for member in members {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          if case .decls(let members) = clause.elements { walk(members, in: parent) }
        }
      } else {
        walk(member.decl, in: parent)
      }
    }
  }

  /// - Parameter parent: the surrounding type, as an index of `file.declarations`.
  private mutating func walk(_ declaration: DeclSyntax, in parent: Int?) {
    if let nominal = NominalDeclaration(declaration) {
      let name = parent.map { file.declarations[$0].name + "." } ?? ""
      let index = file.declarations.count
      file.declarations.append(nominal.dumped(named: name + nominal.name, lines))
      walk(nominal.members, in: index)
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      let dumped = DumpedTypealias(
        name: alias.name.text, type: alias.initializer.value.trimmedDescription)
      if let parent {
        file.declarations[parent].typealiases.append(dumped)
      } else {
        file.typealiases.append(dumped)
      }
    } else if let `import` = declaration.as(ImportDeclSyntax.self) {
      file.imports.append(`import`.path.trimmedDescription)
    } else if let parent {
      walkMember(declaration, in: parent)
    }
  }

  private mutating func walkMember(_ declaration: DeclSyntax, in parent: Int) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      // A missing name is an error, although `hasError` does not report it.
      if !variable.bindings.allSatisfy(\.pattern.isBinding) { isValid = false }
      let isInProtocol = file.declarations[parent].kind == "protocol"
      file.declarations[parent].properties += variable.dumped(lines, isInProtocol: isInProtocol)
    } else if let `case` = declaration.as(EnumCaseDeclSyntax.self) {
      file.declarations[parent].cases += `case`.dumped(lines)
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      file.declarations[parent].initializers.append(initializer.dumped(lines))
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      file.declarations[parent].functions.append(function.dumped(lines))
    }
  }
}
