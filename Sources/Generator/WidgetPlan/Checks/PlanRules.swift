package import WidgetSource

extension Rule {
  /// The rules of WidgetPlan. Each rule is declared next to its diagnostics.
  package static let ofPlan: [Rule] = [
    .annotationNotForRuntime, .annotationValue, .annotationWithoutValue, .autoCodableConstant,
    .baseClass,
    .blockWithoutConformance, .blockWithoutImport, .classNeedsInline, .codedActor, .coderType,
    .codesRawValue,
    .conditionalMember, .constantOnTheWire, .contradictingAnnotations, .contradictsJoinedFamily,
    .dependsOnStrategy,
    .dictionaryAsArray, .doubleOptional, .duplicateKey, .duplicateName, .flattenBringsKey,
    .flattenBringsName, .flattenExternal, .flattenNeedsObject, .flattenOptional, .foreignMember,
    .generatedName, .genericMember,
    .incomparable, .isolatedType, .joinsEmbeddedRuntime, .joinsNoFamily, .joinsUnscannedFamily,
    .joinsUntagged,
    .keyOfCase, .keyOfConstant, .keyOfName, .keysByRawValue, .longChain, .lossyNeedsCollection,
    .misplacedAnnotation,
    .missingConformance, .missingFallback, .missingKey, .misspelledAnnotation, .namePattern,
    .nameValue,
    .needsFamily, .neverEqual, .noPlaceForName, .noShorthand, .noncopyable, .notPositional,
    .notTransparent,
    .omittedValue, .oneOrManyNeedsList, .refusedDirection, .otherDirection, .overloadedCase,
    .propertyInBlock, .rawValues, .redeclaration, .remainingKeys, .repeatedAnnotation,
    .repeatedDecoding, .requiredInit,
    .restrictedMember,
    .sameForm, .secondUnknownCase, .shiftedElements, .skippedSubclass, .skippedWithoutValue,
    .strayMember, .superclass, .tagType, .tooManyConditions, .tooManyTypes, .unavailableFallback,
    .uncallableFunction, .uncalledFunction, .uncodableType, .uncodableValue, .undecodableCase,
    .unknownAnnotationKey, .unknownCaseValues, .unknownCoder, .unknownFallback, .unknownHasCase,
    .unknownInArgument, .unknownIsBeagles, .unknownIsWider, .unknownNeedsFamily,
    .unknownNeedsMember,
    .unknownOfEnum, .unknownPropertyType, .unknownSkipsRequired,
    .unknownWrapper, .unreachableMember, .unreachableStorage, .unreachableType, .unreachedOption,
    .unreadableKeys,
    .unusableWrapper, .unusedAnnotation,
  ]
}
