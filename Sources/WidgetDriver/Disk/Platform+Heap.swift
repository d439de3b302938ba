#if canImport(Glibc)
  import CMalloc
  import Glibc
#endif

extension Platform {
  /// Lets the heap of the calling thread, and of every thread that begins after it, grow in large
  /// steps and pages: to be called before a thread reads many files.
  ///
  /// glibc enlarges a thread's heap by four kilobytes at a time, each of them a call that halts all
  /// threads and a fault on first use: a seventh of the time of a run over a large app. Elsewhere
  /// this does nothing.
  ///
  /// Why it is safe: advice on memory does not change its contents, and the system refuses to
  /// advise on what is no memory of the process. The block is freed before that and only shows where
  /// the heap is.
  static func growHeapInLargeSteps() {
    #if canImport(Glibc)
      mallopt(M_TOP_PAD, Int32(heapSize))
      // The largest block that is not mapped for itself: the first heap grows for it.
      guard let block = malloc((1 << 17) - 64) else { return }
      let page = UInt(bitPattern: block) & ~(UInt(sysconf(Int32(_SC_PAGESIZE))) &- 1)
      free(block)
      madvise(UnsafeMutableRawPointer(bitPattern: page), heapSize, MADV_HUGEPAGE)
    #endif
  }
}

#if canImport(Glibc)
  /// What a heap of a thread has room for, in glibc.
  private let heapSize = 64 << 20
#endif
