import { backup } from './checks/backup.mjs';
import { chromium } from './checks/chromium.mjs';
import { configuration } from './checks/configuration.mjs';
import { clock, consistency, database, restoring, schema } from './checks/database.mjs';
import { disk } from './checks/disk.mjs';
import { identifiers } from './checks/identifiers.mjs';
import { mail } from './checks/mail.mjs';
import { credits, wholesalePrices } from './checks/money.mjs';
import { node } from './checks/node.mjs';
import { proxy } from './checks/proxy.mjs';
import { bareNames, registry } from './checks/registry.mjs';
import { liveReleases } from './checks/releases.mjs';
import { remotes } from './checks/remotes.mjs';
import { replica, servers } from './checks/servers.mjs';
import { services } from './checks/services.mjs';
import { shell } from './checks/shell.mjs';

/**
 * Checks; each returns `{ state: 'good' | 'advice' | 'bad', text }`; `advice` works, but should be changed. `needs`
 * names an earlier check that must pass first.
 */
export const checks = [
  { title: 'Node', run: node },
  { title: 'Configuration', run: configuration },
  { title: 'Disk', run: disk },
  { title: 'Database', run: database },
  { title: 'Servers', run: servers, needs: 'Database' },
  { title: 'Replica', run: replica },
  { title: 'Clock', run: clock, needs: 'Database' },
  { title: 'Schema', run: schema, needs: 'Database' },
  { title: 'Consistency', run: consistency, needs: 'Schema' },
  { title: 'Identifiers', run: identifiers, needs: 'Schema' },
  { title: 'Credits', run: credits, needs: 'Schema' },
  { title: 'Wholesale prices', run: wholesalePrices, needs: 'Schema' },
  { title: 'Registry', run: registry, needs: 'Schema' },
  { title: 'Releases', run: liveReleases, needs: 'Registry' },
  { title: 'Names of remotes', run: bareNames, needs: 'Schema' },
  { title: 'Restoring', run: restoring, needs: 'Database' },
  { title: 'Backups', run: backup },
  { title: 'Mail', run: mail },
  { title: 'Chromium', run: chromium },
  { title: 'Services', run: services },
  { title: 'Shell', run: shell, needs: 'Services' },
  { title: 'Remotes', run: remotes, needs: 'Services' },
  { title: 'Proxy', run: proxy, needs: 'Services' },
];
