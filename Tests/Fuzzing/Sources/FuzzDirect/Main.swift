import DirectJSON

/// libFuzzer calls this function with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  // Each input is decoded in only one way, because Foundation's decoder is slow.
  let way = bytes.reduce(0) { $0 &+ Int($1) } % DirectJSON.ways
  if let difference = DirectJSON.difference(bytes, way) { fatalError(difference) }
  return 0
}
