import WidgetModel
import WidgetSource
import WidgetSyntax

/// A key of hand-written coding that may be a mistake.
package struct SuspiciousKey: Sendable {
  package let type: String
  package let path: String
  package let line: Int
  /// The suspicion: `the key 'b' is decoded into 'a' and 'b'`.
  package let message: String
}

extension Candidate {
  /// Returns the keys of `CodingKeys` that no code uses, that several properties are decoded from, and that are coded in
  /// only one direction although both are written by hand. Each case of an enum may code other keys, so the keys of an
  /// enum are only checked for being used.
  func suspiciousKeys(in model: Model) -> [SuspiciousKey] {
    guard members.hasCoding, let keys = try? KeyEnum.find(in: type, model) else { return [] }
    let enumFile = model.files[keys.id.file]
    let cases = model.declaration(keys.id).cases.map { (enumFile.text($0.name).bareName, $0.name) }
    func suspicion(_ message: String, at range: SourceRange) -> SuspiciousKey {
      SuspiciousKey(
        type: type.name, path: enumFile.source.path,
        line: LineTable(enumFile.source).line(at: range.start), message: message)
    }
    let decoded = names(in: members.decoding, model)
    let encoded = names(in: members.encoding, model)
    let isWhole = !members.decoding.isEmpty && !members.encoding.isEmpty
    let used = decoded.union(encoded).union(isWhole ? namesInOtherMembers(of: keys, model) : [])
    var found: [SuspiciousKey] = []
    for (name, range) in cases where isWhole {
      if !used.contains(name) {
        found.append(suspicion("no code uses the key '\(name)'", at: range))
      } else if type.kind == .enum {
        continue
      } else if decoded.contains(name), !encoded.contains(name) {
        found.append(suspicion("the key '\(name)' is decoded, but not encoded", at: range))
      } else if encoded.contains(name), !decoded.contains(name) {
        found.append(suspicion("the key '\(name)' is encoded, but not decoded", at: range))
      }
    }
    for (key, properties) in propertiesByKey(keys, model) where properties.count > 1 {
      let range = cases.first { keys.keys[$0.0] == key }?.1 ?? type.range
      let names = properties.map { "'\($0)'" }.joined(separator: " and ")
      found.append(suspicion("the key '\(key)' is decoded into \(names)", at: range))
    }
    return found
  }

  /// Returns the names after a dot in the bodies of members, which include the names of their keys.
  private func names(in members: [HandWrittenMember], _ model: Model) -> Set<String> {
    Set(members.flatMap { model.files[$0.owner.file].namesAfterDots(in: $0.body) })
  }

  /// Returns the names after a dot in the bodies of the type and its extensions, except for the enum of keys.
  private func namesInOtherMembers(of keys: KeyEnum, _ model: Model) -> Set<String> {
    let declared = model.declaration(keys.id).range
    return Set(
      ([type.id] + type.extensions).flatMap { owner in
        let file = model.files[owner.file]
        let body = model.declaration(owner).body
        guard owner == keys.owner else { return file.namesAfterDots(in: body) }
        return file.namesAfterDots(in: SourceRange(start: body.start, end: declared.start))
          + file.namesAfterDots(in: SourceRange(start: declared.end, end: body.end))
      })
  }

  private func propertiesByKey(
    _ keys: KeyEnum, _ model: Model
  ) -> [(key: String, properties: [String])] {
    guard members.decoding.count == 1, let member = members.decoding.first else { return [] }
    let file = model.files[member.owner.file]
    let reader = DecodingReader(
      member.statements, keys: CodedKeys(keys: keys.keys),
      decoder: member.parameterName(in: file))
    let named = reader.facts.compactMap { name, fact in fact.place.key.map { ($0, name) } }
    return Dictionary(grouping: named, by: \.0)
      .map { (key: $0.key, properties: $0.value.map(\.1).sorted()) }.sorted { $0.key < $1.key }
  }
}

extension ParsedFile {
  fileprivate func namesAfterDots(in range: SourceRange) -> [String] {
    let tokens = tokens(in: range)
    return zip(tokens, tokens.dropFirst()).compactMap { dot, name in
      dot.kind == .period && name.kind == .identifier ? text(name.range).bareName : nil
    }
  }
}
