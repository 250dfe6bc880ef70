import { pagesOfFloor } from './floor.mjs';

/**
 * Every page with its name, who looks at it and where it is.
 *
 * @param {Awaited<ReturnType<typeof import('./things.mjs').findThings>> & { countId: number; codes: object }} things
 * @param {Record<string, import('./things.mjs').Reader>} readers
 * @returns {{ name: string; reader?: string; path: string; act?: (page: object) => Promise<void> }[]}
 */
export function pagesOf(things, readers) {
  return [
    ...outside,
    ...ofOrders(things),
    ...ofStore(things),
    ...ofStock(things),
    ...ofMoney(things),
    ...ofOffice(things),
    ...pagesOfFloor(things, readers),
  ];
}

const outside = [
  { name: 'login', path: '/login' },
  { name: 'forgot-password', path: '/forget-pwd' },
  { name: 'reset-password', path: '/reset-pwd?token=abc' },
  { name: 'register', path: '/register?token=abc&name=Corner%20Shop&ar=1' },
  { name: 'activation', path: '/activation?token=abc' },
  { name: 'missing', path: '/nowhere' },
  { name: 'missing-inside', reader: 'admin', path: '/in/nowhere' },
];

const atOrder = (screen, { orderId, displayId }) =>
  `/in/order/${screen}?orderId=${orderId}&displayId=${displayId}&currentPage=1`;

/** A page of the office for each of them that the demo has. */
const some = (pages) => pages.filter(Boolean);

function ofOrders({ orders, billed, return: returned }) {
  const { PENDING, PROCESSING, DONE } = orders;
  return some([
    { name: 'order-list', reader: 'admin', path: '/in/order' },
    { name: 'order-list-ops', reader: 'ops', path: '/in/order' },
    ...Object.entries(orders).map(([status, { orderId }]) => ({
      name: `order-${status.toLowerCase()}`,
      reader: 'admin',
      path: `/in/order/edit?id=${orderId}`,
    })),
    PENDING && { name: 'order-pending-ops', reader: 'ops', path: `/in/order/edit?id=${PENDING.orderId}` },
    billed[0] && { name: 'order-billed', reader: 'manager', path: `/in/order/edit?id=${billed[0].orderId}` },
    { name: 'order-new', reader: 'admin', path: '/in/order/new' },
    { name: 'order-manual', reader: 'admin', path: '/in/order/manual' },
    PENDING && { name: 'order-process', reader: 'ops', path: atOrder('process', PENDING) },
    PROCESSING && { name: 'order-outbound', reader: 'ops', path: atOrder('outbound', PROCESSING) },
    DONE && { name: 'order-invoice', reader: 'admin', path: atOrder('invoice', DONE) },
    { name: 'return-list', reader: 'ops', path: '/in/return' },
    DONE && { name: 'return-new', reader: 'ops', path: `/in/return/new?orderId=${DONE.orderId}` },
    returned && {
      name: 'return-edit',
      reader: 'ops',
      path: `/in/return/edit?id=${returned.returnId ?? returned.id}`,
    },
  ]);
}

function ofStore({ own, store, templates }) {
  return some([
    { name: 'store-new-order', reader: 'store', path: '/in/order/new' },
    { name: 'store-orders', reader: 'store', path: '/in/order' },
    ...Object.entries(own).map(([status, { orderId }]) => ({
      name: `store-order-${status.toLowerCase()}`,
      reader: 'store',
      path: `/in/order/edit?id=${orderId}`,
    })),
    own.OUTBOUND && {
      name: 'store-confirm',
      reader: 'store',
      path: `/in/order/complete?orderId=${own.OUTBOUND.orderId}`,
    },
    { name: 'store-account', reader: 'store', path: '/in/report/statement?preset=all' },
    { name: 'store-invoices', reader: 'store', path: `/in/invoices?userId=${store.id}&preset=all` },
    { name: 'store-address', reader: 'store', path: '/in/settings/address' },
    { name: 'store-templates', reader: 'store', path: '/in/settings/order-templates' },
    templates[0] && {
      name: 'store-template',
      reader: 'store',
      path: `/in/settings/order-templates/edit?id=${templates[0].id}`,
    },
    { name: 'template-new', reader: 'store', path: '/in/settings/order-templates/new' },
    { name: 'store-preference', reader: 'store', path: '/in/settings/preference' },
    { name: 'store-own-account', reader: 'store', path: '/in/account' },
    { name: 'viewer-orders', reader: 'viewer', path: '/in/order' },
  ]);
}

