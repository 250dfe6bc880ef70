import type { Cents } from '@depot/contracts/amounts';
import type { InvoiceChangeAnswer } from '@depot/contracts/billing';
import { storePrice } from '@depot/contracts/catalog';
import { IDENTITY_PORT, type IdentityPort, storesInBooks } from '@depot/contracts/identity';
import { dayOf } from '@depot/contracts/time';
import { describeActivity } from '@depot/node-context';
import { LiveChanges } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { InvoiceService } from '../invoice/invoice.service.js';
import { formatInvoiceId } from '../invoice/invoice-id.js';
import { calculateAmount } from '../invoice/invoice-item.js';
import {
  type CorrectionScope,
  InvoiceItemRepository,
  type Repriced,
  type UnpaidItem,
} from '../invoice/invoice-item.repository.js';
import { AccountingPeriods, type DatedInvoice } from '../period/accounting-periods.js';

/** What a correction changed, or would change. */
export interface CorrectionResult {
  /** Ids of the invoices that change. */
  list: string[];
  changes: InvoiceChangeAnswer[];
  /** Ids of those in a closed period; only of a dry run. */
  closed: string[];
}

type Prices = Map<number, { price: Cents; wholesalePrice: Cents }>;

/** Corrects rates on unpaid invoices. A second run changes nothing. */
@Injectable()
export class CorrectionService {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly items: InvoiceItemRepository,
    private readonly invoiceService: InvoiceService,
    private readonly periods: AccountingPeriods,
    private readonly live: LiveChanges,
  ) {}

  /** Reads the lines of unpaid invoices; locks the invoices unless it is a dry run. */
  readItems(scope: CorrectionScope, dryRun: boolean): Promise<UnpaidItem[]> {
    return dryRun ? this.items.findUnpaid(scope) : this.items.lockUnpaid(scope);
  }

  /**
   * Applies prices, or only reports what they would change if it is a dry run.
   *
   * @throws PERIOD_CLOSED if one of the invoices is of a closed day: none is changed
   */
  async applyPrices(items: readonly UnpaidItem[], prices: Prices, dryRun: boolean): Promise<CorrectionResult> {
    const storeIds = [...new Set(items.map(({ storeId }) => storeId))];
    const stores = new Map((await storesInBooks(this.identity, storeIds)).map((store) => [store.storeId, store]));
    const changed = await this.filterAboveCredits(
      items.flatMap((item) => {
        const [store, price] = [stores.get(item.storeId), prices.get(item.productId)];
        const rate = store && price ? storePrice(store, price) : item.rate;
        return rate === item.rate ? [] : [{ item, ...calculateLine({ ...item, rate }) }];
      }),
    );
    const dated = changed.map(({ item }) => dateInvoice(item));
    const closed = dryRun ? await this.periods.findClosedInvoices(dated) : [];
    if (!dryRun) {
      await this.periods.assertInvoicesOpen(dated);
      await this.invoiceService.saveRates(changed.map(({ item: _, ...line }) => line));
      for (const storeId of new Set(changed.map(({ item }) => item.storeId)))
        await this.live.publish(['invoices', 'orders'], storeId);
    }
    const changes = new Map<string, InvoiceChangeAnswer>();
    for (const { item, amount } of changed) {
      const invoiceId = formatInvoiceId(item);
      const storeName = stores.get(item.storeId)?.name ?? '';
      const change = changes.get(invoiceId) ?? { invoiceId, storeName, before: item.total, after: item.total };
      changes.set(invoiceId, { ...change, after: change.after + amount - item.amount });
    }
    describeActivity({ found: changes.size, changed: dryRun ? 0 : changes.size });
    return { list: [...changes.keys()], changes: [...changes.values()], closed };
  }

  /** Leaves out lines that would total less than the credits on them. */
  private async filterAboveCredits<T extends Repriced & { item: UnpaidItem }>(lines: readonly T[]): Promise<T[]> {
    const lowered = lines.filter(({ item, amount }) => amount < item.amount);
    const credits = await this.items.sumCredits(lowered.map(({ item }) => item.orderItemId));
    return lines.filter(({ item, amount }) => amount >= item.amount || amount >= (credits.get(item.orderItemId) ?? 0));
  }
}

function dateInvoice(item: UnpaidItem): DatedInvoice {
  return { invoiceId: formatInvoiceId(item), day: dayOf(item.invoiceDate, item.timezone) };
}

function calculateLine(item: UnpaidItem): Repriced {
  return { id: item.id, invoicePk: item.invoicePk, rate: item.rate, amount: calculateAmount(item) };
}
