import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShellFacts } from '@depot/contracts/deployments';
import type { Files } from '../artefact/unpack-archive.js';
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
