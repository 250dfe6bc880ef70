import { defineRemote } from '@depot/remote-kit';
import { inboundQueueKey } from './parts/places.js';

/** Evaluated at build as well: screens and texts only through `import()`. */
export const manifest = defineRemote({
  name: 'mf-inbound',
  team: 'inbound',
  navigation: [
    {
      path: 'received',
      label: { gb: 'Received', cn: '收货' },
      permission: 'inventory.read',
      icon: 'received',
      order: 40,
    },
    {
      path: 'delivery-receipt',
      label: { gb: 'Delivery Receipt', cn: '到货通知单' },
      permission: 'deliveryReceipt.read',
      icon: 'deliveryReceipt',
      order: 50,
      pages: ['inbound'],
    },
  ],
  routes: [
    {
      path: 'received',
      title: { gb: 'Received goods', cn: '收货记录' },
      permission: 'inventory.read',
      screen: () => import('./screens/received-list/ReceivedList.js').then((module) => module.ReceivedList),
    },
    {
      path: 'received/new',
      title: { gb: 'Add received', cn: '新增收货' },
      permission: 'inventory.edit',
      screen: () => import('./screens/received-new/AddReceived.js').then((module) => module.AddReceived),
    },
    {
      path: 'delivery-receipt',
      title: { gb: 'Delivery receipts', cn: '到货通知单' },
      permission: 'deliveryReceipt.read',
      screen: () => import('./screens/receipt-list/ReceiptList.js').then((module) => module.ReceiptList),
    },
    {
      path: 'delivery-receipt/reorder',
      title: { gb: 'Reorder proposal', cn: '补货建议' },
      permission: 'deliveryReceipt.read',
      screen: () => import('./screens/reorder/Reorder.js').then((module) => module.Reorder),
    },
    {
      path: 'delivery-receipt/new',
      title: { gb: 'Add delivery receipt', cn: '新增到货通知单' },
      permission: 'deliveryReceipt.edit',
      screen: () => import('./screens/receipt-new/AddReceipt.js').then((module) => module.AddReceipt),
    },
    {
      path: 'inbound',
      title: { gb: 'Inbound', cn: '入库' },
      permission: 'inbound.run',
      screen: () => import('./screens/inbound/InboundScreen.js').then((module) => module.InboundScreen),
    },
  ],
  attendant: {
    storageKey: inboundQueueKey,
    title: { gb: 'What came in', cn: '收货记录' },
    permission: 'inventory.edit',
    part: () => import('./queue/InboundBackgroundWidget.js').then((module) => module.InboundBackgroundWidget),
  },
  locales: { gb: () => import('./locales/gb.json'), cn: () => import('./locales/cn.json') },
  guide: { gb: () => import('./guide/gb.json'), cn: () => import('./guide/cn.json') },
});
