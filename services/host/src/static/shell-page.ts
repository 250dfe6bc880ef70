import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { integrityName, trustedTypesPolicy, withShellVersion, withStyleNonce } from '@depot/contracts/page';
import { type RegistryKey, withRegistryKeys } from '@depot/contracts/registry-key';
import { extendPolicy, isEncodingAccepted, policyHeader } from '@depot/node-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findFile } from './find-file.js';
import { getMediaType } from './media-types.js';
import { revalidated } from './send-file.js';

const compress = promisify(brotliCompress);
/** The page is small and is generated for each request, so speed matters more than size. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** The browser runs only scripts whose hash the page or the registry lists. */
export const integrityHeader = 'integrity-policy';
/** Only the page's single policy may create markup, script addresses or code. */
const trustedTypes = `require-trusted-types-for 'script'; trusted-types ${trustedTypesPolicy}`;

/** The shell that pages get now: another may take its place at any time. */
export interface ServedShell {
  findFolder: () => Promise<string | undefined>;
  /** The last folder: sufficient for a file with a hash in its name. */
  getLastFolder: () => string | undefined;
  /** The version of the shell in that folder; undefined if the registry does not know it. */
  findVersionOfFolder?: (folder: string) => string | undefined;
  /** Stores the files of that folder for open tabs before another build replaces it. */
  storeFiles?: (folder: string) => Promise<void>;
}

/**
 * A page of the shell, with the keys that the registry may sign with and the version as which it is registered: what
 * the build cannot know. Each time it has another nonce, by which its policy knows the styles that its own scripts
 * write.
 */
export class ShellPage {
  /** Path and etag of the file, and the page made of it, shared by concurrent requests. */
  private made: { of: string; page: Promise<string> } | undefined;

  constructor(
    private readonly shell: Pick<ServedShell, 'findFolder' | 'storeFiles' | 'findVersionOfFolder'>,
    private readonly keys: readonly RegistryKey[],
    private readonly name: string,
  ) {}

  /** False where the folder has no page. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const page = await this.page();
    if (page === undefined) return false;
    const nonce = randomBytes(16).toString('base64');
    const policy = extendPolicy(String(reply.getHeader(policyHeader)), { 'style-src': [`'nonce-${nonce}'`] });
    const own = Buffer.from(withStyleNonce(page, nonce));
    reply.header(policyHeader, `${policy}; ${trustedTypes}`);
    // A shell built before pages listed the hashes of their scripts may be promoted again.
    if (page.includes(`name="${integrityName}"`)) reply.header(integrityHeader, 'blocked-destinations=(script)');
    reply.header('cache-control', revalidated).header('vary', 'accept-encoding');
    const isCompressed = isEncodingAccepted(request, 'br');
    if (isCompressed) reply.header('content-encoding', 'br');
    await reply.type(getMediaType('.html')).send(isCompressed ? await compress(own, quickly) : own);
    return true;
  }

  /** Regenerated when the file changes, or another shell is served. */
  private async page(): Promise<string | undefined> {
    const folder = await this.shell.findFolder();
    const file = folder === undefined ? undefined : await findFile(folder, this.name);
    if (folder === undefined || !file) return undefined;
    const of = `${file.path} ${file.etag}`;
    if (this.made?.of === of) return this.made.page;
    const made = { of, page: this.make(folder, file.path) };
    this.made = made;
    return made.page.catch((error: unknown) => {
      if (this.made === made) this.made = undefined; // the next request tries again
      throw error;
    });
  }

  private async make(folder: string, path: string): Promise<string> {
    await this.shell.storeFiles?.(folder);
    const page = withRegistryKeys(await readFile(path, 'utf8'), this.keys);
    const version = this.shell.findVersionOfFolder?.(folder);
    return version === undefined ? page : withShellVersion(page, version);
  }
}
