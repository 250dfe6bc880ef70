import { defineRemote } from '@depot/remote-kit';

/** Evaluated at build as well: screens and texts only through `import()`. */
export const manifest = defineRemote({
  name: 'mf-reports',
  team: 'reports',
  navigation: [
    {
      path: 'report',
      label: { gb: 'Report', cn: '报表' },
      permission: 'report.read',
      icon: 'report',
      order: 60,
      audience: 'office',
      children: [
        {
          path: 'report/statement',
          label: { gb: 'Sales', cn: '销售' },
          permission: 'report.read',
          pages: ['invoices'],
        },
        { path: 'report/ageing', label: { gb: 'Ageing', cn: '账龄' }, permission: 'report.admin' },
        { path: 'report/category', label: { gb: 'Category', cn: '分类' }, permission: 'report.admin' },
        { path: 'report/product-usage', label: { gb: 'Product usage', cn: '商品销量' }, permission: 'report.admin' },
        { path: 'report/accounting', label: { gb: 'Accounting', cn: '账务' }, permission: 'accounting.read' },
      ],
    },
    {
      path: 'invoices',
      label: { gb: 'Invoices', cn: '发票' },
      permission: 'invoice.read',
      icon: 'invoice',
      order: 60,
      audience: 'store',
      pages: ['report/statement'],
    },
  ],
  routes: [
    {
      path: 'report/statement',
      title: { gb: 'Sales report', cn: '销售报表' },
      permission: 'report.read',
      screen: () => import('./screens/sales-report/SalesReport.js').then((module) => module.SalesReport),
    },
    {
      path: 'report/ageing',
      title: { gb: 'Ageing report', cn: '账龄报表' },
      permission: 'report.admin',
      screen: () => import('./screens/ageing-report/AgeingReport.js').then((module) => module.AgeingReport),
    },
    {
      path: 'report/category',
      title: { gb: 'Category report', cn: '分类报表' },
      permission: 'report.admin',
      screen: () => import('./screens/category-report/CategoryReport.js').then((module) => module.CategoryReport),
    },
    {
      path: 'report/product-usage',
      title: { gb: 'Product usage report', cn: '商品销量报表' },
      permission: 'report.admin',
      screen: () => import('./screens/product-usage/ProductUsage.js').then((module) => module.ProductUsage),
    },
    {
      path: 'report/accounting',
      title: { gb: 'Accounting', cn: '账务' },
      permission: 'accounting.read',
      screen: () => import('./screens/accounting/Accounting.js').then((module) => module.Accounting),
    },
    {
      path: 'invoices',
      title: { gb: 'Invoices', cn: '发票' },
      permission: 'invoice.read',
      screen: () => import('./screens/invoice-list/InvoiceList.js').then((module) => module.InvoiceList),
    },
  ],
  locales: {
    gb: () => import('./locales/gb.json'),
    cn: () => import('./locales/cn.json'),
  },
  guide: { gb: () => import('./guide/gb.json'), cn: () => import('./guide/cn.json') },
});
