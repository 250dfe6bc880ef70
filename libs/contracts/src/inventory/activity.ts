import type { Message } from '../errors/index.js';

/** What the activity log says of commands on stock. */
export const inventoryActivity = {
  added: { gb: 'Added {count} inventory entries: {products}', cn: '添加了 {count} 条库存：{products}' },
  adjusted: { gb: 'Corrected {unit}: {reason}', cn: '更正了 {unit}：{reason}' },
  removed: { gb: 'Removed {unit}: {reason}', cn: '移除了 {unit}：{reason}' },
  weightSet: { gb: 'Set the weight of {product} to {weight} lb', cn: '将 {product} 的总重量设为 {weight} 磅' },
} satisfies Record<string, Message>;
