import WidgetSource
import WidgetSyntax

/// The declarations and extensions of each type, by its dotted name. Declarations in inline blocks are generated and
/// are therefore excluded.
struct TypePlaces {
  struct Place {
    let file: Int
    let declaration: Declaration
  }

  private let files: [ParsedFile]
  private var places: [String: [Place]] = [:]

  /// - Parameter blocks: the inline blocks by the file's index.
  init(files: [ParsedFile], blocks: [Int: [InlineBlock]]) {
    self.files = files
    for (index, file) in files.enumerated() {
      let blocks = blocks[index] ?? []
      for declaration in file.declarations
      where blocks.isEmpty || !InlineBlock.isInside(blocks, declaration.range) {
        places[file.qualifiedName(of: declaration), default: []].append(
          Place(file: index, declaration: declaration))
      }
    }
  }

  var names: some Sequence<String> { places.keys.stablySorted() }

  func isDeclared(_ name: String) -> Bool { places[name] != nil }

  /// Returns the declarations of a type, or its first extension if the sources do not declare the type.
  func declarations(of name: String) -> [Place] {
    let all = places[name] ?? []
    let nominal = all.filter { $0.declaration.kind != .extension }
    return nominal.isEmpty ? Array(all.prefix(1)) : nominal
  }

  /// Returns the names of the types and extensions around a place, from the inside out.
  func namesAround(_ place: SourceRange, in file: Int) -> [String] {
    declarationsAround(place, in: file).map(files[file].qualifiedName)
  }

  /// Whether a place in a type is inside a function, an accessor or a closure.
  func isInBody(_ place: SourceRange, in file: Int) -> Bool {
    guard let type = declarationsAround(place, in: file).first else { return false }
    let before = SourceRange(start: type.body.start, end: place.start)
    return files[file].tokens(in: before).reduce(0) { depth, token in
      switch token.kind {
      case .leftBrace: depth + 1
      case .rightBrace: depth - 1
      default: depth
      }
    } > 0
  }

  /// Returns the types and extensions around a place, from the inside out.
  private func declarationsAround(_ place: SourceRange, in file: Int) -> [Declaration] {
    let file = files[file]
    var index = file.declarations.partitioningIndex { $0.range.start > place.start } - 1
    var found: [Declaration] = []
    while index >= 0 {
      let declaration = file.declarations[index]
      if declaration.body.start <= place.start, place.end <= declaration.body.end {
        found.append(declaration)
      }
      index = declaration.parent ?? -1
    }
    return found
  }
}

extension Array {
  /// Returns the index of the first element that satisfies a predicate, or `count` if there isn't one. All later
  /// elements must also satisfy the predicate.
  fileprivate func partitioningIndex(where belongsInSecond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
