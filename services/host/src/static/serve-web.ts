import { extname } from 'node:path';
import type { RegistryKey } from '@depot/contracts/registry-key';
import { policyHeader } from '@depot/node-http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type EarlierFile, sendEarlier } from './send-earlier.js';
import { immutable, revalidated, sendFile } from './send-file.js';
import { type ServedShell, ShellPage } from './shell-page.js';

/** Files for the browser and data of the page; without a shell or folder none are served. */
export interface Web {
  shell?: ServedShell;
  /** A file of another shell that is or was served, by its path. */
  earlierFile?: (path: string) => Promise<EarlierFile | undefined>;
  remotes?: string;
  /** Copies a missing version, or one of its files, into that folder; true if the file exists there now. */
  fetchFile?: (remote: string, version: string, path: string) => Promise<boolean>;
  /** True if that version was purged. */
  isPurged?: (remote: string, version: string) => Promise<boolean>;
  /** Public keys of the registry for the shell's page. */
  registryKeys: readonly RegistryKey[];
}

/** Paths of the services, which never return a page. */
const ofServices = /^\/(api|health|metrics|remotes)(\/|$)/;
/** The sign-in page is a page of its own; without one in the build, the shell renders it. */
const ofSignIn = /^\/(login\/?)?$/;
/** A content hash in the name: the file of that name never changes. */
const hashed = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;
/**
 * Files of remotes are for pages of the shell. Opened directly, such as an SVG with a script, they run nothing and have
 * an opaque origin.
 */
const alone = "sandbox; default-src 'none'";
/** `/remotes/<name>/<version>/…` */
const versioned = /^(mf-[a-z]+)\/([\w.+-]+)\/(.+)/;

/** Serves the shell at `/`, for each of its pages, and every published version of every remote. */
export function serveWeb(server: FastifyInstance, web: Web): void {
  const { shell, remotes, registryKeys } = web;
  if (remotes !== undefined) server.get('/remotes/*', (request, reply) => findRemoteFile(request, reply, remotes, web));
  if (shell === undefined) return;
  const page = new ShellPage(shell, registryKeys, 'index.html');
  const signIn = new ShellPage(shell, registryKeys, 'sign-in.html');
  server.get('/*', (request, reply) =>
    findShellFile(request, reply, { ...web, shell }, ofSignIn.test(readPath(request)) ? [signIn, page] : [page]),
  );
}

async function findRemoteFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  { fetchFile, isPurged }: Pick<Web, 'fetchFile' | 'isPurged'>,
): Promise<FastifyReply> {
  const path = readPath(request).slice('/remotes/'.length);
  const [, remote, version, file] = versioned.exec(path) ?? [];
  const send = () => sendFile(request, reply, folder, path, immutable, { [policyHeader]: alone });
  const isSent =
    remote !== undefined &&
    version !== undefined &&
    file !== undefined &&
    (await isPurged?.(remote, version)) !== true &&
    ((await send()) || ((await fetchFile?.(remote, version, file)) === true && (await send())));
  if (!isSent) reply.callNotFound();
  return reply;
}

async function findShellFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { shell, earlierFile }: Web & { shell: ServedShell },
  pages: readonly ShellPage[],
): Promise<FastifyReply> {
  const path = readPath(request);
  if (ofServices.test(path)) reply.callNotFound();
  else if (extname(path) !== '' && path !== '/index.html') {
    const isHashed = hashed.test(path);
    const folder = isHashed ? shell.getLastFolder() : await shell.findFolder();
    const isSent =
      (folder !== undefined &&
        (await sendFile(request, reply, folder, path.slice(1), isHashed ? immutable : revalidated))) ||
      // A tab that was opened with another shell loads the rest of its own.
      (isHashed && (await sendEarlier(request, reply, path, await earlierFile?.(path.slice(1)))));
    if (!isSent) reply.callNotFound();
  } else if (!(await sendFirst(request, reply, pages))) reply.callNotFound();
  return reply;
}

/** The first of the pages that the folder has. */
async function sendFirst(request: FastifyRequest, reply: FastifyReply, pages: readonly ShellPage[]): Promise<boolean> {
  for (const page of pages) if (await page.send(request, reply)) return true;
  return false;
}

function readPath(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}
