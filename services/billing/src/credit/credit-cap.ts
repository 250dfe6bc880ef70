import { type Cents, chargedByWeight, formatCents, type Hundredths } from '@depot/contracts/amounts';
import { billingMessages, type CreditLine, type ReturnedGoods } from '@depot/contracts/billing';
import { invalidFields } from '@depot/contracts/errors';
import { amountOf, type ItemFields } from '../invoice/invoice-item.js';

/** What is billed of an order line, or will be: pieces, hundredths of a pound, cents. */
export interface Bound {
  quantity: number;
  weight: Hundredths;
  rate: Cents;
  amount: Cents;
}

type Credited = Pick<ItemFields, 'quantity' | 'weight' | 'rate' | 'amount'>;

/**
 * The line as it is credited: at most what was billed and no other credit gives back. The credit that uses up all that
 * was billed takes the remainder, so that the cents of all credits are those of the invoice. VALIDATION where the
 * request names a rate at which that is too little.
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

/** A line as it is credited, or as a past order was billed: at most what it says. */
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
