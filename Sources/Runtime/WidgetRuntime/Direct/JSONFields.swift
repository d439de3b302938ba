// Functions with which generated code reads the fields of an object one by one. They are not inlined, so that generated
// code compiles faster. For the same reason, an error is stored until the object ends, so that generated code throws at
// only one place.

extension WidgetCoding.JSONReader {
  /// Opens an object.
  ///
  /// - Parameters:
  ///   - keys: The keys of the fields.
  ///   - tag: The key of the object's name, which has been read and is skipped.
  ///   - isKept: Whether skipped members of the object are read later.
  public mutating func fields(
    _ keys: WidgetCoding.JSONKeys, skipping tag: StaticString? = nil, isKept: Bool = false
  ) -> WidgetCoding.JSONObject {
    let start = offset
    guard let tag, isTagged(tag) else {
      // If a decoder is read instead of bytes, `byte` is 0.
      guard byte == UInt8(ascii: "{"), depth < Self.maximumDepth else {
        return unusualObject(keys, isKept)
      }
      depth &+= 1
      offset &+= 1
      return WidgetCoding.JSONObject(start: start, keys: keys, isKept: isKept)
    }
    depth &+= 1
    guard tagged.comma < 0 else {
      offset &+= 1
      return WidgetCoding.JSONObject(
        start: start, keys: keys, tag: (tagged.comma, tagged.end), isKept: isKept)
    }
    offset = tagged.end
    return WidgetCoding.JSONObject(start: start, keys: keys, isEmpty: false, isKept: isKept)
  }

  /// Opens the container of a decoder. Without a decoder, returns an object that failed because the value is not an
  /// object or is nested too deeply.
  @inline(never)
  private mutating func unusualObject(_ keys: WidgetCoding.JSONKeys, _ isKept: Bool)
    -> WidgetCoding.JSONObject
  {
    var object = WidgetCoding.JSONObject(start: offset, keys: keys, isKept: isKept)
    do {
      if session.isOfDecoder { try openContainer(&object) } else { _ = try self.object() }
    } catch {
      fail(error, &object)
    }
    return object
  }

  /// Opens the decoder's container for an object.
  func openContainer(_ object: inout WidgetCoding.JSONObject) throws {
    try session.openContainer()
    object.isDecoded = true
  }

  /// Whether the last tag that was read is the tag of this object, under the given key.
  @inline(__always)
  private func isTagged(_ tag: StaticString) -> Bool {
    offset == tagged.start && depth < Self.maximumDepth && tagged.key.equals(JSONBytes(tag))
  }

  /// Returns the error for an object that could not be read, or that has no value for a required key.
  public func failure(of object: WidgetCoding.JSONObject) -> any Swift.Error {
    if object.isDecoded { return session.failureOfDecoder() }
    if object.isFailed, let failure = session.failure { return failure }
    let missing = object.keys.first { $0.presence == .required && !object.has(UInt64($0.number)) }
    return JSONFault(.missing(missing?.key.text ?? ""), at: object.start)
  }

  /// Stores an error until the object ends.
  @usableFromInline
  @inline(never)
  mutating func fail(_ error: any Swift.Error, _ object: inout WidgetCoding.JSONObject) {
    session.failure = error
    object.isFailed = true
    object.place = .max
    object.quotedKeys = JSONQuotedKeys()
  }
}

// Functions for scalars are compiled once, unlike generic functions, which each module specializes. `Codable`'s
// containers also have dedicated functions for scalars, which are faster.

