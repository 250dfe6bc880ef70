/** Runs test files in the order in which they were named: the likeliest to notice come first. */
const Sequencer = require('@jest/test-sequencer').default;

const named = (process.env.DEPOT_TEST_ORDER ?? '').split('\n');

module.exports = class NamedOrder extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => named.indexOf(one.path) - named.indexOf(other.path));
  }
};
