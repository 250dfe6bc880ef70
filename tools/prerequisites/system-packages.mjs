import { findMariadb } from '../database/servers/installed-mariadb.mjs';
import { line, Problem } from '../say/say.mjs';
import { hasApt, installWithApt } from './apt.mjs';
import { findChromium, hasChineseFont } from './printing.mjs';

/**
 * What the product needs of the system: what for, how to see that it is there, its packages in Debian and Ubuntu
 * (alternatives, the first known one is taken), what to do elsewhere. Only without a database nothing works at all.
 */
const needs = {
  mariadb: {
    purpose: 'MariaDB (the database; set DATABASE_URL to use one of your own)',
    isThere: () => Boolean(findMariadb()),
    // The `-core` packages bring the programs without the system service.
    packages: [
      ['mariadb-server-core', 'mariadb-client-core'],
      ['mariadb-server-core-10.6', 'mariadb-client-core-10.6'],
    ],
    elsewhere:
      'Install MariaDB 10.6 or newer (macOS: brew install mariadb), or set ' +
      'DATABASE_URL=mysql://user:password@host:3306/depot.',
    isVital: true,
  },
  chromium: {
    purpose: 'Chromium (prints invoices and labels)',
    isThere: () => Boolean(findChromium()),
    // The sandbox is only recommended by Debian's chromium, which cannot run without one as an ordinary user.
    packages: [['chromium', 'chromium-sandbox']],
    elsewhere: 'Nothing can be printed until there is a Chromium or Chrome; CHROMIUM_PATH may name its program.',
    isVital: false,
  },
  font: {
    purpose: 'a Chinese font (for documents in Chinese)',
    isThere: hasChineseFont,
    packages: [['fonts-noto-cjk']],
    elsewhere: 'Chinese is not printed until "Noto Sans CJK" is installed: https://fonts.google.com/noto.',
    isVital: false,
  },
};

/**
 * Installs what is missing of `names` (keys of the table above) where the system has apt; says what to do about the
 * rest.
 */
export async function ensureSystemPackages(names) {
  const missing = names.map((name) => needs[name]).filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  line(`  Missing on this machine: ${missing.map(({ purpose }) => purpose).join('; ')}.`);
  await tryToInstall(missing);
  const still = missing.filter(({ isThere }) => !isThere());
  for (const { elsewhere, isVital } of still) if (!isVital) line(`  ${elsewhere}`);
  const vital = still.find(({ isVital }) => isVital);
  if (vital) throw new Problem(vital.elsewhere);
}

/** What cannot be installed is a failure only where nothing works without it. */
async function tryToInstall(missing) {
  if (!hasApt()) return;
  try {
    await installWithApt(missing.map(({ packages }) => packages));
  } catch (error) {
    if (missing.some(({ isVital }) => isVital)) throw error;
    line(`  ${error.message}`);
  }
}
