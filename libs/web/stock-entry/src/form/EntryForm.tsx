import { Button, Switch } from '@depot/ui';
import { useState } from 'react';
import { DraftNotice } from '../draft/DraftNotice.js';
import type { DraftForm } from '../draft/useDraft.js';
import { LabelDialog } from '../labels/LabelDialog.js';
import { AddLineButtons } from '../lines/AddLineButtons.js';
import { EntryBar } from '../lines/EntryBar.js';
import { isBlankEntry } from '../lines/entryLine.js';
import { EntryLineList } from '../lines/EntryLineList.js';
import { messages, useMessages } from '../messages.js';
import { GoodsScanField } from '../scanned/GoodsScanField.js';
import classes from './form.module.css';
import type { EntryFormState } from './useEntryForm.js';

interface EntryFormProps {
  draft: Pick<DraftForm<object>, 'entry' | 'restored' | 'discard' | 'turn'>;
  form: EntryFormState;
}

/** Form to receive goods: by scan, line by line, or many weights at once; then their labels. */
export function EntryForm({ draft, form }: EntryFormProps) {
  const translate = useMessages();
  const { entry } = draft;
  const [wanted, setWanted] = useState(false);
  const details = wanted || entry.lines.some(({ lot, expiry }) => lot !== undefined || expiry !== undefined);
  return (
    <>
      {draft.restored && <DraftNotice onDiscard={draft.discard} />}
      <GoodsScanField key={draft.turn} lines={entry} products={form.products} />
      <EntryLineList entry={entry} products={form.products} showProblems={form.showProblems} details={details} />
      <div className={classes.more}>
        <AddLineButtons entry={entry} products={form.products} />
        <label className={classes.details}>
          <Switch size="small" checked={details} onChange={setWanted} /> {translate(messages.details)}
        </label>
      </div>
      <EntryBar lines={entry.lines} products={form.products} waitsFor={form.waitsFor}>
        <Button size="large" disabled={entry.lines.every(isBlankEntry)} onClick={draft.discard}>
          {translate(messages.reset)}
        </Button>
        <Button type="primary" size="large" onClick={form.submit}>
          {translate(messages.submit)}
        </Button>
      </EntryBar>
      {form.labels.length > 0 && <LabelDialog labels={form.labels} onClose={form.closeLabels} />}
    </>
  );
}
