import { line, step } from '../say/say.mjs';
import { buildFiles } from './build/build-files.mjs';
import { CallRefused, signIn } from './load/client.mjs';
import { importFiles } from './load/import-files.mjs';
import { playScene } from './load/play-scene.mjs';
import { scenes } from './scenes.mjs';
import { tenants } from './tenants.mjs';

/** Fills the demo's tenants through the running product, once. Continues an interrupted load. */
export async function loadDemo(origin) {
  for (const tenant of tenants) {
    const cast = await signInAll(origin, tenant);
    if (cast) await step(`Demo data of ${tenant.name}`, (note) => loadTenant(cast, note));
  }
}

async function loadTenant(cast, note) {
  await importFiles(cast.manager, buildFiles(cast.tenant, todayIn(cast.tenant.timezone)), note);
  await playScene(cast, note);
}

/** Signed-in accounts, or undefined if a sign-in fails: then users have changed the data. */
async function signInAll(origin, tenant) {
  const { manager, store, admin = manager } = tenant.accounts;
  try {
    const [asManager, asStore, asAdmin] = await Promise.all(
      [manager, store, admin].map(({ username }) => signIn(origin, username)),
    );
    return { tenant, scene: scenes[tenant.name], manager: asManager, store: asStore, admin: asAdmin };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status >= 500) throw error;
    line(`  The accounts of ${tenant.name} were changed; its demo data is left alone.`);
    return undefined;
  }
}

/** The calendar day there, as 2026-03-31. */
const todayIn = (timezone) => new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date());
