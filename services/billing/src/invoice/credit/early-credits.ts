import { formatCents, type Hundredths } from '@depot/contracts/amounts';
import { billingMessages } from '@depot/contracts/billing';
import { assertNoViolations, type FieldViolation } from '@depot/contracts/errors';
import type { OrderFacts } from '@depot/contracts/orders';
import { Injectable } from '@nestjs/common';
import { InvoiceService } from '../invoice.service.js';
import { calculateAmount, type ItemFields } from '../invoice-item.js';
import { type LiveCredit, OrderAccounts } from './order-account.js';

/** Goods that came back before their lines were billed: an invoice leaves them out, and their credits with them. */
@Injectable()
export class EarlyCredits {
  constructor(
    private readonly accounts: OrderAccounts,
    private readonly invoiceService: InvoiceService,
  ) {}

  /**
   * Subtracts unused credits at the order's rate from the lines about to be billed, and sets those credits to zero.
   * Other credits stay.
   * @throws VALIDATION with each line that would be billed below them.
   */
  async deductEarlyCredits({ orderId, lines }: OrderFacts, items: readonly ItemFields[]): Promise<ItemFields[]> {
    const { credits } = await this.accounts.lockAccount(orderId);
    const rates = new Map(lines.map(({ orderItemId, rate }) => [orderItemId, rate]));
    const early = new Set(
      items.flatMap(({ orderItemId }) => {
        const credited = filterLines(credits, orderItemId);
        return credited.every(({ rate }) => rate === rates.get(orderItemId)) ? [orderItemId] : [];
      }),
    );
    const unused = credits.filter(
      ({ header }) => header.status === 'UNPAID' && header.paid === 0 && header.contentHash === null,
    );
    const settled = items.map((item) =>
      early.has(item.orderItemId) ? subtractReturned(item, filterLines(unused, item.orderItemId)) : item,
    );
    const kept = credits.flatMap((credit) => credit.items.filter(isKeptCredit(early, unused.includes(credit))));
    assertCovered(settled, kept);
    for (const credit of unused) await this.emptyCredit(credit, early);
    return settled;
  }

  private async emptyCredit({ header, items }: LiveCredit, lines: ReadonlySet<number>): Promise<void> {
    if (!items.some((item) => lines.has(item.orderItemId) && item.amount > 0)) return;
    const rest = items.map((item) => (lines.has(item.orderItemId) ? clearItem(item) : item));
    await this.invoiceService.replaceItems(header, rest);
  }
}

const filterLines = (credits: readonly LiveCredit[], orderItemId: number) =>
  credits.flatMap(({ items }) => items).filter((item) => item.orderItemId === orderItemId);

const isKeptCredit = (early: ReadonlySet<number>, isUnused: boolean) => (item: ItemFields) =>
  !(isUnused && early.has(item.orderItemId));

function clearItem(item: ItemFields): ItemFields {
  return { ...item, quantity: 0, weight: 0, weights: [], amount: 0, mostQuantity: 0, mostWeight: 0 };
}

/** Limits the item to the goods that were shipped and not returned. */
function subtractReturned(item: ItemFields, returned: readonly ItemFields[]): ItemFields {
  if (returned.length === 0) return item;
  const mostQuantity = item.mostQuantity - returned.reduce((sum, { quantity }) => sum + quantity, 0);
  const mostWeight = item.mostWeight - returned.reduce((sum, { weight }) => sum + weight, 0);
  const quantity = Math.min(item.quantity, mostQuantity);
  const weight = Math.min(item.weight, mostWeight);
  const left = { ...item, quantity, weight, mostQuantity, mostWeight, weights: subtractWeights(item, returned) };
  return { ...left, amount: calculateAmount(left) };
}

/** Weights of the remaining pieces; empty if the returned pieces are unknown. */
function subtractWeights({ weights }: ItemFields, returned: readonly ItemFields[]): Hundredths[] {
  const left = [...weights];
  for (const { quantity, weights: back } of returned) {
    if (back.length < quantity) return [];
    for (const weight of back) {
      const index = left.indexOf(weight);
      if (index < 0) return [];
      left.splice(index, 1);
    }
  }
  return left;
}

function assertCovered(items: readonly ItemFields[], credits: readonly ItemFields[]): void {
  assertNoViolations(
    items.flatMap(({ orderItemId, description, amount }, index): FieldViolation[] => {
      const credited = credits
        .filter((credit) => credit.orderItemId === orderItemId)
        .reduce((sum, credit) => sum + credit.amount, 0);
      if (amount >= credited) return [];
      const values = { product: description, credited: formatCents(credited), amount: formatCents(amount) };
      return [{ path: `orderItemList.${index}.rate`, localizedMessage: billingMessages.belowCredits, values }];
    }),
  );
}