function ofStock({ receipt, product }) {
  return some([
    { name: 'inventory', reader: 'admin', path: '/in/inventory' },
    { name: 'inventory-new', reader: 'ops', path: '/in/inventory/new' },
    {
      name: 'inventory-details',
      reader: 'ops',
      path: `/in/inventory/details?pid=${product.productId}&weight=${product.hasWeight}`,
    },
    { name: 'inventory-history', reader: 'ops', path: `/in/inventory/history?pid=${product.productId}` },
    { name: 'recall', reader: 'ops', path: '/in/inventory/recall' },
    { name: 'counts', reader: 'ops', path: '/in/inventory/count' },
    { name: 'count-new', reader: 'ops', path: '/in/inventory/count/new' },
    { name: 'received', reader: 'ops', path: '/in/received' },
    { name: 'received-new', reader: 'ops', path: '/in/received/new' },
    { name: 'receipts', reader: 'ops', path: '/in/delivery-receipt' },
    { name: 'receipt-new', reader: 'ops', path: '/in/delivery-receipt/new' },
    { name: 'reorder', reader: 'ops', path: '/in/delivery-receipt/reorder' },
    receipt && { name: 'inbound', reader: 'ops', path: `/in/inbound?deliveryReceiptId=${receipt.deliveryReceiptId}` },
  ]);
}

function ofMoney({ store }) {
  return [
    { name: 'dashboard', reader: 'manager', path: '/in/dashboard' },
    { name: 'dashboard-ops', reader: 'ops', path: '/in/dashboard' },
    { name: 'sales', reader: 'manager', path: '/in/report/statement?preset=all' },
    { name: 'ageing', reader: 'manager', path: '/in/report/ageing' },
    ...['receipts', 'journal', 'balance', 'period'].map((part) => ({
      name: `accounting-${part}`,
      reader: 'manager',
      path: `/in/report/accounting?part=${part}`,
    })),
    { name: 'category-report', reader: 'manager', path: '/in/report/category' },
    { name: 'usage', reader: 'manager', path: '/in/report/product-usage' },
    { name: 'invoices', reader: 'manager', path: `/in/invoices?userId=${store.id}&preset=all` },
  ];
}

function ofOffice({ product, store, templates }) {
  const admin = ['warehouse-control', 'activity-logs', 'mismatch-products', 'deployments', 'outbox'];
  const settings = [
    'subwarehouse',
    'category',
    'brand',
    'product',
    'product/new',
    'user',
    'company',
    'imports',
    'preference',
  ];
  return some([
    ...settings.map((place) => ({
      name: `settings-${place.replace('/', '-')}`,
      reader: 'admin',
      path: `/in/settings/${place}`,
    })),
    {
      name: 'settings-product-edit',
      reader: 'admin',
      path: `/in/settings/product/edit?id=${product.productId}&page=1`,
    },
    { name: 'settings-user-details', reader: 'admin', path: `/in/settings/user/details?userId=${store.id}` },
    { name: 'templates', reader: 'admin', path: '/in/settings/order-templates' },
    templates[0] && {
      name: 'template-edit',
      reader: 'admin',
      path: `/in/settings/order-templates/edit?id=${templates[0].id}`,
    },
    { name: 'account', reader: 'admin', path: '/in/account' },
    ...admin.map((place) => ({ name: `admin-${place}`, reader: 'admin', path: `/in/admin/${place}` })),
  ]);
}
