import type { Message } from '@depot/contracts/errors';

/** Texts of an email in both languages. */
export interface MailText {
  subject: Message;
  body: Message;
}

export const mailTexts = {
  invitation: {
    subject: { gb: 'Your invitation to {tenant}', cn: '{tenant} 邀请您加入' },
    body: {
      gb:
        'Hello {name},\n\n{tenant} has invited you to Depot. Please register here:\n{link}\n\n' +
        'This link works once and expires in 7 days.',
      cn: '{name}，您好：\n\n{tenant} 邀请您使用 Depot。请通过以下链接注册：\n{link}\n\n该链接仅可使用一次，7 天内有效。',
    },
  },
  activation: {
    subject: { gb: 'Activate your account', cn: '激活您的账户' },
    body: {
      gb:
        'Hello {name},\n\nPlease activate your account at {tenant}:\n{link}\n\n' +
        'This link works once and expires in 7 days.',
      cn: '{name}，您好：\n\n请激活您在 {tenant} 的账户：\n{link}\n\n该链接仅可使用一次，7 天内有效。',
    },
  },
  reset: {
    subject: { gb: 'Reset your password', cn: '重置您的密码' },
    body: {
      gb:
        'Hello {name},\n\nSomeone asked for a new password for your account. Choose it here:\n{link}\n\n' +
        'This link works once and expires in one hour. ' +
        "If this wasn't you, you can ignore this email.",
      cn: '{name}，您好：\n\n有人申请重置您账户的密码。请通过以下链接设置新密码：\n{link}\n\n该链接仅可使用一次，1 小时内有效。如果不是您本人操作，请忽略此邮件，账户没有任何变化。',
    },
  },
} satisfies Record<string, MailText>;
