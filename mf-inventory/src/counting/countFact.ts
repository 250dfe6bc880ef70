import type { Queued } from '@depot/api/queue';
import type { StockCountLine, StockCountProgress } from '@depot/contracts/inventory';
import type { FindingRequest } from '../api/counts.js';

/** Findings of a user. They are applied in the order of entry. */
export type Finding =
  | { kind: 'add'; inventoryId: number; qrText: string }
  | { kind: 'remove'; inventoryId: number }
  /** There is no labelled piece at all. */
  | { kind: 'none' }
  /** More pieces of counted goods, by their barcode; `serial` is the number that the label names beside it. */
  | { kind: 'plus'; count: number; serial?: string }
  /**
   * A typed amount (pounds for weight) that replaces the one shown to the user. `version` is the shown version. The
   * user's own findings with keys below `since` were shown as well; without it, all with keys below the finding's own.
   */
  | { kind: 'amount'; quantity?: number; weight?: number; version: number; since?: string };

/** A finding that the server does not have yet. */
export interface CountFact extends Queued {
  countId: number;
  productId: number;
  finding: Finding;
  /** Request as sent, kept until the server has responded: repeating it with the same key has one effect. */
  request?: FindingRequest;
}

/** A product of a count. */
export type CountedProduct = Pick<CountFact, 'countId' | 'productId'>;

export const isOfProduct =
  ({ countId, productId }: CountedProduct) =>
  (each: CountedProduct): boolean =>
    each.countId === countId && each.productId === productId;

/** Applies this browser's unsent findings to a line of the sheet. */
export function withFacts(line: StockCountLine, facts: readonly CountFact[]): StockCountLine {
  return facts.filter(({ productId }) => productId === line.productId).reduce(withFinding, line);
}

function withFinding(line: StockCountLine, { finding }: Pick<CountFact, 'finding'>): StockCountLine {
  const { quantity = 0, units } = line;
  const removeUnit = (id: number) => units.filter(({ inventoryId }) => inventoryId !== id);
  const setUnits = (list: StockCountLine['units']) => ({ ...line, units: list, quantity: list.length });
  switch (finding.kind) {
    case 'add':
      return setUnits([
        ...removeUnit(finding.inventoryId),
        { inventoryId: finding.inventoryId, qrText: finding.qrText },
      ]);
    case 'remove':
      return setUnits(removeUnit(finding.inventoryId));
    case 'none':
      return setUnits(units);
    case 'plus':
      return { ...line, quantity: quantity + finding.count };
    case 'amount':
      return { ...line, quantity: finding.quantity ?? 0, weight: finding.weight ?? 0 };
  }
}

/** Line of the server after it accepted the fact; a newer line stays unchanged. */
export function applyAccepted(line: StockCountLine, fact: CountFact, progress: StockCountProgress): StockCountLine {
  const { quantity, weight, version } = progress.line;
  return line.version >= version ? line : { ...withFacts(line, [fact]), quantity, weight, version };
}

/** Converts a fact into a request: `plus` adds pieces, but the server takes the new total, based on a version. */
export function buildFindingRequest(
  { countId: id, productId, finding }: CountFact,
  known: Pick<StockCountLine, 'quantity' | 'version'> | undefined,
): FindingRequest {
  const line = { id, productId };
  switch (finding.kind) {
    case 'add':
      return { ...line, add: [finding.inventoryId] };
    case 'remove':
      return { ...line, remove: [finding.inventoryId] };
    case 'none':
      return { ...line, add: [] };
    case 'plus':
      return { ...line, quantity: (known?.quantity ?? 0) + finding.count, version: known?.version };
    case 'amount': {
      const { quantity, weight } = finding;
      return { ...line, quantity, weight, version: known?.version ?? finding.version };
    }
  }
}
