import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startI18n } from '@depot/i18n';
import { createMemoryRouter, RouterProvider } from '@depot/router';
import { DepotTheme } from '@depot/ui';
import { beforeAll, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

const css = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8');
/** Position of the message about a slow start on an otherwise blank page. */
const [, late = ''] = /\n(#root[^{}]*\.depot-late[^{}]*) {/.exec(css) ?? [];

/** Document as delivered, with this content in its root. */
function open(content?: ReactNode) {
  document.body.innerHTML = '<div id="root"></div><div class="depot-late" hidden>Load it again</div>';
  const container = document.getElementById('root') ?? undefined;
  if (content !== undefined) render(<DepotTheme>{content}</DepotTheme>, { container });
  return document.querySelector(late);
}

/** Page with a script of its own, which the test completes or blocks. */
const arriving = (Component: Promise<() => ReactNode>) => (
  <RouterProvider
    router={createMemoryRouter([
      { path: '/', hydrateFallbackElement: <></>, lazy: async () => ({ Component: await Component }) },
    ])}
  />
);

beforeAll(() => startI18n());

test('a page whose first script does not come says so', () => {
  expect(open()).not.toBeNull();
});

test('so does one that waits for the script of a page of its own, until it is there', async () => {
  let arrive: (page: () => ReactNode) => void = () => undefined;
  expect(open(arriving(new Promise((resolve) => (arrive = resolve))))).not.toBeNull();
  arrive(() => <p>Here</p>);
  await screen.findByText('Here');
  expect(document.querySelector(late)).toBeNull();
});
