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
import {
  type BrokenVersion,
  type Complaint,
  complaintTexts,
  findBroken,
  serviceComplaints,
  type ServiceFacts,
  shellComplaints,
} from '../shell/compatibility.js';
import { LiveShell } from '../shell/live-shell.js';
import { ReleaseRepository } from '../version/release.repository.js';
import { ServedShells } from './served-shells.js';

type Candidate = Pick<RemoteVersion, 'remote' | 'version' | 'extras'>;

function assertNone([complaint]: readonly Complaint[]): void {
  if (complaint) throw new DomainError('VALIDATION', complaint.localizedMessage, complaint.values);
}

/** Each reason once, in the caller's language. */
const listTexts = (complaints: readonly Complaint[]) =>
  [...new Set(complaintTexts(complaints, currentLanguage()))].join(' ');

/** Lets only versions in that go with what people have and with the services that run. */
@Injectable()
export class ReleaseGate {
  private readonly services: ServiceFacts;

  constructor(
    private readonly shells: ServedShells,
    private readonly versions: ReleaseRepository,
    private readonly shell: LiveShell,
    @Inject(OFFERED_OPERATIONS) operations: readonly Operation[],
  ) {
    const offered = operations.map(({ method, path }) => `${method} ${path}`);
    this.services = { contract: contractVersion, operations: offered };
  }

  /** Refuses a version with the first reason why it is incompatible with the live versions. */
  async check(release: Candidate): Promise<void> {
    const { remote, version, extras } = release;
    if (extras.offers) await this.assertBreaksNone(version, extras.offers);
    const shells = remote === shellName ? [] : await this.shells.listAll();
    if (shells.length === 0 && remote !== shellName)
      throw new DomainError('VALIDATION', releaseMessages.noShell, { remote, version });
    assertNone(shells.flatMap((shell) => shellComplaints(release, shell)));
    this.checkServices(release);
  }

  /**
   * Refuses a version that calls operations which the services do not offer: the only check of a version that waits for
   * a shell.
   */
  checkServices(release: Candidate): void {
    assertNone(serviceComplaints(release, this.services));
  }

  /**
   * Refuses a shell with everything that users would have beside it, and names every reason: `live` are all versions of
   * remotes, `members` those of them that change.
   */
  checkSet(shell: Candidate, { members, live }: Record<'members' | 'live', readonly Candidate[]>): void {
    const { offers } = shell.extras;
    const complaints = [
      ...live.flatMap((version) => (offers ? shellComplaints(version, offers) : [])),
      ...[shell, ...members].flatMap((version) => serviceComplaints(version, this.services)),
    ];
    const problems = listTexts(complaints);
    if (problems)
      throw new DomainError('VALIDATION', releaseMessages.trainBreaks, { version: shell.version, problems });
  }

  /**
   * What each version needs and some served shell does not have; of a version of the shell, the remotes that would lose
   * something.
   */
  async listUnmetNeeds(releases: readonly Candidate[]): Promise<string[][]> {
    if (releases.length === 0) return [];
    const [shells, live] = await Promise.all([this.shells.listAll(), this.versions.listLive()]);
    const listNeeds = (release: Candidate) =>
      shells.flatMap((shell) => shellComplaints(release, shell)).map(({ needs }) => needs);
    const brokenBy = (offers: ShellFacts) =>
      live.filter((version) => shellComplaints(version, offers).length > 0).map(({ remote }) => remote);
    return releases.map((release) => [
      ...new Set(release.extras.offers ? brokenBy(release.extras.offers) : listNeeds(release)),
    ]);
  }

  /** Refuses a shell that does not go with a version of a remote that has users, and names them all. */
  private async assertBreaksNone(version: string, shell: ShellFacts): Promise<void> {
    const { complaints } = await this.heldAgainst({ shell });
    const problems = listTexts(complaints);
    if (problems) throw new DomainError('VALIDATION', releaseMessages.breaksRemotes, { version, problems });
  }

  /** Versions with users, and the shell, that the given shell or services would break. */
  async heldAgainst({ shell, services }: CompatibilityRequest): Promise<{ checked: number; complaints: Complaint[] }> {
    const live = await this.versions.listLive();
    const served = services && (await this.findServedShell());
    const complaints = [
      ...live.flatMap((version) => (shell ? shellComplaints(version, shell) : [])),
      ...[...live, ...(served ? [served] : [])].flatMap((each) => (services ? serviceComplaints(each, services) : [])),
    ];
    return { checked: live.length, complaints };
  }

  /** Versions that users have, the served shell included, and that lack something of the services of this process. */
  async listBrokenByServices(): Promise<BrokenVersion[]> {
    const [live, served] = [await this.versions.listLive(), await this.findServedShell()];
    return findBroken([...live, ...(served ? [served] : [])], (each) => serviceComplaints(each, this.services));
  }

  /** Versions that users have and for whose sake the shell with which this process came is not served. */
  async listBrokenByOwnShell(): Promise<BrokenVersion[]> {
    const refused = this.shell.refused();
    const { offers } = (refused && (await this.versions.find(shellName, refused.version)))?.extras ?? {};
    return offers ? findBroken(await this.versions.listLive(), (each) => shellComplaints(each, offers)) : [];
  }

  /** The version of the shell that this process serves, where the registry knows it. */
  private async findServedShell() {
    const version = await this.shell.findVersion();
    return version === undefined ? undefined : this.versions.find(shellName, version);
  }
}
