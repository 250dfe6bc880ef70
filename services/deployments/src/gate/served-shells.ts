import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ShellFacts, shellFacts } from '@depot/contracts/deployments';
import { ScheduledTasks } from '@depot/node-platform';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { waitForLastWrite } from '../ending/last-write.js';
import { LiveShell } from '../shell/live-shell.js';
import { ServedShellRepository } from '../shell/served-shell.repository.js';
import { ServingProcess } from '../shell/serving-process.js';

/** Milliseconds between two reports of this process: a quarter of the time after which a process counts as ended. */
const everyMs = 30_000;

/**
 * The shells that browsers get now: the one of this process, and those that other processes tell of. While a new shell
 * takes the place of an old one, both are served.
 */
@Injectable()
export class ServedShells implements BeforeApplicationShutdown {
  /** What this process calls itself. */
  private readonly process: string;
  private isEnding = false;
  /** Settles once all writes that have begun have ended. */
  private written: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly shells: ServedShellRepository,
    @Inject(LiveShell) private readonly live: Pick<LiveShell, 'findFolder'>,
    tasks: ScheduledTasks,
    process: ServingProcess,
  ) {
    this.process = process.name;
    tasks.add({ name: 'shells that are served', everyMs, firstAfterMs: 0, run: () => this.publish() });
  }

  /** Everything that is served, this process's own first; nothing where no process serves a shell. */
  async listAll(): Promise<ShellFacts[]> {
    const own = await this.readOwn();
    const others = (await this.shells.listOthers(this.process)).filter((facts) => facts !== own);
    return [...(own === undefined ? [] : [own]), ...others].map((facts) => shellFacts.parse(JSON.parse(facts)));
  }

  /** Tells the other processes what this one serves. */
  async publish(): Promise<void> {
    const facts = await this.readOwn();
    if (this.isEnding) return;
    const writing = facts === undefined ? Promise.resolve() : this.shells.set(this.process, facts);
    this.written = Promise.allSettled([this.written, writing]);
    await writing;
    await this.shells.removeSilent();
  }

  /** Called by the start of the whole product: no other process runs, so rows of killed processes are removed. */
  async removeOthers(): Promise<void> {
    await this.shells.removeOthers(this.process);
  }

  /**
   * What this process serves ends with it, also where it was just being told. Without a database it is forgotten a
   * little later.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    await waitForLastWrite(this.written.then(() => this.shells.remove(this.process)));
  }

  /** Facts of the shell that this process serves, as one line; undefined if it serves none. */
  private async readOwn(): Promise<string | undefined> {
    const folder = await this.live.findFolder();
    if (folder === undefined) return undefined;
    const text = await readFile(join(folder, 'shell.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    return text === undefined ? undefined : JSON.stringify(shellFacts.parse(JSON.parse(text)));
  }
}
