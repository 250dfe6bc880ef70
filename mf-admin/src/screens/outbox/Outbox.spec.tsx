import { refusals, renderScreen, sendRefused } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { Outbox } from './Outbox.js';

const mail = (id: number, own: object) => ({
  id,
  to: 'store@depot.test',
  subject: `Invoice ${id}`,
  body: 'Here: https://depot.test/x?token=1',
  time: 0,
  attachments: [],
  status: 'SENT',
  problem: null,
  maySendAgain: false,
  ...own,
});

test('a mail that was given up says why and is sent again; one that went out is not', async () => {
  const { user, calls } = await renderScreen(<Outbox />, {
    at: '/in/admin/outbox',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /admin/outbox': {
        list: [mail(1, {}), mail(2, { status: 'FAILED', problem: 'No such mailbox.', maySendAgain: true })],
      },
      'POST /admin/outbox/again': { obj: {} },
    },
  });
  expect(await screen.findByText('No such mailbox.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Send again: Invoice 2, store@depot.test' }));
  const changes = () => calls.filter(({ method }) => method !== 'GET');
  await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ id: 2 }]));
  await waitFor(() => expect(calls.filter(({ path }) => path === '/admin/outbox')).toHaveLength(2));
});

test.each(refusals)('sending again that is $name is told, and can be tried once more', async (refusal) => {
  const [first, second] = await sendRefused(
    {
      open: (response) =>
        renderScreen(<Outbox />, {
          at: '/in/admin/outbox',
          texts: { [manifest.name]: manifest.locales },
          response: {
            'GET /admin/outbox': { list: [mail(1, {}), mail(2, { status: 'FAILED', maySendAgain: true })] },
            ...response,
          },
        }),
      command: 'POST /admin/outbox/again',
      accepted: { obj: {} },
      send: async ({ user }) => user.click(await screen.findByRole('button', { name: /^Send again/ })),
    },
    refusal,
  );
  expect([first, second]).toEqual([first, first]);
});
