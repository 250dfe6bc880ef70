import { changeRows, type Migration } from '@depot/node-database';

/** Kept problems call their text as the source does now. */
export const problemMessages: Migration = {
  name: '202611221500-problem-messages',
  up: [
    changeRows(`UPDATE import_run SET problems = REPLACE(problems, '"sentence":{"gb"', '"localizedMessage":{"gb"')`),
  ],
  down: [
    changeRows(`UPDATE import_run SET problems = REPLACE(problems, '"localizedMessage":{"gb"', '"sentence":{"gb"')`),
  ],
};
