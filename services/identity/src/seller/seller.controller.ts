import { translate } from '@depot/contracts/errors';
import {
  accountActivity,
  accountMessages,
  seller,
  type UpdateSeller,
  updateSellerBody,
} from '@depot/contracts/identity';
import { objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { Sellers } from './sellers.js';

/** What papers say of the distributor. */
@Controller('seller')
export class SellerController {
  constructor(private readonly sellers: Sellers) {}

  /**
   * Tells what papers say of the distributor.
   *
   * Who sells, how to reach and to pay it, and the size of paper.
   *
   * @returns the company details; its name alone until more was entered.
   */
  @Get()
  @ReadRoute({ id: 'identitySeller', allow: 'seller.read', provides: ['Seller'], response: objOf(seller) })
  async find() {
    return { obj: await this.sellers.getEditable() };
  }

  /**
   * Replaces what papers say of the distributor.
   *
   * Invoices that were made before keep what they say. 409 STALE where `version` is given and the details have changed
   * since.
   *
   * @returns the company details as they are now, and a message.
   */
  @Put()
  @Command({
    id: 'identityUpdateSeller',
    allow: 'seller.edit',
    invalidates: ['Seller'],
    response: objOf(seller),
    localizedMessage: accountActivity.sellerUpdated,
  })
  async update(@Body({ schema: updateSellerBody }) body: UpdateSeller) {
    return {
      obj: await this.sellers.save(body),
      message: translate(accountMessages.sellerUpdated, currentLanguage()),
    };
  }
}
