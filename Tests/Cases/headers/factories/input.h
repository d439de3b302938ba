#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// A number on an icon.
@interface SPCountBadge : UIView
+ (instancetype)badgeWithText:(NSString *)text color:(nullable UIColor *)color;
+ (SPCountBadge *)countBadgeWithCount:(NSInteger)count;
+ (instancetype)small;
+ (instancetype)largeWithText:(NSString *)text;
+ (instancetype)makeWithTitle:(NSString *)title limit:(NSUInteger)limit NS_SWIFT_NAME(init(title:limit:));
+ (instancetype)badgeWithName:(NSString *)name error:(NSError **)error;
@property(class, nonatomic, readonly) SPCountBadge *shared;
@end

NS_ASSUME_NONNULL_END
