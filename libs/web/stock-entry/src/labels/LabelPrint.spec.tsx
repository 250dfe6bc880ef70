import { limits } from '@depot/contracts/amounts';
import { qrCodeDownloadBody } from '@depot/contracts/documents';
import { labelSheets, labelsPerSheet } from '@depot/documents';
import { failureResponse, renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { labelParts } from './labelParts.js';
import { LabelPrint } from './LabelPrint.js';
import { labelRequest } from './labelRequest.js';

const labels = (count: number, qrText = 'Ham 5.00 lb') =>
  Array.from({ length: count }, (_, nth) => ({ qrValue: `U7K3M9PQ2RS${nth}`, qrText }));
const buttons = () => screen.queryAllByRole('button', { name: /^Print/ }).map(({ textContent }) => textContent);

test('more labels than a file may have are printed as several files', async () => {
  await renderScreen(<LabelPrint labels={labels(6_000)} />);
  expect(buttons()).toEqual(['Print 1–4992', 'Print 4993–6000']);
  expect(screen.getByText(/Too many for one file/)).toBeTruthy();
});

test('the strong button is the first file that was not printed yet', async () => {
  cleanup();
  let pressed = 0;
  const { user } = await renderScreen(<LabelPrint labels={labels(6_000)} onPrint={() => (pressed += 1)} />, {
    response: { 'POST /document/qr-code/download': failureResponse(503, 'BUSY', 'Printing is busy.') },
  });
  const strong = () =>
    screen.getAllByRole('button', { name: /^Print/ }).map(({ classList }) => classList.contains('ant-btn-primary'));
  expect(strong()).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Print 1–4992' }));
  await waitFor(() => expect(strong()).toEqual([false, true]));
  expect(pressed).toBe(1);
});

test('others as one', async () => {
  cleanup();
  await renderScreen(<LabelPrint labels={labels(4_000)} />);
  expect(buttons()).toEqual(['Print']);
});

test.each([
  ['Ham 5.00 lb', 9_999],
  [`${'慢火烘烤的有机五花肉'.repeat(19)} 5.00 lb`, 2_500],
])('each file of labels of "%s" is asked for within the bounds of a request, after a whole sheet', (text, count) => {
  const place = { sheet: 'AVERY_5163', startPosition: 4 } as const;
  const all = labels(count, text);
  const parts = labelParts(all, place);
  expect(parts.flatMap((part) => part.labels)).toEqual(all);
  expect(parts.map(({ startPosition }) => startPosition)).toEqual([4, ...parts.slice(1).map(() => 1)]);
  const perSheet = labelsPerSheet(labelSheets.AVERY_5163);
  for (const { first, labels: some, startPosition } of parts) {
    const { body } = labelRequest(some, { ...place, startPosition, offsetX: 0.25, offsetY: -0.25 });
    expect(qrCodeDownloadBody.safeParse(body).success).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(limits.bodyBytes);
    const next = first + some.length;
    if (next <= count) expect((place.startPosition - 1 + next - 1) % perSheet).toBe(0);
  }
});
