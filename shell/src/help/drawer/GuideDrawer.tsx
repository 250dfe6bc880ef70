import { useTranslation } from '@depot/i18n';
import { useParams } from '@depot/router';
import { Button, Drawer, ErrorState, Input, SearchOutlined, Skeleton, usePhone } from '@depot/ui';
import { useDeferredValue, useState } from 'react';
import { setGuideOpen } from '../../overlays/guide.js';
import classes from './guide.module.css';
import { GuidePage } from './GuidePage.js';
import { type PageGuide, searchGuides } from './guides.js';
import { useGuides } from './useGuides.js';

/** Guide of the current screen; a search covers the guides of all screens. */
export function GuideDrawer() {
  const { t } = useTranslation('shell');
  const phone = usePhone();
  const here = (useParams()['*'] ?? '').replace(/(?<!\/)\/+$/, '');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const path = chosen ?? here;
  const wanted = useDeferredValue(text.trim());
  const { guides, failed, retry } = useGuides(path, wanted !== '');
  const choose = (guide: PageGuide) => {
    setChosen(guide.path);
    setText('');
  };
  const shown = guides?.find((guide) => guide.path === path);
  return (
    <Drawer open onClose={() => setGuideOpen(false)} size={phone ? '100%' : 440} title={t('guide.open')}>
      <div className={classes.guide}>
        <Input
          prefix={<SearchOutlined />}
          allowClear
          value={text}
          maxLength={100}
          placeholder={t('guide.search')}
          aria-label={t('guide.search')}
          onChange={({ target }) => setText(target.value)}
        />
        {!guides && <Skeleton active />}
        {guides && wanted !== '' && <Found guides={searchGuides(guides, wanted)} onChoose={choose} />}
        {guides && wanted === '' && shown && <GuidePage guide={shown} />}
        {guides && wanted === '' && !shown && !failed && <p>{t('guide.none')}</p>}
        {failed && <ErrorState text={t('guide.failed')} onRetry={retry} />}
        {wanted === '' && chosen !== undefined && chosen !== here && (
          <Button onClick={() => setChosen(undefined)}>{t('guide.back')}</Button>
        )}
      </div>
    </Drawer>
  );
}

/** Screens whose guides contain the words. */
function Found({ guides, onChoose }: { guides: readonly PageGuide[]; onChoose: (guide: PageGuide) => void }) {
  const { t } = useTranslation('shell');
  if (guides.length === 0) return <p role="status">{t('guide.nothing')}</p>;
  return (
    <ul className={classes.found} aria-label={t('guide.found')}>
      {guides.map((guide) => (
        <li key={guide.path}>
          <button type="button" className={classes.result} onClick={() => onChoose(guide)}>
            <strong>{guide.title}</strong>
            <span>{guide.text.purpose}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
