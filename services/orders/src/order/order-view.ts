import type { Cents } from '@depot/contracts/amounts';
import { BILLING_PORT, type BillingPort, type OrderInvoices } from '@depot/contracts/billing';
import { stockAmountOut } from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, namesInBooks } from '@depot/contracts/identity';
import type { OrderAnswer, OrderItemAnswer } from '@depot/contracts/orders';
import { may } from '@depot/contracts/permissions';
import { currentSession, visibleStore } from '@depot/node-context';
import { grouped } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import {
  amountOfLine,
  type AverageWeights,
  isUnweighed,
  noAverages,
  OpenOrderValue,
} from './credit/open-order-value.js';
import { type OrderHeader, OrderRepository } from './order.repository.js';
import { detailsOf } from './order-details.js';
import type { OrderLine } from './order-line.js';
import { type LineUnit, OrderLineRepository, type StoredLine } from './order-line.repository.js';
import { type DetailOptions, ProductDetails } from './queries/join-product-details.js';

/** Puts orders together as readers see them. */
@Injectable()
export class OrderView {
  constructor(
    private readonly orders: OrderRepository,
    private readonly orderLines: OrderLineRepository,
    private readonly details: ProductDetails,
    private readonly value: OpenOrderValue,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
  ) {}

  /** The order; NOT_FOUND where the reader may not see it. */
  async one(orderId: number, options: DetailOptions = {}): Promise<OrderAnswer> {
    const [order] = await this.many([orderId]);
    if (!order) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    if (!options.includeProduct) return order;
    return { ...order, orderItems: await this.details.join(order, options) };
  }

  /** In the order of the ids, as far as the reader may see them. */
  async many(orderIds: readonly number[]): Promise<OrderAnswer[]> {
    return orderIds.length === 0 ? [] : this.of(await this.orders.heads(orderIds, visibleStore()));
  }

  /** These orders, which the reader may see. */
  async of(heads: readonly OrderHeader[]): Promise<OrderAnswer[]> {
    if (heads.length === 0) return [];
    const ids = heads.map(({ orderId }) => orderId);
    const lines = await this.orderLines.ofOrders(ids);
    const units = await this.unitsOf(heads, lines);
    const names = await namesInBooks(
      this.identity,
      heads.map(({ storeId }) => storeId),
    );
    const invoices = await this.invoicesOf(heads);
    const averages = await this.value.averages(lines);
    const linesOf = grouped(lines, ({ orderId }) => orderId);
    return heads.map((head) =>
      orderOut(head, {
        storeName: names.get(head.storeId) ?? '',
        ...linesOut(linesOf.get(head.orderId) ?? [], averages, ({ orderItemId }) => units.get(orderItemId) ?? []),
        ...(invoices.get(head.orderId) ?? unbilled),
      }),
    );
  }

  private async unitsOf(heads: readonly OrderHeader[], lines: readonly StoredLine[]): Promise<Map<number, LineUnit[]>> {
    const shipped = new Set(heads.flatMap(({ orderId, outboundTime }) => (outboundTime === null ? [] : [orderId])));
    const weighed = new Set(
      lines.flatMap((line) => (line.hasWeight === 'Yes' && shipped.has(line.orderId) ? [line.orderId] : [])),
    );
    const units = weighed.size > 0 ? await this.orderLines.units([...weighed]) : [];
    return grouped(units, ({ orderItemId }) => orderItemId);
  }

  /** Nothing is billed of what never left. */
  private async invoicesOf(heads: readonly OrderHeader[]): Promise<Map<number, OrderInvoices>> {
    const shipped = heads.flatMap(({ orderId, outboundTime }) => (outboundTime === null ? [] : [orderId]));
    return shipped.length > 0 && may(currentSession().role, 'invoice.read')
      ? this.billing.invoicesOf(shipped)
      : new Map();
  }
}

/**
 * An order that the running command has just left like this, without asking for it again; nothing of it is billed yet.
 */
export function unbilledOrderOut(
  head: OrderHeader,
  storeName: string,
  lines: readonly OrderLine[],
  { averages = noAverages, unitsOf = () => [] }: { averages?: AverageWeights; unitsOf?: UnitsOf } = {},
): OrderAnswer {
  return orderOut(head, { storeName, ...linesOut(lines, averages, unitsOf), ...unbilled });
}

type UnitsOf = (line: OrderLine) => readonly LineUnit[];

const unbilled: OrderInvoices = { invoiceIds: [], paidFull: false };

type Joined = Pick<OrderAnswer, 'storeName' | 'orderItems' | 'total' | 'estimated' | 'invoiceIds' | 'paidFull'>;

function orderOut(
  head: OrderHeader,
  { storeName, orderItems, total, estimated, invoiceIds, paidFull }: Joined,
): OrderAnswer {
  const { orderId, displayId, storeId, status, version, time, outboundTime, externalId } = head;
  const historyOrder = outboundTime !== null;
  return {
    orderId,
    displayId,
    version,
    time,
    status,
    storeId,
    storeName,
    orderItems,
    invoiceIds,
    paidFull,
    historyOrder,
    total,
    estimated,
    ...detailsOf(head),
    ...(externalId && { externalId }),
  };
}

function linesOut(
  lines: readonly OrderLine[],
  averages: AverageWeights,
  unitsOf: UnitsOf,
): Pick<OrderAnswer, 'orderItems' | 'total' | 'estimated'> {
  const orderItems = lines.map((line) => lineOut(line, amountOfLine(line, averages), unitsOf(line)));
  return {
    orderItems,
    total: orderItems.reduce((sum, { amount }) => sum + amount, 0),
    estimated: lines.some(isUnweighed),
  };
}

function lineOut(
  { orderItemId, productId, name, hasWeight, quantity, weight, rate, notes, short }: OrderLine,
  amount: Cents,
  units: readonly LineUnit[],
): OrderItemAnswer {
  const shortOut = stockAmountOut(hasWeight, short);
  return {
    orderItemId,
    productId,
    name,
    hasWeight,
    quantity,
    weight,
    rate,
    amount,
    notes,
    short: shortOut,
    scannedInvIds: units.map(({ inventoryId }) => inventoryId),
    scannedWeights: units.map((unit) => unit.weight),
  };
}
