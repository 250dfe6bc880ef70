import * as z from 'zod';
import { limits } from '../amounts/amounts.js';
import { sellerOnPaper } from '../identity/index.js';
import {
  epochMs,
  epochMsParam,
  id,
  idParam,
  money,
  moneyOut,
  moneySum,
  objOrListOf,
  quantity,
  text,
  weight,
  weightOut,
} from '../wire/index.js';
import { invoicesAtOnce, recordedMethods } from './bounds.js';

/** Characters of a description: as many as both names of a product have. */
const maxDescription = 310;
/** Lines of one invoice: a past order from a file may have more than people order. */
const maxItems = 10_000;

export const invoiceStatuses = ['UNPAID', 'PAID', 'VOID'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** `I12`, or `RI3` for a return. */
export const invoiceId = z.string().regex(/^R?I\d{1,10}$/);

export const postalAddress = z.object({
  name: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
});
export type PostalAddress = z.output<typeof postalAddress>;

export const invoiceItem = z.object({
  invoiceItemId: id,
  orderItemId: id.nullable(),
  productId: id,
  description: z.string(),
  /** Notes of the order's line. */
  notes: z.string(),
  quantity: z.int(),
  weight: weightOut,
  weights: z.array(weightOut),
  rate: moneyOut,
  /** Unit of the rate: pounds or pieces. */
  byWeight: z.boolean(),
  amount: moneyOut,
  formattedRate: z.string(),
  formattedAmount: z.string(),
});

export const invoice = z.object({
  invoiceId: z.string(),
  invoiceIdQuery: z.string(),
  orderId: id,
  returnId: id.nullable(),
  /** Display id of the order, or of the return when the id starts with RI. */
  relatedDisplayId: z.int(),
  /** The store that it is for. */
  userId: id,
  clientName: z.string(),
  /** Of the invoice of a past order from a file: the number that it has there. */
  externalId: z.string().optional(),
  /** Of the order as it was when it was billed: the day on which it is wanted, the store's own number, a note. */
  deliveryDate: z.string().nullable(),
  poNumber: z.string(),
  note: z.string(),
  /** Name of the issuer at that time. */
  sellerName: z.string(),
  /** The seller's data on papers at that time. */
  seller: sellerOnPaper,
  invoiceDate: epochMs,
  formattedInvoiceDate: z.string(),
  /** Days in which it is to be paid, and the day (`YYYY-MM-DD`) on which it is due; null for a credit. */
  paymentTerms: z.int().nullable(),
  dueDay: z.string().nullable(),
  formattedDueDay: z.string(),
  status: z.enum(invoiceStatuses),
  /** True for one that is open again after it was paid in full: it can be paid, but not changed or voided. */
  isSealed: z.boolean().optional(),
  total: moneyOut,
  paid: moneyOut,
  balanceDue: moneyOut,
  formattedTotal: z.string(),
  formattedPaid: z.string(),
  formattedBalanceDue: z.string(),
  /** The day on which it was paid in full, and how; of one that is VOID the day on which it became so. Else empty. */
  formattedSettledDay: z.string(),
  paidMethod: z.enum(recordedMethods).nullable(),
  /** For credits: the order of the returned goods, and its invoices. */
  creditedOrder: z
    .object({
      displayId: z.int(),
      poNumber: z.string(),
      formattedOrderDate: z.string(),
      invoiceIds: z.array(z.string()),
    })
    .nullable(),
  billAddress: postalAddress,
  shipAddress: postalAddress,
  invoiceItems: z.array(invoiceItem),
});
export type Invoice = z.output<typeof invoice>;
export type InvoiceItem = z.output<typeof invoiceItem>;
/** An invoice before the wire: amounts as integers. */
export type InvoiceAnswer = z.input<typeof invoice>;
/** Response of `GET /invoice`. A list has `more`: true if older ones remain, to be requested with `before`. */
export const invoicesResponse = objOrListOf(invoice).extend({ more: z.boolean().optional() });
export type InvoiceItemAnswer = z.input<typeof invoiceItem>;

export const invoiceQuery = z.object({
  orderId: idParam.optional(),
  returnId: idParam.optional(),
  userId: idParam.optional(),
  /** By invoice date; both ends inclusive. */
  start: epochMsParam.optional(),
  end: epochMsParam.optional(),
  /** Returns only rows after this one in the list. */
  before: invoiceId.optional(),
});
export type InvoiceQuery = z.output<typeof invoiceQuery>;

/** Bills the lines of an order that are not billed yet; a missing rate is 0, absent fields are as shipped. */
export const createInvoiceBody = z.object({
  orderId: id,
  orderItemList: z
    .array(
      z.object({ orderItemId: id, quantity: quantity.optional(), weight: weight.optional(), rate: money.optional() }),
    )
    .min(1)
    .max(1000)
    .optional(),
});
export type CreateInvoice = z.output<typeof createInvoiceBody>;
export const updateInvoiceBody = z.object({
  invoiceId,
  invoiceItems: z
    .array(
      z.object({
        invoiceItemId: id,
        /** 0 for lines of pooled goods. */
        quantity: z.int().min(0).max(limits.quantity).optional(),
        rate: money.optional(),
        description: text(maxDescription).optional(),
      }),
    )
    .min(1)
    .max(maxItems),
});
export type UpdateInvoice = z.output<typeof updateInvoiceBody>;
export const invoiceIdsBody = z.object({ invoiceIds: z.array(invoiceId).min(1).max(invoicesAtOnce) });
export type InvoiceIds = z.output<typeof invoiceIdsBody>;
export const markPaidBody = invoiceIdsBody.extend({
  /** Total due as the user confirmed it; refused with STALE if it has changed. */
  due: moneySum.optional(),
});
export type MarkPaid = z.output<typeof markPaidBody>;
