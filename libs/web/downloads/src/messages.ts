import type { Message } from '@depot/contracts/errors';

export const messages = {
  making: { gb: 'Preparing the document', cn: '正在生成文档' },
  progress: { gb: '{done} of {total}', cn: '已完成 {done} / {total}' },
  waiting: { gb: 'Waiting for its turn…', cn: '正在排队…' },
  cancel: { gb: 'Cancel', cn: '取消' },
  failed: { gb: 'The document could not be made.', cn: '无法生成该文档。' },
} satisfies Record<string, Message>;
