import { useMemo, useState } from 'react';
import { useNotify } from '@depot/remote-kit';
import { useClaims } from '@depot/session';
import { areComplete, begun, byId, entryProducts, toRequest, useDraft } from '@depot/stock-entry';
import { useConfirm } from '@depot/ui';
import { useInventoryAddMutation, type LabelledUnit } from '../../api/inventory.js';
import { useInventoryProductsQuery } from '../../api/products.js';
import { useTexts } from '../../texts.js';

const noFields = () => ({});
const isNothing = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The goods being added: their lines and draft, and bringing them in. */
export function useAddInventory() {
  const { t } = useTexts();
  const { id: userId } = useClaims();
  const notify = useNotify();
  const confirm = useConfirm();
  const query = useInventoryProductsQuery();
  const products = useMemo(() => byId(entryProducts(query.data?.list ?? [])), [query.data]);
  const draft = useDraft({ key: 'add-inventory-draft', userId, empty: noFields, isFields: isNothing });
  const [add, { isLoading: isAdding }] = useInventoryAddMutation();
  const [checked, setChecked] = useState(false);
  const [labels, setLabels] = useState<LabelledUnit[]>([]);
  const { lines } = draft.entry;

  const bringIn = async () => {
    const { list } = await add({ inventoryList: begun(lines).map((line) => toRequest(line, products)) }).unwrap();
    draft.discard();
    setChecked(false);
    setLabels(list);
    notify.success(t('add.done', { count: list.length }));
  };
  /** Says what is missing, or asks and brings the goods in. What was entered stays when it fails. */
  const submit = () => {
    setChecked(true);
    if (!areComplete(lines, products)) return;
    const question = { title: t('add.ask'), yes: t('add.yes'), no: t('add.no') };
    void confirm({ ...question, run: () => bringIn().catch(notify.failure) });
  };

  return { ...draft, query, products, showProblems: checked, submit, isAdding, labels, closeLabels: () => setLabels([]) };
}
