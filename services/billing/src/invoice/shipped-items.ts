import { fromHundredths, isBulk } from '@depot/contracts/amounts';
import { billingMessages, type CreateInvoice } from '@depot/contracts/billing';
import { assertNoViolations, type FieldViolation } from '@depot/contracts/errors';
import type { ShippedOrderLine } from '@depot/contracts/orders';
import { calculateAmount, type ItemFields } from './invoice-item.js';

type RequestedItem = NonNullable<CreateInvoice['orderItemList']>[number];

/** The line as it was shipped, at the order's rate. */
export function buildShippedItem({ name, ...line }: ShippedOrderLine): ItemFields {
  const item = { ...line, description: name, mostQuantity: line.quantity, mostWeight: line.weight };
  return { ...item, amount: calculateAmount(item) };
}

/** The lines that the request asks to bill. VALIDATION names every line that was not shipped, or not as much. */
export function buildRequestedItems(lines: readonly ShippedOrderLine[], asked: readonly RequestedItem[]): ItemFields[] {
  const byId = new Map(lines.map((line) => [line.orderItemId, line]));
  const rejected: FieldViolation[] = [];
  const items = asked.flatMap((want, index) => {
    const line = byId.get(want.orderItemId);
    const problem = line
      ? findProblem(line, want)
      : { field: 'orderItemId', localizedMessage: billingMessages.lineNotShipped };
    if (problem) rejected.push({ path: `orderItemList.${index}.${problem.field}`, ...problem });
    return line && !problem ? [buildRequestedItem(line, want)] : [];
  });
  assertNoViolations(rejected);
  return items;
}

/** The rate defaults to 0. */
function buildRequestedItem(line: ShippedOrderLine, { quantity, weight, rate = 0 }: RequestedItem): ItemFields {
  const item = { ...buildShippedItem(line), rate };
  if (line.hasWeight === 'No') item.quantity = quantity ?? line.quantity;
  if (isBulk(line.hasWeight)) item.weight = weight ?? line.weight;
  return { ...item, amount: calculateAmount(item) };
}

function findProblem(line: ShippedOrderLine, { quantity, weight }: RequestedItem) {
  const values = { product: line.name };
  if (line.hasWeight === 'Yes') {
    const isAsShipped = (quantity ?? line.quantity) === line.quantity && (weight ?? line.weight) === line.weight;
    return isAsShipped ? undefined : { field: 'weight', localizedMessage: billingMessages.piecesFixed, values };
  }
  if (isBulk(line.hasWeight))
    return (weight ?? 0) > line.weight ? describeExcess('weight', fromHundredths(line.weight), line.name) : undefined;
  return (quantity ?? 0) > line.quantity ? describeExcess('quantity', line.quantity, line.name) : undefined;
}

function describeExcess(field: 'quantity' | 'weight', shipped: number, product: string) {
  return { field, localizedMessage: billingMessages.moreThanShipped, values: { product, shipped } };
}
