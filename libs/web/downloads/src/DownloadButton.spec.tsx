import { renderScreen } from '@depot/web-testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { DownloadButton } from './DownloadButton.js';

const file = () => new Response('a,b', { headers: { 'Content-Disposition': 'attachment; filename="list.csv"' } });
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

test('a click fetches the document and saves it', async () => {
  const { user, calls } = await renderScreen(<DownloadButton file={{ path: '/x/download' }}>Export</DownloadButton>, {
    response: { 'GET /x/download': file },
  });
  await user.click(screen.getByText('Export'));
  await waitFor(() => expect(saved).toEqual(['list.csv']));
  expect(calls).toHaveLength(1);
});

test('where formats are to be chosen, the server is asked for the chosen one', async () => {
  const formats = [
    { format: 'xlsx', label: 'Workbook' },
    { format: 'csv', label: 'Text' },
  ];
  const { user, calls } = await renderScreen(
    <DownloadButton file={{ path: '/x/download' }} formats={formats}>
      Export
    </DownloadButton>,
    { response: { 'GET /x/download': file } },
  );
  await user.click(screen.getByText('Export'));
  await user.click(await screen.findByText('Text'));
  await waitFor(() => expect(saved).toEqual(['list.csv']));
  expect(calls.map(({ query }) => query.get('format'))).toEqual(['csv']);
});

test('nothing is fetched where the screen refuses at the click', async () => {
  let asked = 0;
  const refuse = () => {
    asked += 1;
    return undefined;
  };
  const { user, calls } = await renderScreen(<DownloadButton file={refuse}>Export</DownloadButton>);
  await user.click(screen.getByText('Export'));
  expect([asked, calls]).toEqual([1, []]);
});
