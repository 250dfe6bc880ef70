import { changeRows, type Migration } from '@depot/node-database';

/** Kept problems call their text as the source does now. */
export const jobMessages: Migration = {
  name: '202611221500-job-messages',
  up: [
    changeRows(`UPDATE document_job SET problem = REPLACE(problem, '"sentence":{"gb"', '"localizedMessage":{"gb"')`),
  ],
  down: [
    changeRows(`UPDATE document_job SET problem = REPLACE(problem, '"localizedMessage":{"gb"', '"sentence":{"gb"')`),
  ],
};
