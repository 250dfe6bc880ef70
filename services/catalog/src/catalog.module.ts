import { CATALOG_PORT } from '@depot/contracts/catalog';
import { ImportingModule } from '@depot/node-importing';
import { Global, Module } from '@nestjs/common';
import { BrandController } from './brand/brand.controller.js';
import { BrandRepository } from './brand/brand.repository.js';
import { BrandService } from './brand/brand.service.js';
import { CatalogVersion } from './catalog-version/catalog-version.js';
import { CatalogVersionRepository } from './catalog-version/catalog-version.repository.js';
import { CategoryController } from './category/category.controller.js';
import { CategoryRepository } from './category/category.repository.js';
import { CategoryService } from './category/category.service.js';
import { CategoryReader } from './category/category-reader.js';
import { SubCategoryController } from './category/sub-category.controller.js';
import { SubCategoryRepository } from './category/sub-category.repository.js';
import { SubCategoryService } from './category/sub-category.service.js';
import { SubWarehouseController } from './category/sub-warehouse.controller.js';
import { SubWarehouseRepository } from './category/sub-warehouse.repository.js';
import { SubWarehouseService } from './category/sub-warehouse.service.js';
import { PictureController } from './picture/picture.controller.js';
import { PictureRepository } from './picture/picture.repository.js';
import { PictureService } from './picture/picture.service.js';
import { CatalogAdapter } from './ports/catalog.adapter.js';
import { AlternateRepository } from './product/alternate.repository.js';
import { Alternates } from './product/alternates.js';
import { AddProduct } from './product/commands/add-product.js';
import { EditProduct } from './product/commands/edit-product.js';
import { SetProductDisabled } from './product/commands/set-product-disabled.js';
import { SetReservation } from './product/commands/set-reservation.js';
import { GtinRepository } from './product/gtin.repository.js';
import { KnownProducts } from './product/known-products.js';
import { ProductController } from './product/product.controller.js';
import { ProductRepository } from './product/product.repository.js';
import { ProductPlace } from './product/product-place.js';
import { ProductReader } from './product/product-reader.js';
import { ProductView } from './product/product-view.js';
import { ProductExportController } from './product-export/product-export.controller.js';
import { NamedPlaces } from './product-import/named-places.js';
import { ProductImporter } from './product-import/product.importer.js';
import { ProductUpdater } from './product-import/product.updater.js';
import { ProductStage } from './product-import/product-stage.js';
import { StagedPlaceRepository } from './product-import/staged-place.repository.js';
import { WriteProductUpdates } from './product-import/write-product-updates.js';
import { ProductSearchController } from './search/product-search.controller.js';
import { ProductSearchRepository } from './search/product-search.repository.js';
import { SearchProducts } from './search/queries/search-products.js';
import { UserProductController } from './user-product/user-product.controller.js';
import { UserProductService } from './user-product/user-product.service.js';
import { ProductStores } from './visibility/product-stores.js';
import { VisibilityRepository } from './visibility/visibility.repository.js';

const repositories = [
  VisibilityRepository,
  BrandRepository,
  SubWarehouseRepository,
  CategoryRepository,
  SubCategoryRepository,
  AlternateRepository,
  CatalogVersionRepository,
  GtinRepository,
  ProductRepository,
  PictureRepository,
  ProductSearchRepository,
  StagedPlaceRepository,
];
const places = [BrandService, SubWarehouseService, CategoryReader, CategoryService, SubCategoryService];
const products = [
  CatalogVersion,
  KnownProducts,
  ProductReader,
  ProductView,
  ProductPlace,
  AddProduct,
  EditProduct,
  SetProductDisabled,
  SetReservation,
  PictureService,
  SearchProducts,
  Alternates,
  ProductStores,
  UserProductService,
  NamedPlaces,
  ProductStage,
  ProductImporter,
  WriteProductUpdates,
  ProductUpdater,
];

/** Products, their places and their visibility. Global, because other domains use its port. */
@Global()
@Module({
  imports: [ImportingModule],
  // The longer path first: `category/sub` is no category.
  controllers: [
    SubCategoryController,
    CategoryController,
    BrandController,
    SubWarehouseController,
    PictureController,
    ProductExportController,
    ProductSearchController,
    ProductController,
    UserProductController,
  ],
  providers: [...repositories, ...places, ...products, { provide: CATALOG_PORT, useClass: CatalogAdapter }],
  exports: [CATALOG_PORT],
})
export class CatalogModule {}

export { catalogMigrations } from './migrations/index.js';
