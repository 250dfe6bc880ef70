import { inPounds, isBulk } from '@depot/contracts/amounts';
import {
  assertNoViolations,
  type FieldViolation,
  invalidFields,
  type Message,
  type MessageValues,
} from '@depot/contracts/errors';
import { inventoryMessages } from '@depot/contracts/inventory';
import { type CreateReturn, orderMessages } from '@depot/contracts/orders';
import type { ReturnLine } from './return-line.js';
import { creditRate, rateProblem } from './return-rates.js';
import { type Returnable, takeOff } from './returnable.js';

type Asked = CreateReturn['items'][number];
interface Problem {
  field: string;
  localizedMessage: Message;
  values?: MessageValues;
}

/**
 * The lines of a return from what a request asks for. Lines that return nothing are left out. VALIDATION names every
 * line that returns more than is left of it, puts more back into stock than it returns, or anything of a past order
 * from a file, whose goods were never in this stock.
 */
export function buildReturn(
  asked: readonly Asked[],
  left: Map<number, Returnable>,
  { isPast = false }: { isPast?: boolean } = {},
): ReturnLine[] {
  const rejected: FieldViolation[] = [];
  const lines = asked.flatMap((item, index) => {
    const of = left.get(item.orderItemId);
    if (!of || of.line.productId !== item.productId) {
      rejected.push({ path: `items.${index}.orderItemId`, localizedMessage: orderMessages.notOnOrder });
      return [];
    }
    const line = lineOf(item, of);
    if (isEmpty(line)) return [];
    const problem = (isPast ? restockProblem(line) : undefined) ?? problemOf(line, of) ?? rateProblem(line, of);
    if (problem) rejected.push({ path: `items.${index}.${problem.field}`, ...problem });
    takeOff(of, line);
    return [line];
  });
  assertNoViolations(rejected);
  if (lines.length === 0) throw invalidFields([{ path: 'items', localizedMessage: orderMessages.returnNothing }]);
  return lines;
}

/** Nothing is credited, and nothing goes back on the shelf. */
const isEmpty = ({ returnQuantity, returnWeight, quantity, weight, inventoryIds }: ReturnLine) =>
  returnQuantity === 0 && returnWeight === 0 && quantity === 0 && weight === 0 && inventoryIds.length === 0;

function lineOf(item: Asked, of: Returnable): ReturnLine {
  const { line, pieces } = of;
  const { orderItemId, productId, name, hasWeight } = line;
  const { returnQty = 0, inventoryIds = [] } = item;
  const fields = { orderItemId, productId, name, hasWeight, ...creditRate(item, of) };
  if (hasWeight === 'No') {
    return {
      ...fields,
      returnQuantity: returnQty,
      returnWeight: 0,
      quantity: item.quantity ?? 0,
      weight: 0,
      inventoryIds: [],
    };
  }
  if (isBulk(hasWeight)) {
    return {
      ...fields,
      returnQuantity: 0,
      returnWeight: item.returnWeight ?? 0,
      quantity: 0,
      weight: item.weight ?? 0,
      inventoryIds: [],
    };
  }
  const weight = inventoryIds.reduce((sum, inventoryId) => sum + (pieces.get(inventoryId) ?? 0), 0);
  const returnWeight = item.returnWeight ?? (inventoryIds.length === returnQty ? weight : 0);
  return {
    ...fields,
    returnQuantity: returnQty,
    returnWeight,
    quantity: item.quantity ?? inventoryIds.length,
    weight,
    inventoryIds,
  };
}

function problemOf(line: ReturnLine, left: Returnable): Problem | undefined {
  const product = line.name;
  if (line.returnQuantity > left.quantity) return tooMuch('returnQty', product, String(left.quantity));
  if (line.returnWeight > left.weight) return tooMuch('returnWeight', product, inPounds(left.weight));
  if (line.quantity > line.returnQuantity)
    return { field: 'quantity', localizedMessage: orderMessages.returnBackTooMuch, values: { product } };
  if (line.weight > line.returnWeight)
    return { field: 'weight', localizedMessage: orderMessages.returnBackTooMuch, values: { product } };
  return line.hasWeight === 'Yes' ? pieceProblem(line, left) : undefined;
}

/**
 * The pieces that go back on the shelf are named one by one; those that do not are known by their number and weight
 * only.
 */
function pieceProblem(line: ReturnLine, { pieces }: Returnable): Problem | undefined {
  const product = line.name;
  const distinct = new Set(line.inventoryIds);
  if (line.returnQuantity === 0)
    return { field: 'returnQty', localizedMessage: orderMessages.quantityNeeded, values: { product } };
  if (line.returnWeight === 0)
    return { field: 'returnWeight', localizedMessage: orderMessages.weightNeeded, values: { product } };
  if (distinct.size < line.inventoryIds.length || line.inventoryIds.some((inventoryId) => !pieces.has(inventoryId))) {
    return { field: 'inventoryIds', localizedMessage: orderMessages.returnPieceNotLeft, values: { product } };
  }
  if (line.inventoryIds.length === line.quantity) return undefined;
  const values = { product, expected: line.quantity, given: line.inventoryIds.length };
  return { field: 'inventoryIds', localizedMessage: inventoryMessages.unitCount, values };
}

/** Nothing of a past order can go back into stock. */
function restockProblem({ name: product, quantity, weight, inventoryIds }: ReturnLine): Problem | undefined {
  if (quantity === 0 && weight === 0 && inventoryIds.length === 0) return undefined;
  const field = inventoryIds.length > 0 ? 'inventoryIds' : quantity > 0 ? 'quantity' : 'weight';
  return { field, localizedMessage: orderMessages.returnOfPastOrder, values: { product } };
}

function tooMuch(field: string, product: string, left: string | Message): Problem {
  return { field, localizedMessage: orderMessages.returnTooMuch, values: { product, left } };
}
