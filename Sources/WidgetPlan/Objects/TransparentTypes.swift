import WidgetModel
import WidgetSyntax

extension ModelType {
  /// Whether values are coded as their only property is, and those of an enum as the names of their cases:
  /// `transparent`.
  var isTransparent: Bool {
    [.struct, .class, .enum].contains(kind) && attributes.isTransparent
  }
}
