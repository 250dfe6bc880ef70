import { pictureLimits } from '@depot/contracts/catalog';
import { translate } from '@depot/contracts/errors';
import { accountActivity, accountMessages, type LogoQuery, logoQuery, seller } from '@depot/contracts/identity';
import { objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, createFileResponse, ReadRoute } from '@depot/node-http';
import { Controller, Delete, Get, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logos } from './logos.js';
import { Sellers } from './sellers.js';

/** The logo of a key never changes. Only browsers may cache it, like pictures of products. */
const forGood = 'private, max-age=31536000, immutable';

/** The logo on papers of the distributor. */
@Controller('seller/logo')
export class LogoController {
  constructor(
    private readonly logos: Logos,
    private readonly sellers: Sellers,
  ) {}

  /**
   * Sends a logo.
   *
   * Needs no session, because pages refer to the logo by its address: the key, which cannot be guessed, authorizes the
   * request. The logo of a key never changes, even after another one was set: invoices keep the logo of their day.
   *
   * @returns the logo as WebP.
   */
  @Get()
  @ReadRoute({ id: 'identityLogo', allow: 'public', response: 'file' })
  async find(@Query({ schema: logoQuery }) { key }: LogoQuery, @Res({ passthrough: true }) reply: FastifyReply) {
    const content = await this.logos.getContent(key);
    reply.header('cache-control', forGood);
    return createFileResponse(content, { name: `${key}.webp`, type: 'image/webp', inline: true });
  }

  /**
   * Sets the logo of the distributor.
   *
   * Accepts a JPEG, PNG or WebP (multipart, field `file`) of at most 8 MB and 24 megapixels. Existing invoices keep
   * their logo. The `version` of the company details stays the same. 413 PAYLOAD_TOO_LARGE for a larger file, 400
   * VALIDATION for more pixels or a broken picture, 415 UNSUPPORTED_MEDIA_TYPE for anything else.
   *
   * @returns the updated company details, and a message.
   */
  @Put()
  @Command({
    id: 'identitySetLogo',
    allow: 'seller.edit',
    invalidates: ['Seller'],
    response: objOf(seller),
    localizedMessage: accountActivity.logoSet,
    upload: pictureLimits.bytes,
  })
  async set(@Req() request: FastifyRequest) {
    await this.logos.set(request);
    return this.formatAnswer();
  }

  /**
   * Removes the logo of the distributor.
   *
   * Existing invoices keep their logo. The `version` of the company details stays the same.
   *
   * @returns the updated company details, and a message.
   */
  @Delete()
  @Command({
    id: 'identityRemoveLogo',
    allow: 'seller.edit',
    invalidates: ['Seller'],
    response: objOf(seller),
    localizedMessage: accountActivity.logoRemoved,
  })
  async remove() {
    await this.logos.remove();
    return this.formatAnswer();
  }

  private async formatAnswer() {
    return {
      obj: await this.sellers.getEditable(),
      message: translate(accountMessages.sellerUpdated, currentLanguage()),
    };
  }
}
