import type { Message } from '../errors/index.js';
import type { AddressType } from './address.schemas.js';

/** Messages for users, registration, activation, forgotten passwords and addresses. */
export const accountMessages = {
  linkDead: {
    gb:
      'This link has been used or has expired. If you have just registered with it, look for our email; ' +
      'otherwise please ask for a new one.',
    cn: '该链接已被使用或已过期。如果您刚刚用它完成了注册，请查收邮件；否则请重新获取。',
  },
  resetLinkDead: {
    gb:
      'This link has been used or has expired. If you have just set a password with it, sign in with that; ' +
      'otherwise please ask for a new one.',
    cn: '该链接已被使用或已过期。如果您刚刚用它设置了密码，请直接用新密码登录；否则请重新获取。',
  },
  registered: {
    gb: 'Register success, please check your email for activating the account.',
    cn: '注册成功，请查收邮件并激活账户。',
  },
  notActivated: { gb: 'Not able to active this account.', cn: '无法激活该账户。' },
  activatedBefore: { gb: 'Your account is active already. You can sign in.', cn: '账户此前已激活，您可以直接登录。' },
  activated: { gb: 'Your account is active. You can sign in now.', cn: '账户已激活，您现在可以登录。' },
  resetRequested: {
    gb: 'Email will send to the address if username is on our system.',
    cn: '如果该用户名存在于系统中，邮件将发送至该地址。',
  },
  resetDone: { gb: 'Reset Password success', cn: '密码重置成功' },
  mailSent: { gb: 'Email sent.', cn: '邮件已发送。' },
  newLink: {
    gb: 'This user has no email address yet. Please share the registration link.',
    cn: '该用户还没有邮箱，请分享注册链接。',
  },
  alreadyActive: { gb: '{name} is active already.', cn: '{name} 已激活。' },
  addressNeeded: { gb: 'A store needs this address.', cn: '门店需要填写此地址。' },
  storeOnly: { gb: 'Only a store can have this.', cn: '只有门店可以设置此项。' },
  policyNeeded: {
    gb: 'Choose what happens to orders beyond the limit.',
    cn: '请选择超出额度的订单如何处理。',
  },
  storeNeeded: { gb: 'Choose the store that this user belongs to.', cn: '请选择该用户所属的门店。' },
  roleFixed: { gb: 'The role of this user cannot be changed.', cn: '该用户的角色不能更改。' },
  notYourself: { gb: 'You cannot disable yourself or change your own role.', cn: '您不能停用自己或更改自己的角色。' },
  storeExists: { gb: 'There is already a store "{name}".', cn: '门店“{name}”已存在。' },
  addressUpdated: { gb: 'Address updated.', cn: '地址已更新。' },
  sellerUpdated: { gb: 'Company details updated.', cn: '公司信息已更新。' },
} satisfies Record<string, Message>;

/** Texts of the activity log. */
export const accountActivity = {
  created: { gb: 'Added user {name} ({roleName})', cn: '添加了用户 {name}（{roleName}）' },
  updated: { gb: 'Changed user {name}', cn: '修改了用户 {name}' },
  disabled: { gb: 'Disabled user {name}', cn: '停用了用户 {name}' },
  enabled: { gb: 'Enabled user {name}', cn: '启用了用户 {name}' },
  invited: { gb: 'Sent the activation email for {name} again', cn: '重新发送了 {name} 的激活邮件' },
  registered: { gb: '{name} registered as {username}', cn: '{name} 以 {username} 注册' },
  activated: { gb: '{name} activated the account', cn: '{name} 激活了账户' },
  reset: { gb: '{name} reset the password', cn: '{name} 重置了密码' },
  addressUpdated: { gb: 'Changed the {addressName} address', cn: '修改了{addressName}地址' },
  sellerUpdated: { gb: 'Changed the company details', cn: '修改了公司信息' },
  logoSet: { gb: 'Set the logo of the company', cn: '设置了公司徽标' },
  logoRemoved: { gb: 'Removed the logo of the company', cn: '移除了公司徽标' },
} satisfies Record<string, Message>;

/** Names of address types within a sentence, before the word "address". */
export const addressNames: Record<AddressType, Message> = {
  BILL: { gb: 'billing', cn: '账单' },
  SHIP: { gb: 'shipping', cn: '收货' },
};
