import type { ReactNode } from 'react';

export type ItemKind = 'screen' | 'order' | 'invoice' | 'product' | 'unit' | 'customer' | 'action';

/** A place to go to. */
export interface Item {
  kind: ItemKind;
  /** Address within the application; tells one place from another. */
  to: string;
  label: string;
  /** What else is known of it, in words. */
  detail?: string;
  /** Its status. */
  tag?: ReactNode;
  /** What is done in place of going there; such an item is not remembered. */
  act?: () => void;
}

export interface Group {
  key: ItemKind | 'recent';
  items: Item[];
}
