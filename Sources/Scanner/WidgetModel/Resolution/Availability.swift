import WidgetSource
package import WidgetSyntax

/// The platforms and language versions for which a declaration is available, as its `@available` attributes declare.
///
/// For example: iOS 17 and macOS 14 for `@available(iOS 17, macOS 14, *)`.
package struct Availability: Equatable, Sendable {
  /// The first version of a platform on which a declaration is available.
  package struct Introduction: Equatable, Sendable {
    /// The platform's name as in `#available`: `iOS`.
    package var platform: String
    /// The version as written: `17`, `12.3`.
    package var version: String

    package init(platform: String, version: String) {
      self.platform = platform
      self.version = version
    }
  }

  /// At most one introduction for each platform. A platform without an introduction requires no version.
  package private(set) var introductions: [Introduction] = []
  /// The conditions of `#if` that must all be true: `!os(tvOS)`, `swift(>=6.0)`.
  package private(set) var conditions: [String] = []
  /// Whether no code can use the declaration.
  package private(set) var isNever = false
  /// The first attribute that no condition in Swift can check, because its effect depends on compiler flags. Nil if
  /// there isn't one.
  package private(set) var unchecked: String?

  /// The availability of a declaration that can be used everywhere.
  package static let always = Availability()

  private init() {}

  /// - Parameter attributes: the texts of `@available` attributes, which all apply.
  package init(_ attributes: [String]) {
    let parsed = attributes.map { (text: $0, parts: $0.availabilityParts) }
    let named = Set(parsed.compactMap { $0.parts.first.map(Self.platform) })
    for (text, parts) in parsed { add(parts, named, text) }
    if !named.contains("visionOS") { addVisionOS() }
  }

  /// The arguments of `#available` that check all versions, or nil if there is nothing to check.
  package var check: String? {
    if introductions.isEmpty { return nil }
    return (introductions.map { "\($0.platform) \($0.version)" } + ["*"]).joined(separator: ", ")
  }

  /// Returns the `#if` condition under which a declaration is compiled and can be used, or nil if there isn't one.
  ///
  /// - Parameter condition: the condition under which the declaration is compiled.
  package func joined(to condition: String?) -> String? {
    conditions.reversed().filter { $0 != condition }.reduce(condition) { joined, next in
      joined.map { CompilationCondition.both(next, $0) } ?? next
    }
  }

  /// Returns the requirements that another availability does not already include.
  package func beyond(_ outer: Availability) -> Availability {
    var result = self
    result.introductions.removeAll { introduction in
      outer.introductions.contains {
        $0.platform == introduction.platform && !$0.version.precedes(introduction.version)
      }
    }
    result.conditions.removeAll(where: outer.conditions.contains)
    if result.unchecked == outer.unchecked { result.unchecked = nil }
    return result
  }

  /// Returns the requirements of both availabilities.
  package func and(_ other: Availability) -> Availability {
    var result = self
    for introduction in other.introductions { result.add(introduction) }
    result.conditions += other.conditions.filter { !conditions.contains($0) }
    result.isNever = isNever || other.isNever
    result.unchecked = unchecked ?? other.unchecked
    return result
  }

  // MARK: - Parsing

  /// - Parameter named: the first platform of each of the declaration's attributes.
  private mutating func add(_ parts: [String], _ named: Set<String>, _ text: String) {
    guard let first = parts.first else { return }
    let isLong = parts.dropFirst().contains { $0 != "*" && Self.isDetail($0) }
    guard isLong else {
      for part in parts { addVersion(of: part) }
      return
    }
    if first == "*" {
      isNever = isNever || parts.contains("unavailable")
      return
    }
    let introduced = parts.detail("introduced")
    let obsoleted = parts.detail("obsoleted")
    if first == "swift" {
      addLanguage(introduced, obsoleted: obsoleted, isUnavailable: parts.contains("unavailable"))
      return
    }
    if parts.contains("unavailable") {
      exclude(Self.platform(first), named, text)
    } else if let introduced {
      add(Introduction(platform: Self.platform(first), version: introduced))
    }
    if obsoleted != nil { unchecked = unchecked ?? text }
  }

  /// Whether an argument belongs to the attribute's long form, such as `introduced: 17` or `unavailable`. Other
  /// arguments are platforms, with or without versions.
  private static func isDetail(_ part: String) -> Bool {
    ["unavailable", "deprecated", "noasync"].contains(part) || part.unicodeScalars.contains(":")
  }

  /// Adds the requirement of an argument with a version: `iOS 17` or `swift 6.0`.
  private mutating func addVersion(of part: String) {
    let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 2, words[0] != "_PackageDescription" else { return }
    if words[0] == "swift" {
      addLanguage(words[1], obsoleted: nil, isUnavailable: false)
    } else {
      add(Introduction(platform: Self.platform(words[0]), version: words[1]))
    }
  }

  private mutating func addLanguage(
    _ introduced: String?, obsoleted: String?, isUnavailable: Bool
  ) {
    // With every supported compiler, a declaration that was obsoleted before Swift 6 is unavailable.
    if isUnavailable || obsoleted.map({ $0.precedes("6") }) ?? false {
      isNever = true
      return
    }
    if let introduced { conditions.append("swift(>=\(introduced))") }
    if let obsoleted { conditions.append("swift(<\(obsoleted))") }
  }

  /// Adds an introduction. If the platform already has one, the later version applies.
  private mutating func add(_ introduction: Introduction) {
    guard let index = introductions.firstIndex(where: { $0.platform == introduction.platform })
    else {
      introductions.append(introduction)
      return
    }
    if introductions[index].version.precedes(introduction.version) {
      introductions[index] = introduction
    }
  }

  /// Adds the version of visionOS that corresponds to the version of iOS, unless there already is a version of
  /// visionOS.
  private mutating func addVisionOS() {
    guard !introductions.contains(where: { $0.platform == "visionOS" }),
      let iOS = introductions.first(where: { $0.platform == "iOS" }),
      let version = VisionOSVersion.corresponding(toIOS: iOS.version)
    else { return }
    introductions.append(Introduction(platform: "visionOS", version: version))
  }

  /// Excludes a platform. Mac Catalyst and visionOS follow iOS unless an attribute names them.
  private mutating func exclude(_ platform: String, _ named: Set<String>, _ text: String) {
    switch platform {
    case "iOS":
      let isOnCatalyst = named.contains("macCatalyst")
      conditions.append(isOnCatalyst ? "(!os(iOS) || targetEnvironment(macCatalyst))" : "!os(iOS)")
      if !named.contains("visionOS") { conditions.append("!os(visionOS)") }
    case "macOS", "tvOS", "watchOS", "visionOS": conditions.append("!os(\(platform))")
    case "macCatalyst": conditions.append("!targetEnvironment(macCatalyst)")
    default: unchecked = unchecked ?? text
    }
  }

  /// Returns the current name of a platform: `macOS` for `OSX`.
  private static func platform(_ name: String) -> String {
    let first = name.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? name
    return first.hasPrefix("OSX") ? "macOS" + first.dropFirst(3) : first
  }
}

