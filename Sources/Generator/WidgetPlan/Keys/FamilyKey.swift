import WidgetSyntax

extension AnnotationKey {
  static let family = AnnotationKey(
    "family", on: [.protocol, .class, .enum],
    takes: .optionalWords(FamilyAttributes.Form.allCases.map(\.rawValue)),
    except: [
      .class: .optionalWords(FamilyAttributes.Form.common.map(\.rawValue)),
      .enum: .optionalWords(FamilyAttributes.Form.common.map(\.rawValue)),
    ],
    subject: .names, direction: .either, family: .declaration,
    excludes: { surroundings in
      let annotations = surroundings.annotations
      return switch FamilyAttributes(annotations).form {
      // With `tag`, the name is also the key of the content.
      case .external where annotations.has(.tag): [.content]
      case .external: .ofRepresentation + [.default]
      // The default of an untagged enum is the case for objects without any key of the other cases.
      case .untagged where surroundings.target == .enum: .ofRepresentation + [.shorthand]
      case .untagged: .ofRepresentation + [.default, .shorthand]
      case .beagle, nil: []
      }
    },
    differs: { family, annotation in
      switch annotation.value.text.flatMap(FamilyAttributes.Form.init) {
      case .external: !family.representation.isExternal
      case .untagged: family.representation != .untagged
      case .beagle: !family.naming.isBeagle
      case nil: false
      }
    },
    answers: [.families],
    usage: [
      .onFamilies(
        "family",
        "a name in the JSON distinguishes the values"),
      .onFamilies(
        "family = beagle",
        "on a protocol: the keys, namespaces and names of Beagle"),
      .onFamilies(
        "family = external",
        "the name is the key of the properties (externally tagged); with `tag`, it is [under both](#names-as-keys)"
      ),
      .onFamilies(
        "family = untagged",
        "the values have no name; the first type that can be decoded is used"),
    ],
    example: KeyExample(
      """
      // widgetgen: family
      protocol Component: Codable {}

      struct Label: Component {
        var text: String
      }

      struct Card: Component {
        var children: [any Component]
      }
      """,
      reads: "AnyComponent", #"{"type": "card", "children": [{"type": "label", "text": "Hello"}]}"#)
  )
}
