"""The sources of the tested pages."""

HOSTILE = '''
/// What a screen is made of. <script>window.hacked = 1</script> <img src=x onerror="window.hacked = 2">
// widgetgen: family, tag = "type", unknown = skip
protocol Component: Codable {}

/// A *text* with `code`, **strong** words, a [link](https://example.com/a?b=1&c="2") and a
/// [bad one](javascript:window.hacked=3). </style></script><script>window.hacked = 4</script>
///
/// - Note: Short ones look best.
/// - Warning: "Quotes" & 'apostrophes' <b>stay</b>.
///
/// 1. First
/// 2. Second
///    - inner
///
/// ```json
/// {"type": "it's <b>&", "text": "</script><script>window.hacked = 5</script>"}
/// ```
// widgetgen: name = "it's <b>&", alias = "label"
struct Label: Component {
  /// The text: "quoted" <i>tags</i>.
  // widgetgen: alias = "caption"
  var text: String
  // widgetgen: key = "a'b<c>"
  var odd: String?
  var bold: Bool?
}

struct Column: Component {
  // widgetgen: lossy
  var children: [any Component] = []
  var mode: Mode = .light
  var child: Label?
}

enum Mode: String, Codable { case light, dark }

/// Contains itself.
struct Tree: Component {
  var name: String
  var nodes: [Tree]
  var data: Outside
}
'''

OLD = HOSTILE.replace('var odd: String?', 'var odd: Int?\n  var size: Int?').replace('  var bold: Bool?\n', '').replace(
    'struct Tree: Component', 'struct Leaf: Component').replace('case light, dark', 'case light, dark, dim')

PAYLOADS = {
    "home.json": '{"type": "column", "children": [{"type": "label", "caption": "a"}, {"type": "label", "text": "b"}]}',
    "cart/<b>.json": '{"type": "column", "children": [{"type": "label", "text": "c", "a\'b<c>": "d"}]}',
    "bad.json": '{"type": "column", "children": 1}',
}


SEARCHED = '''
// widgetgen: family
protocol Component: Codable {}
struct DiscardButton: Component { var title: String }
struct Cards: Component { var title: String }
struct CardList: Component { var title: String }
/// A button, which opens a page that nobody wrote a documentation for.
struct Button: Component { var card: String }
'''


def many(count):
    """Returns an app with a number of widgets, each with eight properties."""
    texts = ["/// A family of many.\n// widgetgen: family, tag = \"type\"\nprotocol Component: Codable {}\n"]
    for number in range(count):
        extra = "  var children: [any Component] = []\n" if number % 8 == 0 else ""
        texts.append(f'''
/// The widget of number {number}, which shows a text, and an image if there is one.
///
/// - Note: Use it `{number}` times.
struct Widget{number}: Component {{
  /// What is shown in the first line of the widget.
  // widgetgen: alias = "caption{number}"
  var title: String
  /// What is shown below, if there is room.
  var subtitle: String?
  var imageURL: String?
  /// In points.
  var size: Double = 12
  var isHidden: Bool = false
  var count: Int
  // widgetgen: invalid = nil
  var color: String?
{extra}}}
''')
    return "".join(texts)
