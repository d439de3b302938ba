// widgetgen: family
enum Person {
  // widgetgen: keys = [idd: "ID"]
  case user(id: Int)
  // widgetgen: keys = [id]
  case list(id: Int)
  // widgetgen: keys = "ID"
  case text(id: Int)
  // widgetgen: keys = [id: "ID"], key = "id"
  case both(id: Int)
  // widgetgen: keys = [id: "ID", id: "Id"]
  case twice(id: Int)
  // widgetgen: keys = [id: "ID"]
  case own(/* widgetgen: key = "Id" */ id: Int)
  // widgetgen: keys = [id: "ID", name: "ID"]
  case same(id: Int, name: Int)
  // widgetgen: keys = [id: "ID"]
  case none
  // widgetgen: keys = [_0: "ID"], unknown
  case unknown(String)
}
