import WidgetModel
import WidgetSyntax

extension TypePlanner {
  /// The wrapped properties that only the synthesized memberwise initializer can initialize. They have no initial
  /// value, and their storage `_name` is private.
  ///
  /// For example: `@AutoCodable var child: any ServerDrivenComponent`.
  var unreachableStorage: [Property] {
    guard type.kind == .struct, initOutput == .file || codingOutput == .file else { return [] }
    return properties.filter { property in
      guard property.isInitialized, property.initialValue == nil,
        !(property.type?.text.hasSuffix("?") ?? false),
        let wrapper = PropertyWrapper(on: property, context), !wrapper.makesItself
      else { return false }
      // An undeclared attribute may be a macro, so the property counts only if the synthesized initializer can set it.
      return wrapper.isKnown || seesMemberwiseInit
    }
  }

  /// The properties that are visible in other files but cannot be set there: `public private(set) var`. The synthesized
  /// memberwise initializer sets them.
  var privatelySet: [Property] {
    guard type.kind == .struct else { return [] }
    return properties.filter {
      $0.isInitialized && $0.access.isVisibleInOtherFiles
        && !$0.setterAccess.isVisibleInOtherFiles
    }
  }

  /// Whether generated code passes all values to the synthesized memberwise initializer.
  var delegates: Bool {
    !unreachableStorage.isEmpty || seesMemberwiseInit && !privatelySet.isEmpty
  }

  /// Whether generated code may call the synthesized memberwise initializer (Swift book, Memberwise Initializers for
  /// Structure Types).
  var seesMemberwiseInit: Bool {
    !hasOwnInitializer
      && type.storedProperties.filter(\.isInMemberwiseInit)
        .allSatisfy { $0.access.isVisibleInOtherFiles }
  }
}

extension Property {
  /// Whether the synthesized memberwise initializer has a parameter for the property.
  var isInMemberwiseInit: Bool { isStored && !(isLet && initialValue != nil) }
}
