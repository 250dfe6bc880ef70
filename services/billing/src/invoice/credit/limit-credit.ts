import { type Cents, chargedByWeight, formatCents, type Hundredths } from '@depot/contracts/amounts';
import { billingMessages, type CreditLine, type ReturnedGoods } from '@depot/contracts/billing';
import { invalidFields } from '@depot/contracts/errors';
import { calculateAmount, type ItemFields } from '../invoice-item.js';
import type { OrderAccount } from './order-account.js';

/** Limit of the credits on an order line, as billed or to be billed: pieces, hundredths of a pound, cents. */
interface Bound {
  quantity: number;
  weight: Hundredths;
  rate: Cents;
  amount: Cents;
}

type Credited = Pick<ItemFields, 'quantity' | 'weight' | 'rate' | 'amount'>;

/**
 * Limits a credit line to the billed amount that other credits leave. The credit that uses up the rest takes the
 * rounding remainder, so that the cents of all credits add up to the invoice.
 * @throws VALIDATION if the request's rate makes that rest insufficient.
 */
function limitCredit(line: ReturnedGoods, bound: Bound, others: readonly Credited[]): ItemFields {
  const given = {
    quantity: sumField(others, 'quantity'),
    weight: sumField(others, 'weight'),
    amount: sumField(others, 'amount'),
  };
  const { creditable } = line;
  const item = buildCreditItem({
    ...selectItemFields(line),
    quantity: limitToLeast(line.quantity, bound.quantity - given.quantity, creditable.quantity - given.quantity),
    weight: limitToLeast(line.weight, bound.weight - given.weight, creditable.weight - given.weight),
  });
  const left = limitToLeast(bound.amount - given.amount);
  const isAtBilledRate = line.rate === bound.rate;
  if (item.amount > left && !isAtBilledRate && line.ratePath !== undefined) throw createRateError(line, left);
  const isLast = chargedByWeight(line.hasWeight)
    ? item.weight > 0 && item.weight === bound.weight - given.weight
    : item.quantity > 0 && item.quantity === bound.quantity - given.quantity;
  const takesRest = isLast && isAtBilledRate && others.every(({ rate }) => rate === bound.rate);
  const whole = item.quantity === line.quantity && item.weight === line.weight;
  return { ...item, weights: whole ? item.weights : [], amount: takesRest ? left : limitToLeast(item.amount, left) };
}

/** Limits a line of a credit or of a past order to its own totals. */
export function buildCreditItem(line: CreditLine): ItemFields {
  const item = {
    ...line,
    notes: '',
    weights: [...(line.weights ?? [])],
    mostQuantity: line.quantity,
    mostWeight: line.weight,
  };
  return { ...item, amount: calculateAmount(item) };
}

function selectItemFields({
  shipped: _shipped,
  creditable: _creditable,
  ratePath: _path,
  ...line
}: ReturnedGoods): CreditLine {
  return line;
}

function createRateError({ description, ratePath = '' }: ReturnedGoods, left: Cents) {
  const values = { product: description, left: formatCents(left) };
  return invalidFields([{ path: ratePath, localizedMessage: billingMessages.creditTooMuch, values }]);
}

const limitToLeast = (...amounts: number[]) => Math.max(0, Math.min(...amounts));

const sumField = (items: readonly Credited[], field: 'quantity' | 'weight' | 'amount') =>
  items.reduce((total, item) => total + item[field], 0);

/** Limits each line to the billed goods of the order; `own` is the credit that the lines replace. */
export function limitCredits(
  lines: readonly ReturnedGoods[],
  { billed, credits }: OrderAccount,
  own: number | undefined,
): ItemFields[] {
  const credited = credits.filter(({ header }) => header.id !== own).flatMap(({ items }): ItemFields[] => items);
  return lines.map((line) => {
    const others = credited.filter(({ orderItemId }) => orderItemId === line.orderItemId);
    const item = limitCredit(line, billed.get(line.orderItemId) ?? buildShippedBound(line), others);
    credited.push(item);
    return item;
  });
}

function buildShippedBound({ hasWeight, shipped }: ReturnedGoods): Bound {
  return { ...shipped, amount: calculateAmount({ hasWeight, ...shipped }) };
}
