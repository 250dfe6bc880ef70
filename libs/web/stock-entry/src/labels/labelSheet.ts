import { type LabelSheetName, labelSheetNames, usualLabelSheet } from '@depot/contracts/documents';
import { defineStored, useStored } from '@depot/storage';
import * as z from '@depot/storage/schema';

/** Belongs to the printer of this device, so it outlives a logout. */
const stored = defineStored({
  key: 'depot-label-sheet',
  schema: z.enum(labelSheetNames),
  scope: 'device',
  version: 1,
});

/** Label stock of this device's printer, and its setter. */
export function useLabelSheet(): [LabelSheetName, (sheet: LabelSheetName) => void] {
  const [sheet = usualLabelSheet, setSheet] = useStored(stored);
  return [sheet, setSheet];
}
