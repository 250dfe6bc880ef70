import type { SessionFacts } from '@depot/contracts/identity';
import { loadConfig } from '@depot/node-config';
import { describe, expect, it, jest } from '@jest/globals';
import { SessionReader } from './session-reader.js';
import { Tokens } from './tokens.js';

const tokens = new Tokens(loadConfig({ DATABASE_URL: 'mysql://a@b/c', DEPOT_MODE: 'demo' }));
const signed = () => tokens.sign({ jti: 'one', id: 7, sub: 'A', r: 'STORE', wn: 'W', tz: 'UTC', v: 'false' });
const facts = { sessionId: 'one', id: 7 } as SessionFacts;

describe('SessionReader', () => {
  it('asks the directory once for parallel requests, and again after a few seconds', async () => {
    const find = jest.fn(async () => facts);
    const reader = new SessionReader(tokens, { find });
    const token = await signed();
    await Promise.all([reader.read(token), reader.read(token), reader.read(token)]);
    expect(find).toHaveBeenCalledTimes(1);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
    await reader.read(token);
    now.mockRestore();
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('remembers nothing of what is no token, so that strangers push nobody out', async () => {
    const find = jest.fn(async () => facts);
    const reader = new SessionReader(tokens, { find });
    const token = await signed();
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    await reader.read(token);
    for (let at = 0; at < 10_000; at += 1) expect(await reader.read(`stranger ${at}`)).toBeUndefined();
    await reader.read(token);
    now.mockRestore();
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('does not remember that the database was away', async () => {
    const find = jest
      .fn<(id: string) => Promise<SessionFacts | undefined>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue(facts);
    const reader = new SessionReader(tokens, { find });
    const token = await signed();
    await expect(reader.read(token)).rejects.toThrow('away');
    expect(await reader.read(token)).toBe(facts);
  });

  it('asks nothing for a token that is not ours', async () => {
    const find = jest.fn(async () => facts);
    expect(await new SessionReader(tokens, { find }).read('forged')).toBeUndefined();
    expect(find).not.toHaveBeenCalled();
  });

  it('trusts a session for three seconds and not a moment longer', async () => {
    const find = jest.fn(async () => facts);
    const reader = new SessionReader(tokens, { find });
    const token = await signed();
    const begin = Date.now();
    const now = jest.spyOn(Date, 'now').mockReturnValue(begin);
    await reader.read(token);
    now.mockReturnValue(begin + 2_999);
    expect(await reader.read(token)).toBe(facts);
    expect(find).toHaveBeenCalledTimes(1);
    now.mockReturnValue(begin + 3_000);
    await reader.read(token);
    now.mockRestore();
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('asks again for every session once it is told to forget', async () => {
    const find = jest.fn(async () => facts);
    const reader = new SessionReader(tokens, { find });
    const token = await signed();
    await reader.read(token);
    reader.clearCache();
    await reader.read(token);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('remembers ten thousand sessions, and of more the one asked for the longest ago gives way', async () => {
    const find = jest.fn(async () => facts);
    const reader = new SessionReader({ read: async () => ({ sessionId: 'one' }) } as unknown as Tokens, { find });
    const begin = Date.now();
    const now = jest.spyOn(Date, 'now').mockReturnValue(begin);
    for (let at = 1; at < 10_000; at += 1) await reader.read(String(at));
    now.mockReturnValue(begin + 3_000);
    for (const token of ['1', '10000', '10001', '1']) await reader.read(token);
    expect(find).toHaveBeenCalledTimes(10_002);
    now.mockReturnValue(begin);
    await reader.read('3');
    expect(find).toHaveBeenCalledTimes(10_002);
    await reader.read('2');
    now.mockRestore();
    expect(find).toHaveBeenCalledTimes(10_003);
  });
});
