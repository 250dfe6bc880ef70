import { type Cents, formatCents, withPlainAmounts } from '@depot/contracts/amounts';
import { billingMessages, type InvoiceAnswer, type UpdateInvoice } from '@depot/contracts/billing';
import { assertNoViolations, DomainError, fieldMessages, type FieldViolation } from '@depot/contracts/errors';
import { describeActivity } from '@depot/node-context';
import { LiveChanges } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import type { InvoiceHeader } from '../invoice.repository.js';
import { InvoiceService } from '../invoice.service.js';
import { formatInvoiceId } from '../invoice-id.js';
import { calculateAmount } from '../invoice-item.js';
import { InvoiceItemRepository, type StoredItem } from '../invoice-item.repository.js';
import { InvoiceLocking } from '../invoice-locking.js';
import { InvoiceSealing } from '../invoice-sealing.js';
import { InvoiceView } from '../invoice-view.js';

type Change = UpdateInvoice['invoiceItems'][number];

/** Changes quantities, rates and descriptions of an unpaid invoice, up to the shipped amounts. */
@Injectable()
export class EditInvoice {
  constructor(
    private readonly locking: InvoiceLocking,
    private readonly items: InvoiceItemRepository,
    private readonly invoiceService: InvoiceService,
    private readonly sealing: InvoiceSealing,
    private readonly view: InvoiceView,
    private readonly live: LiveChanges,
  ) {}

  /** Lines that are not named stay as they are. */
  async execute({ invoiceId, invoiceItems }: UpdateInvoice): Promise<InvoiceAnswer> {
    const header = await this.locking.lockUnpaid(invoiceId);
    const before = await this.items.findByInvoices([header.id]);
    assertItemChanges(before, invoiceItems);
    const changes = new Map(invoiceItems.map((change) => [change.invoiceItemId, change]));
    const after = before.map((item) => applyChange(item, changes.get(item.id)));
    if (header.kind === 'RI') assertOnlyDescribed(header, before, after);
    else await this.assertCoversCredits(before, after, invoiceItems);
    describeActivity({ invoiceId }, { before: before.map(formatLoggedItem), after: after.map(formatLoggedItem) });
    await this.sealing.sealIfSettled(await this.invoiceService.updateItems(header, after, new Set(changes.keys())));
    await this.live.publish(['invoices', 'orders'], header.storeId);
    return this.view.getById(invoiceId);
  }

  /**
   * A return that is being credited holds the lock of the invoice: it sees this edit, or this sees its credit. Lines
   * that were billed below their credits before may stay as they are.
   */
  private async assertCoversCredits(
    before: readonly StoredItem[],
    after: readonly StoredItem[],
    changes: readonly Change[],
  ): Promise<void> {
    const lowered = after.filter(({ amount }, index) => amount < (before[index]?.amount ?? 0));
    const credits = await this.items.sumCredits(lowered.map(({ orderItemId }) => orderItemId));
    assertNoViolations(lowered.flatMap((item) => checkCredits(item, changes, credits.get(item.orderItemId) ?? 0)));
  }
}

const formatLoggedItem = (item: StoredItem) => withPlainAmounts(item, ['weight', 'rate', 'amount']);

function applyChange(item: StoredItem, change: Change | undefined): StoredItem {
  if (!change) return item;
  const { quantity = item.quantity, rate = item.rate, description = item.description } = change;
  const after = { ...item, quantity, rate, description };
  return { ...after, amount: calculateAmount(after) };
}

/** The amount of a credit follows from its return, so an edit may change descriptions only. */
function assertOnlyDescribed(header: InvoiceHeader, before: readonly StoredItem[], after: readonly StoredItem[]): void {
  const isSame = after.every(({ quantity, rate }, index) => {
    const was = before[index];
    return quantity === was?.quantity && rate === was.rate;
  });
  if (isSame) return;
  throw new DomainError('INVALID_TRANSITION', billingMessages.creditByReturn, { invoiceId: formatInvoiceId(header) });
}

function checkCredits(item: StoredItem, changes: readonly Change[], credited: Cents): FieldViolation[] {
  if (item.amount >= credited) return [];
  const index = changes.findIndex(({ invoiceItemId }) => invoiceItemId === item.id);
  const path = `invoiceItems.${index}.${changes[index]?.rate === undefined ? 'quantity' : 'rate'}`;
  const values = {
    product: item.description,
    credited: formatCents(credited),
    amount: formatCents(item.amount),
  };
  return [{ path, localizedMessage: billingMessages.belowCredits, values }];
}

function assertItemChanges(items: readonly StoredItem[], changes: readonly Change[]): void {
  const byId = new Map(items.map((item) => [item.id, item]));
  const rejected = changes.flatMap(({ invoiceItemId, quantity }, index): FieldViolation[] => {
    const path = `invoiceItems.${index}`;
    const item = byId.get(invoiceItemId);
    if (!item) return [{ path: `${path}.invoiceItemId`, localizedMessage: billingMessages.itemNotOnInvoice }];
    const values = { product: item.description, shipped: item.mostQuantity };
    if (quantity === undefined || quantity === item.quantity) return [];
    if (item.hasWeight !== 'No')
      return [{ path: `${path}.quantity`, localizedMessage: billingMessages.piecesFixed, values }];
    if (quantity === 0)
      return [{ path: `${path}.quantity`, localizedMessage: fieldMessages.numberMin, values: { min: 1 } }];
    return quantity > item.mostQuantity
      ? [{ path: `${path}.quantity`, localizedMessage: billingMessages.moreThanShipped, values }]
      : [];
  });
  assertNoViolations(rejected);
}
