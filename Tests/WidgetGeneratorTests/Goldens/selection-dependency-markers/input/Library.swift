protocol AutoDecodable {}
