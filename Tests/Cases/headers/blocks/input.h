#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef void (^SPSelection)(NSInteger index, NSString *_Nullable title);

@interface SPActionBar : UIView
@property(nonatomic, copy, nullable) SPSelection onSelection;
@property(nonatomic, copy) void (^onClose)(void);
@property(nonatomic, copy, nullable) BOOL (^shouldClose)(SPActionBar *bar);
@property(nonatomic, copy, nullable) dispatch_block_t onLongPress;
- (instancetype)initWithTitles:(NSArray<NSString *> *)titles onTap:(nullable void (^)(NSInteger))onTap;
- (instancetype)initWithTitle:(NSString *)title usingBlock:(void (^)(void))block;
@end

NS_ASSUME_NONNULL_END
