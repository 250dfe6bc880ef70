import type { Message } from '@depot/contracts/errors';

export const printingMessages = {
  failed: { gb: 'Printing failed. Please try again.', cn: '打印失败，请重试。' },
  nothingBilled: {
    gb: 'No store has a balance or was billed in this period.',
    cn: '此期间没有门店有余额或账目往来。',
  },
  noRoom: {
    gb: 'Printing is not possible now: the disk of the server is full. Please tell your administrator.',
    cn: '目前无法打印：服务器空间不足，请联系系统管理员。',
  },
  noBrowser: {
    gb: 'Printing is not available: Chromium is missing on the server. Please tell your administrator.',
    cn: '无法打印：服务器缺少 Chromium，请联系管理员。',
  },
} satisfies Record<string, Message>;

/** The mail to a store with its statement. */
export const statementMailTexts = {
  subject: { gb: 'Statement from {seller}: {range}', cn: '{seller} 对账单：{range}' },
  body: {
    gb:
      'Dear {store},\n\nPlease find your statement for {range} attached.\n\n' +
      'Balance on {day}: {balance}\nPast due: {overdue}{next}\n\nQuestions? {contact}\n\n{seller}\n',
    cn:
      '{store}：\n\n您好！附件为您 {range} 的对账单，请查收。\n\n' +
      '截至 {day} 的未付余额：{balance}\n其中逾期：{overdue}{next}\n\n如有疑问，请联系：{contact}\n\n{seller}\n',
  },
  next: { gb: '\nNext payment due: {amount} on {day}', cn: '\n下次到期：{day}，金额 {amount}' },
  fileName: { gb: 'Statement {range}.pdf', cn: '对账单 {range}.pdf' },
} satisfies Record<string, Message>;
