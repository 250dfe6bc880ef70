import type { Message } from '../errors/index.js';

/** Texts of the activity log for commands on delivery receipts. */
export const inboundActivity = {
  created: { gb: 'Created delivery receipt #{displayId}', cn: '创建了到货通知单 #{displayId}' },
  cancelled: { gb: 'Cancelled delivery receipt #{displayId}', cn: '取消了到货通知单 #{displayId}' },
  received: {
    gb: 'Received delivery receipt #{displayId}: {count|label|labels}',
    cn: '到货通知单 #{displayId} 已入库：{count} 张标签',
  },
} satisfies Record<string, Message>;

export const inboundMessages = {
  notNew: {
    gb: 'Delivery receipt #{displayId} is no longer new; only new ones can be received.',
    cn: '到货通知单 #{displayId} 已不是“待到货”，只有“待到货”的可以入库。',
  },
  cancelNotNew: {
    gb: 'Delivery receipt #{displayId} is no longer new; only new ones can be cancelled.',
    cn: '到货通知单 #{displayId} 已不是“待到货”，只有“待到货”的可以取消。',
  },
  cancelled: { gb: 'Delivery receipt #{displayId} cancelled.', cn: '到货通知单 #{displayId} 已取消。' },
  created: { gb: 'Delivery Receipt created!', cn: '到货通知单已创建！' },
  tooManyBoxes: {
    gb: 'A delivery receipt can have at most {most} boxes, and this one has {boxes}. Put the rest on another one.',
    cn: '一张到货通知单最多 {most} 箱，此单有 {boxes} 箱，其余请另开一张。',
  },
  itemOfOtherReceipt: { gb: 'This item does not belong to the delivery receipt.', cn: '该条目不属于此到货通知单。' },
  itemMissing: { gb: 'The delivery receipt item of {product} is missing.', cn: '缺少收货条目：{product}。' },
  itemTwice: { gb: 'A delivery receipt item is named twice.', cn: '收货条目重复。' },
  boxTwice: { gb: 'Box {boxId} is named twice.', cn: '箱号 {boxId} 重复。' },
  wrongProduct: {
    gb: 'Box {boxId} holds {product}, which its item does not name.',
    cn: '箱 {boxId} 中的 {product} 与收货条目不符。',
  },
} satisfies Record<string, Message>;
