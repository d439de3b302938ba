import WidgetPlan
package import WidgetSource
import WidgetSyntax
import WidgetTemplate

extension Rule {
  /// The rules of WidgetGenerator and of the modules that it uses.
  package static let ofGeneration = ofSource + ofSyntax + ofPlan + ofTemplate + ofGenerator

  /// The rules of WidgetGenerator, sorted by id; each is declared next to its diagnostic.
  private static let ofGenerator: [Rule] = [
    .ambiguousInlineType, .conflictingInlineSections, .coveredInlinePlace, .duplicateOutput,
    .inlineSectionsNotFilled, .invalidFileSection, .misplacedInlineBlock, .misspelledSelection,
    .nestedSection, .unbalancedInlineBlock, .unclosedSection, .unfilledInlineBlock,
    .unknownInlineType, .unusedInlineBlock,
  ]

}
