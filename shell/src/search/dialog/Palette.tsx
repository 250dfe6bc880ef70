import type { NavigationEntry } from '@depot/contracts/deployments';
import { useTranslation } from '@depot/i18n';
import { useNavigate } from '@depot/router';
import { takesScans } from '@depot/scanning';
import { useClaims } from '@depot/session';
import { Button, Input, Modal, SearchOutlined, usePhone } from '@depot/ui';
import { type KeyboardEvent, useEffect, useEffectEvent, useId } from 'react';
import { readTypedAhead, releaseFocus, setPaletteOpen } from '../../overlays/palette.js';
import type { Item } from './item.js';
import classes from './palette.module.css';
import { buildOptionId, PaletteList } from './PaletteList.js';
import { recordPlace } from './recent.js';
import { type PaletteState, usePalette } from './usePalette.js';

/** Search for any screen, order, invoice, product or piece that the user may see, by name, number or code. */
export function Palette({ entries }: { entries: NavigationEntry[] }) {
  const { t } = useTranslation('shell');
  const { id: userId } = useClaims();
  const navigate = useNavigate();
  const listId = useId();
  const phone = usePhone();
  const palette = usePalette(entries);
  const openPlace = (item: Item | undefined) => {
    if (!item) return;
    setPaletteOpen(false);
    if (item.act) {
      item.act();
      return;
    }
    recordPlace(userId, item);
    releaseFocus();
    void navigate(item.to);
  };
  const arrive = useEffectEvent(() => openPlace(palette.arrived));
  const destination = palette.arrived?.to;
  useEffect(() => {
    if (destination) arrive();
  }, [destination]);
  return (
    <Modal
      open
      footer={null}
      title={t('palette.open')}
      width={600}
      style={phone ? undefined : { top: 72 }}
      onCancel={() => setPaletteOpen(false)}
    >
      <SearchField palette={palette} listId={listId} onGo={openPlace} />
      <PaletteList id={listId} groups={palette.groups} active={palette.active} onGo={openPlace} />
      <SearchStatus palette={palette} />
    </Modal>
  );
}

interface SearchFieldProps {
  palette: PaletteState;
  listId: string;
  onGo: (item: Item | undefined) => void;
}

/** Search field; arrow keys move the selection in the list below, Enter opens the selected item. */
function SearchField({ palette, listId, onGo }: SearchFieldProps) {
  const { t } = useTranslation('shell');
  const { text, groups, active } = palette;
  // a scanner ends its code with Enter before the search has finished
  const openHit = () => (palette.isCode && palette.searching ? palette.await() : onGo(active));
  const onKey = (event: KeyboardEvent) => {
    const act = { ArrowDown: () => palette.move(1), ArrowUp: () => palette.move(-1), Enter: openHit }[event.key];
    // Enter also completes a Chinese word in an input method
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  return (
    <Input
      autoFocus
      size="large"
      prefix={<SearchOutlined />}
      allowClear
      value={text}
      maxLength={200}
      {...takesScans}
      placeholder={t('palette.example')}
      aria-label={t('palette.hint')}
      role="combobox"
      aria-expanded={groups.length > 0}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={active && buildOptionId(listId, active)}
      onChange={({ target }) => palette.setText(target.value)}
      onFocus={() => palette.setText(text + readTypedAhead())}
      onKeyDown={onKey}
    />
  );
}

/** Status of the search: a hint, progress, an error, or no results. */
function SearchStatus({ palette: { text, groups, searching, failed, retry } }: { palette: PaletteState }) {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.foot} role="status">
      {searching && t('palette.searching')}
      {!searching && failed && (
        <>
          {t('palette.failed')}{' '}
          <Button type="link" size="small" onClick={retry}>
            {t('palette.retry')}
          </Button>
        </>
      )}
      {!searching && !failed && groups.length === 0 && t('palette.nothing')}
      {!searching && !failed && groups.length > 0 && text === '' && t('palette.scan')}
    </div>
  );
}
