import { chance } from '../../tools/demo/build/sources.mjs';

/** Draws that look random and are the same for the same words, in the order in which they are made. */
export class Dice {
  constructor(...words) {
    this.words = words;
    this.drawn = 0;
  }

  /** A number in [0, 1). */
  next() {
    this.drawn += 1;
    return chance(...this.words, this.drawn);
  }

  /** A whole number from `min` to `max`, both included. */
  whole(min, max) {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** True in `percent` of 100 cases. */
  isOneIn(percent) {
    return this.next() * 100 < percent;
  }

  /** One of them; undefined of none. */
  of(list) {
    return list[Math.floor(this.next() * list.length)];
  }

  /** One that is likely to be among the last, of which more is going on. */
  recent(list, among = 24) {
    return this.of(list.length > among && !this.isOneIn(10) ? list.slice(-among) : list);
  }

  /** `count` different items, fewer if the list is shorter. */
  several(list, count) {
    const left = [...list];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(this.whole(0, left.length - 1), 1)[0],
    );
  }

  /** One of `[weight, value]`, as likely as its weight. */
  weighted(choices) {
    const total = choices.reduce((sum, [weight]) => sum + weight, 0);
    let at = this.next() * total;
    return (choices.find(([weight]) => (at -= weight) < 0) ?? choices.at(-1))[1];
  }
}
