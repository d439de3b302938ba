import WidgetSyntax

extension AnnotationKey {
  static let tag = AnnotationKey(
    "tag", on: [.protocol, .class, .enum], takes: .places,
    subject: .representation, direction: .either, directedOn: [.protocol, .class, .enum],
    family: .values,
    excludes: { surroundings in
      // The name is also the key of the content, and keys are compared exactly.
      FamilyAttributes(surroundings.annotations).form == .external ? [.caseInsensitive] : []
    },
    differs: { family, annotation in
      guard let tag = family.representation.tag else { return true }
      let places = annotation.value.places
      return switch annotation.direction {
      case .decode: tag.decodedPaths != places
      case .encode: [tag.encodedPath] != places
      case .both, nil: places.contains { !tag.paths.contains($0) }
      }
    },
    answers: [.families],
    usage: [
      .onFamilies(
        "tag = type",
        "the [place](annotations.md#places) of the name, next to the properties (internally tagged; the default); of a list, the first key that is present is decoded; `tag(decode) = …` and `tag(encode) = …` for [one direction](#directions)"
      )
    ],
    example: KeyExample(
      """
      // widgetgen: family, tag = do
      enum Action {
        case open(url: String)
        case close
      }
      """,
      reads: "Action", #"{"do": "open", "url": "/"}"#))
}
