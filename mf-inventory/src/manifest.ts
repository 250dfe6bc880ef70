import { defineRemote } from '@depot/remote-kit';
import { countQueueKey } from './counting/places.js';

/** Evaluated at build as well: screens and texts only through `import()`. */
export const manifest = defineRemote({
  name: 'mf-inventory',
  team: 'inventory',
  navigation: [
    {
      path: 'dashboard',
      label: { gb: 'Dashboard', cn: '首页' },
      permission: 'dashboard.read',
      icon: 'dashboard',
      order: 10,
    },
    {
      path: 'inventory',
      label: { gb: 'Inventory', cn: '库存' },
      permission: 'inventory.read',
      icon: 'inventory',
      order: 35,
    },
  ],
  routes: [
    {
      path: 'dashboard',
      title: { gb: 'Dashboard', cn: '首页' },
      permission: 'dashboard.read',
      screen: () => import('./screens/dashboard/DashboardScreen.js').then((module) => module.DashboardScreen),
    },
    {
      path: 'inventory',
      title: { gb: 'Inventory', cn: '库存' },
      permission: 'inventory.read',
      screen: () => import('./screens/inventory-list/InventoryList.js').then((module) => module.InventoryList),
    },
    {
      path: 'inventory/new',
      title: { gb: 'Add inventory', cn: '添加库存' },
      permission: 'inventory.edit',
      screen: () => import('./screens/inventory-add/AddInventory.js').then((module) => module.AddInventory),
    },
    {
      path: 'inventory/details',
      title: { gb: 'Inventory details', cn: '库存明细' },
      permission: 'inventory.read',
      screen: () => import('./screens/inventory-details/InventoryDetails.js').then((module) => module.InventoryDetails),
    },
    {
      path: 'inventory/history',
      title: { gb: 'Inventory history', cn: '库存历史' },
      permission: 'inventory.read',
      screen: () => import('./screens/inventory-history/InventoryHistory.js').then((module) => module.InventoryHistory),
    },
    {
      path: 'inventory/recall',
      title: { gb: 'Recall', cn: '召回' },
      permission: 'inventory.read',
      screen: () => import('./screens/recall/RecallScreen.js').then((module) => module.RecallScreen),
    },
    {
      path: 'inventory/count',
      title: { gb: 'Stock counts', cn: '盘点' },
      permission: 'inventory.read',
      screen: () => import('./screens/count-list/CountList.js').then((module) => module.CountList),
    },
    {
      path: 'inventory/count/new',
      title: { gb: 'New stock count', cn: '新建盘点' },
      permission: 'inventory.edit',
      screen: () => import('./screens/count-new/CountNew.js').then((module) => module.CountNew),
    },
    {
      path: 'inventory/count/count',
      title: { gb: 'Count stock', cn: '盘点库存' },
      permission: 'inventory.edit',
      screen: () => import('./screens/count-sheet/CountSheet.js').then((module) => module.CountSheet),
    },
    {
      path: 'inventory/count/review',
      title: { gb: 'Review stock count', cn: '盘点复核' },
      permission: 'inventory.read',
      screen: () => import('./screens/count-review/CountReview.js').then((module) => module.CountReview),
    },
  ],
  attendant: {
    storageKey: countQueueKey,
    title: { gb: 'What was counted', cn: '盘点记录' },
    permission: 'inventory.edit',
    part: () => import('./parts/CountBackgroundWidget.js').then((module) => module.CountBackgroundWidget),
  },
  locales: { gb: () => import('./locales/gb.json'), cn: () => import('./locales/cn.json') },
  guide: { gb: () => import('./guide/gb.json'), cn: () => import('./guide/cn.json') },
});
