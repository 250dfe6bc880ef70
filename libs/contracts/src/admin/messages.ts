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
    gb: 'No.|Time (UTC)|Warehouse|Name|Activity|Result|Correlation ID',
    cn: '编号|时间（UTC）|仓库|姓名|操作|结果|关联编号',
  },
  completed: { gb: 'Completed', cn: '成功' },
  failed: { gb: 'Failed', cn: '失败' },
  importedActivity: { gb: 'Started an import of {kind} from {file}', cn: '开始从 {file} 导入{kind}' },
  fileMissing: { gb: 'Choose a file to import.', cn: '请选择要导入的文件。' },
  interrupted: {
    gb: 'The import was interrupted and changed nothing. Please start it again.',
    cn: '导入被中断，未作任何更改，请重新导入。',
  },
  repaired: { gb: '{product} was repaired.', cn: '已修复 {product}。' },
  nothingToRepair: { gb: '{product} has no mismatch.', cn: '{product} 没有差异。' },
} satisfies Record<string, Message>;
