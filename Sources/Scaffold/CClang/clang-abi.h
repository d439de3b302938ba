// The structures that libclang's C interface passes by value, with the names and layouts of
// clang-c/Index.h, which have not changed since clang 3. The functions are loaded at run time.
#ifndef WIDGETGEN_CLANG_ABI_H
#define WIDGETGEN_CLANG_ABI_H

typedef void *CXIndex;
typedef void *CXTranslationUnit;
typedef void *CXDiagnostic;
typedef void *CXFile;

typedef struct {
  const void *data;
  unsigned private_flags;
} CXString;

typedef struct {
  int kind;
  int xdata;
  const void *data[3];
} CXCursor;

typedef struct {
  int kind;
  void *data[2];
} CXType;

typedef struct {
  const void *ptr_data[2];
  unsigned int_data;
} CXSourceLocation;

typedef struct {
  const void *ptr_data[2];
  unsigned begin_int_data;
  unsigned end_int_data;
} CXSourceRange;

struct CXUnsavedFile {
  const char *Filename;
  const char *Contents;
  unsigned long Length;
};

#endif
