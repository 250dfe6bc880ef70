import { deploymentMessages, type RemoteVersion, type ShellFacts } from '@depot/contracts/deployments';
import { say, type Message, type MessageValues } from '@depot/contracts/errors';
import semver from 'semver';

/** Why a version does not go with a shell. */
export interface Complaint {
  sentence: Message;
  values: MessageValues;
}

/** Of a shell that is served from elsewhere only the contract is known. */
export type KnownFacts = Pick<ShellFacts, 'contract'> & Partial<ShellFacts>;

const fits = (offered: string, wanted: string) => semver.satisfies(offered, wanted, { includePrerelease: true });

/** Everything that the version needs and this shell does not offer; nothing where they go together. */
export function complaints(
  { remote, version, extras }: Pick<RemoteVersion, 'remote' | 'version' | 'extras'>,
  shell: KnownFacts,
): Complaint[] {
  const found: Complaint[] = [];
  const complain = (sentence: Message, more: MessageValues) => found.push({ sentence, values: { remote, version, ...more } });
  const { contractRange, portRange, shared = {} } = extras;
  if (!fits(shell.contract, contractRange)) complain(deploymentMessages.otherContract, { wanted: contractRange, offered: shell.contract });
  if (portRange && shell.port && !fits(shell.port, portRange))
    complain(deploymentMessages.otherPort, { wanted: portRange, offered: shell.port });
  if (!shell.shared) return found;
  for (const [library, wanted] of Object.entries(shared)) {
    const offered = shell.shared[library];
    if (offered === undefined) complain(deploymentMessages.notShared, { library });
    else if (!fits(offered, wanted)) complain(deploymentMessages.otherShared, { library, wanted, offered });
  }
  return found;
}

/** The same in words. */
export const complaintTexts = (found: readonly Complaint[]): string[] => found.map(({ sentence, values }) => say(sentence, 'gb', values));