extension WidgetCoding.JSONReader {
  /// Reads the value of a field, or returns nil after an error.
  @inline(never)
  public mutating func read(_ type: String.Type, in object: inout WidgetCoding.JSONObject)
    -> String?
  {
    do {
      return try object.isDecoded ? session.decode(type) : readText()
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field, or returns nil for `null` and after an error.
  @inline(never)
  public mutating func readIfPresent(_ type: String.Type, in object: inout WidgetCoding.JSONObject)
    -> String?
  {
    do {
      if object.isDecoded { return try session.decodeIfPresent(type) }
      return try readNull() ? nil : readText()
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field, or returns nil after an error.
  @inline(never)
  public mutating func read(_ type: Int.Type, in object: inout WidgetCoding.JSONObject) -> Int? {
    do {
      return try object.isDecoded ? session.decode(type) : readInteger(type)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field, or returns nil for `null` and after an error.
  @inline(never)
  public mutating func readIfPresent(_ type: Int.Type, in object: inout WidgetCoding.JSONObject)
    -> Int?
  {
    do {
      if object.isDecoded { return try session.decodeIfPresent(type) }
      return try readNull() ? nil : readInteger(type)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field, or returns nil after an error.
  @inline(never)
  public mutating func read(_ type: Double.Type, in object: inout WidgetCoding.JSONObject)
    -> Double?
  {
    do {
      return try object.isDecoded ? session.decode(type) : readDouble()
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field, or returns nil for `null` and after an error.
  @inline(never)
  public mutating func readIfPresent(_ type: Double.Type, in object: inout WidgetCoding.JSONObject)
    -> Double?
  {
    do {
      if object.isDecoded { return try session.decodeIfPresent(type) }
      return try readNull() ? nil : readDouble()
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field, or returns nil after an error.
  @inline(never)
  public mutating func read(_ type: Bool.Type, in object: inout WidgetCoding.JSONObject) -> Bool? {
    do {
      return try object.isDecoded ? session.decode(type) : readBool()
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field, or returns nil for `null` and after an error.
  @inline(never)
  public mutating func readIfPresent(_ type: Bool.Type, in object: inout WidgetCoding.JSONObject)
    -> Bool?
  {
    do {
      if object.isDecoded { return try session.decodeIfPresent(type) }
      return try readNull() ? nil : readBool()
    } catch {
      fail(error, &object)
    }
    return nil
  }
}

extension WidgetCoding.JSONReader {
  /// Reads the value of a field, or returns nil after an error.
  @inlinable
  @inline(never)
  public mutating func read<Value: WidgetCoding.JSONReadable>(
    _ type: Value.Type, in object: inout WidgetCoding.JSONObject
  ) -> Value? {
    do {
      return try object.isDecoded ? session.decode(type) : Value(from: &self)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field of any type, or returns nil after an error.
  @inlinable
  @inline(never)
  public mutating func read<Value: Decodable>(
    _ type: Value.Type, in object: inout WidgetCoding.JSONObject
  ) -> Value? {
    do {
      return try object.isDecoded ? session.decode(type) : read(type)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field, or returns nil for `null` and after an error.
  @inlinable
  @inline(never)
  public mutating func readIfPresent<Value: WidgetCoding.JSONReadable>(
    _ type: Value.Type, in object: inout WidgetCoding.JSONObject
  ) -> Value? {
    do {
      if object.isDecoded { return try session.decodeIfPresent(type) }
      return try readNull() ? nil : Value(from: &self)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads the value of a field of any type, or returns nil for `null` and after an error.
  @inlinable
  @inline(never)
  public mutating func readIfPresent<Value: Decodable>(
    _ type: Value.Type, in object: inout WidgetCoding.JSONObject
  ) -> Value? {
    do {
      return try object.isDecoded ? session.decodeIfPresent(type) : readIfPresent(type)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads a field that is an array of a family's values, or returns nil after an error.
  @inlinable
  @inline(never)
  public mutating func read<Box: WidgetBox & WidgetCoding.JSONReadable>(
    listOf box: Box.Type, in object: inout WidgetCoding.JSONObject
  ) -> [Box.Family]? {
    do {
      return try object.isDecoded ? session.decode(listOf: box) : read(listOf: box)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads a field that is an array of a family's values, or returns nil after an error. This overload is for families
  /// whose modules were not generated with `--direct-json`.
  public mutating func read<Box: WidgetBox>(
    listOf box: Box.Type, in object: inout WidgetCoding.JSONObject
  ) -> [Box.Family]? {
    do {
      return try object.isDecoded ? session.decode(listOf: box) : read(listOf: box)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads a field that is an array of a family's values, or returns nil for `null` and after an error. This overload
  /// is for families whose modules were not generated with `--direct-json`.
  public mutating func readIfPresent<Box: WidgetBox>(
    listOf box: Box.Type, in object: inout WidgetCoding.JSONObject
  ) -> [Box.Family]? {
    do {
      return try object.isDecoded
        ? session.decodeIfPresent(listOf: box) : readIfPresent(listOf: box)
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// Reads a field that is an array of a family's values, or returns nil for `null` and after an error.
  @inlinable
  @inline(never)
  public mutating func readIfPresent<Box: WidgetBox & WidgetCoding.JSONReadable>(
    listOf box: Box.Type, in object: inout WidgetCoding.JSONObject
  ) -> [Box.Family]? {
    do {
      return try object.isDecoded
        ? session.decodeIfPresent(listOf: box) : readIfPresent(listOf: box)
    } catch {
      fail(error, &object)
    }
    return nil
  }
}
