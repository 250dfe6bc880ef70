import { isBulk } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort, type ProductFacts, stockAmountOut } from '@depot/contracts/catalog';
import type { PickProposalAnswer, ProposePicks, StockAmount } from '@depot/contracts/inventory';
import { getWarehouseDay } from '@depot/node-context';
import { grouped } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { LotRepository } from '../lots/lot.repository.js';
import { allocate, type Allocated } from '../shipping/allocate.js';
import { sumAmounts, sumByProduct } from '../stock/amounts-by-product.js';
import { UnitRepository, type UnitRow } from '../unit/unit.repository.js';

/** Product and amount of an order line. */
type Line = ProposePicks['lines'][number];

/** Maximum of proposed units of a product. */
const maxUnits = 1_000;

/**
 * Proposes units to pick: the earliest expiry first, then the oldest, without expired ones. Shipping allocates lots by
 * the same rule.
 */
@Injectable()
export class ProposalService {
  constructor(
    private readonly units: UnitRepository,
    private readonly lots: LotRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  async computeProposal({ lines }: ProposePicks): Promise<PickProposalAnswer[]> {
    const [proposals = []] = await this.computeEach([lines]);
    return proposals;
  }

  /** Proposes units for each order independently of the others, with the queries of a single one. */
  async computeEach(orders: readonly (readonly Line[])[]): Promise<PickProposalAnswer[][]> {
    const wanted = orders.map((lines) =>
      sumByProduct(lines.map(({ productId, quantity = 0, weight = 0 }) => ({ productId, quantity, weight }))),
    );
    const all = wanted.flat();
    if (all.length === 0) return wanted.map(() => []);
    const products = await this.catalog.products([...new Set(all.map(({ productId }) => productId))]);
    const today = getWarehouseDay();
    const units = grouped(await this.findFirstUnits(all, products, today), ({ productId }) => productId);
    const there = await this.lots.sumUnexpired([...products.keys()], today);
    return wanted.map((amounts) =>
      amounts.flatMap((amount) => {
        const { productId } = amount;
        const product = products.get(productId);
        // Each order gets copies, because picking subtracts from the units.
        const own = (units.get(productId) ?? []).map((unit) => ({ ...unit }));
        return product ? [buildProposal(amount, product, own, there.get(productId))] : [];
      }),
    );
  }

  /** A unit in stock has at least one piece, so a line needs at most as many units as its quantity. */
  private async findFirstUnits(
    wanted: readonly StockAmount[],
    products: ReadonlyMap<number, ProductFacts>,
    today: string,
  ) {
    const selectKind = (bulk: boolean) =>
      [...products.values()].flatMap(({ productId, hasWeight }) => (isBulk(hasWeight) === bulk ? [productId] : []));
    const most = wanted.reduce((sum, { quantity }) => Math.max(sum, quantity), 0);
    return [
      ...(await this.units.findFirstToLeave(selectKind(true), maxUnits, today)),
      ...(await this.units.findFirstToLeave(selectKind(false), Math.min(most, maxUnits), today)),
    ];
  }
}

function buildProposal(
  { productId, quantity, weight }: StockAmount,
  { hasWeight }: ProductFacts,
  units: UnitRow[],
  all: StockAmount | undefined,
): PickProposalAnswer {
  const byWeight = isBulk(hasWeight);
  const wanted = byWeight ? weight : quantity;
  const convertToUnit = (amount: { quantity: number; weight: number }) => (byWeight ? amount.weight : amount.quantity);
  const there = all ? convertToUnit(all) : 0;
  const allocated = allocate(units, hasWeight, Math.min(wanted, convertToUnit(sumAmounts(units)))) ?? [];
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
