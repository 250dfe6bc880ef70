import { beforeEach, expect, test } from '@jest/globals';

Object.assign(globalThis, { depotShell: { version: '3', files: ['/a.js', '/b.css'] } });
const { deleteOldShells, storeShell, findStoredPage, updateStoredPage } = await import('./shellFiles.js');

/** The part of the browser's caches that is used here: content by cache and address. */
let held: Map<string, Map<string, unknown>>;
let isOffline: boolean;
const addressOf = (request: Request | string) => (typeof request === 'string' ? request : request.url);
function cacheOf(name: string) {
  const files = held.get(name) ?? new Map<string, unknown>();
  held.set(name, files);
  const add = async (request: Request | string) => {
    await Promise.resolve();
    if (isOffline) throw new TypeError('Failed to fetch');
    files.set(addressOf(request), typeof request === 'string' ? 'file' : request.credentials);
  };
  return {
    add,
    addAll: async (all: string[]) => void (await Promise.all(all.map(add))),
    keys: async () => [...files.keys()].map((address) => ({ url: new URL(address, location.href).href })),
    put: async (address: string, response: unknown) => void files.set(address, response),
    match: async (address: string) => files.get(address),
  };
}

class PlainRequest {
  constructor(
    readonly url: string,
    readonly options: { credentials: string },
  ) {}
  get credentials() {
    return this.options.credentials;
  }
}

beforeEach(() => {
  held = new Map();
  isOffline = false;
  Object.assign(globalThis, {
    Request: PlainRequest,
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...held.keys()],
      delete: async (name: string) => held.delete(name),
    },
  });
});

test('a build is kept as a whole, its page as nobody in particular gets it', async () => {
  await storeShell();
  expect([...(held.get('depot-shell-3') ?? [])]).toEqual([
    ['/index.html', 'omit'],
    ['/a.js', 'file'],
    ['/b.css', 'file'],
  ]);
});

test('or not at all', async () => {
  isOffline = true;
  await expect(storeShell()).rejects.toThrow('Failed to fetch');
});

test('of older builds the newest stays for pages that are open; what is not of the shell is left alone', async () => {
  for (const name of ['depot-shell-1', 'depot-remotes', 'depot-shell-2', 'depot-shell-3']) cacheOf(name);
  await deleteOldShells();
  expect([...held.keys()]).toEqual(['depot-remotes', 'depot-shell-2', 'depot-shell-3']);
  await deleteOldShells();
  expect(held.size).toBe(3);
});

function page(text: string, { ok = true, cacheControl = '' } = {}) {
  const response = {
    ok,
    headers: { get: () => cacheControl || null },
    clone: () => ({ text: async () => text }),
  } as unknown as Response;
  return response;
}
const whole = '<script src="/a.js"></script><link href="/b.css">';

test('a newer page of this same build takes the place of the one that is kept', async () => {
  const newer = page(whole);
  await updateStoredPage(newer);
  expect(await findStoredPage()).toBe(newer);
});

test('what the browser has removed is kept again, so that the page is never kept alone', async () => {
  await storeShell();
  held.get('depot-shell-3')?.delete('/b.css');
  await updateStoredPage(page(whole));
  expect([...(held.get('depot-shell-3')?.keys() ?? [])].sort()).toEqual(['/a.js', '/b.css', '/index.html']);
  held.clear();
  isOffline = true;
  await expect(updateStoredPage(page(whole))).rejects.toThrow('Failed to fetch');
  expect(await findStoredPage()).toBeUndefined();
});

test.each([
  ['a page of another build', page(`${whole}<script src="/c.js"></script>`)],
  ['a page that names nothing', page('<p>Maintenance</p>')],
  ['a failure', page(whole, { ok: false })],
  ['what may not be kept', page(whole, { cacheControl: 'private, no-store' })],
])('%s does not', async (_what, other) => {
  await updateStoredPage(other);
  expect(await findStoredPage()).toBeUndefined();
});
