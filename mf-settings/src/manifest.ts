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
      audience: 'office',
      children: [
        { path: 'settings/subwarehouse', label: { gb: 'Warehouse', cn: '仓库' }, permission: 'catalogue.page' },
        { path: 'settings/category', label: { gb: 'Category', cn: '分类' }, permission: 'catalogue.page' },
        { path: 'settings/brand', label: { gb: 'Supplier', cn: '供应商' }, permission: 'catalogue.page' },
        { path: 'settings/product', label: { gb: 'Product', cn: '商品' }, permission: 'product.page' },
        { path: 'settings/address', label: { gb: 'Address', cn: '地址' }, permission: 'address.read' },
        { path: 'settings/user', label: { gb: 'User', cn: '用户' }, permission: 'user.read' },
        { path: 'settings/company', label: { gb: 'Company', cn: '公司信息' }, permission: 'seller.read' },
        { path: 'settings/imports', label: { gb: 'Imports', cn: '数据导入' }, permission: 'import.run' },
        {
          path: 'settings/order-templates',
          label: { gb: 'Order templates', cn: '订单模板' },
          permission: 'template.use',
        },
        { path: 'settings/preference', label: { gb: 'Preference', cn: '偏好设置' }, permission: 'settings.open' },
      ],
    },
    {
      path: 'account',
      label: { gb: 'Account', cn: '账户' },
      permission: 'account.own',
      icon: 'account',
      order: 70,
      audience: 'store',
      children: [
        { path: 'account', label: { gb: 'Password and devices', cn: '密码与登录设备' }, permission: 'account.own' },
        { path: 'settings/address', label: { gb: 'Addresses', cn: '地址' }, permission: 'address.read' },
        {
          path: 'settings/order-templates',
          label: { gb: 'Order templates', cn: '订单模板' },
          permission: 'template.use',
        },
        { path: 'settings/preference', label: { gb: 'Preference', cn: '偏好设置' }, permission: 'settings.open' },
      ],
    },
  ],
  routes: [
    {
      path: 'settings/subwarehouse',
      title: { gb: 'Warehouses', cn: '仓库' },
      permission: 'catalogue.page',
      screen: () => import('./screens/warehouse/WarehouseList.js').then((m) => m.WarehouseList),
    },
    {
      path: 'settings/category',
      title: { gb: 'Categories', cn: '分类' },
      permission: 'catalogue.page',
      screen: () => import('./screens/category/CategoryPage.js').then((m) => m.CategoryPage),
    },
    {
      path: 'settings/brand',
      title: { gb: 'Suppliers', cn: '供应商' },
      permission: 'catalogue.page',
      screen: () => import('./screens/supplier/SupplierList.js').then((m) => m.SupplierList),
    },
    {
      path: 'settings/product',
      title: { gb: 'Products', cn: '商品' },
      permission: 'product.page',
      screen: () => import('./screens/product-list/ProductList.js').then((m) => m.ProductList),
    },
    {
      path: 'settings/product/new',
      title: { gb: 'Add product', cn: '添加商品' },
      permission: 'product.edit',
      screen: () => import('./screens/product-form/ProductNew.js').then((m) => m.ProductNew),
    },
    {
      path: 'settings/product/edit',
      title: { gb: 'Edit product', cn: '编辑商品' },
      permission: 'product.page',
      screen: () => import('./screens/product-form/ProductEdit.js').then((m) => m.ProductEdit),
    },
    {
      path: 'settings/address',
      title: { gb: 'Addresses', cn: '地址' },
      permission: 'address.read',
      screen: () => import('./screens/address/AddressPage.js').then((m) => m.AddressPage),
    },
    {
      path: 'settings/user',
      title: { gb: 'Users', cn: '用户' },
      permission: 'user.read',
      screen: () => import('./screens/user-list/UserList.js').then((m) => m.UserList),
    },
    {
      path: 'settings/user/details',
      title: { gb: 'User details', cn: '用户详情' },
      permission: 'user.read',
      screen: () => import('./screens/user-details/UserDetails.js').then((m) => m.UserDetails),
    },
    {
      path: 'settings/company',
      title: { gb: 'Company', cn: '公司信息' },
      permission: 'seller.read',
      screen: () => import('./screens/seller/SellerPage.js').then((m) => m.SellerPage),
    },
    {
      path: 'settings/imports',
      title: { gb: 'Imports', cn: '数据导入' },
      permission: 'import.run',
      screen: () => import('./screens/imports/Imports.js').then((m) => m.Imports),
    },
    {
      path: 'settings/order-templates',
      title: { gb: 'Order templates', cn: '订单模板' },
      permission: 'template.use',
      screen: () => import('./screens/template-list/TemplateList.js').then((m) => m.TemplateList),
    },
    {
      path: 'settings/order-templates/new',
      title: { gb: 'Add order template', cn: '添加订单模板' },
      permission: 'template.edit',
      screen: () => import('./screens/template-form/TemplateNew.js').then((m) => m.TemplateNew),
    },
    {
      path: 'settings/order-templates/edit',
      title: { gb: 'Edit order template', cn: '编辑订单模板' },
      permission: 'template.use',
      screen: () => import('./screens/template-form/TemplateEdit.js').then((m) => m.TemplateEdit),
    },
    {
      path: 'settings/preference',
      title: { gb: 'Preferences', cn: '偏好设置' },
      permission: 'settings.open',
      screen: () => import('./screens/preference/PreferencePage.js').then((m) => m.PreferencePage),
    },
    {
      path: 'account',
      title: { gb: 'Account', cn: '账户' },
      permission: 'account.own',
      screen: () => import('./screens/account/Account.js').then((m) => m.Account),
    },
  ],
  locales: {
    gb: () => import('./locales/gb.json'),
    cn: () => import('./locales/cn.json'),
  },
  guide: { gb: () => import('./guide/gb.json'), cn: () => import('./guide/cn.json') },
});
