import { createReadStream } from 'node:fs';
import {
  artefactLimits,
  compatibility,
  compatibilityBody,
  type CompatibilityRequest,
  published,
  publishQuery,
  releaseMessages,
  shellName,
} from '@depot/contracts/deployments';
import { commonMessages, DomainError, enumerated, translate } from '@depot/contracts/errors';
import { currentLanguage, describeActivity } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Command, findUpload, ReadRoute } from '@depot/node-http';
import { Body, Controller, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { ArtefactFolder } from '../artefact/artefact-folder.js';
import { readArtefact } from '../artefact/read-artefact.js';
import { type Files, unpackArchive, unpackingTurn } from '../artefact/unpack-archive.js';
import { ReleaseGate } from '../gate/release-gate.js';
import { complaintTexts } from '../shell/compatibility.js';
import { readUploadedShell } from '../shell/read-shell.js';
import { assertMayRelease, findReleaser } from '../token/releaser.js';
import { ReleaseService } from './release.service.js';

@Controller('remotes')
export class PublishController {
  constructor(
    private readonly db: Db,
    private readonly releases: ReleaseService,
    private readonly folder: ArtefactFolder,
    private readonly gate: ReleaseGate,
  ) {}

  /**
   * Publishes a built version of a remote, or of the shell (`shell`).
   *
   * A `.tar.gz` of its files, at most 16 MiB, as multipart in the field `file`. No user gets the version until it is
   * promoted, also if it is the first of its remote. The same content again changes nothing. A release token suffices
   * for its own remotes; 403 for others.
   *
   * With `next=true` it may need what only a later shell has, or, as a shell, lack what the remotes that people have
   * need. No user gets it; `waitsFor` names what is missing, and a release train gives it to all users.
   *
   * 409 DUPLICATE where the version exists with other content, or one of its routes belongs to another remote; 400
   * VALIDATION where the archive is not whole, or the version does not go with the shells and services that run, or,
   * as a shell, with the remotes that people have; 413 where the archive is too large; 503 where there is no room for
   * its files.
   *
   * @returns the version, whether it is new, whether it is the default now, and what it waits for.
   */
  @Post('releases')
  @Command({
    id: 'deploymentsPublish',
    allow: 'admin.edit',
    invalidates: ['Remote', 'ActivityLog'],
    releaseToken: true,
    response: published,
    status: 201,
    localizedMessage: releaseMessages.publishedActivity,
    upload: artefactLimits.archiveBytes,
  })
  async publish(
    @Query({ schema: publishQuery }) { remote, version, next }: z.output<typeof publishQuery>,
    @Req() request: FastifyRequest,
  ) {
    describeActivity({ remote, version });
    assertMayRelease(remote);
    const read = remote === shellName ? readUploadedShell : readArtefact.bind(undefined, remote);
    const publication = await unpackingTurn(async () => {
      const artefact = await read(version, await readUploadedFiles(request, remote));
      await this.folder.assertRoom(remote, artefact.files);
      return this.releases.publish(artefact, findReleaser(), { isForNextShell: next });
    });
    await this.db.afterCommit(() => this.folder.fill(remote, version));
    const { waitsFor } = publication;
    const message = waitsFor
      ? translate(releaseMessages.publishedWaiting, currentLanguage(), { remote, version, needs: enumerated(waitsFor) })
      : translate(releaseMessages.published, currentLanguage(), { remote, version });
    return { obj: { remote, version, ...publication }, message };
  }

  /**
   * Tells whether a shell or services would break a version that has users.
   *
   * Changes nothing. A release token suffices.
   *
   * @returns how many versions were checked, and the problems in the reader's language.
   */
  @Post('compatibility')
  @ReadRoute({ id: 'deploymentsCompatibility', allow: 'admin.section', releaseToken: true, response: compatibility })
  async checkCompatibility(@Body({ schema: compatibilityBody }) request: CompatibilityRequest) {
    const { checked, complaints } = await this.gate.heldAgainst(request);
    return { obj: { checked, problems: [...new Set(complaintTexts(complaints, currentLanguage()))] } };
  }
}

function readUploadedFiles(request: FastifyRequest, name: string): Promise<Files> {
  const upload = findUpload(request);
  if (!upload) throw new DomainError('VALIDATION', releaseMessages.archiveMissing);
  if (upload.isCut) throw new DomainError('PAYLOAD_TOO_LARGE', commonMessages.payloadTooLarge);
  return unpackArchive(createReadStream(upload.path), name);
}
