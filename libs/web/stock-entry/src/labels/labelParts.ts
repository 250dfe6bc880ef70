import { limits } from '@depot/contracts/amounts';
import { labelSheets, labelsPerSheet } from '@depot/documents';
import { type PrintedLabel, type SheetPlace, toLabel } from './labelRequest.js';

/** Maximum number of labels in one file, and of bytes in its request, minus room for the rest of the body. */
const maxLabels = 5_000;
const maxBytes = 0.9 * limits.bodyBytes;

/** Labels that are printed as one file. */
export interface LabelPart {
  /** Number of its first label among all labels, from 1. */
  first: number;
  labels: readonly PrintedLabel[];
  /** Position of the first label on its first sheet. */
  startPosition: number;
}

/** Splits labels into files. Each except the last fills whole sheets, so that the next one starts with a new sheet. */
export function labelParts(
  labels: readonly PrintedLabel[],
  { sheet, startPosition }: Pick<SheetPlace, 'sheet' | 'startPosition'>,
): LabelPart[] {
  const most = Math.min(maxLabels, Math.floor(maxBytes / computeMaxBytes(labels)));
  const whole = most - (most % labelsPerSheet(labelSheets[sheet]));
  const parts: LabelPart[] = [];
  for (let from = 0, start = startPosition; from < labels.length; start = 1) {
    const to = from + whole - (start - 1);
    parts.push({ first: from + 1, labels: labels.slice(from, to), startPosition: start });
    from = to;
  }
  return parts;
}

/** Bytes of the longest label in a request, with the comma behind it. */
function computeMaxBytes(labels: readonly PrintedLabel[]): number {
  const encoder = new TextEncoder();
  return labels.reduce((most, label) => Math.max(most, encoder.encode(JSON.stringify(toLabel(label))).length + 1), 1);
}
