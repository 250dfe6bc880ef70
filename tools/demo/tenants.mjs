/** Password of every demo account. */
export const password = 'depot-demo';

/**
 * The two distributors of the demo. `customers` and `products` select from Northwind's; `accounts` can sign in. The
 * store that signs in as store@… is one of the customers. `seller` is the seller's data on papers.
 */
export const tenants = [
  {
    name: 'Depot Foods',
    timezone: 'America/New_York',
    mailDomain: 'stores.depot.test',
    warehouses: { 'Dry goods': 'Dry goods', 'Cold store': 'Cold store', Freezer: 'Freezer' },
    priceFactor: 1,
    firstItem: 10_000,
    includesCustomer: () => true,
    includesProduct: () => true,
    storeCustomer: 'WHITC',
    seller: {
      address: '1200 Harbor Way\nBrooklyn, NY 11231',
      phone: '(718) 555-0142',
      email: 'billing@depot.test',
      taxId: '12-3456789',
      paymentInstructions: 'Check to Depot Foods, or ACH to First Harbor Bank\nRouting 021000021, account 4417 2290',
    },
    accounts: {
      admin: { name: 'Avery Clark', role: 'ADMIN', username: 'admin@depot.test' },
      manager: { name: 'Morgan Lee', role: 'WAREHOUSE_ADMIN', username: 'manager@depot.test' },
      ops: { name: 'Jordan Diaz', role: 'WAREHOUSE_OPS', username: 'ops@depot.test' },
      store: { role: 'STORE', username: 'store@depot.test' },
      viewer: { name: 'Casey Wong', role: 'READ_ONLY_STORE', username: 'viewer@depot.test' },
    },
  },
  {
    name: 'Harbor Supply',
    timezone: 'America/Los_Angeles',
    mailDomain: 'stores.harbor.test',
    warehouses: { 'Dry goods': 'Main hall', 'Cold store': 'Chiller', Freezer: 'Freezer room' },
    priceFactor: 1.06,
    firstItem: 20_000,
    includesCustomer: ({ country }) => ['USA', 'Canada', 'Mexico'].includes(country),
    includesProduct: ({ category }) => ['Beverages', 'Seafood', 'Confections'].includes(category),
    storeCustomer: 'LETSS',
    seller: {
      address: '88 Terminal Street\nLong Beach, CA 90802',
      phone: '(562) 555-0187',
      email: 'billing@harbor.test',
      taxId: '98-7654321',
      paymentInstructions: 'Check to Harbor Supply',
    },
    accounts: {
      manager: { name: 'Riley Novak', role: 'WAREHOUSE_ADMIN', username: 'manager@harbor.test' },
      store: { role: 'STORE', username: 'store@harbor.test' },
    },
  },
];

/** The demo's accounts as a newcomer reads them. */
export function accountLines() {
  const accounts = tenants.flatMap(({ name, accounts: own }) =>
    Object.values(own).map(({ username, role }) => [username, role, name]),
  );
  const widest = Math.max(...accounts.map(([username]) => username.length));
  return [
    `Demo accounts, all with the password ${password}:`,
    ...accounts.map(([username, role, tenant]) => `  ${username.padEnd(widest)}  ${role.padEnd(15)}  ${tenant}`),
  ];
}
