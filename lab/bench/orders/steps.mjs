import { post } from '../post.mjs';

const lines = 5;

/** The steps on the bare server. Each takes what the one before has left; `false` when nothing is left. */
export function baselineSteps(origin, range) {
  const ask = (path) => (order) => post(`${origin}/${path}`, order);
  return chain({
    create: () => ask('order')({ orderItems: pick(range, (at) => at) }),
    process: ask('process'),
    outbound: ask('outbound'),
  });
}

/** The same through Depot's API: the store orders, the warehouse does the rest. */
export const depotSteps = (origin, access, range) =>
  stepsOf(access, range, {
    create: `${origin}/api/order`,
    process: `${origin}/api/order/process`,
    outbound: `${origin}/api/order/outbound`,
  });

/** On the equal server, which is asked what Depot is asked. */
export const equalSteps = (origin, access, range) =>
  stepsOf(access, range, {
    create: `${origin}/order`,
    process: `${origin}/process`,
    outbound: `${origin}/outbound`,
  });

function stepsOf({ store, manager, productIds }, range, at) {
  return chain({
    create: () => post(at.create, { orderItems: pick(range, (nth) => productIds[nth]) }, store),
    process: ({ orderId, orderItems }) => {
      const orderItemList = orderItems.map(({ orderItemId, productId, quantity }) => ({
        orderItemId,
        productId,
        quantity,
      }));
      return post(at.process, { orderId, orderItemList }, manager);
    },
    outbound: ({ orderId, orderItems }) => {
      const nonWeightOrderItems = orderItems.map(({ productId, quantity }) => ({ productId, quantity }));
      return post(at.outbound, { orderId, inventoryList: [], nonWeightOrderItems }, manager);
    },
  });
}

function chain({ create, process, outbound }) {
  const created = [];
  const processed = [];
  const moved = async (from, step) => {
    const order = from.pop();
    return order ? (await step(order)).obj : false;
  };
  return {
    create: async () => created.push((await create()).obj),
    process: async () => {
      const order = await moved(created, process);
      return order && processed.push(order);
    },
    outbound: () => moved(processed, outbound),
  };
}

/** Distinct products of the range, one piece each. */
function pick(range, idOf) {
  const chosen = new Set();
  while (chosen.size < lines) chosen.add(Math.floor(Math.random() * range));
  return [...chosen].map((at) => ({ productId: idOf(at), quantity: 1 }));
}
