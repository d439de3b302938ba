// The attributes of Apple's headers, for Swift's importer.
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UNAVAILABLE(message) __attribute__((availability(swift, unavailable)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_ENUM(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; \
  enum __attribute__((enum_extensibility(open))) name : type
#define NS_CLOSED_ENUM(type, name) \
  enum __attribute__((enum_extensibility(closed))) name : type name; \
  enum __attribute__((enum_extensibility(closed))) name : type
#define NS_OPTIONS(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define API_AVAILABLE(...)
#define API_DEPRECATED(...) __attribute__((deprecated))
#define __deprecated_msg(message) __attribute__((deprecated))
#define UI_APPEARANCE_SELECTOR
#define IB_DESIGNABLE
#define IBInspectable
#define TARGET_OS_IOS 1
#define DEBUG 0
#define bool _Bool
// Names that the headers of the tests do not declare.
#define SP_EXPORT extern
