#import <UIKit/UIKit.h>

@class SPSearchField;
@class SPEngine;

NS_ASSUME_NONNULL_BEGIN

@protocol SPSearchFieldDelegate <NSObject>
@optional
- (void)searchFieldDidEnd:(SPSearchField *)field;
@property(nonatomic) BOOL isQuick;
@end

@protocol SPElevated
@property(nonatomic) CGFloat elevation;
@property(nonatomic, readonly) CGFloat depth;
@end

@interface SPSearchField : UIView <SPElevated, UITextFieldDelegate>
@property(nonatomic, weak, nullable) id<SPSearchFieldDelegate> delegate;
@property(nonatomic, strong, nullable) id<SPElevated> source;
@property(nonatomic, strong) UIView<SPElevated> *shelf;
@property(nonatomic, strong) SPEngine *engine;
@property(nonatomic, weak) UIViewController *controller;
@property(nonatomic, strong, nullable) id context;
- (instancetype)initWithPlaceholder:(NSString *)placeholder target:(nullable id)target;
- (instancetype)initWithEngine:(SPEngine *)engine;
@end

NS_ASSUME_NONNULL_END
