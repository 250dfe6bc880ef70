import { defineRemote } from '@depot/remote-kit';

/** Evaluated at build as well: screens and texts only through `import()`. Entries show once their route exists. */
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
      children: [
        { path: 'report/statement', label: { gb: 'Sales', cn: '销售' }, permission: 'report.read' },
        { path: 'report/category', label: { gb: 'Category', cn: '分类' }, permission: 'report.admin' },
        { path: 'report/product-usage', label: { gb: 'Product Usage', cn: '产品用量' }, permission: 'report.admin' },
      ],
    },
  ],
  routes: [],
  locales: {
    gb: () => import('./locales/gb.json'),
    cn: () => import('./locales/cn.json'),
  },
});
