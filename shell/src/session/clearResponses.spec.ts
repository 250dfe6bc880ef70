import { serve, tokenOf } from '@depot/web-testing';
import { beforeEach, expect, jest, test } from '@jest/globals';

let cleared: number;

/** The part of the browser's database that clearing needs. */
function countClearings(): void {
  const answered = (result?: unknown) => {
    const request = { result, onsuccess: () => undefined };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const clear = () => {
    cleared += 1;
    return answered();
  };
  const database = { transaction: () => ({ objectStore: () => ({ clear }) }), close: () => undefined };
  Object.assign(globalThis, { indexedDB: { open: () => answered(database) } });
}

/** Waits until all pending database operations have finished. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Opens a page without an earlier session. */
async function open() {
  jest.resetModules();
  const { endRejected, clearResponsesWithUser } = await import('./clearResponses.js');
  const { sessionStore } = await import('./sessionStore.js');
  const signIn = (id: number) => sessionStore.begin(tokenOf({ id, exp: Math.floor(Date.now() / 1000) + 3_600 }));
  return { endRejected, clearResponsesWithUser, sessionStore, signIn };
}

beforeEach(() => {
  localStorage.clear();
  cleared = 0;
  countClearings();
});

test('answers stay for the person whose session the server has ended, and go when another one comes', async () => {
  const { clearResponsesWithUser, sessionStore, signIn } = await open();
  clearResponsesWithUser();
  signIn(7); // stored responses may belong to an unknown user
  await settle();
  expect(cleared).toBe(1);
  sessionStore.forget();
  signIn(7);
  await settle();
  expect(cleared).toBe(1);
  sessionStore.forget();
  signIn(8);
  await settle();
  expect(cleared).toBe(2);
});

test('a session that was ended before its time leaves no answers on the device', async () => {
  const { endRejected, clearResponsesWithUser, sessionStore, signIn } = await open();
  clearResponsesWithUser();
  signIn(7);
  await settle();
  const { token } = sessionStore;
  endRejected('an older token');
  expect(sessionStore.token).toBe(token);
  endRejected(token ?? '');
  await settle();
  expect([sessionStore.token, cleared, localStorage.getItem('answers-of')]).toEqual([undefined, 2, null]);
});

test('a page that another person has opened begins with nothing of the one before', async () => {
  const { clearResponsesWithUser, signIn } = await open();
  localStorage.setItem('answers-of', '7');
  signIn(8);
  clearResponsesWithUser();
  await settle();
  expect([cleared, localStorage.getItem('answers-of')]).toEqual([1, '8']);
});

test('whoever was signed in before it was written down whose answers are kept has them still', async () => {
  const { clearResponsesWithUser, sessionStore, signIn } = await open();
  signIn(7);
  clearResponsesWithUser();
  sessionStore.forget();
  signIn(7);
  await settle();
  expect(cleared).toBe(0);
  signIn(8);
  await settle();
  expect(cleared).toBe(1);
});

test('what an open page knows of the server goes with the person, and not with a new token of the same one', async () => {
  const { clearResponsesWithUser, sessionStore, signIn } = await open();
  const { remoteApi } = await import('@depot/api');
  const { store } = await import('../store.js');
  const api = remoteApi(depotRemote).injectEndpoints({
    endpoints: (build) => ({ count: build.query<object, void>({ query: () => '/order/pending-count' }) }),
  });
  serve({ 'GET /order/pending-count': { obj: { count: 3 } } });
  const known = () => Object.keys(store.getState().api.queries).length;
  signIn(7);
  clearResponsesWithUser();
  await store.dispatch(api.endpoints.count.initiate());
  signIn(7);
  expect(known()).toBe(1);
  signIn(8);
  expect(known()).toBe(0);
  await store.dispatch(api.endpoints.count.initiate());
  expect(known()).toBe(1);
  sessionStore.end();
  expect(known()).toBe(0);
});

test('lists of the next person begin as they are, and those of the same one as they were left', async () => {
  const { clearResponsesWithUser, signIn } = await open();
  const { createMemoryRouter, listAddress, RouterProvider, useAddressState } = await import('@depot/router');
  const { createElement } = await import('react');
  const { render } = await import('@testing-library/react/pure');
  const List = () => void useAddressState({});
  const router = createMemoryRouter([{ path: '/list', Component: List }], { initialEntries: ['/list?filter=tea'] });
  signIn(7);
  clearResponsesWithUser();
  render(createElement(RouterProvider, { router })).unmount();
  signIn(7);
  expect(listAddress('/list')).toBe('/list?filter=tea');
  signIn(8);
  expect(listAddress('/list')).toBe('/list');
});
