import Foundation
import Testing
import WidgetRuntime

/// Tests documents that arrive in pieces.
@Suite struct DirectPiecesTests {
  private static let document = Array(
    #"{"ключ": ["a\u00e9\n", "bü€😀", -12.5e1, true, null], "b": {}}"#.utf8)

  private func value(_ pieces: some Collection<some Collection<UInt8>>) throws -> JSONValue {
    try WidgetJSONDecoder().decode(JSONValue.self, fromPieces: pieces)
  }

  /// Cuts the document at each byte, also in keys, escapes, characters, numbers and literals.
  @Test func piecesCanEndAnywhere() throws {
    let bytes = Self.document
    let expected = try WidgetJSONDecoder().decode(JSONValue.self, from: bytes)
    for first in bytes.indices {
      #expect(try value([bytes[..<first], bytes[first...]]) == expected)
      #expect(try value([bytes[..<first], [], bytes[first...], []]) == expected)
    }
    #expect(try value(bytes.map { [$0] }) == expected)
    #expect(try value([bytes]) == expected)
    #expect(try value([[], bytes, []]) == expected)
  }

  @Test func piecesOfEachTypeAreDecoded() throws {
    let bytes = Self.document
    let expected = try WidgetJSONDecoder().decode(JSONValue.self, from: bytes)
    #expect(try value([Data(bytes[..<9]), Data(bytes[9...])]) == expected)
    // Bytes that are not contiguous, in one piece and in two.
    #expect(try value([bytes.lazy.map { $0 }]) == expected)
    #expect(try value([bytes[..<9].lazy.map { $0 }, bytes[9...].lazy.map { $0 }]) == expected)
  }

  @Test func otherEncodingsAreDecoded() throws {
    let text = #"{"k": "ж"}"#
    for encoding in [String.Encoding.utf16, .utf16BigEndian, .utf32LittleEndian] {
      let data = try #require(text.data(using: encoding))
      #expect(try value(data.map { [$0] }) == ["k": "ж"])
    }
    #expect(try value([[0xEF], [0xBB, 0xBF], Array("1".utf8)]) == 1)
  }

  /// The position of an error counts the bytes of all pieces.
  @Test(arguments: [
    [], [""], ["", ""], ["[1,", "\n x]"], ["[", "1,\n", " ", "x]"], ["[1", "] 2"],
  ])
  func errorsAreTheSame(_ pieces: [String]) {
    func error(_ decode: () throws -> [Int]) -> String? {
      do {
        _ = try decode()
        return nil
      } catch {
        return "\(error)"
      }
    }
    let decoder = WidgetJSONDecoder()
    let expected = error { try decoder.decode([Int].self, from: pieces.joined()) }
    #expect(expected != nil)
    #expect(error { try decoder.decode([Int].self, fromPieces: pieces.map(\.utf8)) } == expected)
  }
}
