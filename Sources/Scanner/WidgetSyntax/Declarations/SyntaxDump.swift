import WidgetSource

/// Returns the scanned declarations as JSON: the output of `widgetgen dump`.
///
/// Other programs rely on this format. For example: `{"version": 1, "files": [{"path":
/// "Button.swift", "imports": ["Foundation"], …}]}`.
package func dump(_ files: [ParsedFile]) -> String {
  var json = CompactJSON()
  json.object { json in
    json.number("version", 1)
    json.array("files", files) { json, file in
      FileDump(file: file, lines: LineTable(file.source)).write(into: &json)
    }
  }
  return json.text + "\n"
}

/// Writes the declarations of one file.
private struct FileDump {
  let file: ParsedFile
  let lines: LineTable

  func write(into json: inout CompactJSON) {
    json.object { json in
      json.string("path", file.source.path)
      json.array("imports", file.imports) { $0.element(text($1.path)) }
      json.array("declarations", file.declarations, write)
      json.array("typealiases", file.typealiases, write)
      json.array("diagnostics", file.diagnostics, write)
    }
  }

  private func write(_ json: inout CompactJSON, _ declaration: Declaration) {
    json.object { json in
      json.string("kind", declaration.kind.rawValue)
      json.string("name", file.qualifiedName(of: declaration))
      json.number("line", line(declaration.keyword))
      write(&json, declaration.attributes, declaration.modifiers)
      json.string("generics", declaration.generics.map(text))
      json.array("inherits", file[declaration.inherits]) { $0.element(text($1)) }
      json.string("where", declaration.whereClause.map(text))
      json.array("properties", declaration.properties, write)
      json.array("cases", declaration.cases, write)
      json.array("initializers", declaration.initializers, write)
      json.array("functions", declaration.functions, write)
      json.array("typealiases", declaration.typealiases, write)
    }
  }

  private func write(_ json: inout CompactJSON, _ property: PropertyDeclaration) {
    json.object { json in
      json.string("name", text(property.name))
      json.string("introducer", property.isLet ? "let" : "var")
      write(&json, property.attributes, property.modifiers)
      json.string("type", property.type.map(text))
      json.string("value", property.value.map(text))
      json.boolean("computed", property.isComputed)
      json.number("line", line(property.keyword))
    }
  }

  private func write(_ json: inout CompactJSON, _ element: CaseDeclaration) {
    json.object { json in
      json.string("name", text(element.name))
      json.string("value", element.value.map(text))
      if let parameters = element.parameters {
        json.array("parameters", file[parameters], write)
      } else {
        json.string("parameters", nil)
      }
      json.number("line", line(element.keyword))
    }
  }

  private func write(_ json: inout CompactJSON, _ initializer: InitializerDeclaration) {
    json.object { json in
      write(&json, initializer.attributes, initializer.modifiers)
      json.array("parameters", file[initializer.parameters], write)
      json.string("failable", initializer.failable.rawValue)
      json.boolean("async", initializer.isAsync)
      json.boolean("throws", initializer.isThrowing)
      json.number("line", line(initializer.keyword))
    }
  }

  private func write(_ json: inout CompactJSON, _ function: FunctionDeclaration) {
    json.object { json in
      json.string("name", text(function.name))
      write(&json, function.attributes, function.modifiers)
      json.string("generics", function.generics.map(text))
      json.array("parameters", file[function.parameters], write)
      json.boolean("async", function.isAsync)
      json.boolean("throws", function.isThrowing)
      json.string("returns", function.returns.map(text))
      json.number("line", line(function.keyword))
    }
  }

  private func write(_ json: inout CompactJSON, _ parameter: ParameterDeclaration) {
    let prefix = file[parameter.attributes].map { text($0.range) + " " }.joined()
    json.object { json in
      json.string("label", parameter.label.map(text))
      json.string("name", parameter.name.map(text))
      json.string("type", prefix + text(parameter.type))
      json.string("default", parameter.defaultValue.map(text))
    }
  }

  private func write(_ json: inout CompactJSON, _ alias: TypealiasDeclaration) {
    json.object { json in
      json.string("name", text(alias.name))
      json.string("type", text(alias.type))
    }
  }

  private func write(_ json: inout CompactJSON, _ diagnostic: Diagnostic) {
    let place = lines.position(at: diagnostic.range?.start ?? 0)
    json.object { json in
      json.number("line", place.line)
      json.number("column", place.column)
      json.string("severity", diagnostic.severity.rawValue)
      json.string("message", diagnostic.message)
      json.string("id", diagnostic.id)
    }
  }

  private func write(
    _ json: inout CompactJSON, _ attributes: Sublist<Attribute>, _ modifiers: Sublist<SourceRange>
  ) {
    json.array("attributes", file[attributes]) { $0.element(text($1.range)) }
    json.array("modifiers", file[modifiers]) { $0.element(text($1)) }
  }

  private func text(_ range: SourceRange) -> String { file.text(range) }

  private func line(_ range: SourceRange) -> Int { lines.line(at: range.start) }
}
