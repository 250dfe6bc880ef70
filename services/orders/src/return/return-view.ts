import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, namesInBooks } from '@depot/contracts/identity';
import {
  newestReturns,
  type ReturnAnswer,
  type ReturnPageAnswer,
  type ReturnSearch,
  returnsPerPage,
} from '@depot/contracts/orders';
import { contentVersionOf, grouped } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { type ReturnHead, ReturnRepository, type StoredReturnLine } from './return.repository.js';
import type { ReturnLine } from './return-line.js';

/** Returns as readers see them. */
@Injectable()
export class ReturnView {
  constructor(
    private readonly returns: ReturnRepository,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
  ) {}

  /** The newest, or of those with a number below `before`, and whether there are older ones. */
  async newest(before?: number): Promise<{ list: ReturnAnswer[]; more: boolean }> {
    const heads = await this.returns.heads({ before }, { limit: newestReturns + 1 });
    return { list: await this.whole(heads.slice(0, newestReturns)), more: heads.length > newestReturns };
  }

  async ofOrder(orderId: number): Promise<ReturnAnswer[]> {
    return this.whole(await this.returns.heads({ orderId }));
  }

  async page({ page, storeIds, ...search }: ReturnSearch): Promise<ReturnPageAnswer> {
    const filter = { ...search, storeIds: storeIds?.length ? storeIds : undefined };
    const heads = await this.returns.heads(filter, { limit: returnsPerPage, offset: page * returnsPerPage });
    const total = await this.returns.count(filter);
    return { list: await this.whole(heads), total, totalPages: Math.ceil(total / returnsPerPage) };
  }

  async one(id: number): Promise<ReturnAnswer> {
    const [found] = await this.whole(await this.returns.heads({ id }));
    if (!found) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return found;
  }

  private async whole(heads: readonly ReturnHead[]): Promise<ReturnAnswer[]> {
    if (heads.length === 0) return [];
    const ids = heads.map(({ id }) => id);
    const lines = grouped(await this.returns.lines(ids), ({ returnId }) => returnId);
    const credits = await this.billing.creditIds(ids);
    const storeNames = await namesInBooks(
      this.identity,
      heads.map(({ storeId }) => storeId),
    );
    return heads.map(({ storeId, ...head }) => ({
      ...head,
      invoiceId: credits.get(head.id) ?? '',
      storeName: storeNames.get(storeId) ?? '',
      items: (lines.get(head.id) ?? []).map(itemOut),
      version: contentVersionOf(returnContent(lines.get(head.id) ?? [])),
    }));
  }
}

/** What an edit may change. */
export function returnContent(lines: readonly ReturnLine[]): object {
  return lines.map(
    ({ orderItemId, returnQuantity, returnWeight, rate, reason, quantity, weight, inventoryIds }) =>
      [orderItemId, returnQuantity, returnWeight, rate, reason, quantity, weight, inventoryIds] as const,
  );
}

function itemOut({
  orderItemId,
  productId,
  name,
  hasWeight,
  returnQuantity,
  returnWeight,
  rate,
  reason,
  quantity,
  weight,
  inventoryIds,
}: StoredReturnLine) {
  return {
    orderItemId,
    productId,
    name,
    hasWeight,
    returnQty: returnQuantity,
    returnWeight,
    rate,
    reason,
    quantity,
    weight,
    inventoryIds,
  };
}
