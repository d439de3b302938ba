struct Label {
  func text(/* widgetgen: key = "x" */ of number: Int) {}
  // expected-warning 13-35: this annotation is not attached to a declaration; write it on the line above a declaration outside of functions [dangling-annotation]
}
