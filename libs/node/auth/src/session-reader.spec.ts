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
});
