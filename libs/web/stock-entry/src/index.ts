export { clearDraft, loadDraft, saveDraft } from './draft/draftStore.js';
export { useDraft, type DraftForm } from './draft/useDraft.js';
export { EntryForm } from './form/EntryForm.js';
export { useEntryForm } from './form/useEntryForm.js';
export { LabelDialog } from './labels/LabelDialog.js';
export { LabelPreview } from './labels/LabelPreview.js';
export { LabelPrint } from './labels/LabelPrint.js';
export type { PrintedLabel } from './labels/labelRequest.js';
export { AddLineButtons } from './lines/AddLineButtons.js';
export {
  areComplete,
  asksQuantity,
  asksWeight,
  begun,
  isBlank,
  newLine,
  problemOf,
  toRequest,
  type EntryLine,
  type LineProblem,
  type ReceiveLineRequest,
} from './lines/entryLine.js';
export { EntryLineList } from './lines/EntryLineList.js';
export { isEntryLines } from './lines/isEntryLines.js';
export { useEntryLines, type EntryLines } from './lines/useEntryLines.js';
export { byId, entryProducts, type EntryProduct, type ProductsById } from './product/entryProduct.js';
export { unusualWeights } from './unusual/unusual.js';
export { UnusualNote } from './unusual/UnusualNote.js';
export { useWeightQuestion } from './unusual/useWeightQuestion.js';
export { ProductSelect } from './product/ProductSelect.js';
