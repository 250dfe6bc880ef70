import type { ReactNode } from 'react';

export type ItemKind = 'screen' | 'order' | 'invoice' | 'product' | 'unit' | 'customer' | 'action';

/** A place to go to. */
export interface Item {
  kind: ItemKind;
  /** Address inside the application; identifies the place. */
  to: string;
  label: string;
  /** Further details for display. */
  detail?: string;
  /** Its status. */
  tag?: ReactNode;
  /** Runs instead of navigating; such an item is not added to the recent ones. */
  act?: () => void;
}

export interface Group {
  key: ItemKind | 'recent';
  items: Item[];
}
