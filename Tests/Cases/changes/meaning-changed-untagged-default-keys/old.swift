// All keys of a page are keys of a link, so the default decodes the same objects.
// widgetgen: family = untagged
enum Target {
  case link(url: String?, title: String?)
  case page(title: String)
  case mail(address: String)
}
