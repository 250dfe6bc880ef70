import { type TestApp, testApp } from '@depot/node-testing';
import { composeModules } from '@depot/service-host/compose';
import { domains } from '@depot/service-host/domains';

/** All domains of the product, with further environment variables of the process. */
export function wholeProduct(env: Record<string, string> = {}): Promise<TestApp> {
  return testApp({
    modules: composeModules(domains, undefined),
    migrations: domains.map(({ migrations }) => migrations),
    withRealIdentity: true,
    env,
  });
}
