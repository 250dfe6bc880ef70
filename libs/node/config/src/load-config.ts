import { randomBytes } from 'node:crypto';
import { type Config, environment } from './settings.js';

/** Fewest characters of a signing secret: 256 bits as base64. */
const minLength = 32;
/** Fewest different characters; "aaaa…" and "12341234…" are no secrets. */
const minVariety = 12;

/** Words of examples and documents, which were copied instead of replaced. */
const placeholder = /change.?me|your.?secret|secret.?key|replace|example|placeholder|random.?characters|openssl/i;

/** Counts characters that follow the previous one up or down: nearly all in `abcdef…`, none in random text. */
function countSequenceSteps(secret: string): number {
  const codes = [...secret].map((character) => character.charCodeAt(0));
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  return steps.filter((step, at) => Math.abs(step) <= 1 && step === steps[at - 1]).length;
}

/** Is it one piece again and again? */
const isRepeated = (secret: string): boolean => `${secret}${secret}`.indexOf(secret, 1) < secret.length;

/** Why the secret is too weak to sign with, or undefined when it is fine. */
function describeWeakness(secret: string | undefined): string | undefined {
  if (!secret) return 'is missing; set at least 32 random characters, e.g. from `openssl rand -base64 32`';
  if (secret.length < minLength) return `is too short: at least ${minLength} random characters`;
  if (placeholder.test(secret))
    return 'is the placeholder of an example: use one of your own, e.g. from `openssl rand -base64 32`';
  if (new Set(secret).size < minVariety || isRepeated(secret) || countSequenceSteps(secret) > secret.length / 4)
    return 'is too easy to guess: use random characters, e.g. from `openssl rand -base64 32`';
  return undefined;
}

/** Token under which the configuration is injected. */
export const CONFIG = Symbol('depot.config');

const loopback = ['http://localhost:*', 'http://127.0.0.1:*'];

/** The environment is unusable; the message names every bad variable. */
export class ConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

/** Reads and checks the environment once. An empty variable counts as absent. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const isDemo = given.DEPOT_MODE === 'demo';
  const weak = isDemo && !given.DEPOT_SECRET ? undefined : describeWeakness(given.DEPOT_SECRET);
  if (weak) problems.push(`DEPOT_SECRET ${weak}`);
  problems.push(
    ...(parsed.data?.REGISTRY_SECRETS ?? [])
      .flatMap((secret) => describeWeakness(secret) ?? [])
      .map((why) => `REGISTRY_SECRETS ${why}`),
  );
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems);
  const { data } = parsed;
  return Object.freeze({
    ...data,
    // A demonstration without a secret signs with one of its own, which ends with the process.
    DEPOT_SECRET: data.DEPOT_SECRET ?? randomBytes(32).toString('base64'),
    HOST: data.HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0'),
    PREVIOUS_SECRETS: data.PREVIOUS_SECRETS ?? [],
    // By default a demonstration accepts remotes from the machine that runs the browser; production accepts none.
    DEV_ORIGINS: data.DEV_ORIGINS ?? (data.DEPOT_MODE === 'demo' ? loopback : []),
    PUBLIC_URL: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/(?<!\/)\/+$/, ''),
  });
}
