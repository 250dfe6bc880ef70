import type { Message } from '../errors/index.js';

export const adminMessages = {
  logsCleared: { gb: 'All activity logs deleted.', cn: '已删除全部操作日志。' },
  repaired: { gb: '{product} was repaired.', cn: '已修复 {product}。' },
  nothingToRepair: { gb: '{product} has no mismatch.', cn: '{product} 没有差异。' },
} satisfies Record<string, Message>;
