import type { Message } from '../errors/index.js';

/** Titles of the columns of the workbook of orders, in its order: a row for each line of an order. */
export const orderTitles = {
  displayId: { gb: 'Order', cn: '订单' },
  date: { gb: 'Date', cn: '日期' },
  status: { gb: 'Status', cn: '状态' },
  store: { gb: 'Store', cn: '门店' },
  deliveryDate: { gb: 'Deliver on', cn: '送货日期' },
  poNumber: { gb: 'PO no.', cn: '采购单号' },
  product: { gb: 'Product', cn: '商品' },
  quantity: { gb: 'Quantity', cn: '数量' },
  weight: { gb: 'Weight (lb)', cn: '重量（磅）' },
  rate: { gb: 'Rate', cn: '单价' },
  amount: { gb: 'Amount', cn: '金额' },
  total: { gb: 'Order total', cn: '订单合计' },
  notes: { gb: 'Notes', cn: '备注' },
  invoices: { gb: 'Invoices', cn: '发票' },
} satisfies Record<string, Message>;

/** Label beside the sums. */
export const orderWorkbookTotal: Message = { gb: 'Total', cn: '合计' };

/** Name of the file and of its sheet. */
export const orderWorkbookName: Message = { gb: 'Orders', cn: '订单' };
