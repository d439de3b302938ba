// References to the modules of a session. They do not retain the modules, because retaining and releasing them for each value
// takes a twentieth of the time for a small screen.
//
// All unsafe code for modules is in this file. A session keeps its registry and its own modules until the session itself is
// released, the modules keep their types, and a reader keeps its session.

/// A reference to the modules of a family.
#if compiler(>=6.2)
  @safe
#endif
@frozen
@usableFromInline
struct JSONModulesReference {
  /// The family's type. `modules` is a `JSONModules` of this type.
  @usableFromInline let family: ObjectIdentifier
  @usableFromInline let modules: Unmanaged<AnyObject>

  @inlinable
  init<Family>(_ modules: JSONModules<Family>) {
    family = ObjectIdentifier(Family.self)
    #if compiler(>=6.2)
      unsafe self.modules = .passUnretained(modules)
    #else
      self.modules = .passUnretained(modules)
    #endif
  }

  /// Whether the modules add types to a family.
  @inlinable
  @inline(__always)
  func isOf<Family>(_ family: Family.Type) -> Bool { self.family == ObjectIdentifier(family) }

  /// Returns the type with a name, or nil if no type has it or if the modules are of another family.
  @inlinable
  @inline(__always)
  func type<Family>(
    for name: WidgetCoding.JSONName, in family: Family.Type
  ) -> JSONRegisteredTypeReference<Family>? {
    guard isOf(family) else { return nil }
    #if compiler(>=6.2)
      return unsafe modules._withUnsafeGuaranteedRef {
        unsafe unsafeDowncast($0, to: JSONModules<Family>.self).type(for: name)
      }
    #else
      return modules._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: JSONModules<Family>.self).type(for: name)
      }
    #endif
  }
}

/// A reference to a type that a module adds to a family.
#if compiler(>=6.2)
  @safe
#endif
@frozen
@usableFromInline
struct JSONRegisteredTypeReference<Family>: Sendable {
  @usableFromInline let type: Unmanaged<JSONRegisteredType<Family>>

  init(_ type: JSONRegisteredType<Family>) {
    #if compiler(>=6.2)
      unsafe self.type = .passUnretained(type)
    #else
      self.type = .passUnretained(type)
    #endif
  }

  /// Reads a value. The reader is at the value's object.
  @inlinable
  @inline(__always)
  func read(_ name: WidgetCoding.JSONName, _ json: inout WidgetCoding.JSONReader) throws -> Family {
    #if compiler(>=6.2)
      return try unsafe type._withUnsafeGuaranteedRef { try $0.read(name, &json) }
    #else
      return try type._withUnsafeGuaranteedRef { try $0.read(name, &json) }
    #endif
  }
}

extension JSONSession {
  /// The modules of families that have occurred in the document. Exclusive access is not checked, because the check takes
  /// 4 % of the time for a small screen. No access calls code that accesses them.
  @inlinable
  @inline(__always)
  var knownModules: [JSONModulesReference] {
    #if compiler(>=6.2)
      unsafe modules
    #else
      modules
    #endif
  }

  /// Stores a reference to modules that the registry or `ownedModules` retains.
  @usableFromInline
  func remember(_ reference: JSONModulesReference) {
    #if compiler(>=6.2)
      unsafe self.modules.append(reference)
    #else
      self.modules.append(reference)
    #endif
  }
}
