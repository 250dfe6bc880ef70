/** Milliseconds that each test and hook of a file may take. */
const limits = { database: 60_000, other: 20_000 };

const isDatabaseSpec = (file) => file.includes('.db.spec.');

/**
 * Limit of a file's tests, in milliseconds: several times what a test takes alone, because the gate runs beside other
 * work. A test that needs more gives its own limit and the reason beside it (`jest.setTimeout` or the third argument).
 */
export const limitOf = ({ testPath }) => (isDatabaseSpec(testPath) ? limits.database : limits.other);

/**
 * Tests are shuffled (`--randomize`), so that none leans on what an earlier one left behind. Kept in order are files
 * that need a database, whose tests follow one story of rows, and files that say so in their first comment
 * (`@keepOrder`, with the reason).
 */
export const isOrderKept = ({ testPath, docblockPragmas }) =>
  isDatabaseSpec(testPath) || 'keepOrder' in docblockPragmas;

/** An environment of jest whose files have a limit and, where needed, a fixed order. `--testTimeout` wins. */
export const withTestRules = (Environment) =>
  class extends Environment {
    constructor(config, context) {
      super(config, context);
      this.testTimeout = config.globalConfig.testTimeout ?? limitOf(context);
      this.isOrderKept = isOrderKept(context);
    }

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (event.name !== 'setup') return;
      state.testTimeout = this.testTimeout;
      if (this.isOrderKept) state.randomize = false;
    }
  };
