import { addColumn, alterTable, dropColumn, type Migration } from '@depot/node-database';

/**
 * Which users have a version beside the default, so that a share that changes moves nobody of another. Processes that
 * do not know of it leave it out; the places follow from the shares then.
 */
export const placesOfVersions: Migration = {
  name: '202611231800-places-of-versions',
  up: [
    alterTable(
      'remote_traffic',
      addColumn(
        'places',
        "TEXT CHARACTER SET ascii NULL COMMENT 'parts of the scale in hundredths of a per cent, JSON'",
      ),
    ),
  ],
  down: [alterTable('remote_traffic', dropColumn('places'))],
};
