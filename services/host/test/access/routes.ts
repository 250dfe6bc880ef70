import { type Role, roles } from '@depot/contracts/permissions';

/**
 * Permissions of every route, written by hand after the specification's table of roles and later decisions, not after
 * the code. A route without an entry fails the tests.
 *
 * Columns: the route; its roles; its roles in view-only mode; its scope for a STORE or READ_ONLY_STORE. A is ADMIN, W
 * WAREHOUSE_ADMIN, O WAREHOUSE_OPS, S STORE, V READ_ONLY_STORE. `self` is the user's own data, `store` that of the one
 * store, `tenant` all data of the tenant.
 */
const written = `
# Signing in, and what is one's own (spec §2, §7; decisions §2)
POST /api/auth/login                              | anybody | anybody | -
POST /api/auth/register                           | anybody | anybody | -
GET /api/auth/activation                          | anybody | anybody | -
POST /api/auth/reset-pwd-token                    | anybody | anybody | -
POST /api/auth/reset-pwd                          | anybody | anybody | -
POST /api/auth/logout                             | AWOSV | AWOSV | self
PUT /api/user/password                            | AWOSV | AWOSV | self
GET /api/session/own                              | AWOSV | AWOSV | self
DELETE /api/session/own                           | AWOSV | AWOSV | self
GET /api/session/token                            | AWOSV | AWOSV | self
GET /api/second-factor/own                        | AWO   | AWO   | self
PUT /api/second-factor/own                        | AWO   | A     | self
PUT /api/second-factor/own/confirm                | AWO   | A     | self
PUT /api/second-factor/own/off                    | AWO   | A     | self
GET /api/preference                               | AWOSV | AWOSV | self
PUT /api/preference                               | AWOSV | AWOSV | self
GET /api/preference/inventory-columns             | AWOSV | AWOSV | self
PUT /api/preference/inventory-columns             | AWOSV | AWOSV | self
GET /api/document/job                             | AWOSV | AWOSV | self
GET /api/document/job/file                        | AWOSV | AWOSV | self
DELETE /api/document/job                          | AWOSV | AWOSV | self
GET /api/live                                     | AWOSV | AWOSV | store
GET /api/client/address                           | A--S- | A--S- | self
PUT /api/client/address                           | A--S- | A     | self

# Orders (§6 Add order, confirm; outbound, processing, print; decisions §5, §9)
GET /api/order                                    | AWOSV | AWOSV | store
POST /api/order/query                             | AWOSV | AWOSV | store
POST /api/order/workbook                          | AWOSV | AWOSV | store
POST /api/order/download                          | AWOSV | AWOSV | store
GET /api/search/orders                            | AWOSV | AWOSV | store
POST /api/order/validate                          | AWOSV | AWOSV | store
GET /api/order/credit                             | A--S- | A--S- | store
POST /api/order                                   | A--S- | A     | store
POST /api/order/confirm                           | A--S- | A     | store
PUT /api/order                                    | AW-S- | A     | store
PUT /api/order/cancel                             | AW-S- | A     | store
POST /api/order/process                           | AWO   | A     | -
POST /api/order/outbound                          | AWO   | A     | -
PUT /api/order/direct-complete                    | AW    | A     | -
DELETE /api/order                                 | AW    | A     | -
POST /api/order/manual                            | AW    | A     | -
GET /api/order/pending-count                      | AW    | AW    | -
GET /api/order/waiting                            | AWO   | AWO   | -
GET /api/order-template                           | AW-S- | AW-S- | store
GET /api/order-template/query                     | AW-S- | AW-S- | store
POST /api/order-template                          | AW-S- | A     | store
PUT /api/order-template                           | AW-S- | A     | store
DELETE /api/order-template                        | AW-S- | A     | store
PUT /api/order-template/standing                  | AW-S- | A     | store

# Returns (§6)
GET /api/return                                   | AWO   | AWO   | -
POST /api/return/query                            | AWO   | AWO   | -
POST /api/return                                  | AWO   | A     | -
PUT /api/return                                   | AWO   | A     | -
DELETE /api/return                                | AWO   | A     | -

# Invoices (§6 View invoices, generate invoice)
GET /api/invoice                                  | AWOS- | AWOS- | store
GET /api/invoice/open                             | AWOS- | AWOS- | store
GET /api/invoice/payment                          | AWOS- | AWOS- | store
GET /api/search/invoices                          | AWOS- | AWOS- | store
POST /api/document/invoice/download               | AWOS- | AWOS- | store
POST /api/document/invoices/download              | AWOS- | AWOS- | store
POST /api/invoice                                 | AWO   | A     | -
PUT /api/invoice                                  | AWO   | A     | -
PUT /api/invoice/paid                             | AWO   | A     | -
POST /api/invoice/payment                         | AWO   | A     | -
POST /api/invoice/payment/reverse                 | AWO   | A     | -
POST /api/invoice/payment/store                   | AWO   | A     | -
PUT /api/correction/invoice-product-price         | AW    | A     | -
POST /api/correction/sync-up-invoice-item-rates   | AW    | A     | -

# Reports (§6 reports, admin reports)
POST /api/report/sales                            | AWOS- | AWOS- | store
POST /api/report/sales/over-time                  | AWOS- | AWOS- | store
POST /api/report/sales/products                   | AWOS- | AWOS- | store
POST /api/report/statement                        | AWOS- | AWOS- | store
GET /api/report/balance                           | AWOS- | AWOS- | store
POST /api/document/sales/download                 | AWOS- | AWOS- | store
POST /api/document/statement-rows/download        | AWOS- | AWOS- | store
POST /api/document/statement/download             | AWOS- | AWOS- | store
GET /api/report/ageing                            | AW    | AW    | -
GET /api/report/category                          | AW    | AW    | -
POST /api/report/product-usage                    | AW    | AW    | -
GET /api/document/ageing/download                 | AW    | AW    | -
GET /api/document/category/download               | AW    | AW    | -
POST /api/document/product-usage/download         | AW    | AW    | -
POST /api/document/statements/download            | AW    | AW    | -
POST /api/document/statements/recipients          | AW    | AW    | -
POST /api/document/statements/mail                | AW    | A     | -
GET /api/accounting/period                        | AW    | AW    | -
PUT /api/accounting/period                        | AW    | A     | -
GET /api/accounting/journal                       | AW    | AW    | -
GET /api/accounting/trial-balance                 | AW    | AW    | -
GET /api/report/receipts                          | AW    | AW    | -
GET /api/report/open-invoices                     | AW    | AW    | -
GET /api/report/balances                          | AW    | AW    | -
GET /api/document/journal/download                | AW    | AW    | -
GET /api/document/trial-balance/download          | AW    | AW    | -
GET /api/document/receipts/download               | AW    | AW    | -

# Inventory and inbound (§6; decisions §3, §4, §9)
GET /api/dashboard                                | AWO   | AWO   | -
GET /api/dashboard/expiring                       | AWO   | AWO   | -
GET /api/dashboard/first-steps                    | AW    | AW    | -
GET /api/inventory                                | AWO   | AWO   | -
GET /api/inventory/history                        | AWO   | AWO   | -
GET /api/inventory/lots                           | AWO   | AWO   | -
GET /api/inventory/recall                         | AWO   | AWO   | -
POST /api/inventory/proposal                      | AWO   | AWO   | -
GET /api/received                                 | AWO   | AWO   | -
GET /api/document/inventory/download              | AWO   | AWO   | -
GET /api/document/recall/download                 | AWO   | AWO   | -
POST /api/document/qr-code/download               | AWO   | AWO   | -
POST /api/inventory                               | AWO   | A     | -
PUT /api/inventory                                | AWO   | A     | -
DELETE /api/inventory                             | AWO   | A     | -
PUT /api/product/weight                           | AWO   | A     | -
GET /api/stock-count                              | AWO   | AWO   | -
GET /api/stock-count/lines                        | AWO   | AWO   | -
GET /api/stock-count/pieces                       | AWO   | AWO   | -
GET /api/stock-count/review                       | AWO   | AWO   | -
POST /api/stock-count                             | AWO   | A     | -
PUT /api/stock-count/line                         | AWO   | A     | -
POST /api/stock-count/post                        | AWO   | A     | -
DELETE /api/stock-count                           | AWO   | A     | -
GET /api/delivery-receipt                         | AWO   | AWO   | -
GET /api/delivery-receipt/proposal                | AWO   | AWO   | -
POST /api/delivery-receipt                        | AWO   | A     | -
DELETE /api/delivery-receipt                      | AWO   | A     | -
POST /api/inventory/inbound                       | AWO   | A     | -

# Products and what they are sorted by (§6 product page, category page, edit product; decisions §9)
GET /api/product                                  | AWOS- | AWOS- | tenant
GET /api/search/products                          | AWOS- | AWOS- | tenant
GET /api/product/picture                          | anybody | anybody | -
GET /api/product/alt-ids                          | AW    | AW    | -
GET /api/product/export                           | AW    | AW    | -
POST /api/product                                 | AW    | A     | -
PUT /api/product                                  | AW    | A     | -
DELETE /api/product                               | AW    | A     | -
PUT /api/product/enable                           | AW    | A     | -
PUT /api/product/picture                          | AW    | A     | -
DELETE /api/product/picture                       | AW    | A     | -
GET /api/brand                                    | AWOS- | AWOS- | tenant
POST /api/brand                                   | AW    | A     | -
PUT /api/brand                                    | AW    | A     | -
DELETE /api/brand                                 | AW    | A     | -
GET /api/category                                 | AWOS- | AWOS- | tenant
POST /api/category                                | AW    | A     | -
PUT /api/category                                 | AW    | A     | -
DELETE /api/category                              | AW    | A     | -
GET /api/category/sub                             | AWOS- | AWOS- | tenant
POST /api/category/sub                            | AW    | A     | -
PUT /api/category/sub                             | AW    | A     | -
DELETE /api/category/sub                          | AW    | A     | -
GET /api/warehouse                                | AWOS- | AWOS- | tenant
POST /api/warehouse                               | AW    | A     | -
PUT /api/warehouse                                | AW    | A     | -
DELETE /api/warehouse                             | AW    | A     | -

# Users (§6 user page)
GET /api/user                                     | AWO   | AWO   | -
GET /api/user/export                              | AW    | AW    | -
POST /api/user                                    | AW    | A     | -
PUT /api/user                                     | AW    | A     | -
GET /api/seller                                   | AW    | AW    | -
PUT /api/seller                                   | AW    | A     | -
GET /api/seller/logo                              | anybody | anybody | -
PUT /api/seller/logo                              | AW    | A     | -
DELETE /api/seller/logo                           | AW    | A     | -
POST /api/user/resend-activation-email            | AW    | A     | -
GET /api/user-product/product-ids                 | AW    | AW    | -
GET /api/user-product/store-ids                   | AW    | AW    | -
PUT /api/user-product/user                        | AW    | A     | -
GET /api/session                                  | AW    | AW    | -
DELETE /api/session                               | AW    | A     | -
GET /api/second-factor                            | AW    | AW    | -
DELETE /api/second-factor                         | AW    | A     | -
GET /api/import                                   | AW    | AW    | -
POST /api/import/{kind}                           | AW    | A     | -

# The Admin section (§6), releases
GET /api/admin/activity-log                       | A     | A     | -
GET /api/admin/activity-log/changes               | A     | A     | -
GET /api/admin/activity-log/check                 | A     | A     | -
GET /api/admin/activity-log/download              | A     | A     | -
GET /api/admin/activity-log/users                 | A     | A     | -
DELETE /api/admin/activity-log                    | A     | A     | -
GET /api/admin/warehouse                          | A     | A     | -
POST /api/admin/warehouse                         | A     | A     | -
PUT /api/admin/warehouse                          | A     | A     | -
GET /api/admin/outbox                             | A     | A     | -
POST /api/admin/outbox/again                      | A     | A     | -
GET /api/admin/product-mismatch                   | A     | A     | -
GET /api/admin/quantity-mismatch                  | A     | A     | -
GET /api/admin/reconcile                          | A     | A     | -
POST /api/admin/mismatch/repair                   | A     | A     | -
GET /api/remotes                                  | anybody | anybody | -
GET /api/remotes/keys                             | anybody | anybody | -
POST /api/remotes/telemetry                       | anybody | anybody | -
GET /api/remotes/errors                           | A     | A     | -
POST /api/remotes/errors                          | AWOSV | AWOSV | self
GET /api/remotes/health                           | A     | A     | -
GET /api/remotes/history                          | A     | A     | -
GET /api/remotes/rollouts                         | A     | A     | -
POST /api/remotes/rollout                         | A     | A     | -
DELETE /api/remotes/rollout                       | A     | A     | -
GET /api/remotes/reader                           | A     | A     | -
PUT /api/remotes/traffic                          | A     | A     | -
GET /api/remotes/releases                         | A     | A     | -
POST /api/remotes/releases                        | A     | A     | -
DELETE /api/remotes/releases                      | A     | A     | -
DELETE /api/remotes/versions                      | A     | A     | -
GET /api/remotes/train                            | A     | A     | -
POST /api/remotes/train                           | A     | A     | -
POST /api/remotes/train/back                      | A     | A     | -
POST /api/remotes/compatibility                   | A     | A     | -
GET /api/remotes/tokens                           | A     | A     | -
POST /api/remotes/tokens                          | A     | A     | -
PUT /api/remotes/tokens                           | A     | A     | -
DELETE /api/remotes/tokens                        | A     | A     | -
GET /api/remotes/override                         | A     | A     | -
POST /api/remotes/override                        | A     | A     | -
DELETE /api/remotes/override                      | AWOSV | AWOSV | self
GET /api/remotes/links                            | A     | A     | -
POST /api/remotes/links                           | A     | A     | -
DELETE /api/remotes/links                         | A     | A     | -
POST /api/remotes/links/open                      | AWOSV | AWOSV | self
`;

