import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { releaseMessages, type RemoteVersion, remoteVersion } from '@depot/contracts/deployments';
import { DomainError, type Message, type MessageValues } from '@depot/contracts/errors';
import * as z from 'zod';
import { findForeignName } from './find-foreign-name.js';
import { findSharedLibraries } from './shared-libraries.js';
import { type Files, isAllowedPath } from './unpack-archive.js';

const decompress = promisify(brotliDecompress);

/** A built version of a remote or of the shell with its files. */
export interface Artefact {
  release: RemoteVersion;
  files: Files;
  /** Source maps by the path of their script. They are not served. */
  maps?: Files;
}

const manifestName = 'mf-manifest.json';
const extrasName = 'extras.json';

const sharedEntry = z.object({
  name: z.string(),
  assets: z.object({ js: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }) }),
});
const manifestFile = z.object({
  name: z.string(),
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  shared: z.array(sharedEntry),
});

/** Error of an upload that is refused. */
export function rejectUpload(localizedMessage: Message, values: MessageValues): never {
  throw new DomainError('VALIDATION', localizedMessage, values);
}

/** Checks that the files of a built remote are complete, and reads its manifest. */
export async function readArtefact(remote: string, version: string, built: Files): Promise<Artefact> {
  for (const path of built.keys()) if (!isAllowedPath(remote, path)) rejectUpload(releaseMessages.badEntry, { path });
  const { files, maps } = separateMaps(built);
  const manifest = findArtefactFile(files, manifestName);
  checkManifest(remote, parseFile(manifestName, manifest, manifestFile), files);
  checkScripts(files);
  const extras = parseFile(extrasName, findArtefactFile(files, extrasName), remoteVersion.shape.extras);
  checkIntegrity(files, extras.integrity ?? {});
  const refusal = findForeignName(remote, extras, files);
  if (refusal) rejectUpload(...refusal);
  await checkCompressed(files);
  const url = `/remotes/${remote}/${version}/${manifestName}`;
  return { release: { remote, version, url, integrity: computeSha384(manifest), extras }, files, maps };
}

const mapEnding = /\.map(\.br)?$/;
const mapFile = z.object({ version: z.literal(3), sources: z.array(z.string().nullable()), mappings: z.string() });

/** Source maps apart from the files that browsers load. A compressed map is left out. */
function separateMaps(built: Files): Required<Pick<Artefact, 'files' | 'maps'>> {
  const files = new Map([...built].filter(([path]) => !mapEnding.test(path)));
  const maps = new Map<string, Buffer>();
  for (const [path, content] of built) {
    if (!path.endsWith('.map')) continue;
    const script = path.slice(0, -'.map'.length);
    findArtefactFile(files, script);
    parseFile(path, content, mapFile);
    maps.set(script, content);
  }
  return { files, maps };
}

/** A file that must be there. */
export function findArtefactFile(files: Files, path: string): Buffer {
  return files.get(path) ?? rejectUpload(releaseMessages.missingFile, { path });
}

/** Parses a JSON file. */
export function parseFile<S extends z.ZodType>(path: string, bytes: Buffer, schema: S): z.output<S> {
  const result = schema.safeParse(parseJson(path, bytes));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  return rejectUpload(releaseMessages.unreadableFile, { path, reason: `${issue?.path.join('.')}: ${issue?.message}` });
}

function parseJson(path: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch (error) {
    return rejectUpload(releaseMessages.unreadableFile, { path, reason: error instanceof Error ? error.message : '' });
  }
}

/** A copy of a shared library in a version could replace the shell's, so a version must contain none. */
function checkManifest(remote: string, { name, metaData, shared }: z.output<typeof manifestFile>, files: Files): void {
  const built = name.replaceAll('_', '-');
  if (built !== remote) rejectUpload(releaseMessages.otherName, { built, remote });
  findArtefactFile(files, metaData.remoteEntry.name);
  const own = shared.find(({ assets: { js } }) => js.sync.length + js.async.length > 0);
  if (own) rejectUpload(releaseMessages.bringsShared, { library: own.name });
}

/** A copy that comes by an alias or a file's path is in no manifest; a second React has no context and no state. */
function checkScripts(files: Files): void {
  for (const [path, bytes] of files) {
    const [library] = path.endsWith('.js') ? findSharedLibraries(path, bytes.toString()) : [];
    if (library !== undefined) rejectUpload(releaseMessages.containsShared, { path, library });
  }
}

export const computeSha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export const computeSha384 = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Scripts and styles without a listed integrity never load, and those with another one break for every user. */
function checkIntegrity(files: Files, integrity: Record<string, string>): void {
  for (const [path, listed] of Object.entries(integrity))
    if (computeSha384(findArtefactFile(files, path)) !== listed) rejectUpload(releaseMessages.otherIntegrity, { path });
  for (const path of files.keys())
    if (/\.(js|css)$/.test(path) && !integrity[path]) rejectUpload(releaseMessages.unlistedFile, { path });
}

/** A compressed file is served instead of the plain one, so both must have the same content. */
export async function checkCompressed(files: Files): Promise<void> {
  for (const [path, bytes] of files) {
    if (!path.endsWith('.br')) continue;
    const plain = findArtefactFile(files, path.slice(0, -'.br'.length));
    const unpacked = await decompress(bytes, { maxOutputLength: plain.length + 1 }).catch(() => undefined);
    if (!unpacked?.equals(plain)) rejectUpload(releaseMessages.otherCompressed, { path });
  }
}

/** The same files have the same digest, in whatever order they came. */
export function computeDigest(files: Files): string {
  const hash = createHash('sha256');
  for (const [path, bytes] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}
