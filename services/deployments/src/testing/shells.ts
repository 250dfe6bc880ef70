import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShellFacts } from '@depot/contracts/deployments';
import { CONFIG, type Config } from '@depot/node-config';
import { ScheduledTasks } from '@depot/node-platform';
import type { TestApp } from '@depot/node-testing';
import type { Type } from '@nestjs/common';
import { ArtefactRepository } from '../artefact/artefact.repository.js';
import { ArtefactFolder } from '../artefact/artefact-folder.js';
import type { Files } from '../artefact/unpack-archive.js';
import { PurgedVersionRepository } from '../purge/purged-version.repository.js';
import { EarlierShells } from '../shell/earlier-shells.js';
import { LiveShell } from '../shell/live-shell.js';
import { OwnShells } from '../shell/own-shells.js';
import { ShellReleaseRepository } from '../shell/shell-release.repository.js';
import { aShell } from './deployments-app.js';

/** The one script of a small shell. */
export const scriptOf = (title: string): string =>
  `shell.${createHash('sha256').update(title).digest('hex').slice(0, 12)}.js`;

/** The files of a small built shell, whole and honest. */
export function builtShell(title: string, facts: Partial<ShellFacts> & { calls?: string[] } = {}): Map<string, Buffer> {
  const script = `<script defer src="/${scriptOf(title)}"></script>`;
  return new Map([
    ['index.html', Buffer.from(`<!doctype html><html><head><title>${title}</title>${script}</head></html>`)],
    ['manifest.webmanifest', Buffer.from('{}')],
    ['shell.json', Buffer.from(JSON.stringify({ ...aShell, version: '1.0.0', commit: 'c0ffee', ...facts }))],
    [scriptOf(title), Buffer.from(`the script of ${title}`)],
  ]);
}

/** Folders with shells, as processes come with them. */
export class ShellFolders {
  private readonly made: string[] = [];

  async with(files: Files): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'depot-shell-'));
    this.made.push(folder);
    for (const [path, content] of files) await writeFile(join(folder, path), content);
    return folder;
  }

  async remove(): Promise<void> {
    await Promise.all(this.made.map((folder) => rm(folder, { recursive: true })));
  }
}

/** Another process of that product, which comes with the shell in that folder; `releases` may replace the registry. */
export async function startWithShell(
  { app }: TestApp,
  shell: string,
  releases?: Pick<ShellReleaseRepository, 'findPromoted'>,
): Promise<LiveShell> {
  const get = <T>(provider: Type<T>): T => app.get(provider, { strict: false });
  const config = { ...app.get<Config>(CONFIG, { strict: false }), SHELL_FOLDER: shell };
  const started = new LiveShell(
    get(OwnShells),
    (releases as ShellReleaseRepository | undefined) ?? get(ShellReleaseRepository),
    new ArtefactFolder(get(ArtefactRepository), get(PurgedVersionRepository), config, new ScheduledTasks()),
    get(EarlierShells),
    config,
    new ScheduledTasks(),
  );
  await started.onApplicationBootstrap();
  return started;
}
