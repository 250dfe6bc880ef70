import { findMariadb } from '../database/servers/installed-mariadb.mjs';
import { line, Problem } from '../say/say.mjs';
import { hasApt, installWithApt } from './apt.mjs';
import { findChromium, hasChineseFont } from './printing.mjs';

/**
 * System requirements of the product: purpose, check, packages in Debian and Ubuntu (alternatives, of which the first
 * known one is installed), and advice for other systems. Only the database is required.
 */
const needs = {
  mariadb: {
    purpose: 'MariaDB (the database; set DATABASE_URL to use one of your own)',
    isThere: () => Boolean(findMariadb()),
    // The `-core` packages contain the programs without the system service.
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
 * Installs the missing ones of `names` (keys of the table above) if the system has apt; prints advice for the others.
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

/** Fails only if a required package cannot be installed. */
async function tryToInstall(missing) {
  if (!hasApt()) return;
  try {
    await installWithApt(missing.map(({ packages }) => packages));
  } catch (error) {
    if (missing.some(({ isVital }) => isVital)) throw error;
    line(`  ${error.message}`);
  }
}
