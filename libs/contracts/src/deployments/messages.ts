import type { Message } from '../errors/index.js';

export const deploymentMessages = {
  notHundred: { gb: 'The traffic of {remote} must sum to 100 and is {sum}.', cn: '{remote} 的流量总和必须为 100，目前为 {sum}。' },
  oneDefault: { gb: 'Exactly one version of {remote} must be the default.', cn: '{remote} 必须有且只有一个默认版本。' },
  unknownVersion: { gb: '{remote} {version} was never published.', cn: '{remote} {version} 从未发布。' },
  versionExists: {
    gb: '{remote} {version} was published already, with other content. Versions never change.',
    cn: '{remote} {version} 已发布过且内容不同，已发布的版本不可更改。',
  },
  routeTaken: { gb: 'The route {path} belongs to {owner} already.', cn: '路由 {path} 已属于 {owner}。' },
  split: { gb: '{remote} is now served as {split}.', cn: '{remote} 现按以下版本提供：{split}。' },
  splitActivity: { gb: 'Served {remote} as {split}', cn: '将 {remote} 的版本设为 {split}' },
} satisfies Record<string, Message>;
