import WidgetSyntax

extension AnnotationKey {
  static let `default` = AnnotationKey(
    "default", on: [.property, .value, .protocol, .enum], takes: .swift,
    except: [.protocol: .text, .enum: .text],
    subject: .replacement, direction: .decodingOrInitializing,
    requires: { $0.value.text == "throw" ? .policies : nil }, family: .values,
    usage: [
      .onProperties(
        "default = 3",
        "the value if the key is missing: a literal, a case, or a Swift expression; `throw` for [an error](#required-keys)"
      ),
      .onFamilies(
        "default = Text",
        "the type or case of a value without a name; `unknown` for the policy for unknown names"),
    ])
}
