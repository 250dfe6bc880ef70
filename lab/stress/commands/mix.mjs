import { counting } from './counting.mjs';
import { importing } from './importing.mjs';
import { moneyCommands } from './money.mjs';
import { placing } from './placing.mjs';
import { returning } from './returning.mjs';
import { shipping } from './shipping.mjs';
import { stockCommands } from './stock.mjs';
import { templates } from './templates.mjs';
import { trespassing } from './trespassing.mjs';

const all = {
  ...placing,
  ...shipping,
  ...stockCommands,
  ...counting,
  ...returning,
  ...moneyCommands,
  ...templates,
  ...importing,
  ...trespassing,
};

/** Weights of the commands, by the role that sends them. */
const shares = {
  STORE: {
    place: 60,
    edit: 12,
    cancel: 8,
    confirm: 10,
    turnPages: 1,
    makeTemplate: 1,
    changeTemplate: 1,
    stand: 2,
    removeTemplate: 1,
    overstep: 2,
  },
  WAREHOUSE_OPS: {
    process: 24,
    outbound: 24,
    scanSamePiece: 4,
    bill: 14,
    pay: 8,
    reverse: 3,
    payByStore: 2,
    markPaid: 4,
    editInvoice: 2,
    receive: 16,
    correct: 4,
    remove: 3,
    undo: 2,
    setWeight: 1,
    announce: 2,
    inbound: 3,
    withdraw: 1,
    scan: 1,
    startCount: 2,
    find: 4,
    postCount: 2,
    cancelCount: 1,
    giveBack: 7,
    changeReturn: 3,
    undoReturn: 3,
    overstep: 2,
  },
  WAREHOUSE_ADMIN: {
    complete: 20,
    edit: 8,
    cancel: 10,
    delete: 6,
    manual: 6,
    process: 10,
    outbound: 8,
    bill: 8,
    markPaid: 3,
    giveBack: 4,
    correctPrice: 2,
    syncRates: 1,
    limitCredit: 2,
    price: 2,
    turnPages: 1,
    trespass: 4,
    receive: 8,
    find: 2,
    postCount: 1,
    importProducts: 0.4,
    importStock: 0.6,
    importOrders: 1,
    makeTemplate: 1,
    removeTemplate: 1,
  },
  ADMIN: {
    exceed: 10,
    complete: 14,
    edit: 8,
    cancel: 8,
    delete: 4,
    manual: 4,
    process: 8,
    outbound: 8,
    bill: 8,
    receive: 8,
    reserve: 2,
    correctPrice: 1,
    limitCredit: 2,
    trespass: 4,
    changeReturn: 2,
    undoReturn: 2,
    importOrders: 0.6,
    pay: 6,
  },
};

const choices = Object.fromEntries(
  Object.entries(shares).map(([role, share]) => [role, Object.entries(share).map(([name, weight]) => [weight, name])]),
);

/** The next command of this client, by the role of a randomly selected user. */
export async function nextCommand(client) {
  const { role } = client.dice.of(client.people);
  const name = client.dice.weighted(choices[role]);
  // a user of this role sends the command, not another one of the client
  const everybody = client.people;
  client.people = everybody.filter((each) => each.role === role);
  try {
    await all[name](client);
  } finally {
    client.people = everybody;
  }
}
