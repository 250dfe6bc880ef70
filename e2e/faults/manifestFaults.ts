import { answerInstead, type Fault } from './fault.js';

const manifestOf = (remote: string) => `**/remotes/${remote}/*/mf-manifest.json`;

export const manifestMissing: Fault = (page, remote) =>
  answerInstead(page, manifestOf(remote), (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  );

/** What a proxy that knows no better sends for everything: its own page, as if all were well. */
export const manifestIsPage: Fault = (page, remote) =>
  answerInstead(page, manifestOf(remote), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome</p>' }),
  );

/** Requests that are never answered. */
export const manifestHangs: Fault = (page, remote) => answerInstead(page, manifestOf(remote), () => undefined);
