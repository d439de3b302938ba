/// Declarations that replace Apple's headers: the macros, types and views that headers of views
/// use.
///
/// Apple's own headers exist only on Macs. With these declarations, a header has the same meaning on all platforms, and
/// only the project's headers are read. A name that neither these declarations nor the project's headers declare is
/// reported as unknown.
enum Prelude {
  static let path = "/widgetgen-prelude.h"

  /// The prelude as a system header.
  ///
  /// Many macros expand to clang's `annotate` attribute, which does not change types. Some other
  /// attributes would create types that libclang does not describe.
  static let text =
    "# 1 \"<built-in>\" 3\n" + macros + types

  /// The declarations without the macros.
  static let types = foundation + PreludeUIKit.text

  /// The macros of Apple's headers. Many expand to annotations, because libclang reports the text of an annotation, but
  /// not the arguments of other attributes.
  private static let macros = #"""
    #define WG_NOTE(text) __attribute__((annotate(text)))
    #define swift_name(name) annotate("swift_name:" name)
    #define __swift_name__(name) annotate("swift_name:" name)
    #define swift_private annotate("swift_private")
    #define __swift_private__ annotate("swift_private")
    #define swift_wrapper(kind) annotate("swift_wrapper")
    #define swift_newtype(kind) annotate("swift_wrapper")
    #define objc_designated_initializer annotate("designated")
    #define enum_extensibility(kind) annotate("enum")
    #define flag_enum annotate("options")
    #define NS_SWIFT_NAME(name) WG_NOTE("swift_name:" #name)
    #define CF_SWIFT_NAME(name) NS_SWIFT_NAME(name)
    #define NS_SWIFT_UNAVAILABLE(message) WG_NOTE("swift_unavailable")
    #define NS_REFINED_FOR_SWIFT WG_NOTE("swift_private")
    #define NS_DESIGNATED_INITIALIZER WG_NOTE("designated")
    #define NS_UNAVAILABLE __attribute__((unavailable))
    #define NS_ENUM(type, ...) enum WG_NOTE("enum") __VA_ARGS__ : type __VA_ARGS__; \
      enum WG_NOTE("enum") __VA_ARGS__ : type
    #define NS_CLOSED_ENUM(type, name) NS_ENUM(type, name)
    #define NS_ERROR_ENUM(domain, name) NS_ENUM(NSInteger, name)
    #define CF_ENUM(type, ...) NS_ENUM(type, __VA_ARGS__)
    #define NS_OPTIONS(type, name) enum WG_NOTE("options") name : type name; \
      enum WG_NOTE("options") name : type
    #define CF_OPTIONS(type, name) NS_OPTIONS(type, name)
    #define NS_TYPED_ENUM WG_NOTE("swift_wrapper")
    #define NS_TYPED_EXTENSIBLE_ENUM WG_NOTE("swift_wrapper")
    #define NS_STRING_ENUM WG_NOTE("swift_wrapper")
    #define NS_EXTENSIBLE_STRING_ENUM WG_NOTE("swift_wrapper")
    #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define NS_HEADER_AUDIT_BEGIN(...) NS_ASSUME_NONNULL_BEGIN
    #define NS_HEADER_AUDIT_END(...) NS_ASSUME_NONNULL_END
    #define API_AVAILABLE(...) WG_NOTE("available:" #__VA_ARGS__)
    #define NS_AVAILABLE_IOS(version) WG_NOTE("available:ios(" #version ")")
    #define NS_CLASS_AVAILABLE_IOS(version) NS_AVAILABLE_IOS(version)
    #define API_UNAVAILABLE(...)
    #define API_DEPRECATED(...) __attribute__((deprecated))
    #define API_DEPRECATED_WITH_REPLACEMENT(...) __attribute__((deprecated))
    #define API_TO_BE_DEPRECATED 100000
    #define API_AVAILABLE_BEGIN(...)
    #define API_AVAILABLE_END
    #define API_DEPRECATED_BEGIN(...)
    #define API_DEPRECATED_END
    #define API_UNAVAILABLE_BEGIN(...)
    #define API_UNAVAILABLE_END
    #define NS_DEPRECATED_IOS(...) __attribute__((deprecated))
    #define DEPRECATED_ATTRIBUTE __attribute__((deprecated))
    #define DEPRECATED_MSG_ATTRIBUTE(message) __attribute__((deprecated))
    #define __deprecated __attribute__((deprecated))
    #define __deprecated_msg(message) __attribute__((deprecated))
    #define __deprecated_enum_msg(message) __attribute__((deprecated))
    #define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
    #define __TVOS_PROHIBITED
    #define __WATCHOS_PROHIBITED
    #define NS_EXTENSION_UNAVAILABLE_IOS(...)
    #define NS_EXTENSION_UNAVAILABLE(...)
    #define NS_REQUIRES_SUPER
    #define NS_NOESCAPE __attribute__((noescape))
    #define NS_RETURNS_RETAINED
    #define NS_FORMAT_FUNCTION(...)
    #define NS_REQUIRES_NIL_TERMINATION
    #define NS_INLINE static inline
    #define NS_ROOT_CLASS
    #define NS_SWIFT_UI_ACTOR
    #define NS_SWIFT_SENDABLE
    #define NS_SWIFT_NONISOLATED
    #define NS_SWIFT_ASYNC(...)
    #define NS_SWIFT_DISABLE_ASYNC
    #define UI_APPEARANCE_SELECTOR
    #define IB_DESIGNABLE
    #define IBInspectable
    #define IBOutlet
    #define IBAction void
    #define UIKIT_EXTERN extern
    #define UIKIT_STATIC_INLINE static inline
    #define FOUNDATION_EXPORT extern
    #define FOUNDATION_EXTERN extern
    #define OBJC_EXPORT extern
    #define OBJC_EXTERN extern
    #define CF_EXPORT extern
    #define CG_EXTERN extern
    #define CG_INLINE static inline
    #define TARGET_OS_IPHONE 1
    #define TARGET_OS_IOS 1
    #define TARGET_OS_OSX 0
    #define TARGET_OS_MAC 1
    #define TARGET_OS_TV 0
    #define TARGET_OS_WATCH 0
    #define TARGET_OS_MACCATALYST 0
    #define TARGET_OS_SIMULATOR 0
    #define TARGET_OS_VISION 0
    #define TARGET_INTERFACE_BUILDER 0
    #define NSFoundationVersionNumber 2000.0
    #define YES ((BOOL)1)
    #define NO ((BOOL)0)
    #define nil ((id)0)
    #define NULL ((void *)0)
    #define MIN(a, b) ((a) < (b) ? (a) : (b))
    #define MAX(a, b) ((a) > (b) ? (a) : (b))
    #define CGFLOAT_MAX 1e300
    #define CGFLOAT_MIN 1e-300
    #define bool _Bool
    #define true 1
    #define false 0

