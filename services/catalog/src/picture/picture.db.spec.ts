import { pictureLimits, pictureUrl } from '@depot/contracts/catalog';
import type { TestApp, TestClient, TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Transformer } from '@napi-rs/image';
import { catalogBench, makePlaces, makeProduct, type Places, type WireProduct } from '../testing/catalog-bench.js';

/** A plain picture of this size, in pixels. */
const plain = (width: number, height: number, shade = 200) =>
  Transformer.fromRgbaPixels(new Uint8Array(width * height * 4).fill(shade), width, height);

describe('pictures of products', () => {
  let app: TestApp;
  let tenant: TestTenant;
  let manager: TestClient;
  let places: Places;
  beforeAll(async () => {
    app = await catalogBench();
    tenant = await app.seedTenant();
    manager = app.as(tenant.manager);
    places = await makePlaces(manager);
  });
  afterAll(() => app.close());

  const send = async (productId: number, content: Uint8Array, name = 'photo.jpg', client = manager) => {
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(content)]), name);
    return client.put<{ obj: WireProduct; message: string }>(`/api/product/picture?productId=${productId}`, form);
  };
  const keyOf = async (productId: number) =>
    (await manager.get<{ obj: WireProduct }>(`/api/product?id=${productId}`)).body.obj.picture;
  const see = (key: string, size: 'small' | 'large') => app.anonymous().send('GET', pictureUrl(key, size));

  it.each([
    ['JPEG', () => plain(1200, 800).jpeg()],
    ['PNG', () => plain(1200, 800).png()],
    ['WebP', () => plain(1200, 800).webp()],
    ['lossless WebP', () => plain(1200, 800).webpLossless()],
  ])('a %s is kept in two sizes that every page may show, for good', async (_kind, made) => {
    const { productId } = await makeProduct(manager, places);
    // the name is irrelevant
    const { status, body } = await send(productId, await made(), 'photo.txt');
    expect([status, body.obj.picture]).toEqual([200, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    for (const [size, width, height] of [
      ['small', 96, 64],
      ['large', 480, 320],
    ] as const) {
      const { status: found, headers, bytes } = await see(body.obj.picture!, size);
      expect([found, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'private, max-age=31536000, immutable',
      ]);
      expect(await new Transformer(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    }
  });

  it('keeps the size of a small picture', async () => {
    const { productId } = await makeProduct(manager, places);
    const { body } = await send(productId, await plain(60, 30).png());
    expect(await new Transformer((await see(body.obj.picture!, 'large')).bytes).metadata()).toMatchObject({
      width: 60,
      height: 30,
    });
  });

  it('gives another picture another key and deletes the previous one; the same picture of another product has its own key', async () => {
    const [one, other] = [await makeProduct(manager, places), await makeProduct(manager, places)];
    const picture = await plain(50, 50).png();
    const first = (await send(one.productId, picture)).body.obj.picture!;
    expect((await send(one.productId, picture)).body.obj.picture).toBe(first);
    expect((await send(other.productId, picture)).body.obj.picture).not.toBe(first);
    const second = (await send(one.productId, await plain(50, 50, 90).png())).body.obj.picture!;
    expect([second === first, (await see(first, 'small')).status, (await see(second, 'small')).status]).toEqual([
      false,
      404,
      200,
    ]);
  });

  it('removes a picture without changing the version of the product', async () => {
    const { productId, version } = await makeProduct(manager, places);
    const key = (await send(productId, await plain(50, 50).png())).body.obj.picture!;
    const removed = await manager.delete(`/api/product/picture?productId=${productId}`);
    expect([removed.status, await keyOf(productId), (await see(key, 'small')).status]).toEqual([200, undefined, 404]);
    expect((await manager.put('/api/product', { product: { productId, version, price: 3 } })).status).toBe(200);
  });

  it('refuses other files, damaged and too large pictures with a message, and changes nothing', async () => {
    const { productId } = await makeProduct(manager, places);
    const jpeg = await plain(400, 300).jpeg();
    const huge = Buffer.from(await plain(8, 8).png());
    huge.writeUInt32BE(50_000, 16);
    huge.writeUInt32BE(50_000, 20);
    const cases: [Uint8Array, number, string][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'File type is incorrect!'],
      [Buffer.from('GIF89a, which is another kind'), 415, 'File type is incorrect!'],
      [jpeg.subarray(0, 3), 400, 'The picture is damaged and cannot be read.'],
      [
        Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0xff, 0xff])]),
        400,
        'The picture is damaged and cannot be read.',
      ],
      [Buffer.concat([jpeg.subarray(0, 400), Buffer.alloc(200)]), 400, 'The picture is damaged and cannot be read.'],
      [
        Buffer.concat([(await plain(8, 8).png()).subarray(0, 24), Buffer.alloc(200)]),
        400,
        'The picture is damaged and cannot be read.',
      ],
      [huge, 400, 'A picture may have at most 24 million pixels.'],
      [Buffer.alloc(pictureLimits.bytes + 1, jpeg), 413, 'A picture may have at most 8 MB.'],
    ];
    for (const [content, status, message] of cases) {
      const answer = await send(productId, content);
      expect([answer.status, answer.body.message]).toEqual([status, message]);
    }
    expect((await manager.put(`/api/product/picture?productId=${productId}`, {})).body.message).toBe(
      'Choose a picture.',
    );
    expect(await keyOf(productId)).toBeUndefined();
  });

  it('refuses other roles and other tenants', async () => {
    const { productId } = await makeProduct(manager, places);
    const picture = await plain(50, 50).png();
    const stranger = app.as((await app.seedTenant()).manager);
    expect((await send(productId, picture, 'a.png', stranger)).status).toBe(404);
    expect((await send(productId, picture, 'a.png', app.as(tenant.store))).status).toBe(403);
    expect((await stranger.delete(`/api/product/picture?productId=${productId}`)).status).toBe(404);
    expect(await keyOf(productId)).toBeUndefined();
  });
});
