#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

IB_DESIGNABLE
@interface SPToggle : UIControl
@property(nonatomic, getter=isOn) IBInspectable BOOL on;
@property(nonatomic, assign) BOOL animatesChanges;
@property(nonatomic, strong) UIColor *onColor UI_APPEARANCE_SELECTOR;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nonatomic, strong, nullable) UIColor *backgroundColor;
@property(nonatomic) CGFloat thumbSize API_DEPRECATED("It has no effect", ios(12, 15));
@property(nonatomic) CGFloat glow API_AVAILABLE(ios(26.0), tvos(26));
@property(nonatomic) CGFloat old __deprecated_msg("Use glow");
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end

NS_ASSUME_NONNULL_END
