import type { Invoice } from '@depot/contracts/billing';
import { Money } from '@depot/ui';
import { useTexts } from '../../texts.js';
import { dueOf } from './selection.js';

/** How many are selected, and what is due on them. */
export function SelectionText({ selected }: { selected: readonly Invoice[] }) {
  const { t } = useTexts();
  if (selected.length === 0) return null;
  return (
    <span role="status">
      {t('invoices.selected', { count: selected.length })} <Money cents={dueOf(selected)} />
    </span>
  );
}
