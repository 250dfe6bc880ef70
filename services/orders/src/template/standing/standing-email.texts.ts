import type { Message } from '@depot/contracts/errors';

/** Texts of the email to a store about its standing order. */
export const standingTexts = {
  made: { gb: 'Standing order “{template}”: order #{displayId}', cn: '定期订单“{template}”：订单 #{displayId}' },
  madeBody: {
    gb: 'Your standing order “{template}” has placed order #{displayId}.\n{link}\n',
    cn: '您的定期订单“{template}”已生成订单 #{displayId}。\n{link}\n',
  },
  nothing: {
    gb: 'Standing order “{template}”: nothing could be ordered',
    cn: '定期订单“{template}”：没有可订购的商品',
  },
  nothingBody: {
    gb: 'None of the products of your standing order “{template}” were available today.\n',
    cn: '定期订单“{template}”中的商品今天均无法供货。\n',
  },
  refused: {
    gb: 'Standing order “{template}”: not placed',
    cn: '定期订单“{template}”：未下单',
  },
  refusedBody: {
    gb: 'Your standing order “{template}” was not placed today.\n{reason}\n',
    cn: '您的定期订单“{template}”今天未下单。\n{reason}\n',
  },
  missing: { gb: '\nNot available:\n{lines}\n', cn: '\n缺货：\n{lines}\n' },
  missingPieces: {
    gb: '{product}: {wanted} pcs wanted, {got} available',
    cn: '{product}：订购 {wanted} 件，可供 {got} 件',
  },
  missingPounds: {
    gb: '{product}: {wanted} lb wanted, {got} available',
    cn: '{product}：订购 {wanted} 磅，可供 {got} 磅',
  },
} satisfies Record<string, Message>;
