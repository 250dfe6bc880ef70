import { type TestApp, testApp } from '@depot/node-testing';
import { compose } from '@depot/service-host/compose';
import { domains } from '@depot/service-host/domains';

/** All domains of the product, with further environment variables of the process. */
export function wholeProduct(env: Record<string, string> = {}): Promise<TestApp> {
  return testApp({
    modules: compose(domains, undefined),
    migrations: domains.map(({ migrations }) => migrations),
    withRealIdentity: true,
    env,
  });
}
