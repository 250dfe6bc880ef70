import {
  type CompatibilityRequest,
  contractVersion,
  releaseMessages,
  type RemoteVersion,
} from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';
import { OFFERED_OPERATIONS, type Operation } from '@depot/node-http';
import { Inject, Injectable } from '@nestjs/common';
import { ReleaseRepository } from '../release/release.repository.js';
import { type Complaint, serviceComplaints, shellComplaints } from './compatibility.js';
import { ServedShells } from './served-shells.js';

/** Lets only versions in that go with the shell that people have and with the services that run. */
@Injectable()
export class ReleaseGate {
  private readonly operations: readonly string[];

  constructor(
    private readonly shells: ServedShells,
    private readonly versions: ReleaseRepository,
    @Inject(OFFERED_OPERATIONS) operations: readonly Operation[],
  ) {
    this.operations = operations.map(({ method, path }) => `${method} ${path}`);
  }

  /** Refuses a version with the first reason why it does not go with what is live. */
  async check(release: Pick<RemoteVersion, 'remote' | 'version' | 'extras'>): Promise<void> {
    const { remote, version } = release;
    const shells = await this.shells.all();
    if (shells.length === 0) throw new DomainError('VALIDATION', releaseMessages.noShell, { remote, version });
    const [complaint] = [
      ...shells.flatMap((shell) => shellComplaints(release, shell)),
      ...serviceComplaints(release, { contract: contractVersion, operations: this.operations }),
    ];
    if (complaint) throw new DomainError('VALIDATION', complaint.localizedMessage, complaint.values);
  }

  /** What a shell or services that are about to be served would break: of every version that has users. */
  async heldAgainst({ shell, services }: CompatibilityRequest): Promise<{ checked: number; complaints: Complaint[] }> {
    const live = await this.versions.live();
    const complaints = live.flatMap((version) => [
      ...(shell ? shellComplaints(version, shell) : []),
      ...(services ? serviceComplaints(version, services) : []),
    ]);
    return { checked: live.length, complaints };
  }
}
