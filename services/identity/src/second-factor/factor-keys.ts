import { CONFIG, Encryption, NotDecryptable, type Secrets } from '@depot/node-config';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Owner, SecondFactorRepository } from './second-factor.repository.js';

const logger = new Logger('SecondFactor');
const batch = 1_000;

/** Keys of authenticator apps, which are stored encrypted. */
@Injectable()
export class FactorKeys {
  private readonly encryption: Encryption;

  constructor(
    private readonly factors: SecondFactorRepository,
    @Inject(CONFIG) secrets: Secrets,
  ) {
    this.encryption = new Encryption(secrets, 'second factor');
  }

  /** The encrypted key for storing. */
  encryptKey(key: string, owner: Owner): string {
    return this.encryption.encrypt(key, buildContext(owner));
  }

  /** The decrypted key; undefined if `DEPOT_SECRET` was changed since: then only a recovery code works. */
  decryptKey(stored: string, owner: Owner): string | undefined {
    if (!Encryption.isEncrypted(stored)) return stored; // stored before keys were encrypted
    try {
      return this.encryption.decrypt(stored, buildContext(owner));
    } catch (error) {
      if (!(error instanceof NotDecryptable)) throw error;
      logger.error(`The key of user ${owner.id} cannot be read: it was encrypted with another DEPOT_SECRET.`);
      return undefined;
    }
  }

  /** Encrypts keys that are stored in plain text or with a previous secret. */
  async encryptAll(): Promise<void> {
    for (let after = 0; ;) {
      const rows = await this.factors.listSecretsAfter(after, batch);
      for (const { secret, ...owner } of rows) {
        if (this.encryption.isCurrent(secret, buildContext(owner))) continue;
        const key = this.decryptKey(secret, owner);
        if (key === undefined) continue;
        await this.factors.replaceSecret(owner, secret, this.encryptKey(key, owner));
      }
      if (rows.length < batch) return;
      after = rows.at(-1)?.id ?? after;
    }
  }
}

const buildContext = ({ tenantId, id }: Owner) => `${tenantId} ${id}`;
