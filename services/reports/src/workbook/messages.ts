import type { Message } from '@depot/contracts/errors';

/** Names of the files and sheets, and heads of their columns. */
export const workbookWords = {
  sales: { gb: 'Sales', cn: '销售' },
  customer: { gb: 'Customer', cn: '客户' },
  paid: { gb: 'Paid', cn: '已付' },
  owed: { gb: 'Owed', cn: '欠款' },
  ageing: { gb: 'Ageing', cn: '账龄' },
  categories: { gb: 'Category report', cn: '分类报表' },
  category: { gb: 'Category', cn: '分类' },
  warehouse: { gb: 'Warehouse', cn: '仓库' },
  price: { gb: 'Price', cn: '金额' },
  usage: { gb: 'Product usage', cn: '商品用量' },
  product: { gb: 'Product', cn: '商品' },
  unit: { gb: 'Unit', cn: '单位' },
  pounds: { gb: 'lb', cn: '磅' },
  pieces: { gb: 'pieces', cn: '件' },
  worthOf: { gb: '{name} ($)', cn: '{name}（$）' },
  total: { gb: 'Total', cn: '合计' },
} satisfies Record<string, Message>;
