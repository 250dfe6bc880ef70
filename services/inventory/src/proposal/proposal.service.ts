import { isBulk } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort, type ProductFacts, stockAmountOut } from '@depot/contracts/catalog';
import type { PickProposalAnswer, ProposePicks, StockAmount } from '@depot/contracts/inventory';
import { grouped } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { LotRepository } from '../lots/lot.repository.js';
import { allocate, type Allocated, warehouseDay } from '../shipping/allocate.js';
import { amountsByProduct, total } from '../stock/amounts-by-product.js';
import { UnitRepository, type UnitRow } from '../unit/unit.repository.js';

/** Units that one product's proposal names at most. */
const maxUnits = 1_000;

/**
 * What should leave first: the earliest expiry, then the oldest, and nothing that has expired. The same rule as the one
 * by which lots are allocated.
 */
@Injectable()
export class ProposalService {
  constructor(
    private readonly units: UnitRepository,
    private readonly lots: LotRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  async propose({ lines }: ProposePicks): Promise<PickProposalAnswer[]> {
    const wanted = amountsByProduct(
      lines.map(({ productId, quantity = 0, weight = 0 }) => ({ productId, quantity, weight })),
    );
    const productIds = wanted.map(({ productId }) => productId);
    const products = await this.catalog.products(productIds);
    const today = warehouseDay();
    const first = await this.units.firstToLeave([...products.keys()], maxUnits, today);
    const units = grouped(first, ({ productId }) => productId);
    const there = await this.lots.unexpired([...products.keys()], today);
    return wanted.flatMap((amount) => {
      const product = products.get(amount.productId);
      return product ? [proposal(amount, product, units.get(amount.productId) ?? [], there.get(amount.productId))] : [];
    });
  }
}

function proposal(
  { productId, quantity, weight }: StockAmount,
  { hasWeight }: ProductFacts,
  units: UnitRow[],
  all: StockAmount | undefined,
): PickProposalAnswer {
  const byWeight = isBulk(hasWeight);
  const wanted = byWeight ? weight : quantity;
  const inUnit = (amount: { quantity: number; weight: number }) => (byWeight ? amount.weight : amount.quantity);
  const there = all ? inUnit(all) : 0;
  const allocated = allocate(units, hasWeight, Math.min(wanted, inUnit(total(units)))) ?? [];
  return { productId, short: stockAmountOut(hasWeight, Math.max(0, wanted - there)), picks: allocated.map(pick) };
}

function pick({
  unit: { id, qrValue, lot, expiry, receivedTime },
  quantity,
  weight,
}: Allocated): PickProposalAnswer['picks'][number] {
  return {
    inventoryId: id,
    qrValue,
    receivedDate: receivedTime,
    quantity,
    weight,
    ...(lot && { lot }),
    ...(expiry && { expiry }),
  };
}
