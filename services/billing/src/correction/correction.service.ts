import type { Cents } from '@depot/contracts/amounts';
import type { CorrectPrice, InvoiceChangeAnswer, SyncRates } from '@depot/contracts/billing';
import { CATALOG_PORT, type CatalogPort, storePrice } from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, storesInBooks } from '@depot/contracts/identity';
import { describeActivity } from '@depot/node-context';
import { LiveChanges } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { InvoiceService } from '../invoice/invoice.service.js';
import { invoiceIdOf } from '../invoice/invoice-id.js';
import { amountOf } from '../invoice/invoice-item.js';
import {
  type CorrectionScope,
  InvoiceItemRepository,
  type Repriced,
  type UnpaidItem,
} from '../invoice/invoice-item.repository.js';

interface Outcome {
  /** Ids of the invoices that change. */
  list: string[];
  changes: InvoiceChangeAnswer[];
}

type Prices = Map<number, { price: Cents; wholesalePrice: Cents }>;

/** Corrects rates on unpaid invoices, and returns the ids of the changed ones. A second run changes nothing. */
@Injectable()
export class CorrectionService {
  constructor(
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly items: InvoiceItemRepository,
    private readonly invoiceService: InvoiceService,
    private readonly live: LiveChanges,
  ) {}

  /** Applies the products' current costs. */
  async syncRates({ dryRun = false, ...scope }: SyncRates): Promise<Outcome> {
    const items = await this.itemsOf(scope, dryRun);
    return this.apply(
      items,
      await this.catalog.products([...new Set(items.map(({ productId }) => productId))]),
      dryRun,
    );
  }

  /** Applies these prices of one product. */
  async correctPrice({ dryRun = false, productId, price, wholesalePrice, ...scope }: CorrectPrice): Promise<Outcome> {
    const product = (await this.catalog.products([productId])).get(productId);
    if (!product) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    describeActivity({ product: product.name });
    const items = await this.itemsOf({ ...scope, productIds: [productId] }, dryRun);
    return this.apply(items, new Map([[productId, { price, wholesalePrice }]]), dryRun);
  }

  private itemsOf(scope: CorrectionScope, dryRun: boolean): Promise<UnpaidItem[]> {
    return dryRun ? this.items.findUnpaid(scope) : this.items.lockUnpaid(scope);
  }

  private async apply(items: readonly UnpaidItem[], prices: Prices, dryRun: boolean): Promise<Outcome> {
    const storeIds = [...new Set(items.map(({ storeId }) => storeId))];
    const stores = new Map((await storesInBooks(this.identity, storeIds)).map((store) => [store.storeId, store]));
    const changed = await this.aboveCredits(
      items.flatMap((item) => {
        const [store, price] = [stores.get(item.storeId), prices.get(item.productId)];
        const rate = store && price ? storePrice(store, price) : item.rate;
        return rate === item.rate ? [] : [{ item, ...repriced({ ...item, rate }) }];
      }),
    );
    if (!dryRun) {
      await this.invoiceService.reprice(changed.map(({ item: _, ...line }) => line));
      for (const storeId of new Set(changed.map(({ item }) => item.storeId)))
        await this.live.publish(['invoices', 'orders'], storeId);
    }
    const changes = new Map<string, InvoiceChangeAnswer>();
    for (const { item, amount } of changed) {
      const invoiceId = invoiceIdOf(item);
      const storeName = stores.get(item.storeId)?.name ?? '';
      const change = changes.get(invoiceId) ?? { invoiceId, storeName, before: item.total, after: item.total };
      changes.set(invoiceId, { ...change, after: change.after + amount - item.amount });
    }
    describeActivity({ found: changes.size, changed: dryRun ? 0 : changes.size });
    return { list: [...changes.keys()], changes: [...changes.values()] };
  }

  /** Leaves out lines that would total less than the credits on them. */
  private async aboveCredits<T extends Repriced & { item: UnpaidItem }>(lines: readonly T[]): Promise<T[]> {
    const lowered = lines.filter(({ item, amount }) => amount < item.amount);
    const credits = await this.items.credited(lowered.map(({ item }) => item.orderItemId));
    return lines.filter(({ item, amount }) => amount >= item.amount || amount >= (credits.get(item.orderItemId) ?? 0));
  }
}

function repriced(item: UnpaidItem): Repriced {
  return { id: item.id, invoicePk: item.invoicePk, rate: item.rate, amount: amountOf(item) };
}
