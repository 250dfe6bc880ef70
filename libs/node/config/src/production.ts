import { BlockList, isIP } from 'node:net';
import { ConfigurationError } from './load-config.js';
import { parseMailDomain } from './mail-signature.js';
import type { Config } from './settings.js';

const ownAddresses = new BlockList();
ownAddresses.addSubnet('127.0.0.0', 8);
ownAddresses.addAddress('0.0.0.0');
ownAddresses.addAddress('::1', 'ipv6');
ownAddresses.addAddress('::', 'ipv6');

/** The host names the machine that it is typed on. */
function isLocal(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  const family = isIP(bare);
  if (family !== 0) return ownAddresses.check(bare, family === 6 ? 'ipv6' : 'ipv4');
  return bare === 'localhost' || bare.endsWith('.localhost') || bare.endsWith('.localdomain');
}

/**
 * Refuses to serve people with settings that only do for trying: links in mails would lead to the reader's own machine,
 * and mails from there are taken for spam. Throws `ConfigurationError` with every problem.
 */
export function assertProduction(config: Pick<Config, 'DEPOT_MODE' | 'PUBLIC_URL' | 'MAIL_FROM' | 'SMTP_URL'>): void {
  if (config.DEPOT_MODE !== 'production') return;
  const problems: string[] = [];
  if (isLocal(new URL(config.PUBLIC_URL).hostname))
    problems.push(
      'PUBLIC_URL must be the address that people type, such as https://depot.example, not one of this machine',
    );
  const domain = parseMailDomain(config.MAIL_FROM);
  if (config.SMTP_URL && (domain === '' || isLocal(domain)))
    problems.push('MAIL_FROM must be an address that mails may come from, such as Depot <depot@depot.example>');
  if (problems.length > 0) throw new ConfigurationError(problems);
}
