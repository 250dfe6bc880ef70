import { type Language, type Message, translate } from '@depot/contracts/errors';
import type { ScanFault } from './parse.js';

export const messages = {
  earlier: { gb: 'Refused before', cn: '之前被拒绝的扫描' },
  dismiss: { gb: 'Dismiss {code}', cn: '关闭 {code}' },
  scan: { gb: 'Scan or type a code', cn: '扫描或输入编码' },
  weigh: { gb: 'Scan or type a weight', cn: '扫描或输入重量' },
  camera: { gb: 'Scan with the camera', cn: '用摄像头扫描' },
  nothing: { gb: 'Nothing scanned yet.', cn: '尚未扫描。' },
  enter: { gb: 'Enter', cn: '确认' },
  close: { gb: 'Close', cn: '关闭' },
  torchOn: { gb: 'Light on', cn: '开灯' },
  zoom: { gb: 'Zoom', cn: '变焦' },
  torchOff: { gb: 'Light off', cn: '关灯' },
  retry: { gb: 'Try again', cn: '重试' },
  starting: { gb: 'Starting the camera…', cn: '正在打开摄像头…' },
  aim: { gb: 'Hold the code in the frame.', cn: '请将条码对准取景框。' },
  failed: { gb: 'This scan could not be handled. Scan again.', cn: '本次扫描未能处理，请重新扫描。' },
  half: { gb: 'Half scanned: {what}', cn: '只扫了一部分：{what}' },
  discardHalf: { gb: 'Discard what was half scanned', cn: '放弃已扫部分' },
  held: {
    gb: 'Half scanned: {what}. Now scan the barcode with the item number of the same carton.',
    cn: '只扫了一部分：{what}。请接着扫描同一箱上带商品编码的条码。',
  },
  heldInstead: {
    gb:
      'Half scanned: {what}. Now scan the barcode with the item number of the same carton. ' +
      '{dropped} of another carton is discarded.',
    cn: '只扫了一部分：{what}。请接着扫描同一箱上带商品编码的条码。另一箱的 {dropped} 已放弃。',
  },
  repeatedPart: {
    gb: 'This barcode of the last carton is already taken. Scan the next carton.',
    cn: '上一箱的这个条码已扫过，请扫描下一箱。',
  },
  partOfRefused: {
    gb: 'The item number of this carton was refused, so its other barcodes are not taken either.',
    cn: '该箱的商品编码未被接受，其他条码也不会录入。',
  },
  whichProduct: {
    gb: 'Several products have the GTIN {gtin}. Which one is this?',
    cn: '有多个商品使用 GTIN {gtin}，请选择是哪一个：',
  },
  factWeight: { gb: '{weight} lb', cn: '{weight} 磅' },
  factLot: { gb: 'lot {lot}', cn: '批号 {lot}' },
  factSerial: { gb: 'serial number {serial}', cn: '序列号 {serial}' },
  factDay: { gb: 'good until {day}', cn: '有效期至 {day}' },
  factCount: { gb: '{count|piece|pieces}', cn: '{count} 件' },
} satisfies Record<string, Message>;

/** Why a camera cannot be used. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'ended' | 'insecure' | 'reader' | 'failed';

export const cameraProblems: Record<CameraProblem, Message> = {
  denied: {
    gb: 'This page may not use the camera. Allow it in the address bar of the browser, then try again.',
    cn: '此页面没有使用摄像头的权限。请在浏览器地址栏中允许后重试。',
  },
  missing: { gb: 'This device has no camera.', cn: '此设备没有摄像头。' },
  busy: {
    gb: 'Another application is using the camera. Close it, then try again.',
    cn: '摄像头正被其他程序占用，请关闭后重试。',
  },
  ended: {
    gb: 'The camera has stopped: it was unplugged, taken by a call, or its permission was withdrawn.',
    cn: '摄像头已停止工作：可能已被拔出、被来电占用，或权限已被收回。',
  },
  insecure: {
    gb: 'Browsers open the camera on secure pages (https) only. Use a hand scanner or type the code.',
    cn: '浏览器只允许在安全页面（https）上使用摄像头，请改用扫码枪或手动输入。',
  },
  reader: {
    gb: 'The code reader could not be loaded. Check the connection, then try again.',
    cn: '条码识别组件加载失败，请检查网络后重试。',
  },
  failed: { gb: 'The camera could not be opened.', cn: '无法打开摄像头。' },
};

/** Messages for invalid scans. */
const scanFaults: Record<ScanFault, Message> = {
  empty: { gb: 'The code is empty.', cn: '条码内容为空。' },
  unreadable: { gb: 'This is neither one of our labels nor a GS1 code.', cn: '这既不是本系统标签，也不是 GS1 条码。' },
  unknownIdentifier: {
    gb: 'Part of this GS1 code is unknown. Scan again.',
    cn: 'GS1 条码中有无法识别的部分，请重新扫描。',
  },
  badValue: {
    gb: 'This GS1 code is damaged: a value in it is wrong. Scan again.',
    cn: 'GS1 条码数据有误，请重新扫描。',
  },
  repeated: { gb: 'This GS1 code contradicts itself.', cn: 'GS1 条码内容自相矛盾。' },
  badCheckDigit: {
    gb: 'The check digit is wrong: a digit was misread. Scan again.',
    cn: '校验码不正确：有数字读错，请重新扫描。',
  },
  shippingUnit: {
    gb: 'This is the number of a pallet or carton (SSCC), not a label of ours. Scan the label of an item.',
    cn: '这是托盘或箱的编号（SSCC），不是本系统标签。请扫描商品标签。',
  },
  runTogether: {
    gb:
      'The lot and what follows it ran together: the scanner drops FNC1. ' +
      'Try it in Settings → Preference, or under Account.',
    cn: '批号与后面的内容连在一起：扫码枪丢弃了 FNC1。请在“设置 → 偏好设置”或“账户”中测试扫码枪。',
  },
  unknownSymbology: { gb: 'This kind of code is not used here.', cn: '此处不使用这种条码。' },
};

/** Explains to the user why a scan is invalid. */
export function faultText(fault: ScanFault, language: Language): string {
  return translate(scanFaults[fault], language);
}
