package import WidgetModel
import WidgetSource
import WidgetSyntax

/// The `==` and the `hash(into:)` of a type.
///
/// For example: `left.title == right.title`.
package struct Equality: Sendable {
  /// A comparison of two values.
  package struct Comparison: Equatable, Sendable {
    /// The property's name, or the associated value's label; empty if the value has no label.
    package var name: String
    /// Whether the concrete type is only known at run time: `any Component`.
    package var isDynamic: Bool
    /// Whether the value can be hashed: its type is known, and is not a tuple.
    package var isHashed: Bool
    /// The value in boxes of a family whose protocol refines `Equatable`, or nil for any other value.
    package var boxed: Boxed?
  }

  /// A case of an enum.
  package struct Case: Sendable {
    package var name: String
    package var values: [Comparison]
  }

  /// A value of a family, in a box or in a collection of boxes.
  package indirect enum Boxed: Equatable, Sendable {
    case value(box: String)
    /// An optional or an array.
    case mapped(Boxed)
    case dictionary(Boxed)
  }

  package var access: AccessLevel?
  /// Whether `==` is generated.
  package var compares: Bool
  /// Whether `hash(into:)` is generated.
  package var hashes: Bool
  /// The properties of a struct or a class.
  package var properties: [Comparison]
  /// The cases of an enum, or nil if the type is not an enum.
  package var cases: [Case]?
}

extension TypePlanner {
  /// Whether `==` is generated: it is requested and not user-defined, and the type is not an actor.
  var compares: Bool {
    selected.parts.contains(.equality) && !written.hasEquality && type.kind != .actor
  }

  /// Whether `hash(into:)` is generated: it is requested and not user-defined, and the type is not an actor.
  var hashes: Bool {
    selected.parts.contains(.hashing) && !written.hasHashing && type.kind != .actor
  }

  /// The conformance that the generated extension declares, or nil if the sources declare it.
  var equalityConformance: String? {
    let isHashable = selected.isMarked ? hashes : selected.parts.contains(.hashing)
    let needed = isHashable ? "Hashable" : "Equatable"
    return context.conformances[type.id].contains(needed) ? nil : needed
  }

  /// Whether all requested members are user-defined, so that only the conformance is generated. A superclass may already
  /// declare the conformance.
  var onlyConforms: Bool {
    hasOwnEquality && superclass == nil && equalityConformance != nil
  }

  /// Whether `==` is requested, and all requested members are user-defined.
  private var hasOwnEquality: Bool {
    selected.parts.contains(.equality) && !selected.isMarked && written.hasEquality
      && (written.hasHashing || !selected.parts.contains(.hashing))
  }

  /// Reports an annotation that generates neither members nor a conformance.
  private func uselessEquality() -> [Diagnostic] {
    guard hasOwnEquality, !onlyConforms else { return [] }
    let why =
      superclass.map { "inherits from class '\($0)'" }
      ?? "is already '\(selected.parts.contains(.hashing) ? "Hashable" : "Equatable")'"
    return type.annotations.filter { $0.ownKey == .equatable || $0.ownKey == .hashable }.map {
      .uselessAnnotation($0, "'\(type.name)' \(why) and has its own '=='", in: file)
    }
  }

  /// Returns a level, limited by the levels of the enclosing types: the parameters of a public `==` have to be public.
  private func reachable(_ access: AccessLevel?) -> AccessLevel? {
    guard let access else { return nil }
    let levels = model.enclosingTypes(of: type.id).map { model.access(of: $0) }
    let level = min(access, levels.min() ?? access)
    let isWritten = level > .internal || level == .internal && selected.isMarked
    return isWritten ? level : nil
  }

  /// Returns the `==` and the `hash(into:)` for the given properties and cases.
  func equality(
    _ properties: [Property], _ cases: [EnumCase], access: AccessLevel?
  ) -> Equality {
    var resolver = ShapeResolver(context, owner: type.id)
    func comparison(_ name: String, _ type: TypeName?, in scope: Scope) -> Equality.Comparison {
      guard let type else {
        return .init(name: name, isDynamic: false, isHashed: true, boxed: nil)
      }
      let shape = resolver.resolve(type, in: scope)
      let boxed = shape.boxed { polymorph in
        guard case .base = polymorph.type, let family = context.families.named(polymorph.base),
          family.isEquatable, !family.isRefinement, model.isOwn(family.id)
        else { return nil }
        return family
      }
      let isDynamic = shape.polymorph.map { !$0.isConcrete } ?? type.isExistential
      let isHashed = boxed?.isHashable ?? !(isDynamic || type.isTuple)
      return .init(name: name, isDynamic: isDynamic, isHashed: isHashed, boxed: boxed?.value)
    }
    let scope = Scope(in: type.id)
    return Equality(
      access: reachable(access), compares: compares, hashes: hashes,
      properties: properties.filter(\.isCompared).map { property in
        comparison(property.name, property.type, in: Scope(in: property.owner))
      },
      cases: type.kind != .enum
        ? nil
        : cases.map { element in
          Equality.Case(
            name: element.name,
            values: (element.parameters ?? []).map {
              comparison($0.label ?? "", $0.type, in: scope)
            })
        })
  }

