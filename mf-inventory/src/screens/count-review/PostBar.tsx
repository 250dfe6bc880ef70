import type { StockCountHead } from '@depot/contracts/inventory';
import { useNotify } from '@depot/remote-kit';
import { useNavigate } from '@depot/router';
import { ActionBar, Button, Input, useConfirm } from '@depot/ui';
import { useState } from 'react';
import { useInventoryPostCountMutation } from '../../api/counts.js';
import { countsPath } from '../../counting/places.js';
import { useTexts } from '../../texts.js';
import classes from './review.module.css';

interface PostBarProps {
  count: StockCountHead;
  differences: number;
  /** Version of the review on screen: the server posts no other. */
  version: string;
  /** Findings of this browser have not all been sent. */
  isSending: boolean;
}

/** Button to post the count, with the number of differences, a reason and a confirmation. */
export function PostBar({ count, differences, version, isSending }: PostBarProps) {
  const { t } = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [post, { isLoading }] = useInventoryPostCountMutation();
  const { id, displayId, products, counted } = count;
  const [reason, setReason] = useState(() => t('count.reasonDefault', { displayId }));
  const lacks = counted === 0 ? 'nothingCounted' : reason.trim() === '' ? 'reasonNeeded' : undefined;
  const waitsFor = isSending ? 'postWaiting' : lacks;
  const confirmPost = () => {
    const run = () =>
      post({ id, reason: reason.trim(), version })
        .unwrap()
        .then(() => {
          notify.success(t('count.posted'));
          void navigate(countsPath);
        })
        .catch(notify.failure);
    const question = { title: t('count.postAsk', { displayId }), detail: t('count.postDetail') };
    void confirm({ ...question, yes: t('count.post'), no: t('count.postKeep'), run });
  };
  return (
    <ActionBar
      waitsFor={waitsFor && t(`count.${waitsFor}`)}
      summary={
        <>
          <strong>{t('count.differences', { count: differences })}</strong>
          {products > counted && <span>{t('count.open', { count: products - counted })}</span>}
        </>
      }
    >
      <Input
        className={classes.reason}
        aria-label={t('count.reason')}
        placeholder={t('count.reason')}
        status={reason.trim() === '' ? 'error' : undefined}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="primary" size="large" disabled={waitsFor !== undefined} loading={isLoading} onClick={confirmPost}>
        {t('count.post')}
      </Button>
    </ActionBar>
  );
}
