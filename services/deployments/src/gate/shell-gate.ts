import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion, shellFacts, type RemoteVersion } from '@depot/contracts/deployments';
import { Refusal } from '@depot/contracts/errors';
import { CONFIG, type Config } from '@depot/node-config';
import { Inject, Injectable } from '@nestjs/common';
import { complaints, type KnownFacts } from './compatibility.js';

/** Lets only versions in that go with the shell that people have. */
@Injectable()
export class ShellGate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Refuses a version with the first reason why it does not go with the live shell. */
  async check(release: Pick<RemoteVersion, 'remote' | 'version' | 'extras'>): Promise<void> {
    const [complaint] = complaints(release, await this.live());
    if (complaint) throw new Refusal('VALIDATION', complaint.sentence, complaint.values);
  }

  /** The live shell, as far as this process knows it. */
  private async live(): Promise<KnownFacts> {
    const { SHELL_FOLDER: folder } = this.config;
    const text = folder === undefined ? undefined : await readFile(join(folder, 'shell.json'), 'utf8').catch(() => undefined);
    return text === undefined ? { contract: contractVersion } : shellFacts.parse(JSON.parse(text));
  }
}
