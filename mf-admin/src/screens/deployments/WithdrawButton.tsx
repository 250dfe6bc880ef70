import { useAction } from '@depot/remote-kit';
import { Button, useConfirm } from '@depot/ui';
import { useAdminWithdrawMutation } from '../../api/admin.js';
import { useTexts } from '../../texts.js';

/** Takes a remote from everybody, until one of its versions is promoted again. */
export function WithdrawButton({ remote }: { remote: string }) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const act = useAction();
  const [withdraw] = useAdminWithdrawMutation();
  const ask = () =>
    confirm({
      title: t('deployment.withdrawQuestion', { remote }),
      detail: t('deployment.withdrawDetail'),
      yes: t('deployment.withdraw'),
      no: t('cancel'),
      danger: true,
      run: () => act(withdraw({ remote }).unwrap()),
    });
  return (
    <Button size="small" type="text" danger onClick={() => void ask()}>
      {t('deployment.withdraw')}
    </Button>
  );
}
