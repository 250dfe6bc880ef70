const failures = ['test_fn_failure', 'hook_failure'];

/** The environment of tests of which one that fails is enough: the others of its file are skipped. */
export const untilFirstFailure = (Environment) =>
  class extends Environment {
    hasFailed = false;

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (failures.includes(event.name)) this.hasFailed = true;
      if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip';
    }
  };
