import Beagle

struct Screen: ServerDrivenComponent {
  // widgetgen: unknown = Text()
  // expected-error 17-32: 'Text()' is not a type of 'ServerDrivenComponent', and cannot be the fallback for unrecognized names; write 'throw', 'skip', 'keep' or the name of such a type [unknown-fallback]
  var children: [ServerDrivenComponent]
  // A type of Beagle.
  // widgetgen: unknown = Beagle.Text
  var others: [ServerDrivenComponent]
}
