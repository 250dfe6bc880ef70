import { changeRows, type Migration } from '@depot/node-database';

const discard = changeRows('DELETE FROM inventory_count');

/**
 * Discards the counts of UTC days.
 *
 * The daily task counts the days of the dashboard again within a minute, in the timezone of each tenant, from the times
 * at which each unit arrived and left. Counts that a process of the earlier version still writes are no counts of such
 * a day: their time is not the end of the day, so they are not shown, and the task replaces them. Backwards, the
 * earlier version counts UTC days again.
 */
export const daysOfTimezones: Migration = {
  name: '202611290015-days-of-timezones',
  up: [discard],
  down: [discard],
};
