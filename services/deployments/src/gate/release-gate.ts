import {
  type CompatibilityRequest,
  contractVersion,
  releaseMessages,
  type RemoteVersion,
  type ShellFacts,
  shellName,
} from '@depot/contracts/deployments';
import { DomainError } from '@depot/contracts/errors';
import { currentLanguage } from '@depot/node-context';
import { OFFERED_OPERATIONS, type Operation } from '@depot/node-http';
import { Inject, Injectable } from '@nestjs/common';
import { ReleaseRepository } from '../release/release.repository.js';
import { LiveShell } from '../shell/live-shell.js';
import { type Complaint, complaintTexts, serviceComplaints, shellComplaints } from './compatibility.js';
import { ServedShells } from './served-shells.js';

/** Lets only versions in that go with what people have and with the services that run. */
@Injectable()
export class ReleaseGate {
  private readonly operations: readonly string[];

  constructor(
    private readonly shells: ServedShells,
    private readonly versions: ReleaseRepository,
    private readonly shell: LiveShell,
    @Inject(OFFERED_OPERATIONS) operations: readonly Operation[],
  ) {
    this.operations = operations.map(({ method, path }) => `${method} ${path}`);
  }

  /** Refuses a version with the first reason why it does not go with what is live. */
  async check(release: Pick<RemoteVersion, 'remote' | 'version' | 'extras'>): Promise<void> {
    const { remote, version, extras } = release;
    if (extras.offers) await this.assertBreaksNobody(version, extras.offers);
    const shells = remote === shellName ? [] : await this.shells.all();
    if (shells.length === 0 && remote !== shellName)
      throw new DomainError('VALIDATION', releaseMessages.noShell, { remote, version });
    const [complaint] = [
      ...shells.flatMap((shell) => shellComplaints(release, shell)),
      ...serviceComplaints(release, { contract: contractVersion, operations: this.operations }),
    ];
    if (complaint) throw new DomainError('VALIDATION', complaint.localizedMessage, complaint.values);
  }

  /** Refuses a shell that does not go with a version of a remote that has users, and names them all. */
  private async assertBreaksNobody(version: string, shell: ShellFacts): Promise<void> {
    const { complaints } = await this.heldAgainst({ shell });
    const problems = [...new Set(complaintTexts(complaints, currentLanguage()))].join(' ');
    if (problems) throw new DomainError('VALIDATION', releaseMessages.breaksRemotes, { version, problems });
  }

  /** What a shell or services that are to come would break: of every version that has users, and of the shell. */
  async heldAgainst({ shell, services }: CompatibilityRequest): Promise<{ checked: number; complaints: Complaint[] }> {
    const live = await this.versions.live();
    const served = services && (await this.servedShell());
    const complaints = [
      ...live.flatMap((version) => (shell ? shellComplaints(version, shell) : [])),
      ...[...live, ...(served ? [served] : [])].flatMap((each) => (services ? serviceComplaints(each, services) : [])),
    ];
    return { checked: live.length, complaints };
  }

  /** The version of the shell that this process serves, where the registry knows it. */
  private async servedShell() {
    const version = await this.shell.version();
    return version === undefined ? undefined : this.versions.find(shellName, version);
  }
}
