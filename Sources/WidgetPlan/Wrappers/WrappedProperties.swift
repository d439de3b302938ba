import WidgetModel
import WidgetSyntax

/// Properties with a wrapper, whose storage `_name` is private to their file: a generated extension
/// can set them only once they have a value.
///
/// For example: `@AutoCodable var child: any ServerDrivenComponent`.
extension PropertyWrapper {
  /// Whether the compiler's memberwise initializer takes the wrapper and not the value: the value
  /// is set after it.
  func makesStorage(of property: Property) -> Bool { property.initialValue == nil && makesItself }

  /// The type that is coded in place of the value; nil where the wrapper is not coded.
  var codedType: String? { isDecodable || isEncodable ? type : nil }
}

extension TypePlanner {
  /// The properties that only the compiler's own memberwise initializer can give their first
  /// value: wrapped ones without an initial value.
  var unreachableStorage: [Property] {
    guard type.kind == .struct, initPlace == .output || codingPlace == .output else { return [] }
    return properties.filter { property in
      guard property.isInitialized, property.initialValue == nil,
        !(property.type?.text.hasSuffix("?") ?? false),
        let wrapper = model.wrapper(on: property, runtime), !wrapper.makesItself
      else { return false }
      // Without its declaration nobody knows what the compiler's initializer takes.
      return wrapper.isKnown || seesMemberwiseInit
    }
  }

  /// The properties that other files see and cannot set: `public private(set) var`. The compiler's own
  /// memberwise initializer sets them.
  var privatelySet: [Property] {
    guard type.kind == .struct else { return [] }
    return properties.filter {
      $0.isInitialized && $0.access.isVisibleInOtherFiles
        && !$0.setterAccess.isVisibleInOtherFiles
    }
  }

  /// Whether a generated extension passes all values to the compiler's own memberwise initializer.
  var delegates: Bool {
    !unreachableStorage.isEmpty || seesMemberwiseInit && !privatelySet.isEmpty
  }

  /// Whether a generated extension may call the compiler's own memberwise initializer (Swift book,
  /// Memberwise Initializers for Structure Types).
  var seesMemberwiseInit: Bool {
    !hasOwnInitializer
      && type.storedProperties.filter(\.isInMemberwiseInit)
        .allSatisfy { $0.access.isVisibleInOtherFiles }
  }
}

extension Property {
  /// Whether the compiler's own memberwise initializer has a parameter for it.
  var isInMemberwiseInit: Bool { isStored && !(isLet && initialValue != nil) }
}
