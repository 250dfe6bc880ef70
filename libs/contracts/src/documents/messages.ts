import type { Message } from '../errors/index.js';

export const documentMessages = {
  interrupted: { gb: 'Preparing the document was interrupted. Please try again.', cn: '文档生成被中断，请重试。' },
  tooMany: {
    gb: 'You have {count} documents being prepared. Wait for one of them, or cancel it.',
    cn: '您有 {count} 份文档正在生成，请等待其中一份完成或取消。',
  },
  statementsMailed: {
    gb: 'Mailed {count|statement|statements} of {from} – {to}',
    cn: '已发送 {count} 份对账单（{from} – {to}）',
  },
  nobodyToMail: {
    gb: 'There is nobody to mail: every store has its statement, or no address.',
    cn: '没有可发送的收件人：门店均已收到对账单或没有邮箱。',
  },
  noSuchLabel: {
    gb: 'A sheet has {most} labels: begin at one of them.',
    cn: '每张标签纸只有 {most} 个标签，请选择其中之一。',
  },
  cancelled: { gb: 'Cancelled.', cn: '已取消。' },
  cancelledActivity: { gb: 'Cancelled the making of a document', cn: '取消了文档生成' },
} satisfies Record<string, Message>;
