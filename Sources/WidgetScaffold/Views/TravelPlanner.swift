import WidgetModel
import WidgetSource
import WidgetSyntax

/// Decides how a value of a Swift type travels as JSON, or why it does not.
struct TravelPlanner {
  let model: Model
  let search: ViewSearch
  let target: ScaffoldTarget

  /// What is known of a type.
  enum Outcome {
    /// - Parameter enums: those without `Codable` that the value has.
    case travels(Travel, enums: [String])
    /// - Parameter reason: a clause, such as `a delegate cannot be sent as JSON`.
    case stays(reason: String)
  }

  func outcome(of type: TypeName, in scope: Scope) -> Outcome {
    var planning = Planning(planner: self, aliases: TypealiasResolver(model))
    return planning.outcome(of: type, in: scope)
  }
}

/// The planning of one type, whose typealiases share a budget.
private struct Planning {
  let planner: TravelPlanner
  var aliases: TypealiasResolver
  var enums: [String] = []

  mutating func outcome(of type: TypeName, in scope: Scope) -> TravelPlanner.Outcome {
    let expanded = aliases.expand(type, in: scope)
    let isOptional = expanded.type.isOptional
    let single =
      isOptional ? aliases.expand(expanded.type.unwrapped, in: expanded.scope) : expanded
    if single.type.isOptional {
      return .stays(reason: "an optional of an optional has no JSON form")
    }
    switch carrier(of: single) {
    case .success(let carrier):
      let text = planner.model.qualified(single.type, in: single.scope)
      let travel = Travel(carrier: carrier, type: text, isOptional: isOptional)
      if let reason = planner.target.refusal(of: travel) { return .stays(reason: reason) }
      return .travels(travel, enums: enums)
    case .failure(let why): return .stays(reason: why.reason)
    }
  }

  private mutating func carrier(of type: ExpandedType) -> Result<Travel.Carrier, Stays> {
    switch type.type.shape {
    case .function(let function): return event(function)
    case .array(let element):
      let inner = aliases.expand(element, in: type.scope)
      if inner.type.isUIView { return .success(.children) }
      return valueCarrier(of: type)
    case .named where type.type.isUIView: return .success(.child)
    case .named:
      switch type.type.dottedName {
      case "UIColor", "UIKit.UIColor": return .success(.color)
      case "UIFont", "UIKit.UIFont": return .success(.font)
      case "UIImage", "UIKit.UIImage": return .success(.image)
      default: return valueCarrier(of: type)
      }
    default: return valueCarrier(of: type)
    }
  }

  private func event(_ function: TypeName.Function) -> Result<Travel.Carrier, Stays> {
    guard function.result.text == "Void" || function.result.text == "()" else {
      return .failure(Stays("a closure that returns a value cannot be sent as JSON"))
    }
    if function.isAsync || function.isThrowing {
      return .failure(Stays("an asynchronous or throwing closure has no counterpart in actions"))
    }
    if function.attributes.contains("@Sendable") {
      return .failure(Stays("a '@Sendable' closure cannot refer to the view and its renderer"))
    }
    return .success(.event(parameters: function.parameters.count))
  }

  private mutating func valueCarrier(of type: ExpandedType) -> Result<Travel.Carrier, Stays> {
    if let why = obstacle(to: type) { return .failure(Stays(why)) }
    return .success(.value)
  }

  /// Why a value is not coded by itself; nil if it is.
  private mutating func obstacle(to type: ExpandedType) -> String? {
    switch type.type.shape {
    case .optional(let wrapped), .array(let wrapped):
      return obstacle(to: aliases.expand(wrapped, in: type.scope))
    case .dictionary(let key, let value):
      guard ["String", "Int"].contains(aliases.expand(key, in: type.scope).type.text) else {
        return "a dictionary with keys of type '\(key.text)' is no JSON object"
      }
      return obstacle(to: aliases.expand(value, in: type.scope))
    case .named(let components):
      if components.count == 1, components[0].name == "Set" || components[0].name == "ClosedRange" {
        return "'\(type.type.text)' has no usual JSON form"
      }
      return obstacle(toNamed: type)
    case .existential, .composition, .opaque:
      return "'\(type.type.text)' is a service that the app has to supply"
    case .tuple: return "a tuple has no JSON form"
    case .function: return "a collection of closures cannot be sent as JSON"
    case .metatype: return "a type cannot be sent as JSON"
    case .other: return "'\(type.type.text)' has no JSON form"
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
      if ["UIColor", "UIFont", "UIImage"].contains(text) {
        return "a '\(text)' is sent alone only, as a text"
      }
      if ["Any", "AnyObject"].contains(text) {
        return "'\(text)' can be anything, which the app has to supply"
      }
      if text.hasSuffix("Delegate") || text.hasSuffix("DataSource") {
        return "a delegate or data source is a service that the app has to supply"
      }
      if text.hasSuffix("ViewController") { return "a view controller cannot be sent as JSON" }
      if KnownViews.names.contains(text) {
        return "a '\(text)' cannot be made from a component, whose view is a 'UIView'"
      }
      return "'\(text)' is declared in no scanned source, and no JSON form of it is known"
    }
  }

  private mutating func obstacle(to id: DeclarationID, _ text: String) -> String? {
    let (model, declaration) = (planner.model, planner.model.declaration(id))
    guard model.effectiveAccess(of: id).isVisibleInOtherFiles else {
      return "'\(text)' is private, so that a widget cannot name it"
    }
    let isCodable = !Conformances(in: model)[id].isDisjoint(with: ["Codable", "Decodable"])
    switch declaration.kind {
    case .protocol: return "'\(text)' is a protocol, whose value the app has to supply"
    case .enum where isCodable || isRaw(id):
      if !isCodable { enums.append(model.name(of: id)) }
      return nil
    case .class where planner.search.isView(id):
      return "a '\(text)' cannot be made from a component, whose view is a 'UIView'"
    case _ where isCodable: return nil
    case .struct where hasRawValue(id):
      enums.append(model.name(of: id))
      return nil
    case .class, .actor: return "'\(text)' is an object, which cannot be sent as JSON"
    default: return "'\(text)' is not Codable; make it so to send it as JSON"
    }
  }

  /// Whether a struct is made from a raw value that is coded: a set of options, or an open list of
  /// names.
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

  /// Whether an enum has a raw type that is coded.
  private func isRaw(_ id: DeclarationID) -> Bool {
    let first = planner.model.inheritanceClause(of: id).first?.dottedName
    return first.map(KnownValues.raw.contains) ?? false
  }
}

/// Why a value is not part of the JSON.
private struct Stays: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// Types of the standard library and Foundation by what JSON has for them.
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
  /// Whether it is a view of any class.
  fileprivate var isUIView: Bool { ["UIView", "UIKit.UIView"].contains(dottedName) }
}
