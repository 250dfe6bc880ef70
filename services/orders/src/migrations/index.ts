import type { Migration } from '@depot/node-database';
import { orders } from './202611201000-orders.js';
import { returns } from './202611201010-returns.js';
import { orderTemplates } from './202611201020-order-templates.js';
import { importedOrders } from './202611201030-imported-orders.js';
import { standingOrders } from './202611201310-standing-orders.js';
import { pastProgress } from './202611201530-past-progress.js';
import { returnStore } from './202611201700-return-store.js';
import { billedOrders } from './202611220910-billed-orders.js';
import { orderDetails } from './202611221805-order-details.js';
import { orderEvents } from './202611221840-order-events.js';
import { returnRateReasons } from './202611281640-return-rate-reasons.js';

/** The tables of this domain, oldest first. */
export const orderMigrations: readonly Migration[] = [
  orders,
  returns,
  orderTemplates,
  importedOrders,
  standingOrders,
  pastProgress,
  returnStore,
  billedOrders,
  orderDetails,
  orderEvents,
  returnRateReasons,
];
