import { addColumn, alterTable, dropColumn, type Migration } from '@depot/node-database';

/** Why a line of a return is credited at another rate than it was billed at. */
export const returnRateReasons: Migration = {
  name: '202611281640-return-rate-reasons',
  up: [alterTable('order_return_line', addColumn('reason', `VARCHAR(200) NOT NULL DEFAULT ''`))],
  down: [alterTable('order_return_line', dropColumn('reason'))],
};
