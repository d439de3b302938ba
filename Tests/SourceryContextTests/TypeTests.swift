import Testing

@Suite struct TypeTests {
  private static let source = """
    import UIKit
    import struct Swift.Int
    protocol Marker {}
    public class Base {}
    // sourcery: skip, order = 2, name = "x", list = "[1, 2]", map = "{"k": "v"}", call = f(1, 2)
    // sourcery:ns:deep: key = v, other = 1.0
    // sourcery: off = false, whole = 1.0, text = " trimmed ", above = 1
    // sourcery: above = 2
    // sourcery: above = 3
    // sourcery: twice = "x", twice = "y", twice = "x", once = 1, once = 1, printed = ""text""
    @available(iOS 13, *)
    open class Outer<T>: Base, Marker where T: Equatable {
      struct Inner { enum Deep { case a } }
      private struct Hidden {}
      typealias ID = Int
    }
    // widgetgen: more
    public extension Outer { struct Added {} }
    enum Raw: String, Marker { case a }
    // sourcery: mock
    private typealias Both = Marker & Sendable
    enum Plain: Marker { case a(Int) }
    """

  @Test(arguments: [
    ("type.Outer", "kind", "class"), ("type.Outer", "accessLevel", "open"),
    ("type.Outer", "isGeneric", "true"), ("type.Outer", "supertype.name", "Base"),
    ("type.Outer", "annotations.order", "2"), ("type.Outer", "annotations.more", "1"),
    ("type.Outer", "annotations.name", "x"), ("type.Outer", "annotations.none", ""),
    ("type.Outer", "annotations.order|join:\",\"", "2"), ("type.Outer", "annotations.off", "false"),
    ("type.Outer", "annotations.ns.deep.key", "v"),
    ("type.Outer", "annotations.ns.deep.other", "1"),
    ("type.Outer", "annotations.whole", "1"), ("type.Outer", "annotations.text", "trimmed"),
    ("type.Outer", "annotations.above|join:\",\"", "3,2,1"),
    ("type.Outer", "annotations.list.1", "2"), ("type.Outer", "annotations.map.k", "v"),
    ("type.Outer", "annotations.call", "f(1, 2)"), ("type.Outer", "annotations.twice.count", "2"),
    ("type.Outer", "annotations.once", "1"), ("type.Outer", "annotations.printed", "\"text\""),
    ("type.Outer", "attributes.available.0", "@available(iOS 13, *)"),
    ("type.Outer", "implements.Marker.name", "Marker"),
    ("type.Outer", "inherits.Base.accessLevel", "public"), ("type.Outer", "based.Marker", "Marker"),
    ("type.Outer", "based.Other", ""), ("type.Outer", "modifiers.0.name", "open"),
    ("type.Outer", "genericRequirements.0.rightType.typeName.name", "Equatable"),
    ("type.Outer", "typealiases.ID.typeName", "Int"), ("type.Outer", "imports.0.path", "UIKit"),
    ("type.Outer", "imports.1", "struct Swift.Int"), ("type.Outer", "imports.1.kind", "struct"),
    ("type.Outer", "imports.1.moduleName", "Swift"), ("type.Outer", "allImports.count", "2"),
    ("type.Outer", "fileName", "Source.swift"), ("type.Outer", "path", "/Source.swift"),
    ("type.Outer", "directory", ""), ("type.Both", "kind", "protocolComposition"),
    ("type.Both", "annotations.mock", "1"), ("type.Both", "accessLevel", "private"),
    ("type.Both", "imports.count", "2"), ("type.Outer", "containedTypes.count", "3"),
    ("type.Outer", "containedType.Inner.name", "Outer.Inner"),
    ("type[\"Outer.Inner.Deep\"]", "localName", "Deep"),
    ("type[\"Outer.Inner.Deep\"]", "parent.name", "Outer.Inner"),
    ("type[\"Outer.Inner.Deep\"]", "parentTypes.last.name", "Outer"),
    ("type[\"Outer.Hidden\"]", "accessLevel", "private"),
    ("type[\"Outer.Added\"]", "accessLevel", "public"),
    ("type.Raw", "rawTypeName", "String"), ("type.Raw", "based.String", ""),
    ("type.Raw", "implements.Marker.name", "Marker"), ("type.Plain", "rawTypeName", ""),
    ("type.Plain", "hasAssociatedValues", "true"), ("type.Plain", "cases.0.name", "a"),
  ])
  func members(_ type: String, _ member: String, _ value: String) {
    checkTemplate(
      "{% set t %}{% endset %}{% for t in types.types %}{% if t.name == \(type).name %}"
        + "{{ t.\(member) }}{% endif %}{% endfor %}",
      over: Self.source, gives: value)
  }

  /// In Sourcery, the type of the variable `rawValue` is the raw type of an enum with an inheritance clause.
  @Test func rawValueVariables() {
    checkTemplate(
      """
      {% for t in types.enums %}{{ t.name }}:{{ t.rawTypeName }}:{{ t.rawType.kind }}:\
      {{ t.inheritedTypes|join:"," }}:{{ t.implements.Marker.name }} {% endfor %}
      """,
      over: """
        protocol Marker {}
        typealias Text = String
        enum A: Marker, Other { case a; var rawValue: Int { 0 } }
        enum B: Other { case a(Int) }
        extension B: Marker { var rawValue: Text { "" } }
        enum C: Int, Marker { case a; static var rawValue: String { "" } }
        enum D { case a; var rawValue: Int { 0 } }
        enum E: Marker { case a; struct Raw {}; var rawValue: Raw { Raw() } }
        enum F: Int, Marker {
          case a
          // sourcery:inline:F.Raw
          var rawValue: String { "" }
          // sourcery:end
        }
        """,
      gives: "A:Int::Marker,Other:Marker B:String::Other,Marker:Marker C:Int::Marker:Marker D:::: "
        + "E:E.Raw:struct:Marker:Marker F:Int::Marker:Marker ")
  }

  @Test func associatedTypesOfProtocols() {
    checkTemplate(
      """
      {% for a in type.P.associatedTypes|sortedValuesByKeys %}\
      {{ a.name }} {{ a.typeName }} {{ a.type.kind }} \
      {% for r in a.type.genericRequirements %}{{ r.leftType.name }}{{ r.relationshipSyntax }}\
      {{ r.rightType.typeName.name }}{% endfor %};{% endfor %}
      """,
      over: "protocol P: Q { associatedtype A: Sequence where A.Element == Int\n"
        + "associatedtype B = String }\nprotocol Q { associatedtype C }",
      gives: "A Sequence protocol A.Element==Int;B String  ;C Any unknown ;")
  }

  @Test func aCircleOfProtocolsEnds() {
    checkTemplate(
      "{% for t in types.implementing.A %}{{ t.name }} {% endfor %}",
      over: "protocol A: B {}\nprotocol B: A {}\nstruct S: B {}", gives: "A B S ")
  }
}
