import Beagle

struct Card: Widget {
  // widgetgen: unknown = Text
  var icon: ServerDrivenComponent?
  // widgetgen: unknown = UnknownComponent
  var image: ServerDrivenComponent?
}
