/** The report of categories has how many products each has. */
export const columnChange = {
  recipe: 'column',
  steps: [
    [
      {
        at: 'libs/contracts/src/reports/report.schemas.ts',
        file: 'libs/contracts/src/reports/report.schemas.ts',
        after: '  subWarehouse: z.object({ name: z.string() }),\n  totalPrice: moneyOut,',
        add: '\n  productCount: z.int(),',
      },
    ],
    [
      {
        at: 'services/reports/src/category',
        file: 'services/reports/src/category/queries/list-stock-values.ts',
        after: '    const values = new Map<number, Cents>();',
        add: '\n    const counts = new Map<number, number>();',
      },
      {
        at: 'services/reports/src/category',
        file: 'services/reports/src/category/queries/list-stock-values.ts',
        after: '    for (const product of products) {',
        add: '\n      counts.set(product.category.id, (counts.get(product.category.id) ?? 0) + 1);',
      },
      {
        at: 'services/reports/src/category',
        file: 'services/reports/src/category/queries/list-stock-values.ts',
        after: '      totalPrice: values.get(id) ?? 0,',
        add: '\n      productCount: counts.get(id) ?? 0,',
      },
      {
        at: 'services/host/src/api-texts',
        file: 'services/host/src/api-texts/catalog-fields.ts',
        after: 'categories                    | The categories of the warehouse area. |',
        add: '\nproductCount                  | How many products it has. | 12',
      },
    ],
    [],
    [
      {
        at: 'mf-reports/src/screens/category-report/CategoryReport.tsx',
        file: 'mf-reports/src/screens/category-report/CategoryReport.tsx',
        after: '      sorter: (a, b) => a.subWarehouse.name.localeCompare(b.subWarehouse.name),\n    },',
        add: `
    {
      key: 'products',
      title: t('category.products'),
      dataIndex: 'productCount',
      numeric: true,
      sorter: (a, b) => a.productCount - b.productCount,
    },`,
      },
      {
        at: 'src/locales/gb.json',
        file: 'mf-reports/src/locales/gb.json',
        after: '"empty": "There are no categories yet."',
        add: ',\n    "products": "Products"',
      },
      {
        at: 'src/locales/cn.json',
        file: 'mf-reports/src/locales/cn.json',
        after: '"empty": "还没有分类。"',
        add: ',\n    "products": "商品"',
      },
    ],
    [
      {
        at: 'services/reports/src/workbook',
        file: 'services/reports/src/workbook/report-workbook.controller.ts',
        after: 'value: (row: CategoryRow) => row.subWarehouse.name },',
        add: '\n      { title: translateWord(words.products), value: (row: CategoryRow) => row.productCount },',
      },
      {
        at: 'services/reports/src/workbook',
        file: 'services/reports/src/workbook/messages.ts',
        after: "  product: { gb: 'Product', cn: '商品' },",
        add: "\n  products: { gb: 'Products', cn: '商品' },",
      },
    ],
    [],
  ],
  async seen({ admin, page, expectEqual }) {
    const { list } = await admin.get('/report/category');
    expectEqual('how many products the category has', list[0].productCount, 1);
    await page.goto('/in/report/category');
    await page.getByRole('columnheader', { name: 'Products' }).waitFor();
  },
};
