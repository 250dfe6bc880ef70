import type { Config } from '@depot/node-config';
import { expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KnownDevices } from './known-devices.js';

const config = { DEPOT_SECRET: 'a secret of the tests, long enough', PUBLIC_URL: 'https://depot.test' } as Config;

/** A browser that keeps the cookies that it is given. */
function browser() {
  const cookies: Record<string, string> = {};
  const setCookie = (name: string, value: string) => void (cookies[name] = value);
  return {
    request: { cookies } as unknown as FastifyRequest,
    reply: { setCookie } as unknown as FastifyReply,
    cookies,
  };
}

test('remembers the latest users of a shared browser, with the same id', async () => {
  const devices = new KnownDevices(config);
  const { request, reply, cookies } = browser();
  expect(await devices.findDevice(request)).toBeUndefined();
  await devices.addAccount(1, request, reply);
  const first = await devices.findDevice(request);
  for (let userId = 2; userId <= 25; userId += 1) await devices.addAccount(userId, request, reply);
  await devices.addAccount(10, request, reply);
  const known = await devices.findDevice(request);
  expect(known?.id).toBe(first?.id);
  expect(known?.accounts).toEqual([10, ...[25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11], 9, 8, 7, 6]);
  expect(Object.keys(cookies)).toEqual(['__Host-depot-device']);
  cookies['__Host-depot-device'] += 'x';
  expect(await devices.findDevice(request)).toBeUndefined();
});
