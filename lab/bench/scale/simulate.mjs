/** A thousand distributors of uneven sizes, spread over servers that hold so much each. */

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The parts that distributors have of all orders, the largest first: sizes of firms are log-normal.
 *
 * @param {{ count: number, spread: number, random: () => number }} kind
 */
export function sizesOf({ count, spread, random }) {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const sizes = Array.from({ length: count }, () => Math.exp(spread * normal()));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => size / whole).sort((one, two) => two - one);
}

/**
 * Gives each distributor to the server that has the least to do so far; as few servers as hold all of them.
 *
 * @param {readonly number[]} loads processors that each distributor takes in the busiest hour, the largest first
 * @param {number} capacity processors of a server that may be taken
 * @returns {{ servers: number[], tooLarge: number }} what each server has to do, and how many distributors fit on none
 */
export function dealOut(loads, capacity) {
  const fitting = loads.filter((load) => load <= capacity);
  const whole = fitting.reduce((sum, load) => sum + load, 0);
  for (let count = Math.max(1, Math.ceil(whole / capacity)); ; count += 1) {
    const servers = spread(fitting, count);
    if (Math.max(...servers) <= capacity) return { servers, tooLarge: loads.length - fitting.length };
  }
}

function spread(loads, count) {
  const servers = new Array(count).fill(0);
  for (const load of loads) servers[servers.indexOf(Math.min(...servers))] += load;
  return servers;
}
