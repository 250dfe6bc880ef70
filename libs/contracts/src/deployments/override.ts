import type { Message } from '../errors/index.js';

/** Minutes of an override: maximum and default. */
export const maxOverrideMs = 8 * 60;
/** Version of an overridden remote until the developer's machine reports one. */
export const overriddenVersion = '0.0.0-dev';

/** Content of `/build.json` on a developer's machine. */
export interface DevelopedBuild {
  /** Name of the folder that the build is in. */
  build: string;
}

export const overrideMessages = {
  originNotAllowed: {
    gb: '{origin} is not among the allowed origins (DEV_ORIGINS).',
    cn: '{origin} 不在允许的来源（DEV_ORIGINS）之列。',
  },
  started: { gb: 'For you, {remote} comes from {origin} now.', cn: '现在您的 {remote} 来自 {origin}。' },
  startedActivity: {
    gb: 'Took {remote} from {origin} for {minutes|minute|minutes}',
    cn: '将自己的 {remote} 改为来自 {origin}，为期 {minutes} 分钟',
  },
  missing: { gb: '{remote} is not overridden for you.', cn: '您没有覆盖 {remote}。' },
  ended: { gb: 'For you, {remote} is the released one again.', cn: '您的 {remote} 已恢复为已发布的版本。' },
  endedActivity: { gb: 'Went back to the released {remote}', cn: '恢复使用已发布的 {remote}' },
} satisfies Record<string, Message>;
