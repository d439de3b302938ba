struct Label: Component {
  let text: String
}
