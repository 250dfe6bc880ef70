import { createHmac } from 'node:crypto';
import { CONFIG, type Config, deriveKey } from '@depot/node-config';
import { findNetwork } from '@depot/node-http';
import { Inject, Injectable, Logger } from '@nestjs/common';

const logger = new Logger('SignIn');
/** Length of the prefix of an account's email address. */
const shown = 2;
/** Hexadecimal digits of a hash: enough to distinguish the accounts and addresses of one installation. */
const digits = 16;

/** Reason of a failed attempt. */
export type SignInFailure = 'password' | 'second factor' | 'too many attempts';

/**
 * Logs failed sign-ins. Accounts and addresses are personal data, so the log contains a keyed hash of each, which still
 * shows attempts at one account or from one address, or their beginning (`SIGN_IN_LOG`).
 */
@Injectable()
export class FailedSignIns {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'DEPOT_SECRET' | 'SIGN_IN_LOG'>) {
    this.key = deriveKey(config.DEPOT_SECRET, 'sign-in log');
  }

  logFailure(cause: SignInFailure, account: string, address: string): void {
    const [who, from] =
      this.config.SIGN_IN_LOG === 'prefix'
        ? [cutPrefix(account), cutNetworkPrefix(address)]
        : [this.hash('account', account), this.hash('address', findNetwork(address))];
    logger.warn(`A sign-in failed (${cause}): account ${who}, address ${from}`);
  }

  private hash(kind: string, text: string): string {
    return createHmac('sha256', this.key).update(`${kind} ${text}`).digest('hex').slice(0, digits);
  }
}

const cutPrefix = (account: string): string => `${[...account].slice(0, shown).join('')}…`;

/** The first three numbers of an IPv4 address, the first three groups of another. */
function cutNetworkPrefix(address: string): string {
  const network = findNetwork(address);
  return network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}::/48`
    : `${network.split('.').slice(0, 3).join('.')}.0/24`;
}