/** Scope of a route for users of a store. */
type Reach = 'self' | 'store' | 'tenant' | '-';

export interface RouteAccess {
  /** `METHOD /api/path`. */
  route: string;
  normal: readonly Role[] | 'anybody';
  viewOnly: readonly Role[] | 'anybody';
  reach: Reach;
}

const letters: Record<string, Role> = {
  A: 'ADMIN',
  W: 'WAREHOUSE_ADMIN',
  O: 'WAREHOUSE_OPS',
  S: 'STORE',
  V: 'READ_ONLY_STORE',
};

const rolesOf = (column: string): RouteAccess['normal'] =>
  column === 'anybody' ? column : roles.filter((role) => [...column].some((letter) => letters[letter] === role));

/** The lines of the table, in their order. */
export const accessLines: readonly RouteAccess[] = written
  .split('\n')
  .filter((line) => line.includes('|'))
  .map((line) => line.split('|').map((column) => column.trim()))
  .map(([route = '', normal = '', viewOnly = '', reach = '']) => ({
    route,
    normal: rolesOf(normal),
    viewOnly: rolesOf(viewOnly),
    reach: reach as Reach,
  }));

/** The table, by route. */
const routeAccess: ReadonlyMap<string, RouteAccess> = new Map(accessLines.map((line) => [line.route, line]));

/** Entry of a route in the table. */
export function accessOf({ method, path }: { method: string; path: string }): RouteAccess {
  const access = routeAccess.get(`${method} ${path}`);
  if (!access) throw new Error(`${method} ${path} is not in the table of access: say who may, in routes.ts.`);
  return access;
}

/** May the role ask for it at all? */
export const isLetIn = (role: Role, { normal }: Pick<RouteAccess, 'normal'>): boolean =>
  normal === 'anybody' || normal.includes(role);
