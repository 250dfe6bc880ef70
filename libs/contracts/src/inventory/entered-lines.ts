import type { Hundredths } from '../amounts/amounts.js';
import type { ProductFacts } from '../catalog/index.js';
import { commonMessages, DomainError } from '../errors/index.js';
import { labelsPerRequest } from './inventory.schemas.js';
import { inventoryMessages } from './messages.js';
import type { ReceiveLine } from './stock.port.js';

/** A line of incoming goods as a person enters it: pieces, a weight, or several pieces of one weight. */
export interface EnteredLine {
  productId: number;
  quantity?: number;
  weight?: Hundredths;
  lot?: string;
  expiry?: string;
  serial?: string;
}

type Products = ReadonlyMap<number, ProductFacts>;

/**
 * The line in its product's stock mode: a piece with its weight, a number of pieces, or a weight. Refuses a line
 * without the required amount.
 */
export function normalizeAmount(line: ReceiveLine, products: Products): ReceiveLine {
  const product = products.get(line.productId);
  if (!product) throw new DomainError('NOT_FOUND', commonMessages.notFound);
  const { name, hasWeight } = product;
  if (hasWeight === 'No') {
    if (line.quantity <= 0) throw new DomainError('VALIDATION', inventoryMessages.quantityNeeded, { product: name });
    return { ...line, weight: 0, serial: undefined };
  }
  if (line.weight <= 0) throw new DomainError('VALIDATION', inventoryMessages.weightNeeded, { product: name });
  return hasWeight === 'Yes' ? { ...line, quantity: 1 } : { ...line, quantity: 0, serial: undefined };
}

const isPieces = ({ productId }: EnteredLine, products: Products) => products.get(productId)?.hasWeight === 'Yes';

/** Labels that a line asks for: several pieces of the same weight are as many lines, since each gets a label. */
const countLabels = (line: EnteredLine, products: Products) =>
  isPieces(line, products) ? Math.max(1, line.quantity ?? 0) : 1;

/** Splits an entered line into lines to receive. */
export function linesOf(entered: EnteredLine, products: Products): ReceiveLine[] {
  const { quantity = 0, weight = 0, ...rest } = entered;
  const line = normalizeAmount({ ...rest, quantity, weight }, products);
  return Array.from({ length: countLabels(entered, products) }, () => line);
}

/** Refuses more labels than one request may make. */
export function assertLabelCount(entered: readonly EnteredLine[], products: Products): void {
  const labels = entered.reduce((sum, line) => sum + countLabels(line, products), 0);
  if (labels > labelsPerRequest)
    throw new DomainError('VALIDATION', inventoryMessages.tooManyLabels, { max: labelsPerRequest });
}
