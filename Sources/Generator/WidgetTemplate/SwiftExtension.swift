extension Extension {
  /// StencilSwiftKit's tags and filters.
  static let swiftKit: Extension = {
    var kit = Extension()
    kit.addTag("call", CallNode.parse)
    kit.addTag("import", ImportNode.parse)
    kit.addTag("macro", MacroNode.parse)
    kit.addTag("map", MapNode.parse)
    kit.addTag("set", SetNode.parse)

    kit.addFilter("basename", PathFilters.basename)
    kit.addFilter("camelToSnakeCase", SnakeCase.snake)
    kit.addPredicate("contains", StringFilters.contains)
    kit.addFilter("dirname", PathFilters.dirname)
    kit.addFilter("escapeReservedKeywords", StringFilters.escapeReservedKeywords)
    kit.addPredicate("hasPrefix", StringFilters.hasPrefix)
    kit.addPredicate("hasSuffix", StringFilters.hasSuffix)
    kit.addFilter("hexToInt", NumberFilters.hexToInt)
    kit.addFilter("int255toFloat", NumberFilters.int255toFloat)
    kit.addFilter("lowerFirstLetter", LettercaseFilters.lowerFirstLetter)
    kit.addFilter("lowerFirstWord", LettercaseFilters.lowerFirstWord)
    kit.addFilter("percent", NumberFilters.percent)
    kit.addFilter("removeNewlines", StringFilters.removeNewlines)
    kit.addFilter("replace", StringFilters.replace)
    kit.addFilter("snakeToCamelCase", SnakeCase.camel)
    kit.addFilter("swiftIdentifier", SwiftIdentifier.filter)
    kit.addFilter("titlecase", LettercaseFilters.upperFirstLetter)
    kit.addFilter("upperFirstLetter", LettercaseFilters.upperFirstLetter)
    return kit
  }()
}
