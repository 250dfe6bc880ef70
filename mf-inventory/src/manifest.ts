import { defineRemote } from '@depot/remote-kit';

/** Evaluated at build as well: screens and texts only through `import()`. Entries show once their route exists. */
export const manifest = defineRemote({
  name: 'mf-inventory',
  team: 'inventory',
  navigation: [
    {
      path: 'inventory',
      label: { gb: 'Inventory', cn: '库存' },
      permission: 'inventory.read',
      icon: 'inventory',
      order: 30,
    },
  ],
  routes: [],
  locales: {
    gb: () => import('./locales/gb.json'),
    cn: () => import('./locales/cn.json'),
  },
});
