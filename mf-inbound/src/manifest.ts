import { defineRemote } from '@depot/remote-kit';

/** Evaluated at build as well: screens and texts only through `import()`. Entries show once their route exists. */
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
      label: { gb: 'Delivery Receipt', cn: '送货单' },
      permission: 'deliveryReceipt.read',
      icon: 'deliveryReceipt',
      order: 50,
    },
  ],
  routes: [],
  locales: {
    gb: () => import('./locales/gb.json'),
    cn: () => import('./locales/cn.json'),
  },
});
