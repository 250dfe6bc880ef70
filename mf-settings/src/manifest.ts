import { defineRemote } from '@depot/remote-kit';

/** Evaluated at build as well: screens and texts only through `import()`. Entries show once their route exists. */
export const manifest = defineRemote({
  name: 'mf-settings',
  team: 'settings',
  navigation: [
    {
      path: 'settings',
      label: { gb: 'Settings', cn: '设置' },
      permission: 'settings.open',
      icon: 'settings',
      order: 70,
      children: [
        { path: 'settings/subwarehouse', label: { gb: 'Warehouse', cn: '仓库' }, permission: 'catalogue.page' },
        { path: 'settings/category', label: { gb: 'Category', cn: '分类' }, permission: 'catalogue.page' },
        { path: 'settings/brand', label: { gb: 'Supplier', cn: '供应商' }, permission: 'catalogue.page' },
        { path: 'settings/product', label: { gb: 'Product', cn: '产品' }, permission: 'product.page' },
        { path: 'settings/address', label: { gb: 'Address', cn: '地址' }, permission: 'address.read' },
        { path: 'settings/user', label: { gb: 'User', cn: '用户' }, permission: 'user.read' },
        { path: 'settings/order-templates', label: { gb: 'Order Templates', cn: '订单模板' }, permission: 'template.use' },
        { path: 'settings/preference', label: { gb: 'Preference', cn: '偏好设置' }, permission: 'preference.own' },
      ],
    },
  ],
  routes: [],
  locales: {
    gb: () => import('./locales/gb.json'),
    cn: () => import('./locales/cn.json'),
  },
});
