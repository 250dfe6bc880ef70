import { failureMessage } from '@depot/api';
import { type Product, productName } from '@depot/contracts/catalog';
import { useAction, useNotify } from '@depot/remote-kit';
import { useSettingsDisableProductMutation, useSettingsEnableProductMutation } from '../../api/products.js';
import { useDeletePrompt } from '../../parts/useDeletePrompt.js';
import { useTexts } from '../../texts.js';

/** Delete, which disables, and enabling again. `reload` shows how things stand after a refusal. */
export function useProductCommands(reload: () => unknown) {
  const { t } = useTexts();
  const notify = useNotify();
  const act = useAction();
  const askToDelete = useDeletePrompt();
  const [disable] = useSettingsDisableProductMutation();
  const [enable] = useSettingsEnableProductMutation();

  const disableNow = async (id: number) => {
    try {
      await disable({ id }).unwrap();
      notify.success(t('product.deleted'));
    } catch (failure) {
      await notify.alert(failureMessage(failure));
      reload();
    }
  };
  return {
    remove: (product: Product) => void askToDelete(productName(product), () => disableNow(product.productId)),
    enable: ({ productId }: Product) => void act(enable({ product: { productId } }).unwrap(), t('product.enabled')),
  };
}
