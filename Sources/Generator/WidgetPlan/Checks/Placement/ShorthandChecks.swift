import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks `shorthand`, which names the property or case for values that are not objects.
struct ShorthandChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    // Another check reports the conflict of `shorthand` with `transparent` and `positional`.
    guard let annotation = type.annotations.own(.shorthand), let name = annotation.value.text,
      !type.isTransparent, !type.isPositional
    else { return [] }
    // The checks of the family report a shorthand that is not one of its types.
    if context.families.declared(by: type.id) != nil {
      return annotation.direction == nil
        ? [] : [AnnotationKey.shorthand.wrongDirection(of: annotation, on: .class, in: file)]
    }
    if type.kind == .enum {
      let problem = problem(ofCase: name, annotation) ?? problem(ofEncodingCase: name, annotation)
      return problem.map { [$0] } ?? []
    }
    if !runtime.hasPolicies {
      return [.blockNotForRuntime(annotation, runtime, severity: .error, in: file)]
    }
    if type.kind != .struct {
      return [
        Diagnostic(
          .noShorthand, "'\(type.name)' is not a struct; remove 'shorthand'",
          at: annotation.range, in: file)
      ]
    }
    if !planner.decodes {
      return [.uselessAnnotation(annotation, "'\(type.name)' is not decoded", in: file)]
    }
    return plan.variants.compactMap(\.object).lazy.compactMap {
      problem(ofProperty: name, annotation, $0) ?? problem(ofEncoding: name, annotation, $0)
    }.first.map { [$0] } ?? []
  }

  /// Returns a diagnostic if the type cannot be decoded from the value of a property alone, or nil if it can.
  private func problem(
    ofProperty name: String, _ annotation: Annotation, _ object: ObjectPlan
  ) -> Diagnostic? {
    let read = object.properties.filter { $0.source != .nowhere }
    guard let property = read.first(where: { $0.property.bareName == name }) else {
      return .unknownShorthand(
        name, of: type.name, known: read.map(\.property.bareName), annotation, in: file)
    }
    guard case .keys = property.source else {
      return Diagnostic(
        .noShorthand,
        "'\(name)' is not decoded from a key of '\(type.name)'; name another property",
        at: annotation.range, in: file)
    }
    if form.isCertain(of: property.shape) {
      return Diagnostic(
        .noShorthand, "'\(name)' is an object itself; name a property of another type",
        at: annotation.range, in: file)
    }
    let other = read.first { plan in
      guard plan.property.bareName != name, plan.presence == .required else { return false }
      switch plan.source {
      case .keys, .paths: return true
      case .flattened, .remainingKeys, .function, .whole, .element, .nowhere: return false
      }
    }
    return other.map {
      Diagnostic(
        .noShorthand,
        "a shorthand has a value only for '\(name)', but '\($0.property.bareName)' is required; "
          + "give it a default, or make it an optional",
        at: annotation.range, in: file)
    }
  }

  /// Returns a diagnostic if a case cannot be decoded from its associated value alone. Returns nil if it can, for an
  /// untagged enum, and for an enum that is not a family.
  private func problem(ofCase name: String, _ annotation: Annotation) -> Diagnostic? {
    guard let choice = choices.first, let representation = choice.familyRepresentation,
      representation != .untagged, type.attributes.isFamily
    else { return nil }
    if !planner.decodes {
      return .uselessAnnotation(annotation, "'\(type.name)' is not decoded", in: file)
    }
    guard let element = choice.named.first(where: { $0.name.bareName == name }) else {
      return .unknownShorthand(
        name, of: type.name, known: choice.named.map(\.name.bareName), annotation, in: file)
    }
    if element.stored != nil { return .patternOfMissing(name, annotation.range, in: file) }
    guard element.values.count == 1 else {
      return Diagnostic(
        .noShorthand, "'case \(name)' does not have exactly one value; name another case",
        at: annotation.range, in: file)
    }
    if form.isCertain(of: element.values[0].shape) {
      return Diagnostic(
        .noShorthand,
        "the value of 'case \(name)' is an object without 'shorthand'; add 'shorthand' to its "
          + "type, or name another case",
        at: annotation.range, in: file)
    }
    if element.values[0].onError == nil { return nil }
    return Diagnostic(
      .noShorthand,
      "the value of 'case \(name)' has 'invalid', which a shorthand does not use; remove "
        + "'invalid', or name another case",
      at: annotation.range, in: file)
  }

  private var form: ObjectForm { ObjectForm(context) }

  // MARK: - Encoding

  /// Returns a diagnostic if a value cannot be encoded as the value of a property alone, or nil if it can.
  private func problem(
    ofEncoding name: String, _ annotation: Annotation, _ object: ObjectPlan
  ) -> Diagnostic? {
    guard annotation.direction == .both else { return nil }
    if !planner.encodes {
      return .uselessAnnotation(annotation, "'\(type.name)' is not encoded", in: file)
    }
    let properties = object.properties
    guard let property = properties.first(where: { $0.property.bareName == name }) else {
      return nil
    }
    guard case .key = property.destination else {
      return .encodedShorthand("'\(name)' is not encoded under a key", annotation, in: file)
    }
    if property.codedWrapper != nil {
      return .encodedShorthand("'\(name)' has a property wrapper", annotation, in: file)
    }
    if property.shape.complete.isOptional, !property.omitsNil {
      return .encodedShorthand(
        "nil of '\(name)' is encoded as null, which is not decoded", annotation, in: file)
    }
    if !PlainForm(context: context).isCertain(of: property.shape.unwrapped) {
      return .encodedShorthand(
        "'\(name)' may be null or an object, which is decoded as an object", annotation, in: file)
    }
    if object.willEncode != nil {
      return .encodedShorthand("'willEncode(to:)' may encode other keys", annotation, in: file)
    }
    if let other = properties.first(where: { $0.name != property.name && !$0.mayBeOmitted }) {
      return .encodedShorthand(
        other.presenceInObject, cure: other.canOmitDefault ? "add 'omit = default' to it, or " : "",
        annotation, in: file)
    }
    return problem(ofNameInFamily: annotation)
  }

  /// Returns a diagnostic if a case cannot be encoded as its associated value alone, or nil if it can.
  private func problem(ofEncodingCase name: String, _ annotation: Annotation) -> Diagnostic? {
    guard annotation.direction == .both,
      let element = choices.first?.shorthandCase, let value = element.values.first
    else { return nil }
    if !planner.encodes {
      return .uselessAnnotation(annotation, "'\(type.name)' is not encoded", in: file)
    }
    if !element.isEncoded {
      return .encodedShorthand("'case \(name)' is not encoded", annotation, in: file)
    }
    if !PlainForm(context: context).isCertain(of: value.shape) {
      return .encodedShorthand(
        "the value of 'case \(name)' may be null or an object, which is decoded as an object",
        annotation, in: file)
    }
    return problem(ofNameInFamily: annotation)
  }

  /// Returns a diagnostic if the name of the type in a family is next to its properties, which requires an object.
  private func problem(ofNameInFamily annotation: Annotation) -> Diagnostic? {
    let families = context.families.containing(type.id)
    guard let family = families.first(where: { $0.representation.internalTag != nil }) else {
      return nil
    }
    return .encodedShorthand(
      "the name of '\(type.name)' in '\(family.name)' needs an object", annotation, in: file)
  }
}

