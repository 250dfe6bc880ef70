import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { buildFailureResponse, type FailureResponse } from '../failures/failure-response.js';
import { acceptUploads, findUpload, receiveUpload, removeUpload } from './uploads.js';

const server = fastify();
let tell: (failure: FailureResponse) => void;
let begun: () => void = () => undefined;
const type = 'multipart/form-data; boundary=b';
const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';

beforeAll(async () => {
  await acceptUploads(server);
  server.post('/', async (request) => {
    try {
      setImmediate(begun);
      await receiveUpload(request, 100);
      return { name: findUpload(request)?.name };
    } finally {
      await removeUpload(request);
    }
  });
  server.setErrorHandler((error, _request, reply) => {
    const failure = buildFailureResponse(error, 'gb');
    tell(failure);
    return reply.code(failure.body.statusCode).send(failure.body);
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const port = () => (server.server.address() as AddressInfo).port;
const send = (contentType: string, body: string) =>
  fetch(`http://127.0.0.1:${port()}/`, { method: 'POST', body, headers: { 'content-type': contentType } });
const failed = () => new Promise<FailureResponse>((resolve) => (tell = resolve));
const unreadable = { isDefect: false, body: { statusCode: 400, code: 'VALIDATION' } };

test.each([
  ['names no boundary', 'multipart/form-data', `${head}a\r\n--b--\r\n`],
  ['is none', type, 'name,price'],
  ['ends within the file', type, `${head}name,price`],
  ['ends within its head', type, '--b\r\nContent-Disp'],
])('a file whose form %s is refused in words', async (_what, contentType, payload) => {
  const failure = failed();
  expect((await send(contentType, payload)).status).toBe(400);
  expect(await failure).toMatchObject(unreadable);
});

test.each([
  ['its head', '--b\r\nContent-Disp'],
  ['the file', `${head}name`],
])('a connection that breaks off before the end of %s is nothing to look into', async (_what, sent) => {
  const failure = failed();
  const socket = connect(port(), '127.0.0.1');
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n${sent}`);
  await isBegun;
  socket.destroy();
  expect(await failure).toMatchObject(unreadable);
});

test('a whole file is received', async () => {
  expect(await (await send(type, `${head}a\r\n--b--\r\n`)).json()).toEqual({ name: 'a.csv' });
});
