import type { Message } from '../errors/index.js';

/** Messages for the second factor. */
export const secondFactorMessages = {
  asked: {
    gb: 'Enter the code of your authenticator app, or a recovery code.',
    cn: '请输入身份验证器应用中的验证码或恢复码。',
  },
  wrong: { gb: 'This code is not valid. Codes can be used once only.', cn: '验证码无效。每个验证码只能使用一次。' },
  alreadyOn: { gb: 'Two-step sign-in is on already.', cn: '两步验证已启用。' },
  notBegun: { gb: 'Begin the setup first.', cn: '请先开始设置。' },
  isOff: { gb: 'Two-step sign-in is not on.', cn: '两步验证未启用。' },
  ownWantsPassword: {
    gb: 'Turn your own two-step sign-in off under Account, with your password.',
    cn: '请在“账户”页面输入密码，关闭您自己的两步验证。',
  },
  turnedOn: { gb: 'Two-step sign-in is on.', cn: '两步验证已启用。' },
  turnedOff: { gb: 'Two-step sign-in is off.', cn: '两步验证已关闭。' },
  reset: { gb: 'Two-step sign-in of {name} is off.', cn: '{name} 的两步验证已关闭。' },
} satisfies Record<string, Message>;

/** Texts of the activity log. */
export const secondFactorActivity = {
  begun: { gb: 'Began to set up two-step sign-in', cn: '开始设置两步验证' },
  turnedOn: { gb: 'Turned two-step sign-in on', cn: '启用了两步验证' },
  turnedOff: { gb: 'Turned two-step sign-in off', cn: '关闭了两步验证' },
  reset: { gb: 'Turned two-step sign-in of {name} off', cn: '关闭了 {name} 的两步验证' },
} satisfies Record<string, Message>;
