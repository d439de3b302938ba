import WidgetSource

extension Rule {
  /// The rules of WidgetDriver, sorted by id; each is declared next to its diagnostic.
  static let ofDriver: [Rule] = [
    .changedSinceScan, .configurationAdded, .expiredAccept, .keyBesideTargets, .linkOutside,
    .missingProduct, .notGenerated, .orphanedOutput, .outsideOutput, .outsidePackage, .repeatedKey,
    .stale, .targetWithoutSources, .templateAdded, .undeclaredOutput, .unknownKey, .unknownRule,
    .unknownWord, .unreadable, .unreadableName, .unusedAccept, .unusedExclusion, .unusedIgnore,
    .unwritable, .writtenByTwoTargets, .wrongValue,
  ]
}
