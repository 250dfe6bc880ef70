import type { Message } from '../errors/index.js';

export const catalogMessages = {
  categoryInUse: {
    gb: 'This category can not be removed, it probablly because there is product associated with it.',
    cn: '无法删除该分类，可能仍有商品属于它。',
  },
  brandInUse: { gb: 'This supplier still has products.', cn: '该供应商下仍有商品。' },
  warehouseInUse: { gb: 'This warehouse still has categories or products.', cn: '该仓库下仍有分类或商品。' },
  nameTaken: { gb: '"{name}" already exists.', cn: '“{name}”已存在。' },
  hasWeightFixed: { gb: 'Has Weight cannot be changed.', cn: '“是否称重”不可更改。' },
  categoryOfOtherWarehouse: { gb: 'This category belongs to another warehouse.', cn: '该分类属于其他仓库。' },
  subCategoryOfOtherCategory: { gb: 'This category 2 belongs to another category 1.', cn: '该二级分类属于其他一级分类。' },
  duplicateInSelection: { gb: 'Can not select duplicate "{name}"!', cn: '不能重复选择“{name}”！' },
  productInOpenOrders: { gb: 'This product is on open orders: {orders}.', cn: '该商品仍在未完成的订单中：{orders}。' },
  productDisabled: { gb: 'Product deleted.', cn: '商品已删除。' },
  productEnabled: { gb: 'Product enabled.', cn: '商品已启用。' },
} satisfies Record<string, Message>;
