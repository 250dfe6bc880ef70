import type { Message } from '../errors/index.js';

export const adminMessages = {
  repairedActivity: { gb: 'Repaired the figures of {product}', cn: '修复了{product}的数据' },
  tenantCreated: { gb: 'Created the warehouse {name}', cn: '创建了仓库{name}' },
  tenantChanged: { gb: 'Changed the warehouse {name}', cn: '更改了仓库{name}' },
  logsCleared: { gb: 'All activity logs deleted.', cn: '已删除全部操作日志。' },
  clearedActivity: {
    gb: 'Deleted all activity logs up to no. {number}',
    cn: '删除了第 {number} 条及之前的全部操作日志',
  },
  logColumns: {
    gb: 'No.|Time (UTC)|Local time|Warehouse|Name|Activity|Result|Correlation ID',
    cn: '编号|时间（UTC）|当地时间|仓库|姓名|操作|结果|关联编号',
  },
  completed: { gb: 'Completed', cn: '成功' },
  failed: { gb: 'Failed', cn: '失败' },
  importedActivity: { gb: 'Started an import of {kindName} from {file}', cn: '开始从 {file} 导入{kindName}' },
  fileMissing: { gb: 'Choose a file to import.', cn: '请选择要导入的文件。' },
  tooManyImports: {
    gb: '{count} imports are waiting or under way already. Start the next one when one of them has ended.',
    cn: '已有 {count} 个导入任务正在进行或排队，请等待其中一个完成后再导入。',
  },
  interrupted: {
    gb: 'The import was interrupted and changed nothing. Please start it again.',
    cn: '导入被中断，未作任何更改，请重新导入。',
  },
  sentAgain: { gb: 'The email will be sent again.', cn: '邮件将重新发送。' },
  sentAgainActivity: { gb: 'Sent the email “{subject}” to {to} again', cn: '重新发送了给 {to} 的邮件“{subject}”' },
  notToSendAgain: {
    gb: 'Only an email that failed can be sent again, and only where it has no link that works once.',
    cn: '只能重新发送失败的邮件，且不能含一次性链接。',
  },
  repaired: { gb: '{product} was repaired.', cn: '已修复 {product}。' },
  nothingToRepair: { gb: '{product} has no mismatch.', cn: '{product} 没有差异。' },
} satisfies Record<string, Message>;
