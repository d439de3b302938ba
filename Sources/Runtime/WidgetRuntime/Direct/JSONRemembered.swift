/// The results of reading values of an untagged family inside each other.
///
/// If several options of a family read the same nested value, it is read once. Otherwise, the time to read values inside
/// each other would double at each level.
struct JSONRemembered {
  private struct Place: Hashable {
    let offset: Int
    let type: ObjectIdentifier
  }

  fileprivate enum Result {
    /// A value, and the offset of its end.
    case value(Any, end: Int)
    case failure(any Swift.Error)
  }

  private struct Report: Hashable {
    let offset: Int
    let kind: DroppedElement.Kind
  }

  private var results: [Place: Result] = [:]
  /// The values that were reported. Several options can read and report a value.
  private var reports: Set<Report> = []
  /// The number of values that are being read.
  private var open = 0

  /// Returns the result for a value, or nil if the value has not been read. In this case, it is now being read.
  fileprivate mutating func begin(_ type: Any.Type, at offset: Int) -> Result? {
    if open > 0, let result = results[Place(offset: offset, type: ObjectIdentifier(type))] {
      return result
    }
    open += 1
    return nil
  }

  /// Whether only one value is being read, which is not inside another one.
  fileprivate var isOutermost: Bool { open == 1 }

  /// Ends reading a value. The results inside a value that is not inside another one are not needed any more.
  fileprivate mutating func end(_ type: Any.Type, at offset: Int, _ result: Result) {
    open -= 1
    if open > 0 {
      results[Place(offset: offset, type: ObjectIdentifier(type))] = result
    } else {
      if !results.isEmpty { results = [:] }
      if !reports.isEmpty { reports = [] }
    }
  }

  /// Whether a dropped or replaced value has not been reported yet.
  mutating func isNew(_ kind: DroppedElement.Kind, at offset: Int) -> Bool {
    open == 0 || reports.insert(Report(offset: offset, kind: kind)).inserted
  }
}

extension WidgetCoding.JSONReader {
  /// Returns the value at the reader if it was read before, and moves past it. Throws the error if reading it failed.
  public mutating func remembered<Value>(_ type: Value.Type) throws -> Value? {
    switch begin(type) {
    case .value(let value, let end)?:
      offset = end
      return value as? Value
    case .failure(let error)?: throw error
    case nil: return nil
    }
  }

  /// Returns the value at the reader if it was read before, and moves past it. If reading it failed, returns the result
  /// of `unknown`.
  public mutating func remembered<Box: WidgetBox>(
    _ type: Box.Type, unknown: (any Swift.Error, inout WidgetCoding.JSONReader) throws -> Box.Family
  ) throws -> Box? {
    switch begin(type) {
    case .value(let value, let end)?:
      offset = end
      return value as? Box
    case .failure(let error)?: return Box(try replacing(error, with: unknown))
    case nil: return nil
    }
  }

  /// Reads a value that may be a replacement with a closure. The next time, returns the same value or throws the same
  /// error.
  ///
  /// - Parameter box: The box that decides how the value is replaced.
  public mutating func remembering<Box: WidgetBox>(
    _ box: Box.Type, _ read: (inout WidgetCoding.JSONReader) throws -> Box.Family
  ) throws -> Box.Family {
    let start = offset
    let type = JSONReplaced<Box>.self
    switch begin(type) {
    case .value(let value, let end)?:
      if let value = value as? Box {
        offset = end
        return value.value
      }
    case .failure(let error)?: throw error
    case nil: break
    }
    do {
      let value = try read(&self)
      session.remembered.end(type, at: start, .value(Box(value), end: offset))
      return value
    } catch {
      session.remembered.end(type, at: start, .failure(error))
      throw error
    }
  }

  private func begin(_ type: Any.Type) -> JSONRemembered.Result? {
    let result = session.remembered.begin(type, at: offset)
    if case nil = result, session.remembered.isOutermost {
      // Each option may skip nested values.
      var end = self
      try? end.skipForLater()
    }
    return result
  }

  /// Remembers the value that was read from a position to the current one.
  public func remember<Value>(_ value: Value, from start: WidgetCoding.JSONReader) {
    session.remembered.end(Value.self, at: start.offset, .value(value, end: offset))
  }

  /// Returns the error for a value that matches no type or case of an untagged family, and remembers the error.
  public func nothingMatches<Value>(
    _ family: String, _ failures: [(String, any Swift.Error)], remembering type: Value.Type
  ) -> any Swift.Error {
    let error = nothingMatches(family, failures)
    session.remembered.end(type, at: offset, .failure(error))
    return error
  }
}

/// Identifies a value that may have been replaced, unlike a value of the box itself.
private enum JSONReplaced<Box> {}
