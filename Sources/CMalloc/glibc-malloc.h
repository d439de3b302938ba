// `mallopt`, which Swift's own module for glibc leaves out.
#if defined(__linux__)
#include <malloc.h>
#endif
