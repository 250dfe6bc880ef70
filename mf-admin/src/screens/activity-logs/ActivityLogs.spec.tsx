import { boxAlongTheWay, renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { manifest } from '../../manifest.js';
import { ActivityLogs } from './ActivityLogs.js';

const open = (at: string) =>
  renderScreen(<ActivityLogs />, {
    at,
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /admin/activity-log': { list: [], total: 0, totalPages: 0 },
      'GET /admin/activity-log/users': { list: [] },
    },
  });

test('the box shows what the address says, and the list’s own link empties it', async () => {
  const at = { open, path: '/in/admin/activity-logs', query: 'filter=abc' };
  expect(await boxAlongTheWay({ ...at, box: 'Find a name or activity' })).toEqual(['abc', '', '', 'abc']);
});
