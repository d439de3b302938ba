import SwiftSyntax

extension VariableDeclSyntax {
  func dumped(_ lines: SourceLocationConverter, isInProtocol: Bool) -> [DumpedProperty] {
    var properties: [DumpedProperty] = []
    for binding in bindings {
      let names = binding.pattern.names
      for name in names {
        properties.append(
          DumpedProperty(
            name: name, introducer: bindingSpecifier.text, modifiers: modifiers.texts,
            attributes: attributes.texts, type: nil, value: nil, computed: false,
            line: lines.line(of: bindingSpecifier)))
      }
      guard let last = properties.indices.last, !names.isEmpty else { continue }
      properties[last].computed = isInProtocol || binding.isComputed
      if binding.pattern.is(TuplePatternSyntax.self) { continue }
      properties[last].type = binding.typeAnnotation?.type.trimmedDescription
      properties[last].value = binding.initializer?.value.trimmedDescription
    }
    spreadTypes(over: &properties)
    if isInProtocol {
      for index in properties.indices { properties[index].computed = true }
    }
    return properties
  }

  /// Adds the types of properties without a type annotation. In `let a, b: Int`, both properties have the type
  /// `Int`. In `let a, b: Int = 2`, only `b` has it.
  private func spreadTypes(over properties: inout [DumpedProperty]) {
    var index = properties.count
    var type: String?
    for binding in bindings.reversed() {
      let count = binding.pattern.names.count
      index -= count
      let isPlain = binding.initializer == nil && binding.accessorBlock == nil
      if count != 1 || binding.pattern.is(TuplePatternSyntax.self) {
        type = nil
      } else if let annotation = binding.typeAnnotation {
        type = binding.initializer == nil ? annotation.type.trimmedDescription : nil
      } else if isPlain {
        properties[index].type = type
      } else {
        type = nil
      }
    }
  }
}

extension PatternBindingSyntax {
  /// Whether the property has accessors other than observers.
  fileprivate var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let accessors):
      !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    @unknown default: true
    }
  }
}

extension PatternSyntax {
  /// Whether the pattern can follow `let` or `var`.
  var isBinding: Bool {
    self.is(IdentifierPatternSyntax.self) || self.is(WildcardPatternSyntax.self)
      || self.is(TuplePatternSyntax.self)
  }

  /// The names that the pattern binds, in order.
  fileprivate var names: [String] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
    if self.is(WildcardPatternSyntax.self) { return ["_"] }
    return self.as(TuplePatternSyntax.self)?.elements.flatMap(\.pattern.names) ?? []
  }
}

extension EnumCaseDeclSyntax {
  func dumped(_ lines: SourceLocationConverter) -> [DumpedCase] {
    elements.map { element in
      DumpedCase(
        name: element.name.text, value: element.rawValue?.value.trimmedDescription,
        parameters: element.parameterClause?.parameters.map(\.dumped),
        line: lines.line(of: caseKeyword))
    }
  }
}

extension InitializerDeclSyntax {
  func dumped(_ lines: SourceLocationConverter) -> DumpedInitializer {
    let effects = signature.effectSpecifiers
    return DumpedInitializer(
      modifiers: modifiers.texts, attributes: attributes.texts,
      parameters: signature.parameterClause.parameters.map(\.dumped),
      failable: optionalMark?.text ?? "", async: effects?.asyncSpecifier != nil,
      throws: effects?.throwsClause != nil, line: lines.line(of: initKeyword))
  }
}

extension FunctionDeclSyntax {
  func dumped(_ lines: SourceLocationConverter) -> DumpedFunction {
    let effects = signature.effectSpecifiers
    return DumpedFunction(
      name: name.text, modifiers: modifiers.texts, attributes: attributes.texts,
      generics: genericParameterClause?.trimmedDescription,
      parameters: signature.parameterClause.parameters.map(\.dumped),
      async: effects?.asyncSpecifier != nil, throws: effects?.throwsClause != nil,
      returns: signature.returnClause?.type.trimmedDescription, line: lines.line(of: funcKeyword))
  }
}

extension FunctionParameterSyntax {
  fileprivate var dumped: DumpedParameter {
    let prefix = attributes.texts + modifiers.texts
    let type = type.trimmedDescription + (ellipsis?.text ?? "")
    return DumpedParameter(
      label: firstName.label, name: (secondName ?? firstName).text,
      type: (prefix + [type]).joined(separator: " "),
      default: defaultValue?.value.trimmedDescription)
  }
}

extension EnumCaseParameterSyntax {
  fileprivate var dumped: DumpedParameter {
    DumpedParameter(
      label: firstName?.label, name: (secondName ?? firstName)?.text,
      type: (modifiers.texts + [type.trimmedDescription]).joined(separator: " "),
      default: defaultValue?.value.trimmedDescription)
  }
}

extension TokenSyntax {
  /// The label, or nil for `_`.
  fileprivate var label: String? { text == "_" ? nil : text }
}
