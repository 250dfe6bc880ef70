import { deploymentMessages, releaseMessages, type RemoteVersion, type ShellFacts } from '@depot/contracts/deployments';
import { enumerated, type Language, type Message, type MessageValues, translate } from '@depot/contracts/errors';
import semver from 'semver';

/** Why a version does not go with a shell or with services. */
export interface Complaint {
  localizedMessage: Message;
  values: MessageValues;
  /**
   * Requirement of the version, the same in each language: `@depot/ui ^2.0.0`, `@depot/ui: Badge`, `POST /order/query`.
   */
  needs: string;
  /** Version that the shell or the services have; undefined where they have none. */
  offered?: string;
}

/** Contract version and operations of the services. */
export interface ServiceFacts {
  /** Version of `@depot/contracts`. */
  contract: string;
  /** As `POST /order/query`. */
  operations: readonly string[];
}

type Wanting = Pick<RemoteVersion, 'remote' | 'version' | 'extras'>;

/** Names that a complaint lists; of more, it says how many there are. */
const maxNamed = 8;

const fits = (offered: string, wanted: string) => semver.satisfies(offered, wanted, { includePrerelease: true });

/** Everything that the version needs and this shell does not offer; nothing where they go together. */
export function shellComplaints({ remote, version, extras }: Wanting, shell: ShellFacts): Complaint[] {
  const found: Complaint[] = [];
  const complain = (localizedMessage: Message, needs: string, more: MessageValues & { offered?: string }) =>
    found.push({ localizedMessage, values: { remote, version, ...more }, needs, offered: more.offered });
  const { contractRange, portRange, shared = {}, uses = {} } = extras;
  if (!fits(shell.contract, contractRange)) found.push(contractComplaint({ remote, version, extras }, shell.contract));
  if (portRange && !fits(shell.port, portRange))
    complain(deploymentMessages.otherPort, `@depot/remote-kit ${portRange}`, {
      wanted: portRange,
      offered: shell.port,
    });
  for (const [library, wanted] of Object.entries(shared)) {
    const offered = shell.shared[library];
    const needs = `${library} ${wanted}`;
    if (offered === undefined) complain(deploymentMessages.notShared, needs, { library });
    else if (!fits(offered, wanted)) complain(deploymentMessages.otherShared, needs, { library, wanted, offered });
  }
  for (const [library, names] of Object.entries(uses)) {
    const known = shell.exports?.[library];
    const missing = known ? names.filter((name) => !known.includes(name)) : [];
    const values = { library, names: some(missing) };
    if (missing.length > 0) complain(releaseMessages.missingExports, `${library}: ${some(missing).gb}`, values);
  }
  return found;
}

/** Everything that the version needs and these services do not offer. */
export function serviceComplaints({ remote, version, extras }: Wanting, services: ServiceFacts): Complaint[] {
  const found: Complaint[] = [];
  const { contractRange, calls = [] } = extras;
  if (!fits(services.contract, contractRange))
    found.push(contractComplaint({ remote, version, extras }, services.contract));
  const missing = calls.filter((call) => !services.operations.some((offered) => isCalledBy(offered, call)));
  if (missing.length > 0)
    found.push({
      localizedMessage: releaseMessages.missingOperations,
      values: { remote, version, operations: some(missing) },
      needs: some(missing).gb,
    });
  return found;
}

const contractComplaint = ({ remote, version, extras: { contractRange } }: Wanting, offered: string): Complaint => ({
  localizedMessage: deploymentMessages.otherContract,
  values: { remote, version, wanted: contractRange, offered },
  needs: `@depot/contracts ${contractRange}`,
  offered,
});

/** Would the call reach that operation? A part that varies, on either side, stands for anything. */
function isCalledBy(operation: string, call: string): boolean {
  const [offered, wanted] = [operation.split('/'), call.split('/')];
  const isVariable = (part = '') => part.includes(':');
  return (
    offered.length === wanted.length &&
    offered.every((part, place) => part === wanted[place] || isVariable(part) || isVariable(wanted[place]))
  );
}

function some(names: readonly string[]): Message {
  const { gb, cn } = enumerated(names.slice(0, maxNamed));
  const more = names.length > maxNamed ? ` … (${names.length})` : '';
  return { gb: gb + more, cn: cn + more };
}

/** A version that users have and that would not work any more. */
export interface BrokenVersion {
  remote: string;
  version: string;
  team: string;
  complaints: Complaint[];
}

/** The versions that lack something, by what `findComplaints` returns for each. */
export function findBroken(
  live: readonly Wanting[],
  findComplaints: (version: Wanting) => Complaint[],
): BrokenVersion[] {
  return live
    .map((each) => ({
      remote: each.remote,
      version: each.version,
      team: each.extras.team,
      complaints: findComplaints(each),
    }))
    .filter(({ complaints }) => complaints.length > 0);
}

/** Text for operators: each version with its team and its missing requirements. */
export const describeBroken = (broken: readonly BrokenVersion[]): string =>
  broken
    .map(({ remote, version, team, complaints }) => {
      const lacks = complaints.map(({ needs, offered }) => `${needs} (has ${offered ?? 'none'})`);
      return `${remote} ${version} of the team ${team} needs ${lacks.join(', ')}`;
    })
    .join('; ');

/** Messages of complaints in a language. */
export const complaintTexts = (found: readonly Complaint[], language: Language = 'gb'): string[] =>
  found.map(({ localizedMessage, values }) => translate(localizedMessage, language, values));
