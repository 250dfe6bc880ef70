import { findMariadb } from '../database/find-mariadb.mjs';
import { Problem, line } from '../say/say.mjs';
import { hasApt, installWithApt } from './apt.mjs';
import { findChromium } from './chromium.mjs';
import { hasChineseFont } from './fonts.mjs';

/**
 * What the product needs of the system. The `-core` packages of MariaDB bring the programs without the system service.
 * Each entry: what it is for, how to see that it is there, its Debian packages, what to do elsewhere.
 */
const needs = {
  mariadb: {
    purpose: 'MariaDB (the database; set DATABASE_URL to use one of your own)',
    isThere: () => Boolean(findMariadb()),
    packages: ['mariadb-server-core', 'mariadb-client-core'],
    elsewhere: 'Install MariaDB 10.6 or newer (macOS: brew install mariadb), or set DATABASE_URL=mysql://user:password@host:3306/depot.',
  },
  chromium: {
    purpose: 'Chromium (prints invoices and labels)',
    isThere: () => Boolean(findChromium()),
    // The sandbox is only recommended by Debian's chromium, which cannot run without one as an ordinary user.
    packages: ['chromium', 'chromium-sandbox'],
    elsewhere: 'Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  },
  font: {
    purpose: 'a Chinese font (for documents in Chinese)',
    isThere: hasChineseFont,
    packages: ['fonts-noto-cjk'],
    elsewhere: 'Install "Noto Sans CJK" from https://fonts.google.com/noto.',
  },
};

/** Installs what is missing of `names` (keys of the table above) where the system has apt; otherwise says what to do. */
export async function ensureSystemPackages(names) {
  const missing = names.map((name) => needs[name]).filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  line(`  Missing on this machine: ${missing.map(({ purpose }) => purpose).join('; ')}.`);
  if (!hasApt()) throw new Problem(missing.map(({ elsewhere }) => elsewhere).join('\n'));
  await installWithApt(missing.flatMap(({ packages }) => packages));
  const still = missing.filter(({ isThere }) => !isThere());
  if (still.length > 0) throw new Problem(still.map(({ elsewhere }) => elsewhere).join('\n'));
}
