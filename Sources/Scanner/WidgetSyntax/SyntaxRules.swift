package import WidgetSource

extension Rule {
  /// The rules of WidgetSyntax, sorted by id; each is declared next to its diagnostic.
  package static let ofSyntax: [Rule] = [
    .conditionalWithoutStart, .danglingAnnotation, .duplicateInlineBlock, .expectedBody,
    .expectedName, .expectedType, .inlineMarkerAfterCode, .malformedInlineBlock,
    .mismatchedInlineEnd, .misusedAttribute, .nestedInlineBlock, .nestingTooDeep, .notSwift,
    .notText,
    .orphanedInlineEnd, .unbalancedBrace, .unclosedAnnotations, .unclosedInlineBlock,
    .unexpectedAnnotationText, .unknownSyntax, .unterminatedComment, .unterminatedConditional,
    .unterminatedString,
  ]
}
