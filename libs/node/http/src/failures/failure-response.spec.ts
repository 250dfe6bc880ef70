import { commonMessages, DomainError } from '@depot/contracts/errors';
import { describe, expect, it } from '@jest/globals';
import { BadRequestException, NotFoundException } from '@nestjs/common';
import { buildFailureResponse } from './failure-response.js';

/** An error in the form of the driver. */
const ofServer = (errno: number, sqlMessage = 'told by the server') =>
  Object.assign(new Error(sqlMessage), { errno, sqlMessage });
/** As Fastify refuses a request before any handler. */
const ofFastify = (statusCode: number) => Object.assign(new Error('told by Fastify'), { statusCode });

const deadlock = ofServer(1213);
const unknownDefect = new TypeError('SELECT secret FROM user');

describe('what goes out for a failure', () => {
  it.each([
    ['a refusal of ours', new DomainError('STALE', commonMessages.notFound), 409, 'STALE'],
    ['a request that Nest refuses', new BadRequestException(), 400, 'VALIDATION'],
    ['an address that nobody has', new NotFoundException(), 404, 'NOT_FOUND'],
    ['a body that is no JSON', ofFastify(400), 400, 'VALIDATION'],
    ['an address that is too long', ofFastify(414), 400, 'VALIDATION'],
    ['headers that are too large', ofFastify(431), 413, 'PAYLOAD_TOO_LARGE'],
    ['a body that is too large', ofFastify(413), 413, 'PAYLOAD_TOO_LARGE'],
    ['a kind of body that nobody reads', ofFastify(415), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a deadlock that did not pass', deadlock, 503, 'BUSY'],
    ['a key that is taken', ofServer(1062), 409, 'DUPLICATE'],
    ['a row that others point at', ofServer(1451), 409, 'IN_USE'],
    ['a sum that no column holds', ofServer(1264), 400, 'VALIDATION'],
  ])('%s is %s, and nothing for us to look into', (_what, error, statusCode, code) => {
    expect(buildFailureResponse(error, 'gb')).toMatchObject({ body: { statusCode, code }, isDefect: false });
  });

  it.each([
    ['a text that its column cannot hold', ofServer(1366), 400, 'VALIDATION'],
    ['a database that is away', ofServer(2006), 503, 'UNAVAILABLE'],
    ['a full disk', ofServer(1114), 503, 'UNAVAILABLE'],
    ['a mistake of ours', unknownDefect, 500, 'INTERNAL'],
    ['a status that nobody agreed on', ofFastify(418), 500, 'INTERNAL'],
    ['something thrown that is no error', 'no', 500, 'INTERNAL'],
  ])('%s is for us to look into, and tells no secret', (_what, error, statusCode, code) => {
    const { body, isDefect } = buildFailureResponse(error, 'cn');
    expect([body.statusCode, body.code, isDefect]).toEqual([statusCode, code, true]);
    expect(JSON.stringify(body)).not.toMatch(/told by|SELECT|secret/);
  });

  it('says when to try again where it helps', () => {
    const tooMany = (values = {}) => new DomainError('TOO_MANY_REQUESTS', commonMessages.tooManyRequests, values);
    const after = (error: unknown) => buildFailureResponse(error, 'gb').retryAfter;
    expect([after(ofServer(2006)), after(deadlock)]).toEqual([1, 2]);
    expect([after(tooMany({ seconds: 7 })), after(tooMany())]).toEqual([7, 60]);
    expect([after(unknownDefect), after(new NotFoundException())]).toEqual([undefined, undefined]);
  });

  it('speaks the language of whoever asked, of each field as well', () => {
    const details = [{ path: 'name', localizedMessage: commonMessages.notFound }];
    const error = new DomainError('VALIDATION', commonMessages.notFound, {}, details);
    expect(buildFailureResponse(error, 'cn').body).toMatchObject({
      message: '未找到。',
      details: [{ path: 'name', message: '未找到。' }],
    });
  });
});
