import { pickProposal, type ProposePicks, proposePicksBody } from '@depot/contracts/inventory';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import { ProposalService } from './proposal.service.js';

@Controller('inventory/proposal')
export class ProposalController {
  constructor(private readonly proposals: ProposalService) {}

  /**
   * Proposes which pieces and lots should leave for these lines.
   *
   * The earliest expiry first, then the oldest; expired goods never. Lines of the same product are added up. Nothing is
   * booked, and what
   * others have booked is not taken off. At most 1,000 pieces and lots of each product are considered; `short` is what
   * those do not cover, in pieces, or in pounds for a pool of weight.
   *
   * @returns a proposal for each product.
   */
  @Post()
  @ReadRoute({
    id: 'inventoryPropose',
    allow: 'inventory.read',
    provides: ['Inventory'],
    response: listOf(pickProposal),
  })
  async getProposal(@Body({ schema: proposePicksBody }) body: ProposePicks) {
    return { list: await this.proposals.computeProposal(body) };
  }
}
