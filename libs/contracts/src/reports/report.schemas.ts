import * as z from 'zod';
import { paymentKinds, recordedMethods } from '../billing/bounds.js';
import { sellerOnPaper } from '../identity/index.js';
import { epochMs, id, idParam, listOf, moneyOut, stockMode, text, weightOut } from '../wire/index.js';

/** From and to in epoch ms, both inclusive, by invoice date. `timezone` is accepted; days are the tenant's. */
export const salesBody = z.object({ startDate: epochMs, endDate: epochMs, timezone: text(60).optional() });
export const salesRow = z.object({
  userId: id,
  name: z.string(),
  sales: moneyOut,
  paid: moneyOut,
  owed: moneyOut,
  formattedSales: z.string(),
  formattedPaid: z.string(),
  formattedOwed: z.string(),
});
export type SalesRow = z.output<typeof salesRow>;

/** Lengths of the steps in which sales over time are summed. Weeks begin on Monday. */
export const salesSteps = ['day', 'week', 'month'] as const;
export type SalesStep = (typeof salesSteps)[number];
/** Days of the shortest range that is too long for the step. */
const tooLong: Record<SalesStep, number> = { day: 130, week: 910, month: 3960 };
export const salesOverTimeBody = salesBody
  .extend({ step: z.enum(salesSteps) })
  .refine(({ startDate, endDate, step }) => endDate - startDate < tooLong[step] * 86_400_000, {
    path: ['step'],
    params: { reason: 'rangeTooLong' },
  });
/** `day`: the first of the step, `YYYY-MM-DD` in the warehouse's timezone. */
export const salesStepRow = z.object({ day: z.string(), sales: moneyOut, paid: moneyOut, owed: moneyOut });
export type SalesStepRow = z.output<typeof salesStepRow>;

/** A product and its billed amount, less returns. */
export const bestProductRow = z.object({
  productId: id,
  productName: z.string(),
  hasWeight: stockMode,
  quantity: z.int(),
  weight: weightOut,
  sales: moneyOut,
});
export type BestProductRow = z.output<typeof bestProductRow>;

/** The invoices of a store, or of all stores, in a range with inclusive ends. */
export const invoicesDownloadBody = z.object({ userId: id.optional(), start: epochMs, end: epochMs });

/**
 * Open amount of a store today, or as of a day. `amounts` are by due day: not yet due, 1–30, 31–60, 61–90 and more days
 * past due; less `unapplied`, which only a report as of a day has, they add up to `owed`.
 */
export const ageingRow = z.object({
  userId: id,
  name: z.string(),
  amounts: z.array(moneyOut),
  /** Payments that were dated before their invoices. */
  unapplied: moneyOut.optional(),
  owed: moneyOut,
  formattedOwed: z.string(),
});
export type AgeingRow = z.output<typeof ageingRow>;

export const storeBalanceQuery = z.object({ userId: idParam });
/**
 * Balance of a store today: open invoices less open credits. Negative for a customer with credit. `overdue` is the part
 * of a positive balance that is past due.
 */
export const storeBalance = z.object({
  userId: id,
  balance: moneyOut,
  formattedBalance: z.string(),
  overdue: moneyOut,
  formattedOverdue: z.string(),
  /** Calendar day in the distributor's timezone. */
  asOf: z.string(),
  formattedAsOf: z.string(),
});
export type StoreBalance = z.output<typeof storeBalance>;

export const statementBody = z.object({ start: epochMs, end: epochMs, userId: id });
const statementInvoice = z.object({
  formattedInvoiceDate: z.string(),
  invoiceId: z.string(),
  formattedTotal: z.string(),
  formattedPaid: z.string(),
  formattedBalanceDue: z.string(),
});
const statementPayment = z.object({
  number: z.int(),
  formattedDate: z.string(),
  method: z.enum(recordedMethods),
  reference: z.string(),
  kind: z.enum(paymentKinds),
  formattedAmount: z.string(),
});
/**
 * A store's account over a period. `balance` = `broughtForward` + the tables' totals, returns subtracted, − payments.
 */
export const statement = z.object({
  clientName: z.string(),
  address: z.string(),
  /** The seller's current data on papers. */
  seller: sellerOnPaper,
  timeRange: z.string(),
  tables: z.array(
    z.object({
      name: z.string(),
      invoices: z.array(statementInvoice),
      formattedTotalAmount: z.string(),
      formattedTotalPaid: z.string(),
      formattedTotalOpenAmt: z.string(),
    }),
  ),
  /** Everything that was open on `asOf`, by due day; sums to `balance`. */
  ageing: z.array(z.object({ name: z.string(), amount: moneyOut, formattedAmount: z.string() })),
  broughtForward: moneyOut,
  formattedBroughtForward: z.string(),
  /** The period's invoices less its credits. */
  formattedBilled: z.string(),
  payments: z.array(statementPayment),
  formattedTotalPayments: z.string(),
  balance: moneyOut,
  formattedBalance: z.string(),
  /** Part of the balance that was past due on `asOf`. */
  overdue: moneyOut,
  formattedOverdue: z.string(),
  /** Next due day, and the open amount on it; null and empty if there is none. */
  nextDueDay: z.string().nullable(),
  formattedNextDueDay: z.string(),
  formattedNextDue: z.string(),
  /** Calendar day of the balance: the last of the period, today while it runs. */
  asOf: z.string(),
  formattedAsOf: z.string(),
});
export type Statement = z.output<typeof statement>;

/** Stock value at wholesale price. */
export const categoryRow = z.object({
  id,
  name: z.string(),
  subWarehouse: z.object({ name: z.string() }),
  totalPrice: moneyOut,
});
export type CategoryRow = z.output<typeof categoryRow>;

/**
 * From and to in epoch ms, both inclusive. Stores are selected, or all with `allStores`; products are selected, or with
 * `allProducts` all that any store got, limited to an area or a category if given.
 */
export const usageBody = z
  .object({
    storeIds: z.array(id).min(1).max(1000).optional(),
    allStores: z.boolean().optional(),
    productIds: z.array(id).min(1).max(10_000).optional(),
    allProducts: z.boolean().optional(),
    subWarehouseId: id.optional(),
    categoryId: id.optional(),
    start: epochMs,
    end: epochMs,
  })
  .refine(({ storeIds, allStores }) => allStores || storeIds, {
    path: ['storeIds'],
    params: { reason: 'required' },
  })
  .refine(({ productIds, allProducts }) => allProducts || productIds, {
    path: ['productIds'],
    params: { reason: 'required' },
  });
const usageCell = z.object({ storeId: id, weight: weightOut, quantity: z.int(), totalWholesalePrice: moneyOut });
/** One product; `stores` has a cell for each chosen store that got any. */
export const usageRow = z.object({
  productId: id,
  productName: z.string(),
  hasWeight: stockMode,
  totalWeight: weightOut,
  totalQuantity: z.int(),
  totalWholesalePrice: moneyOut,
  stores: z.array(usageCell),
});
export type UsageRow = z.output<typeof usageRow>;
/** `storeNames`: the selected stores, or all with a shipment, by name; includes former ones. */
export const usageReport = listOf(usageRow).extend({ storeNames: z.array(z.object({ id, name: z.string() })) });
export type UsageReport = z.output<typeof usageReport>;
