import type { Message } from '../errors/index.js';

/** Titles of the columns of the recall workbook, in its order. */
export const recallTitles = {
  storeName: { gb: 'Store', cn: '门店' },
  displayId: { gb: 'Order', cn: '订单' },
  time: { gb: 'Shipped on', cn: '出库日期' },
  shippedQuantity: { gb: 'Shipped pieces', cn: '出库件数' },
  shippedWeight: { gb: 'Shipped weight (lb)', cn: '出库重量（磅）' },
  backQuantity: { gb: 'Came back, pieces', cn: '退回件数' },
  backWeight: { gb: 'Came back, weight (lb)', cn: '退回重量（磅）' },
  outQuantity: { gb: 'Still out, pieces', cn: '未退回件数' },
  outWeight: { gb: 'Still out, weight (lb)', cn: '未退回重量（磅）' },
} satisfies Record<string, Message>;

/** Name of the file and of its sheet. */
export const recallWorkbookName: Message = { gb: 'Recall of lot {lot}', cn: '批号 {lot} 召回' };
/** Label of the row below the orders: the remaining stock. */
export const recallInStock: Message = { gb: 'In stock', cn: '库存' };
