import { setTimeout as pause } from 'node:timers/promises';
import { Book } from './book.mjs';
import { Client } from './client.mjs';
import { stockCommands } from './commands/stock.mjs';
import { Dice } from './dice.mjs';
import { untilViewOnly } from './rules/access-rules.mjs';
import { Witness } from './witness.mjs';
import { makeTenants, Tenant } from './world.mjs';

/** Users of the busy tenant's clients, in rotation. */
const crews = [['store1', 'store2'], ['ops1'], ['manager'], ['admin', 'store3'], ['ops2'], ['store1', 'store3']];
/** One of this number of clients watches the other tenant. */
const clientsPerWitness = 4;
/** Goods that come in before anything else. */
const firstReceipts = 12;
const busyGoods = [
  ...['Olives', 'Beans', 'Rice', 'Salt'].map((name) => ({ name, hasWeight: 'No', price: 2.15 })),
  ...['Cheddar', 'Ham'].map((name) => ({ name, hasWeight: 'Yes', price: 6.35 })),
  ...['Shrimp', 'Squid'].map((name) => ({ name, hasWeight: 'Weighting', price: 3.05 })),
].map((each, at) => ({ ...each, location: `A${at}` }));
const witnessGoods = (count) =>
  Array.from({ length: count }, (_, at) =>
    ['No', 'Yes', 'Weighting'].map((hasWeight) => ({
      name: `${hasWeight} ${at}`,
      hasWeight,
      price: 2.35,
      location: `W${at}`,
    })),
  ).flat();

/**
 * Tenants with their people and goods, and the clients. Returns `{ clients, witnesses, parties, resting }`, where the
 * parties are the busy tenant and the one that is watched.
 */
export async function openSetting(servers, { options: { clients, seed }, caller, outcomes }) {
  const witnessCount = Math.max(1, Math.floor(clients / clientsPerWitness));
  const made = await makeTenants(servers.environmentOf(0), witnessCount);
  await servers.startServices();
  const [busy, quiet, resting] = await Promise.all(made.map((each) => new Tenant(caller, each).signIn()));
  await busy.furnish(busyGoods);
  await quiet.furnish(witnessGoods(witnessCount));
  await resting.furnish([{ name: 'Rest', hasWeight: 'No', price: 1, location: 'R' }]);
  await resting.must('admin', 'PUT', '/admin/warehouse', { id: resting.id, viewOnly: true });
  const parties = [
    { tenant: busy, book: new Book(), isBusy: true },
    { tenant: quiet, book: new Book() },
  ];
  const client = (number, { tenant, book }, people) =>
    new Client({ number, seed, tenant, people, book, dice: new Dice(seed, number), outcomes, stranger: parties[1] });
  parties[1].witnesses = Array.from({ length: witnessCount }, (_, at) => {
    const goods = quiet.goods.slice(at * 3, at * 3 + 3).map(({ id, hasWeight }) => [hasWeight, id]);
    return new Witness(client(100 + at, parties[1], []), quiet.as(`store${at + 1}`), Object.fromEntries(goods));
  });
  const count = clients - witnessCount;
  const crewOf = (at) => (count < crews.length ? [...new Set(crews.flat())] : crews[at % crews.length]);
  const peopleOf = (at) => crewOf(at).map((as) => busy.as(as));
  const all = Array.from({ length: count }, (_, at) => client(at, parties[0], peopleOf(at)));
  const receiver = client(99, parties[0], [busy.as('ops1')]);
  for (let nth = 0; nth < firstReceipts; nth += 1) await stockCommands.receive(receiver);
  await stockCommands.announce(receiver);
  await untilViewOnly(resting, pause);
  return { clients: all, witnesses: parties[1].witnesses, parties, resting };
}
