struct Label {
  func text(/* widgetgen: key = "x" */ of number: Int) {}
}
