import WidgetRuntime

// widgetgen: codable
struct Screen {
  var actions: [ProductAction]
}

// widgetgen: family, nameStyle = snake_case
enum ProductAction {
  case purchase(
    // widgetgen: name = [purchase_product: false, web_purchase_product: true]
    inBrowser: Bool, id: String)
  case close
}
