import { chargedByWeight, formatWeight } from '@depot/contracts/amounts';
import { ActionBar } from '@depot/ui';
import type { ReactNode } from 'react';
import { messages, useMessages } from '../messages.js';
import type { ProductsById } from '../product/entryProduct.js';
import { begun, type EntryLine } from './entryLine.js';

interface EntryBarProps {
  lines: readonly EntryLine[];
  products: ProductsById;
  waitsFor?: string;
  /** Buttons, the primary one last. */
  children: ReactNode;
}

/** Totals of the entered goods, always visible, with the submit button. */
export function EntryBar({ lines, products, waitsFor, children }: EntryBarProps) {
  const translate = useMessages();
  const entered = begun(lines);
  const weight = entered.reduce((sum, line) => {
    const product = products.get(line.productId ?? 0);
    if (!product || !chargedByWeight(product.hasWeight)) return sum;
    return sum + (line.weight ?? 0) * (product.hasWeight === 'Yes' ? (line.quantity ?? 1) : 1);
  }, 0);
  return (
    <ActionBar
      waitsFor={waitsFor}
      summary={
        <>
          <strong>{translate(messages.lineCount, { n: entered.length })}</strong>
          {weight > 0 && <span>{translate(messages.totalWeight, { weight: formatWeight(weight) })}</span>}
        </>
      }
    >
      {children}
    </ActionBar>
  );
}
