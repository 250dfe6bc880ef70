import type { Message } from '../errors/index.js';

/** What the activity log says of commands on delivery receipts. */
export const inboundActivity = {
  created: { gb: 'Created delivery receipt #{displayId}', cn: '创建了到货通知单 #{displayId}' },
  cancelled: { gb: 'Cancelled delivery receipt #{displayId}', cn: '取消了到货通知单 #{displayId}' },
  received: {
    gb: 'Received delivery receipt #{displayId}: {count} labels',
    cn: '到货通知单 #{displayId} 已入库：{count} 张标签',
  },
} satisfies Record<string, Message>;
