import type { Message } from '../errors/index.js';

/** Texts of the activity log for commands on stock. */
export const inventoryActivity = {
  added: { gb: 'Added {count|inventory entry|inventory entries}: {products}', cn: '添加了 {count} 条库存：{products}' },
  adjusted: { gb: 'Corrected {unit}: {reason}', cn: '更正了 {unit}：{reason}' },
  removed: { gb: 'Removed {unit}: {reason}', cn: '移除了 {unit}：{reason}' },
  countStarted: { gb: 'Started stock count #{displayId}: {name}', cn: '开始盘点单 #{displayId}：{name}' },
  countLine: { gb: 'Counted {product} in stock count #{displayId}', cn: '盘点单 #{displayId} 已盘点 {product}' },
  countPosted: {
    gb: 'Posted stock count #{displayId}: {count|product|products} corrected',
    cn: '盘点单 #{displayId} 已过账：更正 {count} 个商品',
  },
  countCancelled: { gb: 'Cancelled stock count #{displayId}', cn: '取消了盘点单 #{displayId}' },
  weightSet: { gb: 'Set the weight of {product} to {weight} lb', cn: '将 {product} 的总重量设为 {weight} 磅' },
} satisfies Record<string, Message>;
