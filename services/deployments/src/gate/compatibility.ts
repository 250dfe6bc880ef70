import { deploymentMessages, releaseMessages, type RemoteVersion, type ShellFacts } from '@depot/contracts/deployments';
import { enumerated, type Language, type Message, type MessageValues, translate } from '@depot/contracts/errors';
import semver from 'semver';

/** Why a version does not go with a shell or with services. */
export interface Complaint {
  localizedMessage: Message;
  values: MessageValues;
}

/** What the services offer. */
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
  const complain = (localizedMessage: Message, more: MessageValues) =>
    found.push({ localizedMessage, values: { remote, version, ...more } });
  const { contractRange, portRange, shared = {}, uses = {} } = extras;
  if (!fits(shell.contract, contractRange))
    complain(deploymentMessages.otherContract, { wanted: contractRange, offered: shell.contract });
  if (portRange && !fits(shell.port, portRange))
    complain(deploymentMessages.otherPort, { wanted: portRange, offered: shell.port });
  for (const [library, wanted] of Object.entries(shared)) {
    const offered = shell.shared[library];
    if (offered === undefined) complain(deploymentMessages.notShared, { library });
    else if (!fits(offered, wanted)) complain(deploymentMessages.otherShared, { library, wanted, offered });
  }
  for (const [library, names] of Object.entries(uses)) {
    const known = shell.exports?.[library];
    const missing = known ? names.filter((name) => !known.includes(name)) : [];
    if (missing.length > 0) complain(releaseMessages.missingExports, { library, names: some(missing) });
  }
  return found;
}

/** Everything that the version needs and these services do not offer. */
export function serviceComplaints({ remote, version, extras }: Wanting, services: ServiceFacts): Complaint[] {
  const found: Complaint[] = [];
  const { contractRange, calls = [] } = extras;
  if (!fits(services.contract, contractRange))
    found.push({
      localizedMessage: deploymentMessages.otherContract,
      values: { remote, version, wanted: contractRange, offered: services.contract },
    });
  const missing = calls.filter((call) => !services.operations.some((offered) => isCalledBy(offered, call)));
  if (missing.length > 0)
    found.push({
      localizedMessage: releaseMessages.missingOperations,
      values: { remote, version, operations: some(missing) },
    });
  return found;
}

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

/** The same in words. */
export const complaintTexts = (found: readonly Complaint[], language: Language = 'gb'): string[] =>
  found.map(({ localizedMessage, values }) => translate(localizedMessage, language, values));
