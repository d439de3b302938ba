public protocol ServerDrivenComponent: Decodable {}
public protocol Action: Decodable {}

struct Card: ServerDrivenComponent {
    let title: String
}
