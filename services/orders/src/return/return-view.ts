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
import { computeContentVersion, grouped } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { type ReturnHeader, ReturnRepository, type StoredReturnLine } from './return.repository.js';
import type { ReturnLine } from './return-line.js';

/** Assembles returns for responses. */
@Injectable()
export class ReturnView {
  constructor(
    private readonly returns: ReturnRepository,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
  ) {}

  /** The newest returns, or those with a display id below `before`. `more` is true if there are older ones. */
  async listNewest(before?: number): Promise<{ list: ReturnAnswer[]; more: boolean }> {
    const headers = await this.returns.findHeaders({ before }, { limit: newestReturns + 1 });
    return { list: await this.assembleReturns(headers.slice(0, newestReturns)), more: headers.length > newestReturns };
  }

  async listByOrder(orderId: number): Promise<ReturnAnswer[]> {
    return this.assembleReturns(await this.returns.findHeaders({ orderId }));
  }

  async findPage({ page, storeIds, ...search }: ReturnSearch): Promise<ReturnPageAnswer> {
    const filter = { ...search, storeIds: storeIds?.length ? storeIds : undefined };
    const headers = await this.returns.findHeaders(filter, { limit: returnsPerPage, offset: page * returnsPerPage });
    const total = await this.returns.count(filter);
    return { list: await this.assembleReturns(headers), total, totalPages: Math.ceil(total / returnsPerPage) };
  }

  async getReturn(id: number): Promise<ReturnAnswer> {
    const [found] = await this.assembleReturns(await this.returns.findHeaders({ id }));
    if (!found) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return found;
  }

  private async assembleReturns(headers: readonly ReturnHeader[]): Promise<ReturnAnswer[]> {
    if (headers.length === 0) return [];
    const ids = headers.map(({ id }) => id);
    const lines = grouped(await this.returns.findLines(ids), ({ returnId }) => returnId);
    const credits = await this.billing.creditIds(ids);
    const storeNames = await namesInBooks(
      this.identity,
      headers.map(({ storeId }) => storeId),
    );
    return headers.map(({ storeId, ...header }) => ({
      ...header,
      invoiceId: credits.get(header.id) ?? '',
      storeName: storeNames.get(storeId) ?? '',
      items: (lines.get(header.id) ?? []).map(formatItem),
      version: computeContentVersion(selectReturnContent(lines.get(header.id) ?? [])),
    }));
  }
}

/** The fields that an edit can change, for the content version. */
export function selectReturnContent(lines: readonly ReturnLine[]): object {
  return lines.map(
    ({ orderItemId, returnQuantity, returnWeight, rate, reason, quantity, weight, inventoryIds }) =>
      [orderItemId, returnQuantity, returnWeight, rate, reason, quantity, weight, inventoryIds] as const,
  );
}

function formatItem({
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
