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

/** What leaves the warehouse on one order line. */
export interface ShipLine extends StockAmount {
  orderItemId: number;
  hasWeight: StockMode;
  /**
   * The pieces scanned for a `Yes` line, exactly `quantity` of them; for the other modes the lots that were scanned,
   * which leave first.
   */
  inventoryIds: number[];
}

/** What left for one line: the total weight (0 for counted goods) and each piece's own. */
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

/** What a scanned code stands for. */
export interface UnitFacts {
  inventoryId: number;
  productId: number;
  /** What a person reads under the code. */
  qrText: string;
}

/** What is there of a product, in pieces or hundredths of a pound by its mode. */
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

/** Where stock rows wait until all products of an import are there. */
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
  /** Replaces one set of bookings by another, all or nothing; what both hold is never let go. */
  rebook(before: readonly StockAmount[], after: readonly StockAmount[]): Promise<void>;
  /**
   * As `rebook`, but books what there is where there is not enough. Returns what is booked now, by product; nothing
   * booked is left out.
   */
  rebookWhatFits(before: readonly StockAmount[], after: readonly StockAmount[]): Promise<StockAmount[]>;
  /**
   * Takes goods out for an order and ends their booking. `Yes` lines ship exactly the scanned pieces; the other modes
   * draw from the scanned lots, then from what is not expired, earliest expiry first, then oldest. Refuses a piece that
   * is not in stock, of another product or named twice, and with EXPIRED goods whose day has passed unless that is
   * confirmed. `booked: false` for a manual order, which held no booking and must leave the bookings of others whole;
   * its `Yes` lines may leave the pieces open, then they are drawn like lots.
   */
  ship(
    orderId: number,
    lines: readonly ShipLine[],
    options?: { booked?: boolean; time?: number; expiredConfirmed?: boolean },
  ): Promise<ShippedLine[]>;
  /**
   * Puts everything an order shipped, less what came back already, back as it was: the same pieces, lots and weights.
   * What was returned as `lost` stays out.
   */
  restore(orderId: number, lost?: readonly ReturnedStock[]): Promise<void>;
  /** Puts returned goods back: the named pieces, and amounts into the lots they came from. */
  restock(returnId: number, orderId: number, lines: readonly ReturnedStock[]): Promise<void>;
  /** Makes a return bring these back instead: only what differs moves; refused as `undoRestock` is. */
  reviseRestock(returnId: number, orderId: number, lines: readonly ReturnedStock[]): Promise<void>;
  /** Undoes `restock` of a return that is deleted; refused when the goods are no longer there. */
  undoRestock(returnId: number): Promise<void>;
  /** Brings goods in, one unit or lot and one label a line, in the order of the lines. */
  receive(lines: readonly ReceiveLine[], cause: ReceiveCause): Promise<LabelledUnit[]>;
  /** ADMIN keeps an amount out of ordering. Refused beyond what is free. */
  reserve(productId: number, amount: number): Promise<void>;
  /** Pieces and lots by inventory id; unknown ids and those of other tenants are missing. A plain read. */
  units(inventoryIds: readonly number[]): Promise<Map<number, UnitFacts>>;
  /** Levels of these products, or of all, by id. A plain read: advice, not a decision. */
  levels(productIds?: readonly number[]): Promise<Map<number, StockLevel>>;
}

/** What can still be ordered: pieces, or hundredths of a pound for pooled weight. */
export function availableOf(hasWeight: StockMode, level: StockLevel | undefined): number {
  if (!level) return 0;
  return hasWeight === 'Weighting'
    ? level.totalWeight - level.bookedWeight - level.reservedWeight
    : level.quantity - level.bookedQuantity - level.reservedQuantity;
}

/** What the stock of a product is worth at its wholesale price. */
export function stockValue(
  product: { hasWeight: StockMode; wholesalePrice: Cents },
  level: Pick<StockLevel, 'quantity' | 'totalWeight'>,
): Cents {
  const { hasWeight, wholesalePrice } = product;
  return chargedByWeight(hasWeight)
    ? amountOfWeight(level.totalWeight, wholesalePrice)
    : amountOfPieces(level.quantity, wholesalePrice);
}
