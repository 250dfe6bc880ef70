import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type RegistryKey, withRegistryKeys } from '@depot/contracts/registry-key';
import { acceptsEncoding, hasAlready } from '@depot/node-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findFile } from './find-file.js';
import { mediaType } from './media-types.js';
import { revalidated } from './send-file.js';

const compress = promisify(brotliCompress);

/** The shell that pages get now: another may take its place at any time. */
export interface ServedShell {
  folder: () => Promise<string | undefined>;
  /** As it was last: enough for a file whose name says its content. */
  lastFolder: () => string | undefined;
  /** Keeps what is in that folder for tabs that have it open when another takes its place. */
  keep?: (folder: string) => Promise<void>;
}

interface MadePage {
  etag: string;
  plain: Buffer;
  compressed: Buffer;
}

/**
 * A page of the shell, with the keys that the registry may sign with: the one thing about it that the build cannot
 * know.
 */
export class ShellPage {
  /** Path and etag of the file, and the page that is made of it, once for all who ask meanwhile. */
  private made: { of: string; page: Promise<MadePage> } | undefined;

  constructor(
    private readonly shell: Pick<ServedShell, 'folder' | 'keep'>,
    private readonly keys: readonly RegistryKey[],
    private readonly name: string,
  ) {}

  /** False where the folder has no page. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const page = await this.page();
    if (!page) return false;
    reply.header('cache-control', revalidated).header('vary', 'accept-encoding').header('etag', page.etag);
    if (hasAlready(request, page.etag)) {
      await reply.code(304).send();
      return true;
    }
    const isCompressed = acceptsEncoding(request, 'br');
    if (isCompressed) reply.header('content-encoding', 'br');
    await reply.type(mediaType('.html')).send(isCompressed ? page.compressed : page.plain);
    return true;
  }

  /** Made anew when the file has changed, or another shell is served. */
  private async page(): Promise<MadePage | undefined> {
    const folder = await this.shell.folder();
    const file = folder === undefined ? undefined : await findFile(folder, this.name);
    if (folder === undefined || !file) return undefined;
    const of = `${file.path} ${file.etag}`;
    if (this.made?.of === of) return this.made.page;
    const made = { of, page: this.make(folder, file.path) };
    this.made = made;
    return made.page.catch((error: unknown) => {
      if (this.made === made) this.made = undefined; // whoever asks next tries again
      throw error;
    });
  }

  private async make(folder: string, path: string): Promise<MadePage> {
    await this.shell.keep?.(folder);
    const plain = Buffer.from(withRegistryKeys(await readFile(path, 'utf8'), this.keys));
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    return { etag, plain, compressed: await compress(plain) };
  }
}
