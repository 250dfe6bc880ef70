export { defineDraft, dropDraft, ownDraft, type StoredDraft } from './draft/draft.js';
export { DraftNotice } from './draft/DraftNotice.js';
export { defineFormDraft, type DraftForm, useDraft } from './draft/useDraft.js';
export { EntryForm } from './form/EntryForm.js';
export { useEntryForm } from './form/useEntryForm.js';
export { LabelDialog } from './labels/LabelDialog.js';
export { LabelPreview } from './labels/LabelPreview.js';
export { LabelPrint } from './labels/LabelPrint.js';
export type { PrintedLabel } from './labels/labelRequest.js';
export { AddLineButtons } from './lines/AddLineButtons.js';
export {
  asksQuantity,
  asksWeight,
  begun,
  type EntryLine,
  entryLines,
  hasSerial,
  isBlankEntry,
  type LineProblem,
  newEntryLine,
  problemOf,
  type ReceiveLineRequest,
  toRequest,
} from './lines/entryLine.js';
export { EntryLineList } from './lines/EntryLineList.js';
export { UnusualNote } from './lines/UnusualNote.js';
export { type EntryLines, useEntryLines } from './lines/useEntryLines.js';
export { byId, type EntryProduct, entryProducts, type ProductsById } from './product/entryProduct.js';
export { ProductSelect } from './product/ProductSelect.js';
export { GoodsBar, QueuedGoods } from './queue/QueuedGoods.js';
export { SubmissionsBar } from './queue/QueuedSubmissions.js';
export { reopened, reopenedKey } from './queue/reopen.js';
export { defineSubmissions, type Submission } from './queue/submissions.js';
export { type Submissions, useSubmissions, useSubmit } from './queue/useSubmissions.js';
export { unusualWeights } from './unusual/unusual.js';
export { useWeightQuestion } from './unusual/useWeightQuestion.js';
