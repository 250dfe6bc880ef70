import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useTranslation } from '@depot/i18n';
import { Button } from 'antd';
import type { RefObject } from 'react';
import { usePhone } from '../../theme/useMediaQuery.js';
import type { Paging } from './props.js';
import classes from './table.module.css';
import { countPages, listVisiblePages } from './usePaging.js';

interface PagerProps extends Paging {
  /** Name of the rows. */
  label?: string;
  /** Container of the rows: a page change scrolls it to its top. */
  frame?: RefObject<HTMLElement | null>;
}

/** Pages of a table, ten at a time, and which rows are on screen. Hidden while one page holds everything. */
export function Pager({ label, frame, page, pageSize, total, more = false, onPage }: PagerProps) {
  const { t } = useTranslation('ui');
  const phone = usePhone();
  const pages = countPages(total, pageSize);
  if (pages <= 1) return null;
  const openPage = (next: number) => {
    onPage(next);
    beginAtTop(frame?.current);
  };
  const range = { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total };
  return (
    <nav className={classes.pager} aria-label={label ? t('table.pagesOf', { label }) : t('table.pages')}>
      <span className={classes.range}>{t(more ? 'table.totalSoFar' : 'table.total', range)}</span>
      <Button
        type="text"
        icon={<LeftOutlined />}
        aria-label={t('table.previous')}
        disabled={page <= 1}
        onClick={() => openPage(page - 1)}
      />
      {phone ? (
        <span>
          {page} / {pages}
        </span>
      ) : (
        listVisiblePages(page, pages).map((number) => (
          <Button
            key={number}
            type="text"
            className={number === page ? classes.here : undefined}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => openPage(number)}
          >
            {number}
          </Button>
        ))
      )}
      <Button
        type="text"
        icon={<RightOutlined />}
        aria-label={t('table.next')}
        disabled={page >= pages}
        onClick={() => openPage(page + 1)}
      />
    </nav>
  );
}

/** Scrolls up after a page change: the pager is below the rows, so the next page would otherwise open at its end. */
function beginAtTop(frame: HTMLElement | null | undefined) {
  if (!frame) return;
  frame.scrollTop = 0; // one that scrolls its rows itself
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' });
}
