import { line, Problem, step } from '../../tools/say/say.mjs';
import { People } from './people.mjs';

/** Orders that are begun in each part of the way, so that people are at work in every one of them. */
const ordersOfPart = 12;
const peopleAtWork = 3;

/** Work on the product by users of the demo: orders placed, shipped, billed and paid. */
export class AtWork {
  constructor(people) {
    this.people = people;
  }

  /** They begin. */
  static async begin(origin) {
    return new AtWork(await People.begin(origin, peopleAtWork));
  }

  /** A part of the way; it ends when they have gone on a while after it. */
  while(title, work) {
    const { people } = this;
    return step(title, async (note) => {
      await work();
      await people.begun(ordersOfPart);
      note(`${people.orders} orders`);
    });
  }

  /** They end; throws where a request failed, or where stock and orders disagree. */
  async end() {
    const { people } = this;
    await people.end();
    const sold = people.stockBefore - (await people.stock());
    line(`  ${people.orders} orders in ${people.requests} requests, ${people.failures.length} of them failed.`);
    if (people.failures.length > 0) throw new Problem([...new Set(people.failures)].join('\n'));
    if (sold !== people.orders) throw new Problem(`${people.orders} orders have taken ${sold} pieces from the stock.`);
  }
}
