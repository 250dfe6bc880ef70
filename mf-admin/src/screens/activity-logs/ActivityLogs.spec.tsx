import { boxAlongTheWay, failureResponse, renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
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

test('says that a further page failed, instead of the rows of the page before', async () => {
  const activity = { id: 1, name: 'Dana', activity: 'Signed in', time: Date.UTC(2026, 2, 7, 15), completed: 'true' };
  const { user } = await renderScreen(<ActivityLogs />, {
    at: '/in/admin/activity-logs',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /admin/activity-log': ({ query }) =>
        query.get('page') === '0'
          ? { list: [activity], total: 400, totalPages: 4 }
          : failureResponse(409, 'CONFLICT', 'The log could not be read.'),
      'GET /admin/activity-log/users': { list: [] },
    },
  });
  await screen.findByText('Signed in');
  await user.click(screen.getByRole('button', { name: '2' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The log could not be read.');
  expect(screen.queryByText('Signed in')).toBeNull();
});

test('says where what is left of a log that was deleted on a further page stands', async () => {
  const activity = { id: 1, name: 'Dana', activity: 'Deleted all', time: Date.UTC(2026, 2, 7, 15), completed: 'true' };
  const { user } = await renderScreen(<ActivityLogs />, {
    at: '/in/admin/activity-logs?page=3',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /admin/activity-log': ({ query }) => ({
        list: query.get('page') === '0' ? [activity] : [],
        total: 1,
        totalPages: 1,
      }),
      'GET /admin/activity-log/users': { list: [] },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Go to the last page' }));
  expect(await screen.findByText('Deleted all')).toBeTruthy();
});
