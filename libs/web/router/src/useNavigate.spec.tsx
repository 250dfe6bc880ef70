import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { createMemoryRouter, type NavigateFunction, Outlet, RouterProvider } from 'react-router-dom';
import { useNavigate } from './useNavigate.js';

/** Navigation of the form after its response. */
let goOn: NavigateFunction;

function Form() {
  goOn = useNavigate();
  return <p>the form</p>;
}

/** Page that replaces its form with a message when the order has changed. */
function FormPage() {
  const [isStale, setStale] = useState(false);
  return (
    <>
      {isStale ? <p>changed by others</p> : <Form />}
      <button onClick={() => setStale(true)}>stale</button>
    </>
  );
}

function open() {
  const pages = [
    { path: '/form', element: <FormPage /> },
    { path: '/list', element: <p>the list</p> },
    { path: '/elsewhere', element: <p>elsewhere</p> },
  ];
  const router = createMemoryRouter([{ element: <Outlet />, children: pages }], { initialEntries: ['/form?id=1'] });
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  const at = () => router.state.location.pathname + router.state.location.search;
  return { at, go: (to: string) => act(() => router.navigate(to)) };
}

const answered = () => act(async () => goOn('/list'));

describe('the way that a late answer leads', () => {
  afterEach(cleanup);

  test('is gone while its page stands', async () => {
    const { at } = open();
    await answered();
    expect(at()).toBe('/list');
  });

  test('is gone although the form has made way for something else of its page', async () => {
    const { at } = open();
    act(() => screen.getByText('stale').click());
    await answered();
    expect(at()).toBe('/list');
  });

  test.each(['/elsewhere', '/elsewhere?id=1'])('leads nobody away from %s who has left', async (left) => {
    const { at, go } = open();
    await go(left);
    await answered();
    expect(at()).toBe(left);
  });

  test('leads nobody away who has come back by then to begin anew', async () => {
    const { at, go } = open();
    const sent = goOn;
    await go('/elsewhere');
    await go('/form?id=1');
    await act(async () => sent('/list'));
    expect(at()).toBe('/form?id=1');
  });
});
