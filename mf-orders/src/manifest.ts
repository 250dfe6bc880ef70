import { defineRemote } from '@depot/remote-kit';

export const manifest = defineRemote({
  name: 'mf-orders',
  team: 'orders',
  navigation: [
    { path: 'order', label: { gb: 'Order', cn: '订单' }, permission: 'order.read', icon: 'order', order: 20, badge: 'pendingOrders' },
    { path: 'return', label: { gb: 'Return', cn: '退货' }, permission: 'return.read', icon: 'return', order: 30 },
  ],
  routes: [
    {
      path: 'order',
      title: { gb: 'Orders', cn: '订单' },
      permission: 'order.read',
      screen: () => import('./screens/order-list/OrderList.js').then((m) => m.OrderList),
    },
    {
      path: 'order/new',
      title: { gb: 'New order', cn: '新建订单' },
      permission: 'order.add',
      screen: () => import('./screens/order-new/OrderNew.js').then((m) => m.OrderNew),
    },
  ],
  locales: { gb: () => import('./locales/gb.json'), cn: () => import('./locales/cn.json') },
});
