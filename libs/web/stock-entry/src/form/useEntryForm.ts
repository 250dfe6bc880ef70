import { useState } from 'react';
import { useNotify } from '@depot/remote-kit';
import { useConfirm } from '@depot/ui';
import type { DraftForm } from '../draft/useDraft.js';
import type { PrintedLabel } from '../labels/labelRequest.js';
import { areComplete, begun, toRequest, type ReceiveLineRequest } from '../lines/entryLine.js';
import { messages } from '../messages.js';
import type { ProductsById } from '../product/entryProduct.js';
import { useSay } from '../useSay.js';

interface EntryFormSettings<Fields> {
  draft: DraftForm<Fields>;
  products: ProductsById;
  /** What else has to be filled in before the goods can come in. */
  ready?: boolean;
  /** Brings the goods in and answers their labels. */
  send: (lines: ReceiveLineRequest[]) => Promise<readonly PrintedLabel[]>;
}

export interface EntryFormState {
  products: ProductsById;
  /** Say what is missing: somebody has tried to submit. */
  showProblems: boolean;
  /** Says what is missing, or asks and brings the goods in. What was entered stays when that fails. */
  submit: () => void;
  /** Labels of the goods that have just come in. */
  labels: readonly PrintedLabel[];
  closeLabels: () => void;
}

/** Checks the lines, asks, sends them, and has the labels of what came in. */
export function useEntryForm<Fields>({ draft, products, ready = true, send }: EntryFormSettings<Fields>): EntryFormState {
  const say = useSay();
  const notify = useNotify();
  const confirm = useConfirm();
  const [showProblems, setShowProblems] = useState(false);
  const [labels, setLabels] = useState<readonly PrintedLabel[]>([]);
  const { lines } = draft.entry;

  const bringIn = async () => {
    const printed = await send(begun(lines).map((line) => toRequest(line, products)));
    draft.discard();
    setShowProblems(false);
    setLabels(printed);
    notify.success(say(messages.added, { n: printed.length }));
  };
  const submit = () => {
    setShowProblems(true);
    if (!ready || !areComplete(lines, products)) return;
    const question = { title: say(messages.ask), yes: say(messages.yes), no: say(messages.no) };
    void confirm({ ...question, run: () => bringIn().catch(notify.failure) });
  };
  return { products, showProblems, submit, labels, closeLabels: () => setLabels([]) };
}
