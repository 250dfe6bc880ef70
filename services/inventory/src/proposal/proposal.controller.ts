import { pickProposal, type ProposePicks, proposePicksBody } from '@depot/contracts/inventory';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import { ProposalService } from './proposal.service.js';

@Controller('inventory/proposal')
export class ProposalController {
  constructor(private readonly proposals: ProposalService) {}

  /** Which pieces and lots should leave for these lines: first expired, first out. */
  @Post()
  @ReadRoute({ id: 'inventoryPropose', allow: 'inventory.read', response: listOf(pickProposal) })
  async propose(@Body({ schema: proposePicksBody }) body: ProposePicks) {
    return { list: await this.proposals.propose(body) };
  }
}
