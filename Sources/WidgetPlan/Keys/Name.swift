extension AnnotationKey {
  static let name = AnnotationKey(
    "name", on: [.type, .enum, .enumCase], takes: .names, isRepeatable: true,
    subject: .names,
    usage: [
      .onTypes(
        #"name = "card""#,
        "the name in its family and for registration; a list adds names that are also decoded, and `*` [matches any text](families.md#names-by-pattern)"
      ),
      .onCases(
        #"name = "circle""#,
        "its name; a list adds names that are also decoded"),
    ])
}
