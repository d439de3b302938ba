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
  case buy(
    // widgetgen: name = [buy_product: .store, buy_in_browser: .web]
    by: Service, id: String)
  case close
}

enum Service {
  case store
  // widgetgen: key = [target: open_in]
  case web(/* widgetgen: default = "app" */ target: String)
}
