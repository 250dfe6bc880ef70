const plain = (...paths) => ({ paths, aim: 85 });
const grave = (...paths) => ({ paths, aim: 95 });

/**
 * Areas with figures, and the percentage of faults that tests must notice: packages, and critical rules across
 * packages.
 */
export const areas = {
  contracts: plain('libs/contracts'),
  billing: plain('services/billing'),
  inventory: plain('services/inventory'),
  orders: plain('services/orders'),
  identity: plain('services/identity'),
  'other services': plain(
    ...['admin', 'catalog', 'deployments', 'host', 'inbound', 'reports'].map((service) => `services/${service}`),
  ),
  documents: plain('services/documents'),
  'kits of the services': plain('libs/node'),
  'kits of the browser': plain('libs/web'),
  remotes: plain('mf-admin', 'mf-inbound', 'mf-inventory', 'mf-orders', 'mf-reports', 'mf-settings'),
  shell: plain('shell'),
  money: grave(
    'libs/contracts/src/amounts',
    'libs/contracts/src/billing',
    ...['correction', 'invoice', 'ledger', 'payment', 'report', 'sums'].map((part) => `services/billing/src/${part}`),
    'services/orders/src/order/credit',
    'services/reports/src/ageing',
    'services/reports/src/statement',
  ),
  stock: grave(
    ...['adjusting', 'allocation', 'booking', 'counting', 'receiving', 'returning', 'shipping', 'stock', 'unit'].map(
      (part) => `services/inventory/src/${part}`,
    ),
    'services/orders/src/outbound',
    'services/orders/src/order/booking.ts',
  ),
  permissions: grave(
    'libs/contracts/src/permissions',
    'libs/node/auth',
    'libs/node/context',
    'libs/node/database/src/sql',
    'libs/node/database/src/table.ts',
    'libs/node/http/src/edge/csrf.ts',
    'libs/node/http/src/operations/guard-operations.ts',
    'libs/node/http/src/route',
    'libs/node/live/src/live-listeners.ts',
    'services/identity/src/user/user-rules.ts',
    'services/orders/src/order/ordering-store.ts',
  ),
  signature: grave(
    'libs/contracts/src/deployments/manifest.ts',
    'libs/contracts/src/deployments/registry.ts',
    'libs/contracts/src/registry-key',
    'services/deployments/src/artefact',
    'services/deployments/src/gate',
    'services/deployments/src/registry',
    'shell/src/remotes/verify/fetchGuarded.ts',
    'shell/src/remotes/verify/integrity.ts',
    'shell/src/remotes/registry/signature.ts',
  ),
};
