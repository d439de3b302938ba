import Foundation

/// Reads cases from standard input, and writes the result of each case to standard output. All programs use this main
/// file.
@main struct Main {
  static func main() throws {
    let input = FileHandle.standardInput.readDataToEndOfFile()
    let cases = try JSONSerialization.jsonObject(with: input) as? [[String: Any]] ?? []
    let results = cases.map { item -> [String: Any] in
      do {
        let data =
          try (item["text"] as? String).map { Data($0.utf8) }
          ?? JSONSerialization.data(
            withJSONObject: item["json"] ?? NSNull(), options: .fragmentsAllowed)
        let output = try roundTrip(data)
        return ["json": try JSONSerialization.jsonObject(with: output, options: .fragmentsAllowed)]
      } catch {
        return ["error": String(describing: error)]
      }
    }
    FileHandle.standardOutput.write(try JSONSerialization.data(withJSONObject: results))
  }
}
