import WidgetModel
import WidgetSource
import WidgetSyntax

/// Decides the JSON representation of a Swift type.
struct RepresentationPlanner {
  let model: Model
  let search: ViewSearch
  let target: ScaffoldTarget

  /// The representation of a type, or the reason why the type has no representation.
  enum Outcome {
    /// - Parameter enums: the enums and structs in the value that have raw values and do not conform to `Codable`.
    case represented(JSONRepresentation, enums: [String])
    /// - Parameter reason: a clause such as `a view controller cannot be sent as JSON`.
    case unsupported(reason: String)
  }

  func outcome(of type: TypeName, in scope: Scope) -> Outcome {
    var planning = Planning(planner: self, aliases: TypealiasResolver(model))
    return planning.outcome(of: type, in: scope)
  }
}

/// Decides the representation of one type. All typealiases that are expanded for the type share one limit.
private struct Planning {
  let planner: RepresentationPlanner
  var aliases: TypealiasResolver
  var enums: [String] = []

  mutating func outcome(of type: TypeName, in scope: Scope) -> RepresentationPlanner.Outcome {
    let expanded = aliases.expand(type, in: scope)
    let isOptional = expanded.type.isOptional
    let single =
      isOptional ? aliases.expand(expanded.type.unwrapped, in: expanded.scope) : expanded
    if single.type.isOptional {
      return .unsupported(reason: "a nested optional has no JSON representation")
    }
    switch kind(of: single) {
    case .success(let kind):
      let text = planner.model.qualified(single.type, in: single.scope)
      let representation = JSONRepresentation(kind: kind, type: text, isOptional: isOptional)
      if let reason = planner.target.refusal(of: representation) {
        return .unsupported(reason: reason)
      }
      return .represented(representation, enums: enums)
    case .failure(let why): return .unsupported(reason: why.reason)
    }
  }

  private mutating func kind(of type: ExpandedType) -> Result<JSONRepresentation.Kind, Unsupported>
  {
    switch type.type.shape {
    case .function(let function): return event(function)
    case .array(let element):
      let inner = aliases.expand(element, in: type.scope)
      if inner.type.isUIView { return .success(.children) }
      return valueKind(of: type)
    case .named where type.type.isUIView: return .success(.child)
    case .named:
      switch type.type.dottedName {
      case "UIColor", "UIKit.UIColor": return .success(.color)
      case "UIFont", "UIKit.UIFont": return .success(.font)
      case "UIImage", "UIKit.UIImage": return .success(.image)
      default: return valueKind(of: type)
      }
    default: return valueKind(of: type)
    }
  }

  private func event(_ function: TypeName.Function) -> Result<JSONRepresentation.Kind, Unsupported>
  {
    guard function.result.text == "Void" || function.result.text == "()" else {
      return .failure(Unsupported("a closure that returns a value cannot be sent as JSON"))
    }
    if function.isAsync || function.isThrowing {
      return .failure(Unsupported("actions cannot implement an asynchronous or throwing closure"))
    }
    if function.attributes.contains("@Sendable") {
      return .failure(Unsupported("a '@Sendable' closure cannot capture the view"))
    }
    return .success(.event(parameters: function.parameters.count))
  }

  private mutating func valueKind(of type: ExpandedType) -> Result<
    JSONRepresentation.Kind, Unsupported
  > {
    if let why = obstacle(to: type) { return .failure(Unsupported(why)) }
    return .success(.value)
  }

  /// Returns the reason why a value of a type cannot be coded, or nil if it can be coded.
  private mutating func obstacle(to type: ExpandedType) -> String? {
    switch type.type.shape {
    case .optional(let wrapped), .array(let wrapped):
      return obstacle(to: aliases.expand(wrapped, in: type.scope))
    case .dictionary(let key, let value):
      guard ["String", "Int"].contains(aliases.expand(key, in: type.scope).type.text) else {
        return "the keys of a JSON object cannot be of type '\(key.text)'"
      }
      return obstacle(to: aliases.expand(value, in: type.scope))
    case .named(let components):
      if components.count == 1, components[0].name == "Set" || components[0].name == "ClosedRange" {
        return "'\(type.type.text)' has no common JSON representation"
      }
      return obstacle(toNamed: type)
    case .existential, .composition, .opaque:
      return "the app must supply a value of '\(type.type.text)'"
    case .tuple: return "a tuple has no JSON representation"
    case .function: return "a collection of closures cannot be sent as JSON"
    case .metatype: return "a metatype cannot be sent as JSON"
    case .other: return "'\(type.type.text)' has no JSON representation"
    }
  }

