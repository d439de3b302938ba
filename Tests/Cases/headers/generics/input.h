#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface SPListView<ObjectType> : UIView
@property(nonatomic, copy) NSArray<ObjectType> *items;
@end

@interface SPTextList : SPListView<NSString *>
@property(nonatomic) NSInteger limit;
@end

NS_ASSUME_NONNULL_END
