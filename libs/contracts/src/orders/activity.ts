import type { Message } from '../errors/index.js';

/** Texts of the activity log for commands on orders, returns and templates. */
export const orderActivity = {
  created: { gb: 'Placed order #{displayId} for {store}', cn: '为 {store} 创建了订单 #{displayId}' },
  edited: { gb: 'Edited order #{displayId}', cn: '编辑了订单 #{displayId}' },
  processed: { gb: 'Processed order #{displayId}', cn: '订单 #{displayId} 已转入备货' },
  shipped: { gb: 'Shipped order #{displayId}', cn: '订单 #{displayId} 已出库' },
  confirmed: { gb: 'Confirmed order #{displayId}', cn: '确认了订单 #{displayId}' },
  completed: { gb: 'Completed order #{displayId}', cn: '完成了订单 #{displayId}' },
  cancelled: { gb: 'Cancelled order #{displayId}', cn: '取消了订单 #{displayId}' },
  deleted: { gb: 'Deleted order #{displayId}', cn: '删除了订单 #{displayId}' },
  recorded: { gb: 'Recorded order #{displayId} of {store} by hand', cn: '手动录入了 {store} 的订单 #{displayId}' },
  returned: { gb: 'Recorded return #{displayId} of order #{order}', cn: '登记了订单 #{order} 的退货单 #{displayId}' },
  returnEdited: { gb: 'Edited return #{displayId}', cn: '编辑了退货单 #{displayId}' },
  returnDeleted: { gb: 'Deleted return #{displayId}', cn: '删除了退货单 #{displayId}' },
  templateCreated: { gb: 'Created order template "{name}"', cn: '创建了订单模板“{name}”' },
  templateEdited: { gb: 'Edited order template "{name}"', cn: '编辑了订单模板“{name}”' },
  templateDeleted: { gb: 'Deleted order template "{name}"', cn: '删除了订单模板“{name}”' },
  standingSet: { gb: 'Changed the standing order of template "{name}"', cn: '修改了模板“{name}”的定期订单' },
  standingMade: {
    gb: 'Standing order "{name}" placed order #{displayId}',
    cn: '定期订单“{name}”生成了订单 #{displayId}',
  },
} satisfies Record<string, Message>;