  private mutating func obstacle(toNamed type: ExpandedType) -> String? {
    let text = type.type.text
    switch type.meaning {
    case .parameter: return "the type '\(text)' is a generic parameter"
    case .declared(let ids):
      guard let id = ids.first else { return nil }
      return obstacle(to: id, text)
    case .unknown, .structural:
      if KnownValues.codable.contains(type.type.dottedName?.localName ?? "") { return nil }
      if type.type.isUIView { return "only '[UIView]' becomes a list of components" }
      if ["UIColor", "UIFont", "UIImage"].contains(text) {
        return "a collection cannot contain values of '\(text)'"
      }
      if ["Any", "AnyObject"].contains(text) {
        return "the app must supply a value of '\(text)'"
      }
      if text.hasSuffix("Delegate") || text.hasSuffix("DataSource") {
        return "the app must supply a delegate or data source"
      }
      if text.hasSuffix("ViewController") { return "a view controller cannot be sent as JSON" }
      if KnownViews.names.contains(text) {
        return "a component creates a 'UIView', not a '\(text)'"
      }
      return "'\(text)' is not declared in the scanned sources"
    }
  }

  private mutating func obstacle(to id: DeclarationID, _ text: String) -> String? {
    let (model, declaration) = (planner.model, planner.model.declaration(id))
    guard model.effectiveAccess(of: id).isVisibleInOtherFiles else {
      return "'\(text)' is private"
    }
    let isCodable = !Conformances(in: model)[id].isDisjoint(with: ["Codable", "Decodable"])
    switch declaration.kind {
    case .protocol: return "the app must supply a value of the protocol '\(text)'"
    case .enum where isCodable || isRaw(id):
      if !isCodable { enums.append(model.name(of: id)) }
      return nil
    case .class where planner.search.isView(id):
      return "a component creates a 'UIView', not a '\(text)'"
    case _ where isCodable: return nil
    case .struct where hasRawValue(id):
      enums.append(model.name(of: id))
      return nil
    default: return "'\(text)' does not conform to 'Codable'"
    }
  }

  /// Whether a struct, such as an option set, wraps a raw value that can be coded.
  private func hasRawValue(_ id: DeclarationID) -> Bool {
    let (model, file) = (planner.model, planner.model.files[id.file])
    if Conformances(in: model)[id].isDisjoint(with: ["OptionSet", "RawRepresentable"]) {
      return false
    }
    return model.declaration(id).properties.contains { property in
      file.text(property.name) == "rawValue"
        && property.type.map { KnownValues.raw.contains(file.text($0)) } ?? false
    }
  }

  /// Whether an enum has a raw type that can be coded.
  private func isRaw(_ id: DeclarationID) -> Bool {
    let first = planner.model.inheritanceClause(of: id).first?.dottedName
    return first.map(KnownValues.raw.contains) ?? false
  }
}

/// The reason why a value cannot be part of the JSON.
private struct Unsupported: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// Types of the standard library and of Apple's frameworks with a JSON representation.
private enum KnownValues {
  static let raw: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32",
    "UInt64", "Double", "Float", "CGFloat",
  ]
  static let codable = raw.subtracting(["Character"]).union([
    "Bool", "URL", "Date", "Data", "Decimal", "UUID", "CGSize", "CGPoint", "CGRect", "TimeInterval",
    "CGVector", "CGAffineTransform", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset",
  ])
}

extension TypeName {
  /// Whether the type is `UIView` itself.
  fileprivate var isUIView: Bool { ["UIView", "UIKit.UIView"].contains(dottedName) }
}
