import type { Message } from '../errors/index.js';

export const deploymentMessages = {
  notHundred: {
    gb: 'The traffic of {remote} must sum to 100 and is {sum}.',
    cn: '{remote} 的流量总和必须为 100，目前为 {sum}。',
  },
  oneDefault: { gb: 'Exactly one version of {remote} must be the default.', cn: '{remote} 必须有且只有一个默认版本。' },
  namedTwice: {
    gb: 'The split of {remote} names {version} twice.',
    cn: '{remote} 的流量分配中，{version} 出现了两次。',
  },
  fineShare: {
    gb: 'The share of {version} has more than two decimals.',
    cn: '{version} 的流量比例最多只能有两位小数。',
  },
  unknownVersion: { gb: '{remote} {version} was never published.', cn: '{remote} {version} 从未发布。' },
  versionExists: {
    gb: '{remote} {version} was published already, with other content. Versions never change.',
    cn: '{remote} {version} 已发布过且内容不同，已发布的版本不可更改。',
  },
  routeTaken: { gb: 'The route {path} belongs to {owner} already.', cn: '路由 {path} 已属于 {owner}。' },
  sidebarTaken: {
    gb: 'The sidebar entry {path} belongs to {owner} already.',
    cn: '侧边栏入口 {path} 已属于 {owner}。',
  },
  notStable: {
    gb: '{remote} has no version that everybody has, so nothing can be rolled out beside it.',
    cn: '{remote} 没有稳定版本，无法开始逐步发布。',
  },
  isStable: {
    gb: '{remote} {version} is what everybody has already.',
    cn: '{remote} {version} 已是所有用户使用的版本。',
  },
  isRunning: {
    gb: '{remote} {version} is being rolled out. Stop that first.',
    cn: '{remote} {version} 正在逐步发布，请先停止。',
  },
  notRunning: { gb: 'No rollout of {remote} is running.', cn: '{remote} 没有正在进行的逐步发布。' },
  rolloutStarted: {
    gb: '{remote} {version} is being rolled out: {steps}%.',
    cn: '开始逐步发布 {remote} {version}：{steps}%。',
  },
  rolloutActivity: {
    gb: 'Began to roll out {remote} {version}: {steps}%',
    cn: '开始逐步发布 {remote} {version}：{steps}%',
  },
  rolloutStopped: { gb: '{remote} is back on {stable} for everybody.', cn: '{remote} 已为所有用户恢复到 {stable}。' },
  stoppedActivity: {
    gb: 'Stopped the rollout of {remote} {version}; everybody has {stable}',
    cn: '停止了 {remote} {version} 的逐步发布，所有用户恢复到 {stable}',
  },
  haltedForLoads: {
    gb: 'Rolled back {remote} {version} automatically: {success}% of {loads} loads succeeded; everybody has {stable}',
    cn: '已自动撤回 {remote} {version}：{loads} 次加载成功率为 {success}%，所有用户恢复到 {stable}',
  },
  haltedForErrors: {
    gb:
      'Rolled back {remote} {version} automatically: {errors}% of its views failed, {stableErrors}% of those ' +
      'of {stable}, which everybody has again',
    cn: '已自动撤回 {remote} {version}：其页面错误率为 {errors}%，{stable} 为 {stableErrors}%，所有用户恢复到 {stable}',
  },
  otherContract: {
    gb: '{remote} {version} was built for contracts {wanted}; the product has {offered}.',
    cn: '{remote} {version} 需要契约版本 {wanted}，当前产品为 {offered}。',
  },
  otherPort: {
    gb: '{remote} {version} needs the port {wanted}; the shell has {offered}.',
    cn: '{remote} {version} 需要端口版本 {wanted}，当前外壳为 {offered}。',
  },
  otherShared: {
    gb: '{remote} {version} needs {library} {wanted}; the shell shares {offered}.',
    cn: '{remote} {version} 需要 {library} {wanted}，当前外壳提供 {offered}。',
  },
  notShared: {
    gb: '{remote} {version} needs {library}, which the shell does not share.',
    cn: '{remote} {version} 需要 {library}，但外壳未提供。',
  },
  split: { gb: '{remote} is now served as {split}.', cn: '{remote} 现按以下版本提供：{split}。' },
  splitActivity: { gb: 'Served {remote} as {split}', cn: '将 {remote} 的版本设为 {split}' },
} satisfies Record<string, Message>;
