import type { Message } from '../errors/index.js';

/** Titles of the columns of the inventory workbook, in its order. */
export const inventoryTitles = {
  secondaryName: { gb: 'Name', cn: '品名' },
  tertiaryName: { gb: 'Second name', cn: '中文名（别名）' },
  subWarehouse: { gb: 'Warehouse', cn: '仓库' },
  category: { gb: 'Category 1', cn: '一级分类' },
  subCategory: { gb: 'Category 2', cn: '二级分类' },
  brand: { gb: 'Supplier', cn: '供应商' },
  location: { gb: 'Location', cn: '库位' },
  hasWeight: { gb: 'Has Weight', cn: '计重方式' },
  quantity: { gb: 'Quantity', cn: '数量' },
  totalWeight: { gb: 'Weight (lb)', cn: '重量（磅）' },
  booked: { gb: 'Booked', cn: '已占用' },
  reserved: { gb: 'Reserved', cn: '预留' },
  reorderPoint: { gb: 'Reorder point', cn: '补货点' },
  price: { gb: 'Price', cn: '价格' },
  wholesalePrice: { gb: 'Wholesale price', cn: '批发价' },
  totalWholesalePrice: { gb: 'Value at wholesale price', cn: '批发总值' },
  gtin: { gb: 'GTIN', cn: 'GTIN' },
  code: { gb: 'Code', cn: '编码' },
  lastIn: { gb: 'Last in', cn: '最近入库' },
} satisfies Record<string, Message>;

/** Label beside the sums. */
export const inventoryWorkbookTotal: Message = { gb: 'Total', cn: '合计' };

/** Name of the file and of its sheet. */
export const inventoryWorkbookName: Message = { gb: 'Inventory', cn: '库存' };
