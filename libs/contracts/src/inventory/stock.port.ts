import {
  amountOfPieces,
  amountOfWeight,
  type Cents,
  chargedByWeight,
  type EpochMs,
  type Hundredths,
  type StockMode,
} from '../amounts/amounts.js';

/**
 * An amount of a product as orders and stock count it: pieces for `Yes` and `No`, hundredths of a pound for
 * `Weighting`. Exactly one of the two is above zero.
 */
export interface StockAmount {
  productId: number;
  quantity: number;
  weight: Hundredths;
}

/** Amount to ship on one order line. */
export interface ShipLine extends StockAmount {
  orderItemId: number;
  hasWeight: StockMode;
  /**
   * The pieces scanned for a `Yes` line, exactly `quantity` of them; for the other modes the lots that were scanned,
   * which leave first.
   */
  inventoryIds: number[];
}

/** Shipped amount of one line: the total weight (0 for counted goods) and that of each piece. */
export interface ShippedLine {
  orderItemId: number;
  quantity: number;
  weight: Hundredths;
  inventoryIds: number[];
  weights: Hundredths[];
}

/** Goods coming back on a return. */
export interface ReturnedStock extends StockAmount {
  orderItemId: number;
  /** The pieces of a `Yes` line that go back on the shelf. */
  inventoryIds: number[];
}

/** One received piece (`Yes`) or lot (`No`, `Weighting`). */
export interface ReceiveLine extends StockAmount {
  lot?: string;
  /** YYYY-MM-DD */
  expiry?: string;
  /** GS1 serial number (21), which together with the item names one piece. */
  serial?: string;
}

/** Why stock came in, and where the history links to. */
export interface ReceiveCause {
  cause: 'RECEIVED' | 'INBOUND' | 'IMPORT';
  deliveryReceiptId?: number;
  receivedId?: number;
  /** Epoch ms; now when absent. */
  time?: EpochMs;
}

/** A piece or lot with its label. */
export interface LabelledUnit {
  inventoryId: number;
  productId: number;
  qrValue: string;
  qrText: string;
  lot?: string | undefined;
  /** YYYY-MM-DD */
  expiry?: string | undefined;
}

/** The unit of a scanned code. */
export interface UnitFacts {
  inventoryId: number;
  productId: number;
  /** Readable text below the code. */
  qrText: string;
}

/** Stock of a product, in pieces or hundredths of a pound by its mode. */
export interface StockLevel {
  productId: number;
  quantity: number;
  totalWeight: Hundredths;
  bookedQuantity: number;
  bookedWeight: Hundredths;
  reservedQuantity: number;
  reservedWeight: Hundredths;
}

/** A new product, whose stock is empty. */
export interface OpenedProduct {
  productId: number;
  hasWeight: StockMode;
}

/** Stage of stock rows until all products of an import are written. */
export interface OpenedStage {
  tenantId: number;
}

export const STOCK_PORT = Symbol('STOCK_PORT');

/**
 * The only way stock changes. Every call joins the transaction of the running command, takes products in id order
 * and decides from affected rows or locked rows. Refusals roll the whole command back.
 */
export interface StockPort {
  /** Opens the stock rows of new products. */
  open(products: readonly OpenedProduct[]): Promise<void>;
  /** Makes the stock rows that were opened on a stage those of the tenant, in the running transaction. */
  publishOpened(stage: OpenedStage): Promise<void>;
  /** Removes the stock rows of these products that were opened on a stage. */
  clearOpened(stage: OpenedStage, productIds: readonly number[]): Promise<void>;
  /** Books all lines or none. INSUFFICIENT_STOCK names every short product. Lines of one product are added up. */
  book(lines: readonly StockAmount[]): Promise<void>;
  /** Gives bookings back. */
  release(lines: readonly StockAmount[]): Promise<void>;
  /** Replaces one set of bookings by another, all or nothing; the common part stays booked throughout. */
  rebook(before: readonly StockAmount[], after: readonly StockAmount[]): Promise<void>;
  /**
   * Like `rebook`, but books the available part if stock is insufficient. Returns the booked amounts by product,
   * without zeros.
   */
  rebookWhatFits(before: readonly StockAmount[], after: readonly StockAmount[]): Promise<StockAmount[]>;
  /**
   * Ships goods of an order and ends their booking. `Yes` lines ship exactly the scanned pieces; the other modes draw
   * from the scanned lots, then from unexpired stock, earliest expiry first, then oldest. Refuses a piece that is not
   * in stock, of another product or named twice, and with EXPIRED expired goods unless confirmed. `booked: false` is
   * for a manual order, which has no booking and must not use those of others; its `Yes` lines may omit the pieces,
   * which are then drawn like lots.
   */
  ship(
    orderId: number,
    lines: readonly ShipLine[],
    options?: { booked?: boolean; time?: number; expiredConfirmed?: boolean },
  ): Promise<ShippedLine[]>;
  /**
   * Restores all goods that an order shipped, less earlier returns: the same pieces, lots and weights. Goods returned
   * as `lost` stay out.
   */
  restore(orderId: number, lost?: readonly ReturnedStock[]): Promise<void>;
  /** Puts returned goods back: the named pieces, and amounts into the lots they came from. */
  restock(returnId: number, orderId: number, lines: readonly ReturnedStock[]): Promise<void>;
  /** Changes the goods that a return restocks to these: only the difference moves; refused like `undoRestock`. */
  reviseRestock(returnId: number, orderId: number, lines: readonly ReturnedStock[]): Promise<void>;
  /** Undoes `restock` of a return that is deleted; refused when the goods are no longer there. */
  undoRestock(returnId: number): Promise<void>;
  /** Brings goods in, one unit or lot and one label a line, in the order of the lines. */
  receive(lines: readonly ReceiveLine[], cause: ReceiveCause): Promise<LabelledUnit[]>;
  /** Excludes an amount from ordering (ADMIN only). Refused above the free amount. */
  reserve(productId: number, amount: number): Promise<void>;
  /** Pieces and lots by inventory id; unknown ids and those of other tenants are missing. A plain read. */
  units(inventoryIds: readonly number[]): Promise<Map<number, UnitFacts>>;
  /** Levels of these products, or of all, by id. A plain read: advice, not a decision. */
  levels(productIds?: readonly number[]): Promise<Map<number, StockLevel>>;
}

/** Amount that can still be ordered: pieces, or hundredths of a pound for pooled weight. */
export function availableOf(hasWeight: StockMode, level: StockLevel | undefined): number {
  if (!level) return 0;
  return hasWeight === 'Weighting'
    ? level.totalWeight - level.bookedWeight - level.reservedWeight
    : level.quantity - level.bookedQuantity - level.reservedQuantity;
}

/** Value of a product's stock at its wholesale price. */
export function stockValue(
  product: { hasWeight: StockMode; wholesalePrice: Cents },
  level: Pick<StockLevel, 'quantity' | 'totalWeight'>,
): Cents {
  const { hasWeight, wholesalePrice } = product;
  return chargedByWeight(hasWeight)
    ? amountOfWeight(level.totalWeight, wholesalePrice)
    : amountOfPieces(level.quantity, wholesalePrice);
}