  /// The properties that `==` compares.
  var compared: [Property] { properties.filter(\.isCompared) }

  /// If `==` or `hash(into:)` is generated, reports a superclass, overloaded cases, and properties and values that are
  /// private or never comparable. Otherwise, reports annotations without an effect.
  func checkEquality() -> [Diagnostic] {
    guard compares || hashes else { return uselessEquality() }
    let inherited = superclass.map { superclass in
      // For types marked for Sourcery, this is only a warning, because Sourcery generates `==` for them.
      let problem = Diagnostic(
        .superclass, severity: selected.isMarked ? .warning : .error,
        "'\(type.name)' inherits from class '\(superclass)', whose properties a generated '==' "
          + "does not compare; write '==' by hand",
        at: type.range, in: file)
      return [problem]
    }
    let ignored =
      ignoresSubclasses
      ? [
        Diagnostic(
          .superclass,
          "'==' of '\(type.name)' would ignore the properties of its subclasses; write '==' by "
            + "hand",
          at: type.range, in: file)
      ] : []
    let values = type.cases.flatMap { element in
      (element.parameters ?? []).filter(\.type.isIncomparable).map {
        Diagnostic(
          .incomparable,
          "\(element.valueInWords) has type '\($0.type.text)', and a generated '==' cannot "
            + "compare it; write '==' by hand",
          at: $0.range, in: file)
      }
    }
    return overloadedCases(.equality) + (inherited ?? []) + ignored + values
      + compared.compactMap { property in
        if !property.access.isVisibleInOtherFiles {
          return incomparable(property, "is \(property.access.rawValue)")
        }
        guard let type = property.type else { return nil }
        return type.isIncomparable
          ? incomparable(property, "has type '\(type.text)'") : nil
      }
  }

  /// Whether the type is a class, and a subclass has stored properties. Sourcery generates `==` for such a class.
  private var ignoresSubclasses: Bool {
    guard type.kind == .class, !selected.isMarked else { return false }
    let inheritors = model.index.possibleInheritors(of: [type.name.localName], in: model.files)
    return inheritors.contains { id in
      model.declaration(id).kind == .class && !model.type(id).storedProperties.isEmpty
        && model.superclasses(of: id).contains(type.id)
    }
  }

  private func incomparable(_ property: Property, _ why: String) -> Diagnostic {
    Diagnostic(
      .incomparable,
      "'\(property.bareName)' \(why), and a generated '==' cannot compare it; mark it with "
        + "'// widgetgen: skip' or write '==' by hand",
      at: property.range, in: file)
  }
}

extension Property {
  fileprivate var isCompared: Bool { isStored && !isLazy }
}

extension JSONShape {
  /// Returns the boxes of a value of a family, and whether they are `Hashable`. Returns nil for any other value.
  ///
  /// - Parameter family: returns the family whose box compares a value, or nil.
  fileprivate func boxed(
    by family: (Polymorph) -> Family?
  ) -> (value: Equality.Boxed, isHashable: Bool)? {
    switch self {
    case .polymorphic(let polymorph):
      family(polymorph).map { (value: .value(box: $0.boxName), isHashable: $0.isHashable) }
    case .optional(let shape), .array(let shape):
      shape.boxed(by: family).map { (value: .mapped($0.value), isHashable: $0.isHashable) }
    case .dictionary(_, let shape):
      shape.boxed(by: family).map { (value: .dictionary($0.value), isHashable: $0.isHashable) }
    case .value, .partial, .uncodable: nil
    }
  }
}

extension TypeName {
  fileprivate var isTuple: Bool { if case .tuple = unwrapped.shape { true } else { false } }

  /// Whether `==` cannot compare values of the type. Tuples have `==`, but only for up to six `Equatable` elements.
  fileprivate var isIncomparable: Bool {
    guard case .tuple(let elements) = shape else { return isInequatable }
    return elements.count > 6
      || elements.contains { $0.type.isInequatable || $0.type.isExistential }
  }

  /// Whether the type never conforms to `Equatable`.
  private var isInequatable: Bool {
    switch shape {
    case .optional(let type), .array(let type), .dictionary(_, let type): type.isInequatable
    case .function, .tuple, .metatype: true
    default: ["Any", "AnyClass", "AnyObject", "Void"].contains(text.trimmed)
    }
  }

  /// Whether the type is `any P`, or an optional or collection of it.
  fileprivate var isExistential: Bool {
    switch shape {
    case .existential: true
    case .optional(let type), .array(let type), .dictionary(_, let type): type.isExistential
    default: false
    }
  }
}

extension Rule {
  static let incomparable = Rule("incomparable", .error)
  static let superclass = Rule("superclass", .error, .warning)
}
