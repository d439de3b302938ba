import Properties

/// libFuzzer calls this function with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  Property.configuration.fuzz(data, count)
}
