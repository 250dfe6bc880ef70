import type { OrderReturn } from '@depot/contracts/orders';
import { useNotify } from '@depot/remote-kit';
import { useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, DeleteOutlined, EditOutlined, useConfirm } from '@depot/ui';
import { useOrdersDeleteReturnMutation } from '../../api/returns.js';
import classes from '../../parts/return-form/returns.module.css';
import { useTexts } from '../../texts.js';

/** Changing a return, and undoing it after its question. */
export function ReturnActions({ row }: { row: OrderReturn }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const notify = useNotify();
  const confirm = useConfirm();
  const mayEdit = useMay('return.edit');
  const [remove] = useOrdersDeleteReturnMutation();
  if (!mayEdit) return null;
  const { id, displayId, invoiceId } = row;
  const undo = () => {
    const run = () => remove({ id }).unwrap();
    const detail = t('returns.deleteDetail', { invoiceId });
    const question = {
      title: t('returns.deleteQuestion', { displayId }),
      detail,
      yes: t('returns.deleteYes'),
      no: t('returns.deleteNo'),
      danger: true,
      run,
    };
    void confirm(question)
      .then((done) => done && notify.success(t('returns.deleted', { displayId })))
      .catch(notify.failure);
  };
  return (
    <div className={classes.actions}>
      <Button size="small" icon={<EditOutlined />} onClick={() => void navigate(`/in/return/edit?id=${id}`)}>
        {t('actions.edit')}
      </Button>
      <Button
        type="text"
        size="small"
        danger
        icon={<DeleteOutlined />}
        aria-label={t('returns.delete', { displayId })}
        onClick={undo}
      />
    </div>
  );
}
