import type { PickProposal } from '@depot/contracts/inventory';
import type { OutboundLine } from './lineState.js';

type ProposedPick = PickProposal['picks'][number];

/** What of a proposal is still to be taken: of weighed pieces those that were not, and no more than are missing. */
export function openPicks(line: OutboundLine, picks: readonly ProposedPick[]): readonly ProposedPick[] {
  if (line.kind !== 'weighed') return picks;
  const taken = new Set(line.progress.picks.map(({ inventoryId }) => inventoryId));
  return picks.filter(({ inventoryId }) => !taken.has(inventoryId)).slice(0, line.progress.missing);
}
