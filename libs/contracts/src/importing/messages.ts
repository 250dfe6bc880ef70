import type { Message } from '../errors/index.js';

/** Messages for an import file. The column's name is shown beside the message, so messages omit it. */
export const importMessages = {
  productsFile: { gb: 'Products', cn: '商品' },
  storesFile: { gb: 'Stores', cn: '门店' },
  wrongType: { gb: 'File type is incorrect!', cn: '文件类型不正确！' },
  tooLarge: { gb: 'The file is larger than an import may be.', cn: '文件超出导入大小限制。' },
  tooManyRows: { gb: 'The file has more than {max} rows. Please split it.', cn: '文件超过 {max} 行，请拆分后再导入。' },
  tooManyColumns: { gb: 'The file has more than {max} columns.', cn: '文件超过 {max} 列。' },
  rowTooLong: {
    gb: 'A row is longer than a row may be. Perhaps a quotation mark is missing.',
    cn: '有一行内容过长，可能缺少引号。',
  },
  broken: { gb: 'The workbook is damaged and cannot be read.', cn: '工作簿已损坏，无法读取。' },
  empty: { gb: 'The file has no rows below the header.', cn: '文件在标题行之下没有数据。' },
  columnMissing: { gb: 'This column is missing.', cn: '缺少此列。' },
  columnMissingOnSheet: {
    gb: 'This column is missing on the sheet “{sheet}”.',
    cn: '工作表“{sheet}”中缺少此列。',
  },
  noHeader: {
    gb: 'No line names the columns. These are needed: {columns}.',
    cn: '文件中没有标题行，需要以下列：{columns}。',
  },
  hiddenSheet: {
    gb: 'The rows are on the sheet “{sheet}”, which is hidden. Unhide it first.',
    cn: '数据位于隐藏的工作表“{sheet}”中，请先取消隐藏。',
  },
  severalSheets: {
    gb: 'The sheets “{first}” and “{second}” both have such rows. Please put them on one sheet.',
    cn: '工作表“{first}”和“{second}”都有此类数据，请合并到一个工作表。',
  },
  columnTwice: { gb: 'This column stands in the file twice.', cn: '文件中此列重复出现。' },
  tooManyCells: { gb: 'This row has more cells than the header.', cn: '该行的单元格多于标题行。' },
  cellTooLong: { gb: 'This cell is longer than {max} characters.', cn: '单元格内容超过 {max} 个字符。' },
  cellMissing: { gb: 'A value is needed here.', cn: '此处必须填写。' },
  notToClear: { gb: 'A value is needed here and cannot be cleared.', cn: '此处必须填写，不能清空。' },
  changedSinceCheck: {
    gb: '“{name}” was changed since the file was checked. Check the file again.',
    cn: '“{name}”在检查文件之后已被修改，请重新检查文件。',
  },
  severalMatches: { gb: '“{value}” matches more than one product.', cn: '“{value}”对应多个商品。' },
  matchedTwice: {
    gb: 'Line {line} is about the same product, “{name}”.',
    cn: '第 {line} 行已是同一商品“{name}”。',
  },
  tooManyUpdates: {
    gb: 'One file changes at most {max} products. Please split it.',
    cn: '一个文件最多修改 {max} 个商品，请拆分后再导入。',
  },
  severalStoresMatch: { gb: '“{value}” matches more than one store.', cn: '“{value}”对应多家门店。' },
  storeMatchedTwice: {
    gb: 'Line {line} is about the same store, “{name}”.',
    cn: '第 {line} 行已是同一门店“{name}”。',
  },
  tooManyStoreUpdates: {
    gb: 'One file changes at most {max} stores. Please split it.',
    cn: '一个文件最多修改 {max} 家门店，请拆分后再导入。',
  },
  storesUpdatedActivity: { gb: 'Updated {count|store|stores} from a file', cn: '通过文件更新了 {count} 家门店' },
  notUpdatable: {
    gb: 'Only products and stores can be updated from a file.',
    cn: '只有商品和门店可以通过文件更新。',
  },
  updatedActivity: { gb: 'Updated {count|product|products} from a file', cn: '通过文件更新了 {count} 个商品' },
  failedFormula: {
    gb: '“{value}” is an error of the spreadsheet and no value.',
    cn: '“{value}”是表格公式的错误结果，不是有效的值。',
  },
  lostCharacter: {
    gb: 'A character of “{value}” was lost when the file was saved.',
    cn: '“{value}”中有字符在保存文件时丢失。',
  },
  textTooLong: { gb: 'At most {max} characters, please.', cn: '最多 {max} 个字符。' },
  singleLine: {
    gb: 'This cell has a line break, a tab or an invisible control character in its text.',
    cn: '该单元格的文字中含有换行符、制表符或不可见的控制字符。',
  },
  multiLine: {
    gb: 'This cell has a tab or an invisible control character in its text.',
    cn: '该单元格的文字中含有制表符或不可见的控制字符。',
  },
  notWhole: {
    gb: '“{value}” is not a whole number from {min} to {max}.',
    cn: '“{value}”不是 {min} 到 {max} 之间的整数。',
  },
  notAmount: {
    gb: '“{value}” is not a number from {min} to {max} with at most two decimals.',
    cn: '“{value}”不是 {min} 到 {max} 之间、最多两位小数的数字。',
  },
  notChoice: { gb: '“{value}” is none of: {choices}.', cn: '“{value}”不在可选值中：{choices}。' },
  notDate: {
    gb: '“{value}” is not a date like 2026-03-31 or 3/31/2026.',
    cn: '“{value}”不是有效日期，例如 2026-03-31 或 3/31/2026。',
  },
  notEmail: { gb: '“{value}” is not an email address.', cn: '“{value}”不是有效的邮箱地址。' },
  notValid: { gb: 'This value is not valid.', cn: '该值无效。' },
} satisfies Record<string, Message>;
