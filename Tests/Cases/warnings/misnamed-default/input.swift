import WidgetRuntime

protocol AutoDecodable: Decodable {}

struct Card: AutoDecodable {
  let title: String

  static let defaultTitel = ""
  // expected-warning 14-25: 'defaultTitel' matches no property; did you mean 'defaultTitle'? [uncalled-function]
}
