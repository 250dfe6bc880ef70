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

/** Company details of the distributor, as papers show them. */
@Controller('seller')
export class SellerController {
  constructor(private readonly sellers: Sellers) {}

  /**
   * Returns the company details of the distributor.
   *
   * The details that papers show: name, address, contact, payment instructions and paper size.
   *
   * @returns the company details; only the name until more is entered.
   */
  @Get()
  @ReadRoute({ id: 'identitySeller', allow: 'seller.read', provides: ['Seller'], response: objOf(seller) })
  async find() {
    return { obj: await this.sellers.getEditable() };
  }

  /**
   * Replaces the company details of the distributor.
   *
   * Existing invoices keep their details. 409 STALE if `version` is given and the details have changed since.
   *
   * @returns the updated company details, and a message.
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
