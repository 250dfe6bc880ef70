import type { Message } from '../errors/index.js';
import type { StockCountStatus } from './stock-count.schemas.js';

export const inventoryMessages = {
  unknownProductName: { gb: 'There is no product “{name}”.', cn: '没有商品“{name}”。' },
  tooManyUnits: {
    gb: 'A file brings in at most {max} pieces and lots. Divide it.',
    cn: '一个文件最多导入 {max} 件或批，请拆分文件。',
  },
  insufficient: { gb: 'Not enough stock: {lines}.', cn: '库存不足：{lines}。' },
  insufficientLine: {
    gb: '{name} (asked {requested}, available {available})',
    cn: '{name}（需要 {requested}，可用 {available}）',
  },
  unknownEntry: { gb: 'This entry was not found in the Inventory', cn: '库存中未找到此条目' },
  unitGone: { gb: '{unit} is not in stock any more.', cn: '{unit} 已不在库存中。' },
  amountChanged: {
    gb: '{goods} has changed meanwhile: {amount} on record now. Look again, then enter what is there.',
    cn: '{goods} 的库存刚有变动，账面现为 {amount}。请核对实物后重新填写。',
  },
  unitOfOtherProduct: {
    gb: '{unit} belongs to {product}, which this line does not ask for.',
    cn: '{unit} 属于 {product}，与本行商品不符。',
  },
  unitNotAskedFor: { gb: '{unit} is not on this order.', cn: '{unit} 不在此订单中。' },
  unitTwice: { gb: '{unit} was scanned twice.', cn: '{unit} 被重复扫描。' },
  unitCount: {
    gb: '{product}: {expected|piece is|pieces are} needed, {given|was|were} scanned.',
    cn: '{product}：需要 {expected} 件，已扫描 {given} 件。',
  },
  expired: {
    gb: 'Expired: {goods}. Take others, or confirm that they leave all the same.',
    cn: '已过期：{goods}。请更换，或确认仍要出库。',
  },
  expiredGoods: { gb: '{product}, lot {lot}, on {day}', cn: '{product}，批号 {lot}，有效期至 {day}' },
  expiredWithoutLot: { gb: '{product}, on {day}', cn: '{product}，有效期至 {day}' },
  expiredLeft: { gb: 'Left although expired: {goods}', cn: '过期仍出库：{goods}' },
  serialTwice: {
    gb: '{product}: the piece with serial number {serial} is entered twice.',
    cn: '{product}：序列号 {serial} 重复录入。',
  },
  serialInStock: {
    gb: '{product}: the piece with serial number {serial} is in stock already.',
    cn: '{product}：序列号 {serial} 的商品已在库存中。',
  },
  serialShipped: {
    gb: '{product}: the piece with serial number {serial} has been shipped. If it came back, record a return.',
    cn: '{product}：序列号 {serial} 的商品已出库。若已退回，请登记退货。',
  },
  lotNotAskedFor: {
    gb: '{unit} was scanned for {product}, to which it does not belong.',
    cn: '扫描的 {unit} 不属于 {product}。',
  },
  futureArrival: { gb: 'Goods cannot have come in the future.', cn: '入库日期不能晚于今天。' },
  weightNeeded: { gb: 'A weight is needed for {product}.', cn: '{product} 需要填写重量。' },
  quantityNeeded: { gb: 'A quantity is needed for {product}.', cn: '{product} 需要填写数量。' },
  unusualWeight: {
    gb: 'Unusual weight: {weights}. Please look again, and confirm it if it is right.',
    cn: '重量异常：{weights}。请核对，确认无误后再提交。',
  },
  countScope: {
    gb: 'Choose one warehouse, category or location to count.',
    cn: '请选择一个仓库、分类或库位进行盘点。',
  },
  countEmpty: { gb: 'There is no product to count there.', cn: '该范围内没有可盘点的商品。' },
  countTooLarge: {
    gb: 'At most {max} products can be counted at once. Choose a smaller part.',
    cn: '一次最多盘点 {max} 个商品，请缩小范围。',
  },
  countOverlaps: {
    gb: '{product} is being counted in stock count #{displayId} ({name}). Post or cancel that one first.',
    cn: '{product} 已在盘点单 #{displayId}（{name}）中，请先将该单过账或取消。',
  },
  countChanged: {
    gb: '{countedBy} has entered {amount} for {product} meanwhile. Look again, then enter what is there.',
    cn: '{countedBy} 刚为 {product} 录入了 {amount}，请核对实物后重新录入。',
  },
  countByScan: {
    gb: '{product} is counted piece by piece: scan the labels.',
    cn: '{product} 需逐件盘点，请扫描标签。',
  },
  countNotOpen: { gb: 'Stock count #{displayId} is {statusName}.', cn: '盘点单 #{displayId} {statusName}。' },
  countNothing: { gb: 'Nothing was counted yet.', cn: '尚未盘点任何商品。' },
  countAgain: {
    gb: '{product}: more has left since it was counted than was found then. Count it again.',
    cn: '{product}：盘点之后出库的数量超过盘点所得，请重新盘点。',
  },
  countedSince: {
    gb: 'Something else was counted since you read the review. Look it over once more.',
    cn: '您查看复核之后又有新的盘点结果，请再次核对。',
  },
  countStranger: { gb: '{unit} is not of this product.', cn: '{unit} 不属于此商品。' },
  countShipped: {
    gb: '{unit} was shipped. Take it back with a return instead.',
    cn: '{unit} 已出库，请通过退货处理。',
  },
  countPosted: { gb: 'Stock count #{displayId} is posted.', cn: '盘点单 #{displayId} 已过账。' },
  countCancelled: { gb: 'Stock count #{displayId} is cancelled.', cn: '盘点单 #{displayId} 已取消。' },
  added: { gb: '{count|inventory entry|inventory entries} added.', cn: '已添加 {count} 条库存。' },
  adjusted: { gb: 'Inventory updated.', cn: '库存已更新。' },
  removed: { gb: 'Inventory removed.', cn: '库存已移除。' },
  tooManyLabels: { gb: 'At most {max} labels can be made at once.', cn: '一次最多生成 {max} 张标签。' },
  notPooled: { gb: '{product} is not kept as one pool of weight.', cn: '{product} 不是按总重量管理的商品。' },
  reservedTooMuch: { gb: 'Only {available} can be reserved.', cn: '最多可预留 {available}。' },
  bookedAway: {
    gb: '{product}: this would leave less than orders have booked or is reserved ({held}).',
    cn: '{product}：此操作会使库存低于订单已占用或预留的数量（{held}）。',
  },
  notShippedHere: {
    gb: 'This was not shipped on this order line, or came back already.',
    cn: '该订单行未出库此货物，或货物已退回。',
  },
  figuresDiffer: {
    gb: 'The stock figures contradict each other. An administrator can repair them under Mismatches.',
    cn: '库存数据不一致，请管理员在“差异”页面修复。',
  },
  heldBeyondStock: {
    gb: 'Open orders hold {held} of {product}, but only {there} is there. Change those orders first.',
    cn: '未完成的订单占用了 {held} 的 {product}，但库存仅有 {there}，请先修改这些订单。',
  },
  returnedGoodsGone: {
    gb: 'The returned goods of {product} have left the warehouse again or were weighed anew.',
    cn: '{product} 的退回商品已再次出库或已重新称重。',
  },
} satisfies Record<string, Message>;

/** Names of a stock count's statuses within a sentence. */
export const stockCountStatusNames: Record<StockCountStatus, Message> = {
  OPEN: { gb: 'open', cn: '进行中' },
  POSTED: { gb: 'posted', cn: '已过账' },
  CANCELLED: { gb: 'cancelled', cn: '已取消' },
};
