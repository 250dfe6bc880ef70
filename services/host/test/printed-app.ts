import { type TestApp, testApp } from '@depot/node-testing';
import { compose } from '../src/compose.js';
import { domains } from '../src/domains.js';

/** The whole product, printing with a real browser. */
export function printedApp(): Promise<TestApp> {
  return testApp({
    modules: compose(domains, undefined),
    migrations: domains.map(({ migrations }) => migrations),
    withRealIdentity: true,
  });
}
