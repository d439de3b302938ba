import WidgetModel
import WidgetTemplate

extension BuiltinContext {
  /// An enum's `init(from:)` where nothing is encoded.
  static func value(_ decoding: EnumDecoding) -> Value {
    [
      "access": .optional(decoding.access?.rawValue),
      "keys": keys(decoding.keys?.map(escaped)),
      "form": .string(decoding.form.rawValue),
      "cases": .array(
        decoding.cases.map { element in
          [
            "name": .string(element.name), "labels": .string(element.labels.rawValue),
            "values": .array(element.values.map { value($0, decoding.form) }),
          ]
        }),
    ]
  }

  private static func escaped(_ key: Decoding.Key) -> Decoding.Key {
    var key = key
    key.name = key.name.bareName.identifier
    return key
  }

  private static func value(_ value: EnumDecoding.Value, _ form: EnumDecoding.Form) -> Value {
    [
      "label": .optional(value.label?.label), "key": .optional(value.label.map(key)),
      "variable": .optional(value.label.map { variable($0, form) }),
      "type": .string(value.type),
    ]
  }

  /// Behind a dot few words need backticks.
  private static func key(_ label: String) -> String {
    let name = label.bareName
    return ["init", "self"].contains(name) || !name.isPlain ? name.identifier : name
  }

  /// The name a value is bound to, which must not hide what it is decoded from.
  private static func variable(_ label: String, _ form: EnumDecoding.Form) -> String {
    var hidden = ["container", "self"]
    if form == .keyed { hidden.append("associatedValues") }
    return label.bareName.variable(besides: hidden)
  }
}
