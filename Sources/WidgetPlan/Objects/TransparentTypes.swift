import WidgetModel
import WidgetSyntax

extension ModelType {
  /// Whether values are coded as their only property is: `transparent`.
  var isTransparent: Bool {
    (kind == .struct || kind == .class) && annotations.hasOwn(.transparent)
  }
}
