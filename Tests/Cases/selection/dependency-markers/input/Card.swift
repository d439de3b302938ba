struct Card: Widget {
  let title: String
}
