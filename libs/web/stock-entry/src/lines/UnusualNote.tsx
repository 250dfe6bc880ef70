import type { Hundredths } from '@depot/contracts/amounts';
import { isUnusualWeight } from '@depot/contracts/catalog';
import { messages, useMessages } from '../messages.js';
import { type EntryProduct, formatUsualRange } from '../product/entryProduct.js';
import classes from './unusualNote.module.css';

interface UnusualNoteProps {
  product: EntryProduct | undefined;
  weight: Hundredths | undefined;
}

/** Shows below a weight that it is unusual, with the usual weight. */
export function UnusualNote({ product, weight }: UnusualNoteProps) {
  const translate = useMessages();
  if (!product || !isUnusualWeight(product, weight)) return null;
  return (
    <p className={classes.note} role="status">
      {translate(messages.unusual, { usual: formatUsualRange(product) })}
    </p>
  );
}
