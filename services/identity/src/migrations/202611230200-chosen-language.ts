import { addColumn, alterTable, dropColumn, type Migration } from '@depot/node-database';

/**
 * Whether the language of a preference was chosen: whoever has only chosen columns has chosen none. Of rows from before
 * nobody knows, so what they say counts.
 */
export const languageChosen: Migration = {
  name: '202611230200-chosen-language',
  up: [alterTable('preference', addColumn('language_chosen', 'TINYINT(1) NOT NULL DEFAULT 1'))],
  down: [alterTable('preference', dropColumn('language_chosen'))],
};
