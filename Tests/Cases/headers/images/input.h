#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface SPPhotoTile : UIView
@property(nonatomic, strong) UIImage *image;
@property(nonatomic, strong, nullable) UIImage *placeholder;
@property(nonatomic, strong) UIFont *captionFont;
@property(nonatomic, strong, null_resettable) UIColor *tone;
@property(nonatomic, copy, nullable) NSAttributedString *caption;
@property(nonatomic, strong, readonly) UILabel *captionLabel;
@property(nonatomic, strong, nullable) UIView *overlay;
@property(nonatomic, strong, nullable) UIButton *button;
- (instancetype)initWithImage:(UIImage *)image tone:(UIColor *)tone;
@end

NS_ASSUME_NONNULL_END
