import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportState } from '@depot/contracts/importing';
import { hostileTexts, hostileWorkbooks, type TestApp, testPassword } from '@depot/node-testing';
import { fileForm } from '@depot/service-testing/import-file';
import { ServiceProcess } from '@depot/service-testing/service-process';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const megabyte = 1024 * 1024;
/**
 * Bytes by which a serving process may grow, independent of its input: the largest file that it returns and the garbage
 * of responses. Each of these files costs a reader in the process 200 MB to 4 GB. `lab/bench/memory.mjs` measures the
 * baseline.
 */
const maxGrowth = 64 * megabyte;
/** Milliseconds between two polls of an import, as on its screen. */
const pollMs = 100;
/** Milliseconds that another request may wait meanwhile, on a busy machine. */
const maxWaitMs = 2_000;

describe('while the services are sent files that take time or memory out of all proportion', () => {
  let app: TestApp;
  let trade: Trade;
  let running: ServiceProcess;
  let token: string;

  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
    running = await ServiceProcess.start(app.database.url);
    const body = JSON.stringify({ username: trade.tenant.manager.username, password: testPassword });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${running.origin}/api/auth/login`, { method: 'POST', body, headers });
    ({ token } = (await answer.json()) as { token: string });
  });
  afterAll(async () => {
    await running.kill();
    await app.close();
  });

  const authorization = () => ({ authorization: `Bearer ${token}` });
  const started = async (content: Buffer) => {
    const sent = await fetch(`${running.origin}/api/import/products?dryRun=true`, {
      method: 'POST',
      body: fileForm(content),
      headers: authorization(),
    });
    return ((await sent.json()) as { obj: { importId: number } }).obj.importId;
  };
  const stateOf = async (id: number) => {
    const answer = await fetch(`${running.origin}/api/import?id=${id}`, { headers: authorization() });
    return ((await answer.json()) as { obj: ImportState }).obj;
  };

  it.each(different())('they refuse them, answer others and stay small: %s', async (_name, make) => {
    const content = make();
    forgetPeak(running.pid);
    const before = peakOf(running.pid);
    const id = await started(content);
    let longest = 0;
    let state: ImportState;
    do {
      await wait(pollMs);
      const begun = performance.now();
      state = await stateOf(id);
      longest = Math.max(longest, performance.now() - begun);
    } while (state.status === 'CHECKING' || state.status === 'APPLYING');
    expect(state).toMatchObject({ status: 'REFUSED' });
    expect(longest).toBeLessThan(maxWaitMs);
    expect(peakOf(running.pid) - before).toBeLessThan(maxGrowth);
  });
});

/** One file of each kind; the tests of the importing kit read all of them. */
function different() {
  const names = [
    '600 KB of the beginnings of cells',
    'one far-off cell in single quotes',
    'gigabytes of rows',
    'gigabytes that the directory does not tell of',
    'millions of empty shared strings',
    'a quotation mark without an end',
    '60 million empty lines',
  ] as const;
  const all = { ...hostileWorkbooks, ...hostileTexts };
  return names.map((name) => [name, all[name]] as const);
}

/** Resets the kernel's peak memory of a process. */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function peakOf(pid: number): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
