import Foundation
import SourceryContext
import Testing
import WidgetSource
import WidgetSyntax

/// Tests the JSON that passes the context to templates in Swift.
@Suite struct ContextExportTests {
  private func export(
    _ text: String, arguments: [String: String] = [:]
  ) throws -> [String: Any] {
    let files = [parse(SourceFile(path: "A.swift", text: text))]
    let json = sourceryContextJSON(of: files, dependencies: [], arguments: arguments)
    return try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func types() throws {
    let context = try export(
      """
      protocol P {}
      /// Left out.

      /// A box.
      //: left out
      // sourcery: kind = "small", flag
      final class A: B, P { class Inner {} }
      /// Left out, as in Sourcery.

      class B {}
      """)
    let types = try #require(context["types"] as? [[String: Any]])
    #expect(types.compactMap { $0["name"] as? String } == ["A", "A.Inner", "B", "P"])
    let type = types[0]
    #expect(type["kind"] as? String == "class" && type["isFinal"] as? Bool == true)
    #expect(type["documentation"] as? [String] == ["A box."])
    #expect(type["annotations"] as? NSDictionary == ["kind": "small", "flag": true])
    #expect(type["supertype"] as? NSDictionary == ["type": 2])
    #expect(type["implements"] as? NSDictionary == ["P": ["type": 3]])
    #expect(type["based"] as? [String: String] == ["B": "B", "P": "P"])
    #expect(type["containedTypes"] as? NSArray == [["type": 1]])
    #expect(types[1]["parent"] as? NSDictionary == ["type": 0])
    // Members whose value is false, empty or nil are omitted.
    #expect(
      types[2]["isFinal"] == nil && types[2]["annotations"] == nil && types[2]["parent"] == nil
        && types[2]["documentation"] == nil)
  }

  /// The JSON contains each variable once, even if several types list it.
  @Test func members() throws {
    let context = try export("class A { var a: [Int?]? = nil }\nclass B: A { var b = 1 }")
    let types = try #require(context["types"] as? [[String: Any]])
    let members = try #require(context["members"] as? [[String: Any]])
    #expect(members.compactMap { $0["name"] as? String } == ["a", "b"])
    #expect(types[0]["variables"] as? NSArray == [["member": 0]])
    #expect(types[1]["allVariables"] as? NSArray == [["member": 1], ["member": 0]])
    let typeNames = try #require(context["typeNames"] as? [[String: Any]])
    func typeName(_ reference: Any?) throws -> [String: Any] {
      let index = try #require((reference as? [String: Any])?["typeName"] as? Int)
      return typeNames[index]
    }
    let name = try typeName(members[0]["typeName"])
    #expect(name["name"] as? String == "[Int?]?" && name["isOptional"] as? Bool == true)
    let array = try #require(name["array"] as? [String: Any])
    let element = try typeName(array["elementTypeName"])
    #expect(element["unwrappedTypeName"] as? String == "Int")
    #expect(members[1]["definedInType"] as? NSDictionary == ["type": 1])
    // Each distinct type name is in the list once: the types of both variables and of their parts, and both classes.
    let names = typeNames.compactMap { $0["name"] as? String }
    #expect(names.sorted() == ["A", "B", "Int", "Int?", "[Int?]?"])
  }

  @Test func argumentsAndFunctions() throws {
    let context = try export(
      "func f(_ a: Int) throws {}", arguments: ["import": "[UIKit, Core]", "count": "2"])
    #expect(context["argument"] as? NSDictionary == ["import": ["UIKit", "Core"], "count": 2])
    let members = try #require(context["members"] as? [[String: Any]])
    #expect(context["functions"] as? NSArray == [["member": 0]])
    #expect(members[0]["selectorName"] as? String == "f(_:)")
    #expect(members[0]["throws"] as? Bool == true)
  }
}
