@_documentation(visibility: internal)
extension JSONWriter {
  /// Writes what a value encodes with the `encode(to:)` that its author wrote.
  @usableFromInline
  @inline(never)
  mutating func encode<Value: Encodable>(_ value: Value) throws {
    let encoder = encoder(isBeside: isJoining)
    try value.encode(to: encoder)
    if isJoining {
      isJoining = false
      isJoining = !put(members: encoder.result, of: encoder.values)
    } else if case .nothing = encoder.result, session.isWhole(at: output.count) {
      throw invalid(value, "Top-level \(Value.self) did not encode any values.")
    } else {
      put(encoder.result, of: encoder.values)
    }
    session.reuse(encoder.values)
  }

  /// An encoder of a value at the end of the document.
  ///
  /// - Parameter isBeside: whether it encodes members of the open object.
  func encoder(isBeside: Bool) -> JSONCodableEncoder {
    let path = JSONEncodingPath.written(session, offset: output.count, isBeside: isBeside)
    return JSONCodableEncoder(
      session.values(), at: path, depth: isBeside ? depth - 1 : depth)
  }

  /// Writes what has been encoded.
  private mutating func put(_ encoded: JSONEncoded, of values: JSONEncodedValues) {
    switch encoded {
    case .bytes(let range):
      output.put(values.writer.output.written.part(from: range.lowerBound, to: range.upperBound))
    case .object(let object):
      let scope = openObject()
      for (key, value) in object.members {
        self.key(key)
        put(value, of: values)
      }
      close(scope)
    case .array(let array):
      output.put(UInt8(ascii: "["))
      for (index, value) in array.elements.enumerated() {
        if index > 0 { output.put(UInt8(ascii: ",")) }
        put(value, of: values)
      }
      output.put(UInt8(ascii: "]"))
    case .other(let slot): put(slot.value, of: values)
    case .nothing: output.put(JSONBytes("{}"))
    }
  }

  /// Writes the members of what has been encoded into the open object; false if it is no object.
  mutating func put(members encoded: JSONEncoded, of values: JSONEncodedValues) -> Bool {
    switch encoded {
    case .object(let object):
      for (key, value) in object.members {
        if case .object = value {
          let scope = reopenObject(under: key)
          _ = put(members: value, of: values)
          close(scope)
        } else {
          self.key(key)
          put(value, of: values)
        }
      }
      return true
    case .nothing: return true
    case .other(let slot): return put(members: slot.value, of: values)
    case .bytes, .array: return false
    }
  }
}

extension JSONWritingSession {
  /// Memory for what the next encoder encodes.
  func values() -> JSONEncodedValues {
    spare.popLast() ?? JSONEncodedValues(userInfo: userInfo)
  }

  /// Keeps such memory for the next encoder.
  func reuse(_ values: JSONEncodedValues) {
    values.removeAll()
    spare.append(values)
  }
}
