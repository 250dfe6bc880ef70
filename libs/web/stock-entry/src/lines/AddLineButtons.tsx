import { Button, CopyOutlined, PlusOutlined, UnorderedListOutlined } from '@depot/ui';
import { useState } from 'react';
import { messages, useMessages } from '../messages.js';
import type { ProductsById } from '../product/entryProduct.js';
import classes from './lines.module.css';
import { MultipleWeightsDialog } from './MultipleWeightsDialog.js';
import type { EntryLines } from './useEntryLines.js';

interface AddLineButtonsProps {
  entry: EntryLines;
  products: ProductsById;
  /** All lines have the same product: no other can be added. */
  fixed?: boolean;
}

/** Three ways to go on: another product, the same once more, many weights of one. */
export function AddLineButtons({ entry, products, fixed = false }: AddLineButtonsProps) {
  const translate = useMessages();
  const [open, setOpen] = useState(false);
  const last = entry.lines.findLast(({ productId }) => productId !== undefined)?.productId;
  return (
    <div className={classes.buttons}>
      {!fixed && (
        <Button icon={<PlusOutlined />} onClick={entry.addMore}>
          {translate(messages.addMore)}
        </Button>
      )}
      <Button icon={<CopyOutlined />} disabled={last === undefined || undefined} onClick={entry.addSame}>
        {translate(messages.addSame)}
      </Button>
      <Button icon={<UnorderedListOutlined />} onClick={() => setOpen(true)}>
        {translate(messages.addMultiple)}
      </Button>
      {open && (
        <MultipleWeightsDialog
          products={products}
          productId={last}
          onClose={() => setOpen(false)}
          onAdd={(productId, weights) => {
            entry.addWeights(productId, weights);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
