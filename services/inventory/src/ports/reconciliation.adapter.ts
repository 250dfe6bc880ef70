import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import type { ReconciliationPort, Repair, StockMismatch } from '@depot/contracts/inventory';
import { ORDERS_PORT, type OrdersPort } from '@depot/contracts/orders';
import { Db } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { ReconciliationRepository, type StockTotals } from '../reconciliation/reconciliation.repository.js';
import { RepairStock } from '../reconciliation/repair-stock.js';
import { StockRepository, type StockRow } from '../stock/stock.repository.js';

/** Finds contradictions between stock rows, ledger, units and bookings. */
@Injectable()
export class ReconciliationAdapter implements ReconciliationPort {
  constructor(
    private readonly db: Db,
    private readonly stock: StockRepository,
    private readonly reconciliation: ReconciliationRepository,
    private readonly repairing: RepairStock,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    @Inject(ORDERS_PORT) private readonly orders: OrdersPort,
  ) {}

  async quantityMismatches(): Promise<StockMismatch[]> {
    const figures = await this.reconciliation.findMismatches();
    return this.addNames(figures.map(findLedgerMismatch));
  }

  async productMismatches(): Promise<StockMismatch[]> {
    const booked = await this.orders.booked();
    const suspects = (await this.stock.read())
      .filter((row) => findBookingMismatch(row, booked.get(row.productId)))
      .map(({ productId }) => productId);
    if (suspects.length === 0) return [];
    // An order can be placed between the two reads. The locked rows prevent further bookings.
    const found = await this.db.transaction(async () => {
      const rows = await this.stock.lockRows(suspects);
      const held = await this.orders.booked(suspects);
      return [...rows.values()].flatMap((row) => findBookingMismatch(row, held.get(row.productId)) ?? []);
    });
    return this.addNames(found);
  }

  async repair(productId: number): Promise<Repair> {
    const repaired = await this.db.transaction(() => this.repairing.execute(productId, this.orders));
    const product = (await this.catalog.products([productId])).get(productId);
    return { productName: product?.name ?? '', repaired };
  }

  private async addNames(mismatches: readonly Omit<StockMismatch, 'productName'>[]): Promise<StockMismatch[]> {
    const products = await this.catalog.products(mismatches.map(({ productId }) => productId));
    return mismatches.map((mismatch) => ({ ...mismatch, productName: products.get(mismatch.productId)?.name ?? '' }));
  }
}

/** Compares the ledger with the row and, if they agree, with the units. */
function findLedgerMismatch(figures: StockTotals): Omit<StockMismatch, 'productName'> {
  const { productId, ledgerQuantity, ledgerWeight, rowQuantity, rowWeight, unitQuantity, unitWeight } = figures;
  const rowAgrees = rowQuantity === ledgerQuantity && rowWeight === ledgerWeight;
  return {
    productId,
    expectedQty: ledgerQuantity,
    expectedWeight: ledgerWeight,
    actualQty: rowAgrees ? unitQuantity : rowQuantity,
    actualWeight: rowAgrees ? unitWeight : rowWeight,
  };
}

function findBookingMismatch(
  row: StockRow,
  held = { quantity: 0, weight: 0 },
): Omit<StockMismatch, 'productName'> | undefined {
  if (row.bookedQuantity === held.quantity && row.bookedWeight === held.weight) return undefined;
  return {
    productId: row.productId,
    expectedQty: held.quantity,
    expectedWeight: held.weight,
    actualQty: row.bookedQuantity,
    actualWeight: row.bookedWeight,
  };
}
