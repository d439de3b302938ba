import WidgetModel
import WidgetSyntax

/// What the annotations of a declaration say of its coding.
extension [Annotation] {
  /// Whether it is decoded; `only = encode` says that it is not.
  var allowsDecoding: Bool { self[.only]?.text != "encode" }

  /// Whether it is encoded; `only = decode` says that it is not.
  var allowsEncoding: Bool { self[.only]?.text != "decode" }

  /// What `renameAll` says; nil without it.
  var nameStyle: NameStyle? { self[.renameAll]?.text.flatMap(NameStyle.init(rawValue:)) }

  /// What `style` says of a property's key; nil without it.
  var keyStyle: NameStyle? { self[.style]?.text.flatMap(NameStyle.init(rawValue:)) }

  /// Whether values with unrecognized names are left out.
  package var isSkippingUnknown: Bool { self[.unknown]?.text == "skip" }

  /// Whether `isolation` takes the generated members off the module's default actor.
  var isNonisolated: Bool { self[.isolation]?.text == "nonisolated" }
}

extension [Annotation] {
  /// Whether they make a case that of unrecognized names. What is said of many declarations is a
  /// policy of the others among them.
  var marksFallback: Bool { hasOwn(.unknown) }
}

extension [Annotation] {
  /// Whether a case is coded in a direction.
  func allowCase(_ direction: GeneratedPart) -> Bool {
    !has(.skip) && (direction == .decoding ? allowsDecoding : allowsEncoding)
  }
}

extension NameStyle? {
  /// The name in a style, or as it is.
  func apply(to name: String) -> String { self?.apply(toKey: name) ?? name }
}

extension EnumCase {
  /// Whether a name in the JSON becomes it.
  var isDecoded: Bool { !availability.isNever && annotations.allowCase(.decoding) }

  /// Whether it is written to the JSON.
  var isEncoded: Bool { !availability.isNever && annotations.allowCase(.encoding) }

  /// The names in the JSON of a case of an enum that is no member of another type's family; the
  /// first is the one that is written.
  ///
  /// - Parameter annotations: those of the enum.
  func names(in annotations: [Annotation]) -> [String] {
    let written = self.annotations.texts(.name)
    let names = written.isEmpty ? [annotations.nameStyle.apply(to: name.bareName)] : written
    return annotations.has(.ignoreCase) ? names.map { $0.lowercased() } : names
  }
}

extension Model {
  /// Whether the author of a type took it off the module's default actor, by modifier or annotation.
  func isNonisolated(_ id: DeclarationID) -> Bool {
    let file = files[id.file]
    return annotations(of: id).isNonisolated
      || file[declaration(id).modifiers].contains { file.text($0) == "nonisolated" }
  }
}
