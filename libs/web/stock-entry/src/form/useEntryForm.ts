import { useNotify } from '@depot/remote-kit';
import { useConfirm } from '@depot/ui';
import { useState } from 'react';
import type { DraftForm } from '../draft/useDraft.js';
import type { PrintedLabel } from '../labels/labelRequest.js';
import { begun, findFirstProblem, type ReceiveLineRequest, toRequest } from '../lines/entryLine.js';
import { messages, useMessages } from '../messages.js';
import type { ProductsById } from '../product/entryProduct.js';
import { unusualWeights } from '../unusual/unusual.js';
import { useWeightQuestion } from '../unusual/useWeightQuestion.js';

interface EntryFormSettings<Fields> {
  draft: DraftForm<Fields>;
  products: ProductsById;
  /** Another reason why the goods cannot be submitted, as a message. */
  lacks?: string;
  /** Brings the goods in and returns their labels; undefined where that waits for the network. */
  send: (
    goods: ReceiveLineRequest[],
    weightsConfirmed: boolean,
    /** Ids of the lines, see `useSubmit`. */
    lines: readonly string[],
  ) => Promise<readonly PrintedLabel[] | undefined>;
}

export interface EntryFormState {
  products: ProductsById;
  /** True after an attempt to submit: lines show their problems. */
  showProblems: boolean;
  /** Message of the first problem, for the button; undefined without problems or before an attempt to submit. */
  waitsFor: string | undefined;
  /** Shows the problems, or asks for confirmation and submits the goods. The input stays if that fails. */
  submit: () => void;
  /** Labels of the goods received last. */
  labels: readonly PrintedLabel[];
  closeLabels: () => void;
}

/** Validates the lines, asks for confirmation, submits them and keeps the labels of the received goods. */
export function useEntryForm<Fields>({ draft, products, lacks, send }: EntryFormSettings<Fields>): EntryFormState {
  const translate = useMessages();
  const notify = useNotify();
  const confirm = useConfirm();
  const questionWeights = useWeightQuestion();
  const [showProblems, setShowProblems] = useState(false);
  const [labels, setLabels] = useState<readonly PrintedLabel[]>([]);
  const { lines } = draft.entry;
  const first = findFirstProblem(lines, products);
  const missing =
    lacks ?? (first && translate(messages.ofWhichLine, { line: first.line, problem: messages[first.problem] }));

  const submitLines = async (weightsConfirmed: boolean) => {
    const entered = begun(lines);
    const goods = entered.map((line) => toRequest(line, products));
    const ids = entered.map(({ uuid }) => uuid);
    const printed = await send(goods, weightsConfirmed, ids);
    draft.discard();
    setShowProblems(false);
    if (!printed) return;
    setLabels(printed);
    notify.success(translate(messages.added, { n: printed.length }));
  };
  const confirmSubmit = async () => {
    const unusual = unusualWeights(lines, products);
    if (!(await questionWeights(unusual))) return;
    const question = { title: translate(messages.ask), yes: translate(messages.yes), no: translate(messages.no) };
    await confirm({ ...question, run: () => submitLines(unusual.length > 0).catch(notify.failure) });
  };
  const submit = () => {
    setShowProblems(true);
    if (!missing) void confirmSubmit();
  };
  const waitsFor = showProblems ? missing : undefined;
  return { products, showProblems, waitsFor, submit, labels, closeLabels: () => setLabels([]) };
}
