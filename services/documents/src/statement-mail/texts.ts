import type { Message } from '@depot/contracts/errors';

/** The mail to a store with its statement. */
export const statementMailTexts = {
  subject: { gb: 'Statement from {seller}: {range}', cn: '{seller} 对账单：{range}' },
  body: {
    gb:
      'Dear {store},\n\nPlease find your statement for {range} attached.\n\n' +
      'Balance on {day}: {balance}\nPast due: {overdue}\n\nQuestions? {contact}\n\n{seller}\n',
    cn:
      '{store}：\n\n您好！附件为您 {range} 的对账单，请查收。\n\n' +
      '截至 {day} 的未付余额：{balance}\n其中逾期：{overdue}\n\n如有疑问，请联系：{contact}\n\n{seller}\n',
  },
  fileName: { gb: 'Statement {range}.pdf', cn: '对账单 {range}.pdf' },
} satisfies Record<string, Message>;
