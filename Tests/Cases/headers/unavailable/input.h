#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface SPSpinner : UIView
+ (instancetype)spinnerWithDiameter:(CGFloat)diameter;
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithFrame:(CGRect)frame NS_UNAVAILABLE;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_UNAVAILABLE;
- (instancetype)initWithDiameter:(CGFloat)diameter secret:(NSInteger)secret NS_REFINED_FOR_SWIFT;
@property(nonatomic) CGFloat speed;
@property(nonatomic) CGFloat angle NS_SWIFT_UNAVAILABLE("Use speed");
@end

@interface SPClock : UIView
- (instancetype)initWithZone:(NSTimeZone *)zone;
- (instancetype)initWithFrame:(CGRect)frame NS_UNAVAILABLE;
@end

NS_ASSUME_NONNULL_END
