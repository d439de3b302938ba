import DirectJSON

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  // One way at a time, the same for the same input: Foundation's decoder is what takes long.
  let way = bytes.reduce(0) { $0 &+ Int($1) } % DirectJSON.ways
  if let difference = DirectJSON.difference(bytes, way) { fatalError(difference) }
  return 0
}
