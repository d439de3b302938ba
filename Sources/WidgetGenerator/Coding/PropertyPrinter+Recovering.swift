import WidgetModel
import WidgetPlan

extension PropertyPrinter {
  /// Whether what replaces a wrong value is reported.
  var reports: Bool { spelling.runtime != .beagle1 }

  /// A value, or what replaces a wrong one.
  func recovering(
    _ place: Place, _ onError: SwiftExpression, at arguments: [SwiftArgument],
    isThere: [SwiftArgument], keys: [SwiftExpression]
  ) -> SwiftExpression {
    var inner = self
    if readsBytes { inner.container = "$0" }
    var place = place
    place.onError = nil
    let value = inner.decoding(place, at: arguments, isThere: isThere)
    let levels = SwiftExpression.verbatim("\(keys.count)")
    let path =
      readsBytes
      ? [SwiftArgument("in", .name("object")), SwiftArgument("levels", levels)]
      : keys.map { SwiftArgument(nil, $0) }
    let recovered = recovering(.name(container), path, value, with: onError)
    guard place.presence == .required else { return recovered }
    // A missing value is still an error.
    let contains = SwiftExpression.call(.member(.name(container), "contains"), isThere)
    return .attempt(
      .ternary(contains, recovered, call(place, isRequired: true, at: arguments)))
  }

  /// `fields.recovering("size", with: 0) { try … }`.
  func recovering(
    _ decoder: SwiftExpression, _ path: [SwiftArgument], _ value: SwiftExpression,
    with onError: SwiftExpression
  ) -> SwiftExpression {
    var attempted = value
    if case .attempt = value {} else { attempted = .attempt(value) }
    let function = SwiftExpression.call(
      .member(decoder, "recovering"), path + [SwiftArgument("with", onError)])
    return .call(function, [SwiftArgument(nil, .closure(attempted))])
  }
}
