import { createMemoryRouter, Link, Outlet, RouterProvider } from '@depot/router';
import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { usePageStart } from './usePageStart.js';

function Page() {
  return (
    <>
      <h1 ref={usePageStart()} tabIndex={-1}>
        Title
      </h1>
      <main>
        <Link to="/review">Review</Link>
        <Link to="/form">Form</Link>
        <Link to="/order?orderId=7&page=2">Page 2</Link>
        <Link to="/order?orderId=8">Order 8</Link>
        <Outlet />
      </main>
    </>
  );
}

async function follow(name: string) {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <Page />,
        children: [
          { path: 'order', element: null },
          { path: 'review', element: null },
          { path: 'form', element: <input aria-label="Name" autoFocus /> },
        ],
      },
    ],
    { initialEntries: ['/order?orderId=7'] },
  );
  render(<RouterProvider router={router} />);
  const content = screen.getByRole('main');
  content.scrollTop = 300;
  await userEvent.setup().click(screen.getByRole('link', { name }));
  return { scrolled: content.scrollTop, focused: document.activeElement?.textContent };
}

beforeEach(() => cleanup());

test.each(['Review', 'Order 8'])('a page begins at its top, with the focus on its heading: %s', async (name) => {
  expect(await follow(name)).toEqual({ scrolled: 0, focused: 'Title' });
});

test('a field that the page focuses itself keeps the focus', async () => {
  expect(await follow('Form')).toEqual({ scrolled: 0, focused: '' });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

test('filters and pages of a list stay where they are', async () => {
  expect(await follow('Page 2')).toEqual({ scrolled: 300, focused: 'Page 2' });
});
