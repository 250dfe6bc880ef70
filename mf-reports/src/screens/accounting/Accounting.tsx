import { address, useAddressState } from '@depot/router';
import { Page, Radio } from '@depot/ui';
import { useTexts } from '../../texts.js';
import { Journal } from './Journal.js';
import { PeriodPanel } from './PeriodPanel.js';
import { Receipts } from './Receipts.js';
import { TrialBalanceTable } from './TrialBalanceTable.js';

/** Parts of the page, by their names in the address. */
const parts = { receipts: Receipts, journal: Journal, balance: TrialBalanceTable, period: PeriodPanel };
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];
const inAddress = { part: address.text };

/** Reports of the ledger, and the days that are closed. */
export function Accounting() {
  const { t } = useTexts();
  const { values, change } = useAddressState(inAddress);
  const part = names.find((name) => name === values.part) ?? 'receipts';
  const Shown = parts[part];
  return (
    <Page>
      <Radio.Group
        optionType="button"
        aria-label={t('accounting.parts')}
        options={names.map((value) => ({ value, label: t(`accounting.${value}`) }))}
        value={part}
        onChange={({ target }) => change({ part: target.value as Part })}
      />
      <Shown />
    </Page>
  );
}
