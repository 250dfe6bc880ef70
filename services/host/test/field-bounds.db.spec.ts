import { fieldMessages } from '@depot/contracts/errors';
import { roles } from '@depot/contracts/permissions';
import type { AnyBody, TestAnswer, TestApp } from '@depot/node-testing';
import { paperApp } from '@depot/service-testing/product-app';
import type { Trade } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { boundFields, boundOf } from './access/bounds.js';
import { probesOf } from './access/probes.js';
import { accessOf, isLetIn } from './access/routes.js';
import { AskingRoles } from './walk/asking-roles.js';
import { listDetails } from './walk/envelope.js';
import { type Field, fieldsOf, nameOf } from './walk/json-schema.js';
import { oneOfEverything } from './walk/one-of-everything.js';
import { allOperations, type Operation } from './walk/operations.js';
import { isAt, request } from './walk/request.js';
import { SameState } from './walk/same-state.js';
import { sample } from './walk/sample.js';
import { usualValues } from './walk/usual-values.js';

const operations = (await allOperations())
  .filter(({ body }) => body)
  .map((operation) => [operation.id, operation] as const);
/** Milliseconds for setting up on a busy machine. */
const timeoutMs = 120_000;
/** Requests on their way at once. */
const atOnce = 8;

const routeOf = ({ method, path }: Operation) => `${method} ${path}`;
const fieldName = (field: Field) => `${nameOf(field)}${field.path.at(-1) === '0' ? '[]' : ''}`;

function fieldsOfBody({ body }: Operation): Field[] {
  const fields = fieldsOf(body ?? {}, ['body']).filter(({ path }) => path.length > 1);
  return fields.filter((field, at) => fields.findIndex((other) => isAt(field, other)) === at);
}

/** Patterns of the schemas' messages for a field; rules behind the schema have other messages. */
const schemaWords = Object.values(fieldMessages).map(
  ({ gb }) => new RegExp(`^${gb.replace(/[.*+?^$()[\]\\|]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`),
);

describe('the table of bounds', () => {
  const named = operations.flatMap(([, operation]) =>
    fieldsOfBody(operation).map((field) => [routeOf(operation), fieldName(field)] as const),
  );

  it('has a rule for every field of every body', () => {
    const missing = named.filter(([route, name]) => !boundOf(route, name)).map((field) => field.join(' '));
    expect(missing).toEqual([]);
  });

  it('has no rule that nothing goes by', () => {
    const used = new Set(named.map(([route, name]) => boundOf(route, name)?.field));
    expect(boundFields.filter((field) => !used.has(field))).toEqual([]);
  });
});

describe('fields of bodies', () => {
  let app: TestApp;
  let trade: Trade;
  let state: SameState;
  let people: AskingRoles;

  beforeAll(async () => {
    app = await paperApp();
    trade = await oneOfEverything(app, 'Wombat');
    state = await SameState.of(app);
    people = new AskingRoles(app, trade, state);
  }, timeoutMs);
  afterAll(async () => {
    await state.drop();
    await app.close();
  });

  /** The usual request with this value in the field, by one who may. */
  const ask = (operation: Operation, place: Field, value: unknown) => {
    const usual = usualValues(operation, trade);
    const role = isLetIn('ADMIN', accessOf(operation))
      ? 'ADMIN'
      : roles.find((one) => isLetIn(one, accessOf(operation)));
    const leadsThere = ({ path }: Field) => place.path.join('.').startsWith(`${path.join('.')}.`);
    const asked = request(operation, (field) => {
      if (isAt(field, place)) return value;
      return leadsThere(field) ? undefined : usual(field);
    });
    return people.send(role ?? 'ADMIN', operation, asked);
  };

  /** Messages for the field itself. */
  const said = ({ path }: Field, { body }: TestAnswer<AnyBody>) =>
    listDetails(body.details)
      .filter((detail) => detail.path === path.slice(1).join('.'))
      .map(({ message }) => String(message));

  const faultOf = async (operation: Operation, place: Field, value: unknown, isTaken: boolean) => {
    const answer = await ask(operation, place, value);
    const words = said(place, answer);
    const isFine = isTaken
      ? !words.some((text) => schemaWords.some((pattern) => pattern.test(text))) && answer.status < 500
      : answer.status === 400 &&
        answer.body.code === 'VALIDATION' &&
        words.some((text) => text !== '' && text !== fieldMessages.invalid.gb);
    const shown = `${place.path.join('.')} ${JSON.stringify(value)?.slice(0, 60)}`;
    return isFine
      ? []
      : [
          `${isTaken ? 'not taken' : 'not refused'}: ${shown}: ${answer.status} ${answer.bytes.toString().slice(0, 200)}`,
        ];
  };

  it.each(operations)('%s: each is taken at its bounds, and refused past them in words', async (_id, operation) => {
    const probes = fieldsOfBody(operation).flatMap((place) => {
      const bound = boundOf(routeOf(operation), fieldName(place));
      if (!bound) return [];
      const { taken, refused } = probesOf(bound, sample(place.schema.items ?? {}, usualValues(operation, trade)));
      return [
        ...taken.map((value) => () => faultOf(operation, place, value, true)),
        ...refused.map((value) => () => faultOf(operation, place, value, false)),
      ];
    });
    const faults: string[] = [];
    for (let at = 0; at < probes.length; at += atOnce) {
      faults.push(...(await Promise.all(probes.slice(at, at + atOnce).map((probe) => probe()))).flat());
      if (operation.kind === 'command') await state.restore();
    }
    expect(faults).toEqual([]);
  });
});
