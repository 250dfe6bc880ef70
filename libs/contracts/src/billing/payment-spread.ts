import type { Cents } from '../amounts/amounts.js';

/** Open amount of an invoice. */
export interface OpenAmount {
  open: Cents;
}

/** A part of a payment, and the invoice that it pays. */
export interface Share<T extends OpenAmount> {
  invoice: T;
  amount: Cents;
}

/** Allocates an amount to invoices in their order, each in full before the next; an excess is returned. */
export function spread<T extends OpenAmount>(
  amount: Cents,
  invoices: readonly T[],
): { shares: Share<T>[]; rest: Cents } {
  let rest = amount;
  const shares: Share<T>[] = [];
  for (const invoice of invoices) {
    const share = Math.min(rest, invoice.open);
    if (share > 0) shares.push({ invoice, amount: share });
    rest -= Math.max(share, 0);
  }
  return { shares, rest };
}
