#if canImport(Glibc)
  import CMalloc
  import Glibc
#endif

extension Platform {
  /// Makes the heaps of this thread and of later threads grow in large steps, with large pages. Call it before a thread
  /// reads many files.
  ///
  /// glibc enlarges the heap of a thread by four kilobytes at a time. Each step is a system call that stops all
  /// threads, and a page fault, which takes a seventh of the time for a large app. On other systems, this does nothing.
  ///
  /// It is safe, because advice on memory does not change its contents, and the system rejects addresses that are not
  /// the process's memory. The block is freed first, and its address only locates the heap.
  static func growHeapInLargeSteps() {
    #if canImport(Glibc)
      mallopt(M_TOP_PAD, Int32(heapSize))
      // The largest block that is not mapped separately. The first heap grows when it is allocated.
      guard let block = malloc((1 << 17) - 64) else { return }
      let page = UInt(bitPattern: block) & ~(UInt(sysconf(Int32(_SC_PAGESIZE))) &- 1)
      free(block)
      madvise(UnsafeMutableRawPointer(bitPattern: page), heapSize, MADV_HUGEPAGE)
    #endif
  }
}

#if canImport(Glibc)
  /// The capacity of a thread's heap in glibc, in bytes.
  private let heapSize = 64 << 20
#endif
