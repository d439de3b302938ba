import WidgetModel
import WidgetSource
import WidgetSyntax

/// The policies of a property: its own policies, and the policies that its type or a block sets for all suitable
/// properties.
struct PolicyAttributes {
  /// An annotation that sets a policy.
  struct Policy {
    let annotation: Annotation
    /// Whether the property itself sets the policy. A policy of a type applies only to suitable properties.
    let isOwn: Bool

    var value: AnnotationValue { annotation.value }

    /// The condition under which a value with `omit` is not encoded.
    var rule: OmissionRule { OmissionRule(value) }
  }

  private let own: [Annotation]
  private let type: TypeAttributes

  init(_ annotations: [Annotation], type: TypeAttributes) {
    own = annotations
    self.type = type
  }

  /// The policy that the given key sets, or nil if the policy is missing or switched off.
  subscript(key: AnnotationKey) -> Policy? {
    if let annotation = nearest(key) {
      return annotation.isOn ? Policy(annotation: annotation, isOwn: own.hasOwn(key)) : nil
    }
    guard let annotation = type.policy(key), annotation.isOn else { return nil }
    return Policy(annotation: annotation, isOwn: false)
  }

  /// Returns the property's annotation with the given key, or nil if there isn't one. An annotation of a block is
  /// ignored if the type's annotation with the same key is at least as near. For example, both may come from the same
  /// block.
  func nearest(_ key: AnnotationKey) -> Annotation? {
    guard let annotation = own.first(where: { $0.isWritten(key) }) else { return nil }
    guard annotation.isOfBlock, let ofType = type.policy(key) else { return annotation }
    return ofType.keyRange.start < annotation.keyRange.start ? annotation : nil
  }

  var coder: Policy? { self[.coder] }
  var unknown: Policy? { self[.unknown] }
  var omit: Policy? { self[.omit] }

  /// Whether elements that cannot be decoded are left out.
  var isLossy: Bool { self[.lossy] != nil }

  /// Whether a value that is not an array is decoded as an array with one element.
  var isOneOrMany: Bool { self[.oneOrMany] != nil }

  /// Whether nil is encoded as `null`.
  var encodesNil: Bool { omit?.rule == .never }
}
