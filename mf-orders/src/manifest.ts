import { defineRemote } from '@depot/remote-kit';
import { outboundQueueKey } from './outbound/queueKey.js';

export const manifest = defineRemote({
  name: 'mf-orders',
  team: 'orders',
  navigation: [
    {
      path: 'order',
      label: { gb: 'Order', cn: '订单' },
      permission: 'order.read',
      icon: 'order',
      order: 20,
      badge: 'pendingOrders',
      audience: 'office',
    },
    {
      path: 'order/new',
      label: { gb: 'Order', cn: '下单' },
      permission: 'order.add',
      icon: 'order',
      order: 10,
      audience: 'store',
    },
    {
      path: 'order',
      label: { gb: 'Orders', cn: '订单' },
      permission: 'order.read',
      icon: 'orders',
      order: 20,
      audience: 'store',
    },
    { path: 'return', label: { gb: 'Return', cn: '退货' }, permission: 'return.read', icon: 'return', order: 30 },
  ],
  routes: [
    {
      path: 'order',
      title: { gb: 'Orders', cn: '订单' },
      permission: 'order.read',
      screen: () => import('./screens/order-list/OrderList.js').then((m) => m.orderListScreen()),
    },
    {
      path: 'order/new',
      title: { gb: 'New order', cn: '新建订单' },
      permission: 'order.add',
      screen: () => import('./screens/order-new/OrderNew.js').then((m) => m.OrderNew),
    },
    {
      path: 'order/edit',
      title: { gb: 'Order', cn: '订单' },
      permission: 'order.read',
      screen: () => import('./screens/order-edit/OrderEdit.js').then((m) => m.OrderEdit),
    },
    {
      path: 'order/process',
      title: { gb: 'Process order', cn: '订单备货' },
      permission: 'order.process',
      screen: () => import('./screens/order-process/OrderProcess.js').then((m) => m.OrderProcess),
    },
    {
      path: 'order/outbound',
      title: { gb: 'Outbound', cn: '出库' },
      permission: 'order.outbound',
      screen: () => import('./screens/order-outbound/OrderOutbound.js').then((m) => m.OrderOutbound),
    },
    {
      path: 'order/invoice',
      title: { gb: 'Generate invoice', cn: '开具发票' },
      permission: 'invoice.generate',
      screen: () => import('./screens/order-invoice/OrderInvoice.js').then((m) => m.OrderInvoice),
    },
    {
      path: 'order/complete',
      title: { gb: 'Confirm order', cn: '确认收货' },
      permission: 'order.confirm',
      screen: () => import('./screens/order-complete/OrderComplete.js').then((m) => m.OrderComplete),
    },
    {
      path: 'order/manual',
      title: { gb: 'Manual order', cn: '手动录单' },
      permission: 'order.manual',
      screen: () => import('./screens/order-manual/OrderManual.js').then((m) => m.OrderManual),
    },
    {
      path: 'return',
      title: { gb: 'Returns', cn: '退货' },
      permission: 'return.read',
      screen: () => import('./screens/return-list/ReturnList.js').then((m) => m.ReturnList),
    },
    {
      path: 'return/new',
      title: { gb: 'New return', cn: '新建退货' },
      permission: 'return.edit',
      screen: () => import('./screens/return-new/ReturnNew.js').then((m) => m.ReturnNew),
    },
    {
      path: 'return/edit',
      title: { gb: 'Return', cn: '退货单' },
      permission: 'return.read',
      screen: () => import('./screens/return-edit/ReturnEdit.js').then((m) => m.ReturnEdit),
    },
  ],
  attendant: {
    storageKey: outboundQueueKey,
    title: { gb: 'Outbounds that wait', cn: '待上传的出库' },
    permission: 'order.outbound',
    part: () => import('./outbound/OutboundBackgroundWidget.js').then((m) => m.OutboundBackgroundWidget),
  },
  locales: { gb: () => import('./locales/gb.json'), cn: () => import('./locales/cn.json') },
  guide: { gb: () => import('./guide/gb.json'), cn: () => import('./guide/cn.json') },
});
