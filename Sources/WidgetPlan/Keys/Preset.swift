extension AnnotationKey {
  static let preset = AnnotationKey(
    "preset", on: [.protocol], takes: .words(["beagle"]),
    subject: .names, direction: .either, family: .protocols,
    differs: { $0.naming.isBeagle != $1.isOn },
    usage: [
      .onFamilies(
        "preset = beagle",
        "on a protocol: the keys, namespaces and names of Beagle")
    ])
}
