extension AnnotationKey {
  static let name = AnnotationKey(
    "name", on: [.type, .enum, .enumCase], takes: .text, subject: .names,
    usage: [
      .onTypes(
        #"name = "card""#,
        "the name in its family and for registration; `*` [matches any text](families.md#names-by-pattern)"
      ),
      .onCases(#"name = "circle""#, "its name, in the place of its own or of its raw value"),
    ])
}
