import { formatCents, inPounds, isBulk } from '@depot/contracts/amounts';
import {
  assertNoViolations,
  DomainError,
  type FieldViolation,
  invalidFields,
  type Message,
  type MessageValues,
} from '@depot/contracts/errors';
import { inventoryMessages } from '@depot/contracts/inventory';
import { type CreateReturn, orderMessages } from '@depot/contracts/orders';
import { isAdminGroup } from '@depot/contracts/permissions';
import { currentSession } from '@depot/node-context';
import type { ReturnLine } from './return-line.js';
import { type Returnable, subtractReturned } from './returnable.js';

type RequestedItem = CreateReturn['items'][number];
interface Problem {
  field: string;
  localizedMessage: Message;
  values?: MessageValues;
}

/**
 * Builds the lines of a return from a request. Lines that return nothing are left out. Goods of a past order from a
 * file were never in this stock, so they cannot be restocked.
 *
 * @throws VALIDATION naming every line that returns more than is left of it, or restocks more than is allowed
 */
export function buildReturnLines(
  items: readonly RequestedItem[],
  left: Map<number, Returnable>,
  { isPast = false }: { isPast?: boolean } = {},
): ReturnLine[] {
  const rejected: FieldViolation[] = [];
  const lines = items.flatMap((item, index) => {
    const returnable = left.get(item.orderItemId);
    if (!returnable || returnable.line.productId !== item.productId) {
      rejected.push({ path: `items.${index}.orderItemId`, localizedMessage: orderMessages.notOnOrder });
      return [];
    }
    const line = buildLine(item, returnable);
    if (isEmpty(line)) return [];
    const problem =
      (isPast ? checkNotRestocked(line) : undefined) ?? checkLine(line, returnable) ?? checkRate(line, returnable);
    if (problem) rejected.push({ path: `items.${index}.${problem.field}`, ...problem });
    subtractReturned(returnable, line);
    return [line];
  });
  assertNoViolations(rejected);
  if (lines.length === 0) throw invalidFields([{ path: 'items', localizedMessage: orderMessages.returnNothing }]);
  return lines;
}

/** True if the line neither credits nor restocks anything. */
const isEmpty = ({ returnQuantity, returnWeight, quantity, weight, inventoryIds }: ReturnLine) =>
  returnQuantity === 0 && returnWeight === 0 && quantity === 0 && weight === 0 && inventoryIds.length === 0;

function buildLine(item: RequestedItem, returnable: Returnable): ReturnLine {
  const { line, unitWeights } = returnable;
  const { orderItemId, productId, name, hasWeight } = line;
  const { returnQty = 0, inventoryIds = [] } = item;
  const fields = { orderItemId, productId, name, hasWeight, ...chooseRate(item, returnable) };
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
  const weight = inventoryIds.reduce((sum, inventoryId) => sum + (unitWeights.get(inventoryId) ?? 0), 0);
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

function checkLine(line: ReturnLine, left: Returnable): Problem | undefined {
  const product = line.name;
  if (line.returnQuantity > left.quantity) return reportTooMuch('returnQty', product, String(left.quantity));
  if (line.returnWeight > left.weight) return reportTooMuch('returnWeight', product, inPounds(left.weight));
  if (line.quantity > line.returnQuantity)
    return { field: 'quantity', localizedMessage: orderMessages.returnBackTooMuch, values: { product } };
  if (line.weight > line.returnWeight)
    return { field: 'weight', localizedMessage: orderMessages.returnBackTooMuch, values: { product } };
  return line.hasWeight === 'Yes' ? checkUnits(line, left) : undefined;
}

/** Restocked units are named by id. Lost units have only a number and a weight. */
function checkUnits(line: ReturnLine, { unitWeights }: Returnable): Problem | undefined {
  const product = line.name;
  const distinctIds = new Set(line.inventoryIds);
  if (line.returnQuantity === 0)
    return { field: 'returnQty', localizedMessage: orderMessages.quantityNeeded, values: { product } };
  if (line.returnWeight === 0)
    return { field: 'returnWeight', localizedMessage: orderMessages.weightNeeded, values: { product } };
  if (
    distinctIds.size < line.inventoryIds.length ||
    line.inventoryIds.some((inventoryId) => !unitWeights.has(inventoryId))
  ) {
    return { field: 'inventoryIds', localizedMessage: orderMessages.returnPieceNotLeft, values: { product } };
  }
  if (line.inventoryIds.length === line.quantity) return undefined;
  const values = { product, expected: line.quantity, given: line.inventoryIds.length };
  return { field: 'inventoryIds', localizedMessage: inventoryMessages.unitCount, values };
}

/** Goods of a past order cannot be restocked. */
function checkNotRestocked({ name: product, quantity, weight, inventoryIds }: ReturnLine): Problem | undefined {
  if (quantity === 0 && weight === 0 && inventoryIds.length === 0) return undefined;
  const field = inventoryIds.length > 0 ? 'inventoryIds' : quantity > 0 ? 'quantity' : 'weight';
  return { field, localizedMessage: orderMessages.returnOfPastOrder, values: { product } };
}

function reportTooMuch(field: string, product: string, left: string | Message): Problem {
  return { field, localizedMessage: orderMessages.returnTooMuch, values: { product, left } };
}

/** The requested rate and reason, otherwise those agreed before the edit, otherwise the billed rate. */
function chooseRate(
  { rate: namedRate, reason }: RequestedItem,
  { rate: billedRate, agreed }: Returnable,
): Pick<ReturnLine, 'rate' | 'reason'> {
  const agreedRate = namedRate === undefined ? agreed[0] : agreed.find(({ rate }) => rate === namedRate);
  const rate = namedRate ?? agreedRate?.rate ?? billedRate;
  return { rate, reason: rate === billedRate ? '' : (reason ?? agreedRate?.reason ?? '') };
}

/**
 * A new rate that differs from the billed one needs a reason.
 *
 * @throws FORBIDDEN if the user is not in the admin group
 */
function checkRate({ name, rate, reason }: ReturnLine, { rate: billedRate, agreed }: Returnable) {
  if (rate === billedRate || agreed.some((agreedRate) => agreedRate.rate === rate)) return undefined;
  const values = { product: name, rate: formatCents(billedRate) };
  if (!isAdminGroup(currentSession().role))
    throw new DomainError('FORBIDDEN', orderMessages.returnRateOfAdmins, values);
  if (reason !== '') return undefined;
  return { field: 'reason', localizedMessage: orderMessages.returnRateReason, values };
}
