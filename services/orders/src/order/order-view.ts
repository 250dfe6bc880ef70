import type { Cents } from '@depot/contracts/amounts';
import { BILLING_PORT, type BillingPort, type OrderInvoices } from '@depot/contracts/billing';
import { stockAmountOut } from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, namesInBooks } from '@depot/contracts/identity';
import type { OrderAnswer, OrderItemAnswer } from '@depot/contracts/orders';
import { may } from '@depot/contracts/permissions';
import { currentSession, getVisibleStore } from '@depot/node-context';
import { Db, grouped } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import {
  type AverageWeights,
  calculateLineAmount,
  isUnweighed,
  noAverages,
  OpenOrderValue,
} from './credit/open-order-value.js';
import { type OrderHeader, OrderRepository } from './order.repository.js';
import { selectDetails } from './order-details.js';
import type { OrderLine } from './order-line.js';
import { type LineUnit, OrderLineRepository, type StoredLine } from './order-line.repository.js';
import { type DetailOptions, JoinProductDetails } from './queries/join-product-details.js';

/** Assembles orders for responses. */
@Injectable()
export class OrderView {
  constructor(
    private readonly db: Db,
    private readonly orders: OrderRepository,
    private readonly orderLines: OrderLineRepository,
    private readonly joinProductDetails: JoinProductDetails,
    private readonly value: OpenOrderValue,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
  ) {}

  /** @throws NOT_FOUND if the caller may not see the order */
  async getOrder(orderId: number, options: DetailOptions = {}): Promise<OrderAnswer> {
    const [order] = await this.getOrders([orderId]);
    if (!order) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    if (!options.includeProduct) return order;
    return { ...order, orderItems: await this.joinProductDetails.execute(order, options) };
  }

  /** In the order of the ids. Orders that the caller may not see are left out. */
  async getOrders(orderIds: readonly number[]): Promise<OrderAnswer[]> {
    return orderIds.length === 0 ? [] : this.assembleOrders(await this.orders.findHeaders(orderIds, getVisibleStore()));
  }

  /** The caller has checked that the user may see these orders. */
  async assembleOrders(headers: readonly OrderHeader[]): Promise<OrderAnswer[]> {
    if (headers.length === 0) return [];
    const ids = headers.map(({ orderId }) => orderId);
    const storeIds = headers.map(({ storeId }) => storeId);
    const [lines, invoices, names] = await this.db.batch([
      () => this.orderLines.findByOrders(ids),
      () => this.findInvoices(headers),
      () => namesInBooks(this.identity, storeIds),
    ]);
    const units = await this.findUnits(headers, lines);
    const averages = await this.value.loadAverageWeights(lines);
    const linesByOrder = grouped(lines, ({ orderId }) => orderId);
    return headers.map((header) =>
      formatOrder(header, {
        storeName: names.get(header.storeId) ?? '',
        ...formatLines(
          linesByOrder.get(header.orderId) ?? [],
          averages,
          ({ orderItemId }) => units.get(orderItemId) ?? [],
        ),
        ...(invoices.get(header.orderId) ?? unbilled),
      }),
    );
  }

  private async findUnits(
    headers: readonly OrderHeader[],
    lines: readonly StoredLine[],
  ): Promise<Map<number, LineUnit[]>> {
    const weighedLines = lines.filter(({ hasWeight }) => hasWeight === 'Yes');
    if (weighedLines.length === 0) return new Map();
    const weighed = new Set(weighedLines.map(({ orderId }) => orderId));
    const shipped = listShipped(headers).filter((orderId) => weighed.has(orderId));
    const units = shipped.length > 0 ? await this.orderLines.findUnits(shipped) : [];
    return grouped(units, ({ orderItemId }) => orderItemId);
  }

  /** Only shipped orders can have invoices. */
  private async findInvoices(headers: readonly OrderHeader[]): Promise<Map<number, OrderInvoices>> {
    const shipped = listShipped(headers);
    return shipped.length > 0 && may(currentSession().role, 'invoice.read')
      ? this.billing.invoicesOf(shipped)
      : new Map();
  }
}

const listShipped = (headers: readonly OrderHeader[]): number[] =>
  headers.filter(({ outboundTime }) => outboundTime !== null).map(({ orderId }) => orderId);

/** Formats an order from the values that the command has written, without reading it again. It has no invoice yet. */
export function formatUnbilledOrder(
  header: OrderHeader,
  storeName: string,
  lines: readonly OrderLine[],
  {
    averages = noAverages,
    unitsOf: findLineUnits = () => [],
  }: { averages?: AverageWeights; unitsOf?: FindLineUnits } = {},
): OrderAnswer {
  return formatOrder(header, { storeName, ...formatLines(lines, averages, findLineUnits), ...unbilled });
}

type FindLineUnits = (line: OrderLine) => readonly LineUnit[];

const unbilled: OrderInvoices = { invoiceIds: [], paidFull: false };

type Joined = Pick<OrderAnswer, 'storeName' | 'orderItems' | 'total' | 'estimated' | 'invoiceIds' | 'paidFull'>;

function formatOrder(
  header: OrderHeader,
  { storeName, orderItems, total, estimated, invoiceIds, paidFull }: Joined,
): OrderAnswer {
  const { orderId, displayId, storeId, status, version, time, outboundTime, externalId } = header;
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
    ...selectDetails(header),
    ...(externalId && { externalId }),
  };
}

function formatLines(
  lines: readonly OrderLine[],
  averages: AverageWeights,
  findLineUnits: FindLineUnits,
): Pick<OrderAnswer, 'orderItems' | 'total' | 'estimated'> {
  const orderItems = lines.map((line) => formatLine(line, calculateLineAmount(line, averages), findLineUnits(line)));
  return {
    orderItems,
    total: orderItems.reduce((sum, { amount }) => sum + amount, 0),
    estimated: lines.some(isUnweighed),
  };
}

function formatLine(
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
