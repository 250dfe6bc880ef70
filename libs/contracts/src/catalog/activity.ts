import type { Message } from '../errors/index.js';

/** Texts of the activity log for commands on the catalogue. */
export const catalogActivity = {
  brandAdded: { gb: 'Added supplier "{name}"', cn: '添加了供应商“{name}”' },
  brandUpdated: { gb: 'Renamed supplier "{before}" to "{name}"', cn: '将供应商“{before}”改名为“{name}”' },
  brandDeleted: { gb: 'Deleted supplier "{name}"', cn: '删除了供应商“{name}”' },
  warehouseAdded: { gb: 'Added warehouse "{name}"', cn: '添加了仓库“{name}”' },
  warehouseUpdated: { gb: 'Renamed warehouse "{before}" to "{name}"', cn: '将仓库“{before}”改名为“{name}”' },
  warehouseDeleted: { gb: 'Deleted warehouse "{name}"', cn: '删除了仓库“{name}”' },
  categoryAdded: { gb: 'Added category 1 "{name}"', cn: '添加了一级分类“{name}”' },
  categoryUpdated: { gb: 'Changed category 1 "{name}"', cn: '修改了一级分类“{name}”' },
  categoryDeleted: { gb: 'Deleted category 1 "{name}"', cn: '删除了一级分类“{name}”' },
  subCategoryAdded: { gb: 'Added category 2 "{name}"', cn: '添加了二级分类“{name}”' },
  subCategoryUpdated: { gb: 'Changed category 2 "{name}"', cn: '修改了二级分类“{name}”' },
  subCategoryDeleted: { gb: 'Deleted category 2 "{name}"', cn: '删除了二级分类“{name}”' },
  productAdded: { gb: 'Added product "{name}"', cn: '添加了商品“{name}”' },
  productUpdated: { gb: 'Changed product "{name}"', cn: '修改了商品“{name}”' },
  productDisabled: { gb: 'Deleted product "{name}"', cn: '删除了商品“{name}”' },
  productEnabled: { gb: 'Enabled product "{name}" again', cn: '重新启用了商品“{name}”' },
  pictureSet: { gb: 'Set the picture of product "{name}"', cn: '设置了商品“{name}”的图片' },
  pictureRemoved: { gb: 'Removed the picture of product "{name}"', cn: '移除了商品“{name}”的图片' },
  visibilityChanged: {
    gb: 'Set the {count|product|products} that "{name}" sees',
    cn: '设置了“{name}”可见的 {count} 个商品',
  },
} satisfies Record<string, Message>;
