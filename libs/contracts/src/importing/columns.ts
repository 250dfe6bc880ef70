import type { Message } from '../errors/index.js';
import type { ImportKind } from './kinds.js';

/**
 * A column of an import file. A file may call it by the title in either language, by the field's name or by an alias.
 */
export interface ImportColumn {
  /** Name of the field in the row. */
  field: string;
  title: Message;
  aliases?: readonly string[];
  /** Format in an exported workbook. */
  kind?: 'money' | 'weight' | 'count';
  /** True: a file without it is refused. */
  required?: boolean;
}

const column = (
  field: string,
  gb: string,
  cn: string,
  more: Omit<ImportColumn, 'field' | 'title'> = {},
): ImportColumn => ({
  field,
  title: { gb, cn },
  ...more,
});
const required = { required: true };

/** Ship and bill addresses of a store have the same columns, with a prefix. */
const address = (prefix: 'ship' | 'bill', gb: string, cn: string) => [
  column(`${prefix}Name`, `${gb} name`, `${cn}姓名`),
  column(`${prefix}Address1`, `${gb} address 1`, `${cn}地址 1`),
  column(`${prefix}Address2`, `${gb} address 2`, `${cn}地址 2`),
  column(`${prefix}City`, `${gb} city`, `${cn}城市`),
  column(`${prefix}State`, `${gb} state`, `${cn}州`),
  column(`${prefix}ZipCode`, `${gb} ZIP code`, `${cn}邮编`),
];

/**
 * Columns of each kind of import file. Unknown areas, categories and suppliers are created. `product` and `store` are
 * found by name; a product also by its code.
 */
export const importColumns: Record<ImportKind, readonly ImportColumn[]> = {
  products: [
    column('secondaryName', 'Name', '品名', { ...required, aliases: ['Product', '名称'] }),
    column('tertiaryName', 'Second name', '中文名（别名）', { aliases: ['Other name', '别名'] }),
    column('subWarehouse', 'Warehouse', '仓库', required),
    column('category', 'Category 1', '一级分类', required),
    column('subCategory', 'Category 2', '二级分类', required),
    column('brand', 'Supplier', '供应商'),
    column('price', 'Price', '价格', { ...required, kind: 'money' }),
    column('wholesalePrice', 'Wholesale price', '批发价', { kind: 'money' }),
    column('hasWeight', 'Has Weight', '计重方式', required),
    column('description', 'Description', '规格说明', { aliases: ['说明'] }),
    column('reorderPoint', 'Reorder point', '补货点', { kind: 'count' }),
    column('location', 'Location', '库位'),
    column('gtin', 'GTIN', 'GTIN', { aliases: ['UPC', 'EAN', '条码'] }),
    column('gtins', 'Further GTINs', '其他 GTIN', { aliases: ['Case GTINs', 'Case UPC', '箱码', '其他条码'] }),
    column('code', 'Code', '编码', { aliases: ['SKU'] }),
    column('minWeight', 'Smallest usual weight of a piece', '单件最小常规重量', {
      aliases: ['Smallest usual weight', '最小常规重量'],
      kind: 'weight',
    }),
    column('maxWeight', 'Largest usual weight of a piece', '单件最大常规重量', {
      aliases: ['Largest usual weight', '最大常规重量'],
      kind: 'weight',
    }),
    column('leadTimeDays', 'Lead time (days)', '到货周期（天）', { aliases: ['Lead time in days', '交货天数'] }),
    column('disabled', 'Deleted', '已删除'),
  ],
  stock: [
    column('product', 'Product', '商品', { ...required, aliases: ['Code', 'Name', '产品'] }),
    column('quantity', 'Quantity', '数量'),
    column('weight', 'Weight', '重量'),
    column('lot', 'Lot', '批号'),
    column('expiry', 'Expiry', '有效期', { aliases: ['到期日'] }),
    column('receivedDate', 'Received', '收货日期'),
  ],
  stores: [
    column('name', 'Name', '名称', { ...required, aliases: ['Store', 'Company'] }),
    column('username', 'Email', '邮箱', { aliases: ['E-mail', '电子邮件'] }),
    column('wholesalePrice', 'Wholesale price', '批发价'),
    column('disabled', 'Disabled', '已停用'),
    column('creditPolicy', 'Credit policy', '信用额度处理'),
    column('creditLimit', 'Credit limit', '信用额度', { kind: 'money' }),
    column('paymentTerms', 'Payment terms (days)', '账期（天）', {
      aliases: ['Payment terms', '账期'],
      kind: 'count',
    }),
    ...address('ship', 'Shipping', '收货'),
    ...address('bill', 'Billing', '账单'),
  ],
  orders: [
    column('order', 'Order', '订单', { ...required, aliases: ['InvoiceNo', 'Order number'] }),
    column('time', 'Date', '日期', { ...required, aliases: ['InvoiceDate', 'Time'] }),
    column('store', 'Store', '门店', { ...required, aliases: ['CustomerID', 'Customer'] }),
    column('product', 'Product', '商品', { ...required, aliases: ['StockCode', 'Code', '产品'] }),
    column('quantity', 'Quantity', '数量'),
    column('weight', 'Weight', '重量'),
    column('rate', 'Rate', '单价', { ...required, aliases: ['UnitPrice', 'Price'] }),
    column('notes', 'Notes', '备注'),
    column('paid', 'Paid', '已付款'),
  ],
};
