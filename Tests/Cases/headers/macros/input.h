#import <UIKit/UIKit.h>
#import <TargetConditionals.h>

#define SP_PUBLIC __attribute__((visibility("default")))
#define SP_PROPERTY(type, name) @property(nonatomic) type name
#define SP_INITIALIZER NS_DESIGNATED_INITIALIZER

NS_ASSUME_NONNULL_BEGIN

SP_EXPORT NSString *const SPPanelDidClose;
extern CGFloat SPPanelWidth(void);

SP_PUBLIC
@interface SPPanel : UIView
SP_PROPERTY(CGFloat, inset);
- (instancetype)initWithInset:(CGFloat)inset SP_INITIALIZER;
#if TARGET_OS_IOS
@property(nonatomic) NSInteger columns;
#else
@property(nonatomic) NSInteger rows;
#endif
#if DEBUG
@property(nonatomic) BOOL showsFrames;
#endif
@end

NS_ASSUME_NONNULL_END