extension Model {
  /// Returns the `@available` attributes of a type and its enclosing types, from the inside out. The type's extensions
  /// must repeat these attributes. If several attributes name a platform, the latest version applies.
  package func availabilityAttributes(of id: DeclarationID) -> [String] {
    var found: [String] = []
    let file = files[id.file]
    for around in enclosingDeclarations(of: id) {
      let declaration = declaration(around)
      for text in file.availability(declaration.attributes) where !found.contains(text) {
        found.append(text)
      }
      if declaration.kind == .extension, around != id,
        let extended = extended(by: around).first
      {
        found += availabilityAttributes(of: extended).filter { !found.contains($0) }
      }
    }
    return found
  }

  /// Returns the availability of a type.
  package func availability(of id: DeclarationID) -> Availability {
    let attributes = availabilityAttributes(of: id)
    return attributes.isEmpty ? .always : Availability(attributes)
  }

  /// Whether a type is unavailable everywhere.
  package func isUnavailable(_ id: DeclarationID) -> Bool { availability(of: id).isNever }
}

extension ParsedFile {
  /// Returns the texts of the `@available` attributes in a list of attributes.
  func availability(_ attributes: Sublist<Attribute>) -> [String] {
    self[attributes].filter { text($0.name) == "available" }.map { text($0.range) }
  }
}

extension String {
  /// The arguments of an `@available` attribute.
  fileprivate var availabilityParts: [String] {
    guard let open = firstIndex(of: "("), let close = lastIndex(of: ")") else { return [] }
    return self[index(after: open)..<close].parts(separatedBy: ",")
  }

  /// Whether the text is an `@available` attribute that requires a version or excludes a platform, and does not only
  /// deprecate the declaration.
  package var restrictsAvailability: Bool {
    let parts = availabilityParts
    guard let first = parts.first else { return false }
    if first.contains(where: \.isNumber) { return true }
    return parts.contains {
      $0 == "unavailable" || $0.hasPrefix("introduced") || $0.hasPrefix("obsoleted")
    }
  }

  /// Whether a version such as `12.3` is earlier than another version.
  package func precedes(_ other: String) -> Bool {
    func numbers(_ version: String) -> [Int] {
      let parts = version.split(separator: ".").map { Int($0) ?? 0 }
      return parts + Array(repeating: 0, count: max(0, 4 - parts.count))
    }
    return numbers(self).lexicographicallyPrecedes(numbers(other))
  }
}

extension [String] {
  /// Returns the value after a label: `17` for `introduced: 17`. Returns nil if the label is missing.
  fileprivate func detail(_ label: String) -> String? {
    for part in self {
      let words = part.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      if words.count == 2, words[0] == label { return words[1] }
    }
    return nil
  }
}
