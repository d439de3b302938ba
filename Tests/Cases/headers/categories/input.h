#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface SPChip : UIView
@property(nonatomic, copy) NSString *text;
@property(nonatomic, readonly, getter=isClosed) BOOL closed;
@end

@interface SPChip ()
@property(nonatomic, getter=isClosed) BOOL closed;
@end

@interface SPChip (Icons)
- (instancetype)initWithText:(NSString *)text icon:(nullable UIImage *)icon;
@property(nonatomic, strong, nullable) UIImage *icon;
@property(nonatomic, weak, nullable) UIView *anchor;
@end

NS_ASSUME_NONNULL_END
