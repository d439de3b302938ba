package import WidgetSource

/// Reads the text of a contract, of this version of the format or an older one, and reports errors at their
/// positions.
package struct ContractReader {
  let file: SourceFile
  var diagnostics: [Diagnostic] = []
  /// Whether the contract describes encoding.
  var encodes = true

  /// The contract; nil if its text has errors.
  package static func read(_ file: SourceFile) -> (Contract?, [Diagnostic]) {
    switch JSONValue.read(file) {
    case .failure(let error):
      var error = error
      error.id = Rule.contract.id
      error.message = "this contract cannot be read: " + error.message
      return (nil, [error])
    case .success(let value):
      var reader = ContractReader(file: file)
      let contract = reader.contract(value)
      return (reader.diagnostics.isEmpty ? contract : nil, reader.diagnostics)
    }
  }

  private mutating func contract(_ value: JSONValue) -> Contract? {
    guard case .object = value.kind else {
      report("this is no contract: expected an object, found \(value.kindName)", value)
      return nil
    }
    guard let version = value["version"], case .integer(let number) = version.kind else {
      report("this is no contract: it has no 'version'", value)
      return nil
    }
    guard (1...Contract.currentVersion).contains(number) else {
      report(
        "this contract has version \(number), and this widgetgen reads versions up to "
          + "\(Contract.currentVersion); update widgetgen", version)
      return nil
    }
    var contract = Contract(
      runtime: string("runtime", of: value) ?? "standalone", root: optionalString("root", of: value)
    )
    encodes = contract.encodes
    for member in members("types", of: value) {
      if let type = type(member) { contract.types[member.key] = type }
    }
    reportDangling(contract, in: value)
    return contract
  }

  private mutating func type(_ member: JSONMember) -> ContractType? {
    let value = member.value
    let kind: ContractType.Kind?
    switch string("kind", of: value) {
    case "object": kind = .object(ContractObject(properties("properties", of: value)))
    case "array": kind = .array(array(value))
    case "family": kind = choice(value, isFamily: true).map { .choice($0) }
    case "choice": kind = choice(value, isFamily: false).map { .choice($0) }
    case "values": kind = .values(values(value))
    case "opaque": kind = .opaque(reason: string("reason", of: value) ?? "")
    case let other?:
      report("unknown kind '\(other)'", value["kind"] ?? value)
      kind = nil
    case nil: kind = nil
    }
    guard let kind else { return nil }
    var type = ContractType(kind, place: place(member))
    type.directions = directions(of: value)
    type.shorthand = value["shorthand"].map { wireType($0) }
    return type
  }

  /// Every type that is mentioned is described.
  private mutating func reportDangling(_ contract: Contract, in value: JSONValue) {
    for (name, type) in contract.sortedTypes {
      for reference in type.references where contract.types[reference] == nil {
        let place = value["types"]?[name] ?? value
        report("'\(name)' mentions '\(reference)', which this contract does not describe", place)
      }
    }
  }

  func place(_ member: JSONMember) -> ContractPlace {
    ContractPlace(file: file.path, range: member.keyRange)
  }

  mutating func report(_ message: String, _ value: JSONValue) {
    // Nobody reads more.
    guard diagnostics.count < 100 else { return }
    diagnostics.append(ContractDiagnostics.unreadable(message, in: file.path, at: value.range))
  }
}

extension ContractType {
  /// The names of the types that it mentions.
  var references: [String] {
    partReferences + (shorthand?.references.map(\.name) ?? [])
  }

  private var partReferences: [String] {
    switch kind {
    case .object, .array: properties.flatMap(\.type.references).map(\.name)
    case .choice(let choice):
      choice.options.flatMap { option -> [String] in
        switch option.content {
        case .type(let name): [name]
        case .values(let values): values.flatMap(\.type.references).map(\.name)
        case .single(let type), .whole(let type): type.references.map(\.name)
        }
      }
    case .values, .opaque: []
    }
  }
}
