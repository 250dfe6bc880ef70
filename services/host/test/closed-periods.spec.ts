import { describeApi } from '@depot/node-http';
import { expect, test } from '@jest/globals';
import { composeModules } from '../src/compose.js';
import { domains } from '../src/domains.js';

interface Described {
  operationId: string;
  'x-depot-tags'?: object;
}

const checked = 'checked';

/**
 * What each command of a domain that posts does about a closed period, written by hand: it is checked (refused with 409
 * PERIOD_CLOSED on a closed day), or the reason why it changes no figure of a closed day. Those that are checked are
 * refused in `services/billing/test/accounting-period.db.spec.ts` or post through a part that is checked there: all
 * stock movements, payments and invoices.
 */
const written: Record<string, string> = {
  // Orders
  ordersCreate: 'a booking moves neither stock nor money',
  ordersUpdate: 'a booking moves neither stock nor money',
  ordersProcess: 'a booking moves neither stock nor money',
  ordersOutbound: checked,
  ordersConfirm: 'the goods have left before, and the invoice comes later',
  ordersDirectComplete: 'the goods have left before, and the invoice comes later',
  ordersCancel: checked,
  ordersDelete: checked,
  ordersRecordManual: checked,
  ordersCreateReturn: checked,
  ordersUpdateReturn: checked,
  ordersDeleteReturn: checked,
  ordersCreateTemplate: 'a template is no order',
  ordersUpdateTemplate: 'a template is no order',
  ordersSetStanding: 'a template is no order',
  ordersDeleteTemplate: 'a template is no order',
  // Money
  billingGenerate: checked,
  billingUpdate: checked,
  billingRecordPayment: checked,
  billingStorePayment: checked,
  billingReversePayment: checked,
  billingMarkPaid: checked,
  billingSyncRates: checked,
  billingCorrectPrice: checked,
  billingSavePeriod: 'it moves the closed days, and posts nothing',
  // Stock
  inventoryAdd: checked,
  inventoryAdjust: checked,
  inventoryRemove: checked,
  inventorySetProductWeight: checked,
  inventoryPostCount: checked,
  inventoryStartCount: 'a count moves stock when it is posted',
  inventoryCountLine: 'a count moves stock when it is posted',
  inventoryCancelCount: 'a count moves stock when it is posted',
  // Deliveries
  inboundAddReceipt: 'an announced delivery is not in stock',
  inboundCancelReceipt: 'an announced delivery is not in stock',
  inboundReceive: checked,
  // Imports and repairs
  adminImport: checked,
  adminRepair: checked,
  adminClearActivityLog: 'the log has no figures',
  adminSendAgain: 'an email has no figures',
};

test('each command of a domain that posts says what it does about a closed period', async () => {
  const { paths } = await describeApi(composeModules(domains, undefined));
  const all = Object.values(paths as Record<string, Record<string, Described>>).flatMap(Object.values<Described>);
  const commands = all
    .filter(({ 'x-depot-tags': tags = {} }) => 'invalidates' in tags)
    .map(({ operationId }) => operationId)
    .filter((id) => /^(?:orders|billing|inventory|inbound|admin)[A-Z]/.test(id));
  expect(commands.sort()).toEqual(Object.keys(written).sort());
});
