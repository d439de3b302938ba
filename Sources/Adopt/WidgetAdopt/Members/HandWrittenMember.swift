import WidgetModel
import WidgetSource
import WidgetSyntax

/// An initializer or a function with its body, in a type or in one of its extensions.
struct HandWrittenMember {
  /// The type or the extension that declares the member.
  var owner: DeclarationID
  /// The range from the first attribute or modifier to the closing brace.
  var range: SourceRange
  /// The range between the braces.
  var body: SourceRange
  /// The statements of the body.
  var statements: [Statement]
  var access: AccessLevel?
  var parameters: [ParameterDeclaration]
  /// The attributes, the modifiers other than an access level, `override` and `required`, and the `where` clause, as
  /// texts.
  var attributes: [String]
  /// The innermost `#if` clause around the member, as an index into the file's clauses. Nil outside of `#if`.
  var clause: Int?

  /// The name of the first parameter inside the member.
  func parameterName(in file: ParsedFile) -> String {
    parameters.first.flatMap { $0.name ?? $0.label }.map(file.text) ?? ""
  }
}

/// The hand-written members of a type that annotations can replace.
struct HandWrittenMembers {
  private(set) var decoding: [HandWrittenMember] = []
  private(set) var encoding: [HandWrittenMember] = []
  /// The other initializers of the type and of its extensions, except generic and failable ones.
  private(set) var initializers: [HandWrittenMember] = []

  init(of type: ModelType, in model: Model) {
    for owner in [type.id] + type.extensions {
      let file = model.files[owner.file]
      let declaration = model.declaration(owner)
      for initializer in declaration.initializers
      where !model.blocks.contains(initializer.keyword, in: owner.file) {
        guard
          let member = Self.member(
            initializer.keyword, initializer.attributes, initializer.modifiers,
            initializer.parameters, initializer.whereClause, initializer.clause, owner, model)
        else { continue }
        let isCoding =
          member.parameters.count == 1 && file.isParameter(member.parameters[0], "from", "Decoder")
        if isCoding { decoding.append(member) }
        let isPlain =
          initializer.failable == .never && !initializer.isAsync && !initializer.isThrowing
          && initializer.generics == nil && initializer.whereClause == nil
        if isPlain, !isCoding, !member.parameters.isEmpty { initializers.append(member) }
      }
      for function in declaration.functions
      where file.text(function.name) == "encode" && function.parameters.count == 1
        && !model.blocks.contains(function.keyword, in: owner.file)
      {
        guard
          let member = Self.member(
            function.keyword, function.attributes, function.modifiers, function.parameters,
            function.whereClause, function.clause, owner, model),
          file.isParameter(member.parameters[0], "to", "Encoder")
        else { continue }
        encoding.append(member)
      }
    }
  }

  /// Whether the type's coding is written by hand, at least in one direction.
  var hasCoding: Bool { !decoding.isEmpty || !encoding.isEmpty }

  private static func member(
    _ keyword: SourceRange, _ attributes: Sublist<Attribute>, _ modifiers: Sublist<SourceRange>,
    _ parameters: Sublist<ParameterDeclaration>, _ whereClause: SourceRange?, _ clause: Int?,
    _ owner: DeclarationID, _ model: Model
  ) -> HandWrittenMember? {
    let file = model.files[owner.file]
    let declaration = model.declaration(owner)
    let rest = SourceRange(start: keyword.start, end: declaration.body.end)
    guard let (tokens, body) = file.firstBlock(in: rest) else { return nil }
    let words = file[modifiers].map(file.text)
    let levels = words.compactMap(AccessLevel.init(rawValue:))
    return HandWrittenMember(
      owner: owner,
      range: SourceRange(start: file.start(of: keyword, attributes, modifiers), end: body.end + 1),
      body: body, statements: BodyParser.statements(of: tokens, in: file), access: levels.first,
      parameters: Array(file[parameters]),
      attributes: file[attributes].map { file.text($0.range) }
        + words.filter {
          AccessLevel(rawValue: $0) == nil && !["override", "required"].contains($0)
        } + (whereClause.map { [file.text($0)] } ?? []),
      clause: clause)
  }
}

extension ParsedFile {
  /// Returns the offset of the first attribute, modifier or keyword of a declaration.
  func start(
    of keyword: SourceRange, _ attributes: Sublist<Attribute>, _ modifiers: Sublist<SourceRange>
  ) -> UInt32 {
    let starts = self[attributes].map(\.range.start) + self[modifiers].map(\.start)
    return min(keyword.start, starts.min() ?? keyword.start)
  }

  /// Whether a parameter has a label, and a type that names a protocol, with or without `any` or `some`.
  fileprivate func isParameter(
    _ parameter: ParameterDeclaration, _ label: String, _ name: String
  ) -> Bool {
    parameter.label.map(text) == label
      && TypeName(parsing: text(parameter.type)).composed.contains {
        $0.dottedName?.localName == name
      }
  }
}
