import type { Message } from '../errors/index.js';

export const documentMessages = {
  interrupted: { gb: 'Making the document was interrupted. Please try again.', cn: '文档生成被中断，请重试。' },
  tooMany: {
    gb: 'You have {count} documents in the making. Wait for one of them, or cancel it.',
    cn: '您有 {count} 份文档正在生成，请等待其中一份完成或取消。',
  },
  cancelled: { gb: 'Cancelled.', cn: '已取消。' },
  cancelledActivity: { gb: 'Cancelled the making of a document', cn: '取消了文档生成' },
} satisfies Record<string, Message>;
