import { Body, Controller, Post } from '@nestjs/common';
import { pickProposal, proposePicksBody, type ProposePicks } from '@depot/contracts/inventory';
import { listOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { ProposalService } from './proposal.service.js';

@Controller('inventory/proposal')
export class ProposalController {
  constructor(private readonly proposals: ProposalService) {}

  /** Which pieces and lots should leave for these lines: first expired, first out. */
  @Post()
  @Reads({ id: 'inventoryPropose', allow: 'inventory.read', answers: listOf(pickProposal) })
  async propose(@Body({ schema: proposePicksBody }) body: ProposePicks) {
    return { list: await this.proposals.propose(body) };
  }
}
