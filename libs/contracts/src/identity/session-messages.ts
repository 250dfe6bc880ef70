import type { Message } from '../errors/index.js';

/** Messages for sign-in, passwords and preferences. */
export const sessionMessages = {
  wrongPassword: { gb: 'The email address or the password is wrong.', cn: '邮箱或密码不正确。' },
  wrongOwnPassword: { gb: 'This is not your current password.', cn: '当前密码不正确。' },
  disabled: { gb: 'This account is disabled. Please contact your warehouse.', cn: '该账户已停用，请联系您的仓库。' },
  notActivated: {
    gb: 'This account is not activated yet. Please follow the link in the email that we sent you.',
    cn: '该账户尚未激活，请点击我们发送的邮件中的链接。',
  },
  tooManyAttempts: {
    gb: 'Too many wrong tries. Please wait {minutes|minute|minutes} and try again.',
    cn: '错误次数过多，请等待 {minutes} 分钟后再试。',
  },
  tooFast: {
    gb: 'There have been many wrong tries for this account. Please wait {seconds|second|seconds} and try again.',
    cn: '该账户的错误尝试次数过多，请等待 {seconds} 秒后再试。',
  },
  commonPassword: {
    gb: 'This password is among the first that anybody guesses. Please choose another.',
    cn: '该密码过于常见，容易被猜中，请换一个。',
  },
  passwordUpdated: { gb: 'Password changed.', cn: '密码已更改。' },
  signedOut: { gb: 'Signed out.', cn: '已退出登录。' },
  sessionsEnded: { gb: '{count|session|sessions} ended.', cn: '已结束 {count} 个登录设备。' },
  preferenceUpdated: { gb: 'User Preference Updated.', cn: '用户偏好已更新。' },
  preferenceNotFound: { gb: 'User Preference Not found.', cn: '未找到用户偏好。' },
  emailTaken: { gb: 'This email address is already in use.', cn: '该邮箱已被使用。' },
} satisfies Record<string, Message>;

/** Texts of the activity log. */
export const sessionActivity = {
  signedIn: { gb: 'Signed in from {address}', cn: '从 {address} 登录' },
  signedOut: { gb: 'Signed out', cn: '退出登录' },
  sessionsEnded: { gb: 'Signed {name} out ({count|session|sessions})', cn: '将 {name} 退出登录（{count} 个登录设备）' },
  passwordUpdated: { gb: 'Changed their password', cn: '更改了自己的密码' },
  preferenceUpdated: { gb: 'Changed the own preference', cn: '更改了自己的偏好设置' },
  columnsUpdated: { gb: 'Chose the columns of the inventory', cn: '选择了库存表的显示列' },
} satisfies Record<string, Message>;
