import { realpath } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { shellName } from '@depot/contracts/deployments';
import { CONFIG, type Config } from '@depot/node-config';
import { ScheduledTasks } from '@depot/node-platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ArtefactFolder } from '../artefact/artefact-folder.js';
import { describeBroken } from './compatibility.js';
import { EarlierShells } from './earlier-shells.js';
import { type OwnShell, OwnShells } from './own-shells.js';
import { type PromotedShell, ShellReleaseRepository } from './shell-release.repository.js';

const hour = 3_600_000;
/** Milliseconds that a page waits for the registry; after that it gets the last known shell. */
const timeoutMs = 300;

/**
 * The shell that this process serves: the version that was promoted last, or the one that the process came with
 * (SHELL_FOLDER), if the registry first saw that one after the promotion or no shell was promoted. A shell that would
 * break versions with users is not served while the earlier one can be.
 */
@Injectable()
export class LiveShell implements OnApplicationBootstrap {
  private readonly logger = new Logger(LiveShell.name);
  private own: OwnShell | undefined;
  private promoted: PromotedShell | undefined;
  private asking: Promise<void> | undefined;
  private last: string | undefined;
  /** Versions by the folders from which this process has served them. */
  private readonly versions = new Map<string, string>();

  constructor(
    private readonly owns: OwnShells,
    private readonly releases: ShellReleaseRepository,
    private readonly artefacts: ArtefactFolder,
    private readonly earlier: EarlierShells,
    @Inject(CONFIG) private readonly config: Config,
    tasks: ScheduledTasks,
  ) {
    tasks.add({ name: 'files of shells', everyMs: hour, run: () => this.storeServed() });
  }

  /** Before anybody gets a page. A process that cannot register its shell serves it all the same. */
  async onApplicationBootstrap(): Promise<void> {
    const { SHELL_FOLDER } = this.config;
    if (SHELL_FOLDER === undefined) return;
    try {
      this.own = await this.owns.register(SHELL_FOLDER);
    } catch (error) {
      this.logger.warn(`The shell of this process is not registered: ${String(error)}`);
    }
    if (this.own) this.logBroken(this.own);
    await this.storeServed().catch((error: unknown) => this.logNotStored(error));
  }

  /** The version with which this process came, if it would break versions that users have and is not served. */
  refused(): OwnShell | undefined {
    return this.own?.substitute ? this.own : undefined;
  }

  /** The version that pages get now; undefined for a shell that the registry does not know. */
  async findVersion(): Promise<string | undefined> {
    this.asking ??= this.fetchPromoted().finally(() => (this.asking = undefined));
    await Promise.race([this.asking, after(timeoutMs, undefined, { ref: false })]);
    return this.choose(this.promoted);
  }

  /** The version that pages get by the database, in the transaction of the caller, if any. */
  async readVersion(): Promise<string | undefined> {
    const promoted = await this.releases.findPromoted();
    if (this.own) return this.choose(promoted);
    const [served] = await this.releases.listServed();
    return served && served.since > (promoted?.since ?? 0) ? served.version : promoted?.version;
  }

  private choose(promoted: PromotedShell | undefined): string | undefined {
    if (this.hasRoomForOwnOnly()) return this.own?.version;
    const own = this.own && (this.own.substitute ?? { version: this.own.version, since: this.own.knownSince });
    return (own && promoted && own.since > promoted.since ? own : (promoted ?? own))?.version;
  }

  private hasRoomForOwnOnly(): boolean {
    const { SHELL_FOLDER, REMOTES_FOLDER } = this.config;
    return SHELL_FOLDER !== undefined && REMOTES_FOLDER === undefined;
  }

  /** The folder of the shell that pages get now; undefined where this process serves none. */
  async findFolder(): Promise<string | undefined> {
    if (this.config.SHELL_FOLDER === undefined) return undefined;
    try {
      this.last = await this.findFolderOfVersion(await this.findVersion());
    } catch (error) {
      this.logger.warn(`The shell stays as it was: ${String(error)}`);
    }
    return this.getLastFolder();
  }

  /** The same as it was last: enough for a file whose name says its content. */
  getLastFolder(): string | undefined {
    return this.last ?? this.config.SHELL_FOLDER;
  }

  /** The version of the shell in a folder from which this process has served one. */
  findVersionOfFolder(folder: string): string | undefined {
    return this.versions.get(folder);
  }

  /** Keeps the files of that shell, before anybody gets a page that names them. */
  async storeFiles(folder: string): Promise<void> {
    await this.earlier.storeFiles(folder).catch((error: unknown) => this.logNotStored(error));
  }

  private async storeServed(): Promise<void> {
    const folder = await this.findFolder();
    if (folder !== undefined) await this.earlier.storeFiles(await realpath(folder));
  }

  private async fetchPromoted(): Promise<void> {
    try {
      this.promoted = await this.releases.findPromoted();
    } catch (error) {
      this.logger.warn(`The promoted shell is unknown: ${String(error)}`);
    }
  }

  private async findFolderOfVersion(version: string | undefined): Promise<string | undefined> {
    const filled = version === undefined ? undefined : this.artefacts.buildPath(shellName, version);
    if (version !== undefined && filled !== undefined) await this.artefacts.fill(shellName, version, 'index.html');
    const folder = filled ?? this.config.SHELL_FOLDER;
    if (version !== undefined && folder !== undefined) this.versions.set(folder, version);
    return folder;
  }

  private logBroken({ version, broken, substitute }: OwnShell): void {
    if (broken.length === 0) return;
    const isServed = !substitute || this.hasRoomForOwnOnly();
    this.logger.error(
      `The shell ${version} of this process breaks what users have: ${describeBroken(broken)}. ` +
        (isServed ? 'It is served, since no other shell can be. ' : `Pages get the shell ${substitute.version}. `) +
        'Publish these remotes for it (npm run release -- <remote> --next), and release them with it: ' +
        `npm run release -- train ${version} <remote>@<version>`,
    );
  }

  private logNotStored(error: unknown): void {
    this.logger.warn(`The files of the shell are not kept yet: ${String(error)}`);
  }
}