extension PropertyPlan {
  /// The reason why the object contains keys of the property for every value.
  fileprivate var presenceInObject: String {
    let name = "'\(property.bareName)'"
    switch destination {
    case .flattened, .remainingKeys: return "the keys of \(name) are in the object"
    case .function: return "a function encodes \(name)"
    case .key, .path, .whole, .element, .nowhere: break
    }
    return omissions.contains(.key)
      ? "the object around \(name) is always encoded" : "\(name) is always encoded"
  }

  /// Whether the property has a default, so that `omit = default` would leave it out.
  fileprivate var canOmitDefault: Bool {
    guard case .fallback = presence, encodedPath != nil else { return false }
    return availability == .always
  }
}

/// Determines whether values of a type are never encoded as an object or as null, as far as the sources show.
private struct PlainForm {
  let context: PlanningContext

  func isCertain(of shape: JSONShape) -> Bool {
    switch shape {
    case .array: true
    case .partial(.array, leavingOut: .brackets(isEncoding: true)): false
    case .partial(let shape, leavingOut: _): isCertain(of: shape)
    case .value(let value):
      value.coder == nil
        && (value.declaration.map(isCertain)
          ?? (ScalarTypes.contain(value.name) || value.setElement != nil))
    case .optional, .dictionary, .polymorphic, .uncodable: false
    }
  }

  /// Whether a declared type is an enum that is encoded as raw values or names, or an array.
  private func isCertain(of id: DeclarationID) -> Bool {
    let type = context.model.type(id)
    if context.written(in: type).hasCoding { return false }
    if type.kind == .enum {
      return !type.attributes.isFamily
        && (type.rawType(in: context.model) != nil || type.isTransparent)
    }
    return type.isPositional
  }
}

/// Determines whether values of a type are decoded only from objects.
struct ObjectForm {
  private let context: PlanningContext

  init(_ context: PlanningContext) { self.context = context }

  private var model: Model { context.model }

  /// Whether all values of a shape, except null, are certainly objects.
  func isCertain(of shape: JSONShape) -> Bool {
    switch shape {
    case .optional(let shape), .partial(let shape, leavingOut: _): return isCertain(of: shape)
    case .dictionary(let key, _):
      switch DictionaryForm(of: key, context.conformances) {
      case .texts, .integers, .keys: return true
      case .pairs, .unknown: return false
      }
    case .array, .uncodable: return false
    case .polymorphic(let value):
      guard let family = context.families.named(value.base) else {
        return true
      }
      return family.representation != .untagged && family.shorthand == nil
    case .value(let value):
      return value.coder == nil && value.declaration.map(isCertain) ?? false
    }
  }

  /// Whether values of a declared type are certainly objects.
  func isCertain(of id: DeclarationID) -> Bool {
    let type = model.type(id)
    if type.attributes.shorthand != nil || type.isTransparent || type.isPositional { return false }
    if context.written(in: type).hasDecodingInit { return false }
    switch type.kind {
    case .struct, .class: return !context.conformances[id].contains("RawRepresentable")
    case .enum: return type.attributes.isFamily && !type.attributes.family.isUntagged
    case .protocol, .actor, .extension: return false
    }
  }
}

/// The messages about `shorthand`, in alphabetical order.
extension Diagnostic {
  /// - Parameter cure: another way to fix the problem, such as `"add 'omit = default' to it, or "`.
  fileprivate static func encodedShorthand(
    _ problem: String, cure: String = "", _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .noShorthand, "\(problem); \(cure)write 'shorthand' without '(both)'",
      at: annotation.range, in: file)
  }

  static func unknownShorthand(
    _ name: String, of owner: String, known: [String], _ annotation: Annotation,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .noShorthand, "'\(owner)' does not decode '\(name)'",
      unknown: name, known: known, remedy: "name one of its properties, types or cases",
      at: annotation.range, in: file)
  }
}

extension Rule {
  static let noShorthand = Rule("no-shorthand", .error)
}
