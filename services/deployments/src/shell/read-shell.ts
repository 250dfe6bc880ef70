import { releaseMessages, semanticVersion, shellFacts, shellName } from '@depot/contracts/deployments';
import * as z from 'zod';
import {
  type Artefact,
  checkCompressed,
  computeDigest,
  computeSha384,
  findArtefactFile,
  parseFile,
  rejectUpload,
} from '../artefact/read-artefact.js';
import { type Files, isAllowedPath } from '../artefact/unpack-archive.js';

const page = 'index.html';
const factsName = 'shell.json';
/** Files that a page loads from its own folder. */
const named = /\s(?:src|href)="\/([^"/]+\.(?:js|css|svg|woff2))"/g;

/** `shell.json` with the facts about the build. */
const builtShell = shellFacts.extend({
  version: semanticVersion.default('0.0.0'),
  commit: z.string().default('unknown'),
  calls: z.array(z.string()).default([]),
});

/** Reads the facts in the files of a built shell. */
export function readShell(version: string, files: Files): Artefact {
  const { commit, calls, ...facts } = parseFile(factsName, findArtefactFile(files, factsName), builtShell);
  const integrity = computeSha384(findArtefactFile(files, page));
  const extras = { team: shellName, commit, contractRange: `^${facts.contract}`, navigation: [], routes: [], calls };
  const offers = shellFacts.parse(facts);
  return {
    release: { remote: shellName, version, url: `/${page}`, integrity, extras: { ...extras, offers } },
    files,
  };
}

/** Reads an uploaded shell, which must be complete. */
export async function readUploadedShell(version: string, files: Files): Promise<Artefact> {
  for (const path of files.keys())
    if (!isAllowedPath(shellName, path)) rejectUpload(releaseMessages.badEntry, { path });
  const artefact = readShell(version, files);
  for (const [path, bytes] of files)
    if (path.endsWith('.html'))
      for (const [, name = ''] of bytes.toString().matchAll(named)) findArtefactFile(files, name);
  await checkCompressed(files);
  return artefact;
}

/** Name of a build of the shell: its version and a hash of its content. */
export function versionOfShell(files: Files): string {
  const { version } = parseFile(factsName, findArtefactFile(files, factsName), builtShell);
  return `${version}-${computeDigest(files).slice(0, 10)}`;
}
