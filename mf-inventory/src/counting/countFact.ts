import type { Queued } from '@depot/api/queue';
import type { CountLine, StockCountLine, StockCountProgress } from '@depot/contracts/inventory';

/** What a person found: facts that add up, in the order in which they came. */
export type Finding =
  | { kind: 'add'; inventoryId: number; qrText: string }
  | { kind: 'remove'; inventoryId: number }
  /** There is no labelled piece at all. */
  | { kind: 'none' }
  /** More pieces of counted goods, by their barcode; `serial` is the number that the label names beside it. */
  | { kind: 'plus'; count: number; serial?: string }
  /**
   * A typed amount (pounds), in place of the one that its writer has seen: of that version, and with what they had
   * entered before they began to type; the keys of that sort below `since` (without it, below the finding's own).
   */
  | { kind: 'amount'; quantity?: number; weight?: number; version: number; since?: string };

export type FindingRequest = Omit<CountLine, 'weight'> & { weight?: number };

/** A finding that the server does not have yet. */
export interface CountFact extends Queued {
  countId: number;
  productId: number;
  finding: Finding;
  /** As it was sent, until the server has said what it makes of it: the same request again has one effect. */
  request?: FindingRequest;
}

/** A product of a count. */
export type CountedProduct = Pick<CountFact, 'countId' | 'productId'>;

export const isOfProduct =
  ({ countId, productId }: CountedProduct) =>
  (each: CountedProduct): boolean =>
    each.countId === countId && each.productId === productId;

/** A line of the sheet with what this browser still has to send. */
export function withFacts(line: StockCountLine, facts: readonly CountFact[]): StockCountLine {
  return facts.filter(({ productId }) => productId === line.productId).reduce(withFinding, line);
}

function withFinding(line: StockCountLine, { finding }: Pick<CountFact, 'finding'>): StockCountLine {
  const { quantity = 0, units } = line;
  const without = (id: number) => units.filter(({ inventoryId }) => inventoryId !== id);
  const pieces = (list: StockCountLine['units']) => ({ ...line, units: list, quantity: list.length });
  switch (finding.kind) {
    case 'add':
      return pieces([...without(finding.inventoryId), { inventoryId: finding.inventoryId, qrText: finding.qrText }]);
    case 'remove':
      return pieces(without(finding.inventoryId));
    case 'none':
      return pieces(units);
    case 'plus':
      return { ...line, quantity: quantity + finding.count };
    case 'amount':
      return { ...line, quantity: finding.quantity ?? 0, weight: finding.weight ?? 0 };
  }
}

/** A line of the server's once it has taken the fact; a line that is newer already stays as it is. */
export function afterSending(line: StockCountLine, fact: CountFact, progress: StockCountProgress): StockCountLine {
  const { quantity, weight, version } = progress.line;
  return line.version >= version ? line : { ...withFacts(line, [fact]), quantity, weight, version };
}

/** A fact of kind `plus` says "more"; the server takes "how many now", as of a version. */
export function findingRequest(
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
