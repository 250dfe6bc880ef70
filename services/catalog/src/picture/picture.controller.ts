import {
  catalogActivity,
  pictureLimits,
  pictureOfQuery,
  type PictureQuery,
  pictureQuery,
  product,
} from '@depot/contracts/catalog';
import { objOf } from '@depot/contracts/wire';
import { Command, createFileResponse, ReadRoute } from '@depot/node-http';
import { Controller, Delete, Get, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PictureService } from './picture.service.js';

/**
 * The picture of a key never changes. Only browsers may cache it: a proxy would still send a picture that was removed.
 */
const forGood = 'private, max-age=31536000, immutable';

@Controller('product/picture')
export class PictureController {
  constructor(private readonly pictures: PictureService) {}

  /**
   * Sends the picture of a product.
   *
   * Needs no session, because pages refer to the picture by its address: the key, which cannot be guessed, authorizes
   * the request. The picture of a key never changes, so browsers may cache it. The longest side has at most 480 pixels,
   * or 96 with `size=small`.
   *
   * @returns the picture as WebP.
   */
  @Get()
  @ReadRoute({ id: 'catalogPicture', allow: 'public', response: 'file' })
  async find(
    @Query({ schema: pictureQuery }) { key, size = 'large' }: PictureQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const content = await this.pictures.content(key, size);
    reply.header('cache-control', forGood);
    return createFileResponse(content, { name: `${key}.webp`, type: 'image/webp', inline: true });
  }

  /**
   * Sets the picture of a product.
   *
   * Accepts a JPEG, PNG or WebP (multipart, field `file`) of at most 8 MB and 24 megapixels, which replaces the
   * previous picture. The `version` of the product stays the same. 413 PAYLOAD_TOO_LARGE for a larger file, 400
   * VALIDATION for more pixels or a broken picture, 415 UNSUPPORTED_MEDIA_TYPE for anything else.
   *
   * @returns the updated product, with the key of the picture.
   */
  @Put()
  @Command({
    id: 'catalogSetPicture',
    allow: 'product.edit',
    invalidates: ['Product'],
    response: objOf(product),
    localizedMessage: catalogActivity.pictureSet,
    upload: pictureLimits.bytes,
  })
  async set(@Query({ schema: pictureOfQuery }) { productId }: { productId: number }, @Req() request: FastifyRequest) {
    return { obj: await this.pictures.set(productId, request) };
  }

  /**
   * Removes the picture of a product.
   *
   * The `version` of the product stays the same.
   *
   * @returns the updated product.
   */
  @Delete()
  @Command({
    id: 'catalogRemovePicture',
    allow: 'product.edit',
    invalidates: ['Product'],
    response: objOf(product),
    localizedMessage: catalogActivity.pictureRemoved,
  })
  async remove(@Query({ schema: pictureOfQuery }) { productId }: { productId: number }) {
    return { obj: await this.pictures.remove(productId) };
  }
}
