import WidgetModel
import WidgetSyntax

extension ModelType {
  /// The property that a value which is not an object is decoded as: `shorthand`.
  var shorthand: String? {
    kind == .struct ? attributes.shorthand : nil
  }
}
