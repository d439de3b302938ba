extension Extension {
  /// Stencil's tags and filters.
  ///
  /// - Parameter now: the clock for the tag `now`. If it is nil, the tag does not exist.
  static func standard(now: (@Sendable (_ format: String) -> String)?) -> Extension {
    var standard = Extension()
    standard.addTag("block", BlockNode.parse)
    standard.addTag("break", LoopExitNode.parse)
    standard.addTag("continue", LoopExitNode.parse)
    standard.addTag("extends", ExtendsNode.parse)
    standard.addTag("filter", FilterNode.parse)
    standard.addTag("for", ForNode.parse)
    standard.addTag("if", IfNode.parse)
    standard.addTag("ifnot", IfNode.parseNegated)
    standard.addTag("include", IncludeNode.parse)
    if let now { standard.addTag("now", NowNode.parser(now)) }

    standard.addFilter("capitalize", LettercaseFilters.capitalize)
    standard.addFilter("default", CoreFilters.default)
    standard.addFilter("filter", readsVariables: true, CoreFilters.filter)
    standard.addFilter("indent", CoreFilters.indent)
    standard.addFilter("join", CoreFilters.join)
    standard.addFilter("lowercase", LettercaseFilters.lowercase)
    standard.addFilter("split", CoreFilters.split)
    standard.addFilter("uppercase", LettercaseFilters.uppercase)
    return standard
  }
}
