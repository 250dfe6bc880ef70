import { isBulk } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort, stockAmountOut } from '@depot/contracts/catalog';
import { DomainError, enumerated, type Shortage, translate } from '@depot/contracts/errors';
import { availableOf, inventoryMessages, type StockAmount } from '@depot/contracts/inventory';
import { currentLanguage } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { StockRepository } from './stock.repository.js';

/** Lists shortages by product. */
@Injectable()
export class StockShortages {
  constructor(
    private readonly stock: StockRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /**
   * Creates an error with every product of `requested` that exceeds the available stock. `held` are bookings of the
   * caller, which count as available. Without a shortage, stock rows, units and bookings contradict each other.
   */
  async createError(requested: readonly StockAmount[], held: readonly StockAmount[] = []): Promise<DomainError> {
    const short = await this.find(requested, held);
    if (short.length === 0) return new DomainError('STALE', inventoryMessages.figuresDiffer);
    const lines = short.map(({ productName: name, requested, available }) =>
      translate(inventoryMessages.insufficientLine, currentLanguage(), { name, requested, available }),
    );
    return new DomainError('INSUFFICIENT_STOCK', inventoryMessages.insufficient, { lines: enumerated(lines) }, short);
  }

  private async find(requested: readonly StockAmount[], held: readonly StockAmount[]): Promise<Shortage[]> {
    const rows = await this.stock.lockRows(requested.map(({ productId }) => productId));
    const own = new Map(held.map((amount) => [amount.productId, amount]));
    const names = await this.catalog.products([...rows.keys()]);
    return requested.flatMap((amount) => {
      const row = rows.get(amount.productId);
      if (!row) return [];
      const convertToMode = ({ quantity, weight }: StockAmount) => (isBulk(row.hasWeight) ? weight : quantity);
      const mine = own.get(amount.productId);
      const available = availableOf(row.hasWeight, row) + (mine ? convertToMode(mine) : 0);
      if (convertToMode(amount) <= available) return [];
      return [
        {
          productId: amount.productId,
          productName: names.get(amount.productId)?.name ?? '',
          requested: stockAmountOut(row.hasWeight, convertToMode(amount)),
          available: stockAmountOut(row.hasWeight, Math.max(0, available)),
        },
      ];
    });
  }
}
