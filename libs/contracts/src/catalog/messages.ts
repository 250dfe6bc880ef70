import type { Message } from '../errors/index.js';

export const catalogMessages = {
  unknownProduct: { gb: 'This product does not exist.', cn: '该商品不存在。' },
  severalProducts: {
    gb: 'Several products are called “{name}”. Use a code or name that only one of them has.',
    cn: '“{name}”对应多个商品，请改用唯一的编码或名称。',
  },
  unknownProducts: { gb: 'Lines with a product that does not exist: {lines}.', cn: '第 {lines} 行的商品不存在。' },
  placeMadeSince: {
    gb: 'Somebody has made a warehouse, category or supplier of the file in the meantime. Bring the file in again.',
    cn: '在此期间，有人新建了文件中的某个仓库、分类或供应商，请重新导入。',
  },
  gtinShape: {
    gb: '“{value}” is not a GTIN of 8, 12, 13 or 14 digits.',
    cn: '“{value}”不是 8、12、13 或 14 位的条码。',
  },
  gtinZeroMissing: {
    gb:
      '“{value}” is not a GTIN of 8, 12, 13 or 14 digits: zeros at its front may be missing. Spreadsheets drop them ' +
      'from numbers; format the column as text.',
    cn: '“{value}”不是 8、12、13 或 14 位的条码，开头可能缺少 0。电子表格会去掉数字开头的 0，请将该列设为文本格式。',
  },
  gtinsCell: {
    gb: '“{value}” is not a list of up to 20 GTINs with the pieces in a case, as “14006381333938 × 24; 96385074” is.',
    cn: '“{value}”不是有效的条码列表。最多 20 个，整箱条码请注明件数，例如“14006381333938 × 24; 96385074”。',
  },
  gtinTwice: { gb: 'The product has the GTIN “{value}” twice.', cn: '该商品的条码“{value}”重复。' },
  caseOfWeighed: {
    gb: 'Only the GTIN of counted goods can stand for several pieces.',
    cn: '只有按件计数的商品，其条码才能代表多件。',
  },
  codeTaken: { gb: 'The code “{code}” exists already.', cn: '编码“{code}”已存在。' },
  productExists: { gb: 'The product “{name}” exists already.', cn: '商品“{name}”已存在。' },
  categoryInUse: {
    gb: 'This category can not be removed, it probablly because there is product associated with it.',
    cn: '无法删除该分类，可能仍有商品属于它。',
  },
  brandInUse: { gb: 'This supplier still has products.', cn: '该供应商下仍有商品。' },
  warehouseInUse: { gb: 'This warehouse still has categories or products.', cn: '该仓库下仍有分类或商品。' },
  nameTaken: { gb: '"{name}" already exists.', cn: '“{name}”已存在。' },
  hasWeightFixed: { gb: 'Has Weight cannot be changed.', cn: '“计重方式”不可更改。' },
  categoryOfOtherWarehouse: { gb: 'This category belongs to another warehouse.', cn: '该分类属于其他仓库。' },
  subCategoryOfOtherCategory: {
    gb: 'This category 2 belongs to another category 1.',
    cn: '该二级分类属于其他一级分类。',
  },
  duplicateInSelection: { gb: 'Can not select duplicate "{name}"!', cn: '不能重复选择“{name}”！' },
  unknownStore: { gb: 'This store does not exist.', cn: '该门店不存在。' },
  weightRange: { gb: 'The smallest usual weight is above the largest.', cn: '最小常规重量大于最大常规重量。' },
  pictureMissing: { gb: 'Choose a picture.', cn: '请选择图片。' },
  pictureType: { gb: 'File type is incorrect!', cn: '文件类型不正确！' },
  pictureTooLarge: { gb: 'A picture may have at most {megabytes} MB.', cn: '图片大小不能超过 {megabytes} MB。' },
  pictureTooManyPixels: {
    gb: 'A picture may have at most {megapixels} million pixels.',
    cn: '图片像素不能超过 {megapixels} 百万。',
  },
  pictureBroken: { gb: 'The picture is damaged and cannot be read.', cn: '图片已损坏，无法读取。' },
  alternateOfItself: { gb: 'A product cannot replace itself.', cn: '商品不能作为自身的替代品。' },
  wholePieces: { gb: 'Pieces are reserved as a whole number.', cn: '预留件数必须是整数。' },
  brandAdded: { gb: 'Brand Added!', cn: '供应商已添加！' },
  brandUpdated: { gb: 'Brand Updated!', cn: '供应商已更新！' },
  brandDeleted: { gb: 'Brand deleted!', cn: '供应商已删除！' },
  warehouseAdded: { gb: 'Warehouse Added!', cn: '仓库已添加！' },
  warehouseUpdated: { gb: 'Warehouse Updated!', cn: '仓库已更新！' },
  warehouseDeleted: { gb: 'Warehouse deleted!', cn: '仓库已删除！' },
  categoryAdded: { gb: 'Category 1 Added!', cn: '一级分类已添加！' },
  categoryUpdated: { gb: 'Category 1 Updated!', cn: '一级分类已更新！' },
  categoryRemoved: { gb: 'Category 1 removed.', cn: '一级分类已删除。' },
  subCategoryAdded: { gb: 'Category 2 Added!', cn: '二级分类已添加！' },
  subCategoryUpdated: { gb: 'Category 2 Updated!', cn: '二级分类已更新！' },
  subCategoryRemoved: { gb: 'Category 2 removed.', cn: '二级分类已删除。' },
  productCreated: { gb: 'Product created.', cn: '商品已创建。' },
  productUpdated: { gb: 'Product updated.', cn: '商品已更新。' },
  productDisabled: { gb: 'Product deleted.', cn: '商品已删除。' },
  productEnabled: { gb: 'Product enabled.', cn: '商品已启用。' },
} satisfies Record<string, Message>;
