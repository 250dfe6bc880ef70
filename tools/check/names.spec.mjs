import { expect, test } from '@jest/globals';
import { subjectlessPaths } from './names.mjs';

test('finds folders and files that are named by no subject', () => {
  const wrong = [
    'libs/utils/dates.ts',
    'shell/src/helpers.ts',
    'a/common/index.ts',
    'a/order.helper.ts',
    'Shared/x.ts',
    'misc.test.ts',
  ];
  const right = ['libs/web/ui/src/core/index.ts', 'docs/sharedness.md', 'a/community/utility.ts'];
  expect(subjectlessPaths([...wrong, ...right])).toEqual(wrong);
});
