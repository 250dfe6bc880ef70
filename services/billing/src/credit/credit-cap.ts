import { type Cents, chargedByWeight, formatCents, type Hundredths } from '@depot/contracts/amounts';
import { billingMessages, type CreditLine, type ReturnedGoods } from '@depot/contracts/billing';
import { invalidFields } from '@depot/contracts/errors';
import { amountOf, type ItemFields } from '../invoice/invoice-item.js';

/** Limit of the credits on an order line, as billed or to be billed: pieces, hundredths of a pound, cents. */
export interface Bound {
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
export function capCredit(line: ReturnedGoods, bound: Bound, others: readonly Credited[]): ItemFields {
  const given = { quantity: sum(others, 'quantity'), weight: sum(others, 'weight'), amount: sum(others, 'amount') };
  const { creditable } = line;
  const item = creditItem({
    ...itemFields(line),
    quantity: least(line.quantity, bound.quantity - given.quantity, creditable.quantity - given.quantity),
    weight: least(line.weight, bound.weight - given.weight, creditable.weight - given.weight),
  });
  const left = least(bound.amount - given.amount);
  const isAtBilledRate = line.rate === bound.rate;
  if (item.amount > left && !isAtBilledRate && line.ratePath !== undefined) throw rateTooHigh(line, left);
  const isLast = chargedByWeight(line.hasWeight)
    ? item.weight > 0 && item.weight === bound.weight - given.weight
    : item.quantity > 0 && item.quantity === bound.quantity - given.quantity;
  const takesRest = isLast && isAtBilledRate && others.every(({ rate }) => rate === bound.rate);
  const whole = item.quantity === line.quantity && item.weight === line.weight;
  return { ...item, weights: whole ? item.weights : [], amount: takesRest ? left : least(item.amount, left) };
}

/** Limits a line of a credit or of a past order to its own totals. */
export function creditItem(line: CreditLine): ItemFields {
  const item = {
    ...line,
    notes: '',
    weights: [...(line.weights ?? [])],
    mostQuantity: line.quantity,
    mostWeight: line.weight,
  };
  return { ...item, amount: amountOf(item) };
}

function itemFields({
  shipped: _shipped,
  creditable: _creditable,
  ratePath: _path,
  ...line
}: ReturnedGoods): CreditLine {
  return line;
}

function rateTooHigh({ description, ratePath = '' }: ReturnedGoods, left: Cents) {
  const values = { product: description, left: formatCents(left) };
  return invalidFields([{ path: ratePath, localizedMessage: billingMessages.creditTooMuch, values }]);
}

const least = (...amounts: number[]) => Math.max(0, Math.min(...amounts));

const sum = (items: readonly Credited[], field: 'quantity' | 'weight' | 'amount') =>
  items.reduce((total, item) => total + item[field], 0);
