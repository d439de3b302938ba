import WidgetModel
import WidgetSource
import WidgetSyntax

/// The functions that extensions of keyed containers declare, such as `encodeIfNotEmpty(_:forKey:)`.
///
/// A helper whose body consists of a single call is read like a call in a hand-written member.
struct ContainerHelpers {
  /// The fact of each helper by its name, at an empty key and without a type.
  private(set) var decoding: [String: DecodedFact] = [:]
  /// The fact of each helper by its name, at an empty key.
  private(set) var encoding: [String: EncodedFact] = [:]
  /// The local names of the types for which functions such as `decode(_:forKey:)` are declared again.
  private var overloadedTypes: Set<String> = []
  /// The local names in the types of collections for which such functions are declared again.
  private var overloadedCollections: Set<Set<String>> = []
  /// Whether such a function is declared again for all types.
  private var isOverloaded = false

  /// Whether the functions of swift-openapi-runtime code a single value: `decoder.decodeFromSingleValueContainer()` and
  /// `encoder.encodeToSingleValueContainer(value)`.
  private(set) var knowsSingleValues = false

  /// Whether the functions of swift-openapi-runtime code a dictionary of all keys:
  /// `decoder.decodeAdditionalProperties(knownKeys: [])` and `encoder.encodeAdditionalProperties(values)`.
  private(set) var knowsAdditionalProperties = false

  init() {}

  /// - Parameter configured: helpers whose meaning is specified. Helpers that can be read take precedence.
  init(in model: Model, _ configured: [ConfiguredFunction] = []) {
    let texts = model.files.map(\.source.text)
    let isImported = texts.contains { $0.holds("import OpenAPIRuntime") }
    func isForeign(_ function: String) -> Bool {
      isImported && !texts.contains { $0.holds("func \(function)") }
    }
    knowsSingleValues =
      isForeign("decodeFromSingleValueContainer") && isForeign("encodeToSingleValueContainer")
    knowsAdditionalProperties =
      isForeign("decodeAdditionalProperties") && isForeign("encodeAdditionalProperties")
    var names: [String: Int] = [:]
    for file in model.files
    where file.source.text.holds("KeyedDecodingContainer")
      || file.source.text.holds("KeyedEncodingContainer")
    {
      add(file, &names)
    }
    // A call may refer to any function with its name.
    for (name, count) in names where count > 1 {
      decoding[name] = nil
      encoding[name] = nil
    }
    for helper in configured where decoding[helper.name] == nil && encoding[helper.name] == nil {
      decoding[helper.name] = helper.decoding
      encoding[helper.name] = helper.encoding
    }
  }

  /// Reads the helpers of a single file.
  init(in file: ParsedFile) {
    var names: [String: Int] = [:]
    add(file, &names)
  }

  private mutating func add(_ file: ParsedFile, _ names: inout [String: Int]) {
    for declaration in file.declarations where declaration.kind == .extension {
      let name = TypeName(parsing: file.text(declaration.name)).dottedName?.localName ?? ""
      let isDecoding = name.hasPrefix("KeyedDecodingContainer")
      guard isDecoding || name.hasPrefix("KeyedEncodingContainer") else { continue }
      for function in declaration.functions {
        let parameters = Array(file[function.parameters])
        guard parameters.count == 2, parameters[0].label == nil,
          parameters[1].label.map(file.text) == "forKey"
        else { continue }
        let name = file.text(function.name)
        names[name, default: 0] += 1
        if ["decode", "decodeIfPresent", "encode", "encodeIfPresent"].contains(name) {
          addOverload(of: file.text(parameters[0].type), function.generics.map(file.text))
        } else {
          let end = declaration.body.end
          let block = file.firstBlock(in: SourceRange(start: function.keyword.start, end: end))
          let body = block.map { BodyParser.statements(of: $0.tokens, in: file) } ?? []
          add(name, isDecoding, parameters, body, file)
        }
      }
    }
  }

  /// Whether coding a value of a type may call a function of the sources instead of Swift's.
  func overloads(_ type: TypeName) -> Bool {
    if isOverloaded { return true }
    let names = type.localNames
    return !names.isDisjoint(with: overloadedTypes) || overloadedCollections.contains(names)
  }

  private mutating func addOverload(of parameter: String, _ generics: String?) {
    let type = parameter.hasSuffix(".Type") ? String(parameter.dropLast(5)) : parameter
    let name = TypeName(parsing: type)
    if let dotted = name.dottedName, !type.hasPrefix("some "), generics?.holds(dotted) != true {
      overloadedTypes.insert(dotted.localName)
    } else if name.localNames.contains(where: { generics?.holds($0) == true })
      || type.hasPrefix("some ")
    {
      // A parameter such as `[T].Type` is for many types.
      isOverloaded = true
    } else {
      overloadedCollections.insert(name.localNames)
    }
  }

  private mutating func add(
    _ name: String, _ isDecoding: Bool, _ parameters: [ParameterDeclaration], _ body: [Statement],
    _ file: ParsedFile
  ) {
    guard let first = parameters[0].name.map(file.text), let statement = body.first,
      body.count == 1, let key = (parameters[1].name ?? parameters[1].label).map(file.text)
    else { return }
    let type = file.text(parameters[0].type)
    if isDecoding {
      guard type.hasSuffix(".Type"), let result = statement.resultOfHelper else { return }
      var reader = DecodingReader(
        [], keys: CodedKeys(parameter: key), decoder: "", typeOfHelper: first)
      // A helper that decodes another type than its parameter's is not read.
      if let fact = try? reader.fact(result), fact.type.isEmpty || fact.type + ".Type" == type {
        decoding[name] = fact
      }
    } else if !TypeName(parsing: type).isOptional {
      let reader = EncodingReader(body, keys: CodedKeys(parameter: key), encoder: "")
      if reader.obstacle == nil, reader.facts.count == 1 { encoding[name] = reader.facts[first] }
    }
  }
}

extension TypeName {
  /// The local names in the type, without the names of collections.
  fileprivate var localNames: Set<String> {
    var names: Set<String> = []
    forEachName { names.insert($0.localName) }
    return names.subtracting(["Array", "Dictionary", "Optional", "Set"])
  }
}

extension Statement {
  /// The result of a function with this statement as its body. `do { return try value } catch { return nil }` is
  /// `try? value`.
  fileprivate var resultOfHelper: Expression? {
    switch kind {
    case .result(let value), .expression(let value): return value
    case .attempt(let body, let catching):
      guard body.count == 1, catching.count == 1, case .result(let value) = body[0].kind,
        case .result(let other) = catching[0].kind, other.isConstant
      else { return nil }
      let attempt = Expression(
        kind: .optionalAttempt(value.attempted), text: value.text, start: value.start)
      return other.isNil
        ? attempt
        : Expression(kind: .coalescing(attempt, other), text: value.text, start: value.start)
    default: return nil
    }
  }
}
