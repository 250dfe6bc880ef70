import { useState } from 'react';
import { useNavigate } from '@depot/router';
import { AddLineButtons, DraftNotice, EntryBar, EntryLineList, GoodsScanField, isBlank, LabelDialog } from '@depot/stock-entry';
import { Button, Page, PageHeader, Skeleton, Switch } from '@depot/ui';
import { LoadError } from '../../parts/LoadError.js';
import { useTexts } from '../../texts.js';
import classes from './add.module.css';
import { useAddInventory } from './useAddInventory.js';

/** Goods that come in without a delivery receipt: what, how much, then their labels. */
export function AddInventory() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const form = useAddInventory();
  const { entry, products } = form;
  const [details, setDetails] = useState(() => entry.lines.some(({ lot, expiry }) => lot ?? expiry));
  const showDetails = details || entry.lines.some(({ lot, expiry }) => lot ?? expiry);

  if (form.query.error && !form.query.data) return <LoadError query={form.query} />;
  if (!form.query.data) {
    return (
      <Page>
        <Skeleton active paragraph={{ rows: 6 }} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader
        summary={t('add.hint')}
        onBack={() => void navigate('/in/inventory')}
        backLabel={t('back')}
        actions={
          <label className={classes.details}>
            <Switch size="small" checked={showDetails} onChange={setDetails} />
            {t('add.details')}
          </label>
        }
      />
      {form.restored && <DraftNotice onDiscard={form.discard} />}
      <GoodsScanField lines={entry} products={products} />
      <EntryLineList entry={entry} products={products} showProblems={form.showProblems} details={showDetails} />
      <AddLineButtons entry={entry} products={products} />
      <EntryBar lines={entry.lines} products={products}>
        <Button size="large" disabled={entry.lines.every(isBlank)} onClick={form.discard}>
          {t('add.reset')}
        </Button>
        <Button type="primary" size="large" loading={form.isAdding} onClick={form.submit}>
          {t('add.submit')}
        </Button>
      </EntryBar>
      {form.labels.length > 0 && <LabelDialog labels={form.labels} onClose={form.closeLabels} />}
    </Page>
  );
}
