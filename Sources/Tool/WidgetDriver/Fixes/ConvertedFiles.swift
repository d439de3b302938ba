import WidgetGenerator
import WidgetPlan
import WidgetSource

/// `--prefer`: the files whose annotations are converted to attributes or comments.
struct ConvertedFiles {
  /// The contents of the files that change, by path.
  private(set) var texts: [String: [UInt8]] = [:]
  /// The number of converted annotations.
  private(set) var count = 0
  /// A line for each annotation that is kept, with its position, and for each file that is left unchanged.
  private(set) var kept: [String] = []

  /// Converts the sources of a project. Files with syntax errors are left unchanged.
  init(_ sources: [ScannedFile], to spelling: AnnotationConversion.Spelling) {
    for source in sources {
      let conversion = AnnotationConversion(source.parsed, to: spelling)
      if source.diagnostics.hasErrors {
        if conversion.count > 0 || !conversion.kept.isEmpty {
          kept.append(
            "\(source.source.path): nothing is converted: correct the errors in this file first")
        }
        continue
      }
      count += conversion.count
      if conversion.count > 0 { texts[source.source.path] = conversion.bytes }
      let lines = LineTable(source.source)
      kept += conversion.kept.map { kept in
        let place = lines.position(at: kept.range.start)
        return "\(source.source.path):\(place.line):\(place.column): "
          + "'\(source.source.text(kept.range))' is not converted: \(kept.reason)"
      }
    }
  }
}