    """#

  private static let foundation = #"""
    typedef signed char int8_t;
    typedef short int16_t;
    typedef int int32_t;
    typedef long long int64_t;
    typedef unsigned char uint8_t;
    typedef unsigned short uint16_t;
    typedef unsigned int uint32_t;
    typedef unsigned long long uint64_t;
    typedef unsigned long size_t;
    typedef long ssize_t;
    typedef _Bool BOOL;
    typedef unsigned char Boolean;
    typedef long NSInteger;
    typedef unsigned long NSUInteger;
    typedef double CGFloat;
    typedef double NSTimeInterval;
    typedef double CFTimeInterval;
    typedef unsigned short unichar;
    typedef void (^dispatch_block_t)(void);
    typedef struct { NSUInteger location, length; } NSRange;
    typedef struct CGPoint { CGFloat x, y; } CGPoint;
    typedef struct CGSize { CGFloat width, height; } CGSize;
    typedef struct CGVector { CGFloat dx, dy; } CGVector;
    typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
    typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
    typedef struct CGColor *CGColorRef;
    typedef const struct CGPath *CGPathRef;
    typedef struct CGImage *CGImageRef;
    typedef struct CGContext *CGContextRef;
    typedef struct CATransform3D { CGFloat m11; } CATransform3D;
    @protocol NSObject
    @end
    @protocol NSCopying
    @end
    @protocol NSMutableCopying
    @end
    @protocol NSCoding
    @end
    @protocol NSSecureCoding <NSCoding>
    @end
    @protocol NSFastEnumeration
    @end
    __attribute__((objc_root_class)) @interface NSObject <NSObject>
    @property(readonly, copy) id description;
    @end
    @interface Protocol : NSObject
    @end
    @interface NSString : NSObject
    @end
    @interface NSMutableString : NSString
    @end
    @interface NSArray<ObjectType> : NSObject
    @end
    @interface NSMutableArray<ObjectType> : NSArray<ObjectType>
    @end
    @interface NSDictionary<KeyType, ObjectType> : NSObject
    @end
    @interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
    @end
    @interface NSSet<ObjectType> : NSObject
    @end
    @interface NSMutableSet<ObjectType> : NSSet<ObjectType>
    @end
    @interface NSOrderedSet<ObjectType> : NSObject
    @end
    @interface NSHashTable<ObjectType> : NSObject
    @end
    @interface NSMapTable<KeyType, ObjectType> : NSObject
    @end
    @interface NSCache<KeyType, ObjectType> : NSObject
    @end
    @interface NSValue : NSObject
    @end
    @interface NSNumber : NSValue
    @end
    @interface NSDecimalNumber : NSNumber
    @end
    typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM
      NS_SWIFT_NAME(NSAttributedString.Key);
    typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);
    typedef NSString *NSErrorDomain;

    """# + classes(foundationClasses)

  private static let foundationClasses = [
    "NSURL", "NSDate", "NSData", "NSMutableData", "NSUUID", "NSError", "NSLocale", "NSCalendar",
    "NSTimeZone", "NSIndexPath", "NSIndexSet", "NSMutableIndexSet", "NSCharacterSet",
    "NSNotification", "NSURLRequest", "NSDateComponents", "NSDateInterval", "NSURLComponents",
    "NSPersonNameComponents", "NSBundle", "NSFormatter", "NSOperation", "NSOperationQueue",
    "NSTimer", "NSInputStream", "NSProgress", "NSUndoManager", "NSCoder", "NSPredicate",
    "NSAttributedString", "NSException", "NSInvocation", "NSMethodSignature", "NSNull",
    "NSUserDefaults", "NSNotificationCenter", "NSThread", "NSRunLoop", "NSUserActivity",
  ]

  /// Returns the declarations of empty classes with the given names.
  static func classes(_ names: [String], of superclass: String = "NSObject") -> String {
    names.map { "@interface \($0) : \(superclass)\n@end\n" }.joined()
  }
}
