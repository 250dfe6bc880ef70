import { tokenOf } from '@depot/web-testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { forgetResponsesWithPerson } from './forgetResponses.js';
import { sessionStore } from './sessionStore.js';

let cleared: number;

/** As much of the browser's database as forgetting needs. */
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

/** Until everything that has begun with the database is through. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const signIn = (id: number) => sessionStore.begin(tokenOf({ id, exp: Math.floor(Date.now() / 1000) + 3_600 }));

beforeEach(() => {
  localStorage.clear();
  cleared = 0;
  countClearings();
});
afterEach(() => sessionStore.end());

test('answers stay for the person whose session the server has ended, and go when another one comes', async () => {
  forgetResponsesWithPerson();
  signIn(7); // nobody knows whose those are that a late answer may have left
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
