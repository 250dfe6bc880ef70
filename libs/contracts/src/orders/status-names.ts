import type { Message } from '../errors/index.js';
import type { OrderAction, OrderStatus } from './order.states.js';

/** Display names of statuses. */
export const orderStatusNames: Record<OrderStatus, Message> = {
  PENDING: { gb: 'Pending', cn: '待备货' },
  PROCESSING: { gb: 'Processing', cn: '备货中' },
  OUTBOUND: { gb: 'Outbound', cn: '已出库' },
  DONE: { gb: 'Done', cn: '已完成' },
  CANCELLED: { gb: 'Cancelled', cn: '已取消' },
};

const actionNames: Record<OrderAction | 'edit' | 'delete' | 'invoice' | 'return', Message> = {
  process: { gb: 'processed', cn: '备货' },
  outbound: { gb: 'shipped', cn: '出库' },
  confirm: { gb: 'confirmed', cn: '确认' },
  directComplete: { gb: 'completed', cn: '完成' },
  cancel: { gb: 'cancelled', cn: '取消' },
  edit: { gb: 'edited', cn: '编辑' },
  delete: { gb: 'deleted', cn: '删除' },
  invoice: { gb: 'invoiced', cn: '开具发票' },
  return: { gb: 'returned', cn: '退货' },
};

/** Why the action is not possible in this status; `{displayId}` is the caller's. */
export function notPossible(action: keyof typeof actionNames, status: OrderStatus): Message {
  const [doing, now] = [actionNames[action], orderStatusNames[status]];
  return {
    gb: `Order #{displayId} is ${now.gb.toLowerCase()} and cannot be ${doing.gb} now.`,
    cn: `订单 #{displayId} 目前为“${now.cn}”状态，无法${doing.cn}。`,
  };
}
