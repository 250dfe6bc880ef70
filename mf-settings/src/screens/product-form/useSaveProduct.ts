import { failureMessage, isApiFailure } from '@depot/api';
import type { Product } from '@depot/contracts/catalog';
import { useNotify } from '@depot/remote-kit';
import { type FormInstance, showFieldErrors } from '@depot/ui';
import { useCatalogAddProductMutation, useCatalogUpdateProductMutation } from '../../api/catalog.js';
import { useSaving } from '../../parts/useSaving.js';
import { useTexts } from '../../texts.js';
import { createRequest, type EditedProduct, getFieldOfPath, type ProductValues, updateRequest } from './values.js';

/**
 * Makes the product, or changes the one that is given. Resolves undefined where the server refused; the reason has been
 * shown.
 */
export function useSaveProduct(form: FormInstance<ProductValues>) {
  const { t } = useTexts();
  const notify = useNotify();
  const saving = useSaving();
  const [create, creating] = useCatalogAddProductMutation();
  const [update, updating] = useCatalogUpdateProductMutation();

  const save = async (values: ProductValues, opened?: EditedProduct): Promise<Product | undefined> => {
    try {
      const answer = await (opened
        ? saving((overwrite) => update(updateRequest(opened, values, overwrite)).unwrap())
        : create(createRequest(values)).unwrap());
      notify.success(t(opened ? 'product.updated' : 'product.created'));
      return answer.obj;
    } catch (failure) {
      await notify.alert(t('product.failed', { error: failureMessage(failure) }));
      if (isApiFailure(failure)) showFieldErrors(form, failure.details, getFieldOfPath);
      return undefined;
    }
  };
  return { save, saving: creating.isLoading || updating.isLoading };
}
