import { changeRows, type Migration } from '@depot/node-database';

/**
 * Discards the counts of UTC days. The daily task counts the days of the dashboard again, in the timezone of each
 * tenant, from the times at which each unit arrived and left.
 */
export const daysOfTimezones: Migration = {
  name: '202611290015-days-of-timezones',
  up: [changeRows('DELETE FROM inventory_count')],
  down: [changeRows('DELETE FROM inventory_count')],
};
