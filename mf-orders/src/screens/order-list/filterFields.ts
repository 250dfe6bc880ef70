import { fetchedPart } from '@depot/ui';

/** On a phone nobody needs them before the sheet is opened. */
export const filterFields = fetchedPart(async () => {
  const { FilterFields } = await import('./on-demand/FilterFields.js');
  return FilterFields;
});
