import { defineRemote } from '@depot/remote-kit';

/** Evaluated at build as well: screens and texts only through `import()`. Entries show once their route exists. */
export const manifest = defineRemote({
  name: 'mf-admin',
  team: 'admin',
  navigation: [
    {
      path: 'admin',
      label: { gb: 'Admin', cn: '系统管理' },
      permission: 'admin.section',
      icon: 'admin',
      order: 80,
      children: [
        {
          path: 'admin/warehouse-control',
          label: { gb: 'Warehouse control', cn: '仓库管理' },
          permission: 'admin.section',
        },
        { path: 'admin/activity-logs', label: { gb: 'Activity logs', cn: '操作日志' }, permission: 'admin.section' },
        {
          path: 'admin/mismatch-products',
          label: { gb: 'Mismatch products', cn: '差异商品' },
          permission: 'admin.section',
        },
        { path: 'admin/deployments', label: { gb: 'Deployments', cn: '发布' }, permission: 'admin.section' },
        { path: 'admin/outbox', label: { gb: 'Mail outbox', cn: '发件箱' }, permission: 'admin.section' },
      ],
    },
  ],
  routes: [
    {
      path: 'admin/warehouse-control',
      title: { gb: 'Warehouse control', cn: '仓库管理' },
      permission: 'admin.section',
      screen: () => import('./screens/warehouse-control/WarehouseControl.js').then((m) => m.WarehouseControl),
    },
    {
      path: 'admin/activity-logs',
      title: { gb: 'Activity logs', cn: '操作日志' },
      permission: 'admin.section',
      screen: () => import('./screens/activity-logs/ActivityLogs.js').then((m) => m.ActivityLogs),
    },
    {
      path: 'admin/mismatch-products',
      title: { gb: 'Mismatch products', cn: '差异商品' },
      permission: 'admin.section',
      screen: () => import('./screens/mismatch-products/MismatchProducts.js').then((m) => m.MismatchProducts),
    },
    {
      path: 'admin/deployments',
      title: { gb: 'Deployments', cn: '发布' },
      permission: 'admin.section',
      screen: () => import('./screens/deployments/Deployments.js').then((m) => m.Deployments),
    },
    {
      path: 'admin/outbox',
      title: { gb: 'Mail outbox', cn: '发件箱' },
      permission: 'admin.section',
      screen: () => import('./screens/outbox/Outbox.js').then((m) => m.Outbox),
    },
  ],
  locales: {
    gb: () => import('./locales/gb.json'),
    cn: () => import('./locales/cn.json'),
  },
  guide: { gb: () => import('./guide/gb.json'), cn: () => import('./guide/cn.json') },
});
