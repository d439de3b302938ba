#import <UIKit/UIKit.h>

@interface SPNote : UIView
@property(nonatomic, copy) NSString *author;
@property(nonatomic, copy, nonnull) NSString *text;
@property(nonatomic, copy, nullable) NSString *footer;
@property(nonatomic, strong, null_resettable) UIColor *paper;
@property(nonatomic, strong, null_unspecified) UIFont *font;
@property(nonatomic, copy) NSArray<NSString *> *_Nullable lines;
- (instancetype)initWithText:(NSString *)text;
- (nullable instancetype)initWithURL:(nonnull NSURL *)url footer:(nullable NSString *)footer;
@end
