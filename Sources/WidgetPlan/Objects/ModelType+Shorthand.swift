import WidgetModel
import WidgetSyntax

extension ModelType {
  /// The property that any other value than an object is for, as `shorthand` names it.
  var shorthand: String? {
    kind == .struct && annotations.hasOwn(.shorthand) ? annotations[.shorthand]?.text : nil
  }
}
