import { useEffect, useState } from 'react';
import { Input, SearchOutlined } from '@depot/ui';
import { useTexts } from '../../texts.js';
import classes from './list.module.css';

interface NumberFilterProps {
  value: number | undefined;
  onChange: (displayId: number | undefined) => void;
}

/** Finds one order by its number, at Enter. */
export function NumberFilter({ value, onChange }: NumberFilterProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  useEffect(() => setText(value ? String(value) : ''), [value]);
  return (
    <Input
      className={classes.numberFilter}
      allowClear
      inputMode="numeric"
      prefix={<SearchOutlined />}
      aria-label={t('list.number')}
      placeholder={t('list.number')}
      value={text}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '').slice(0, 9);
        setText(digits);
        if (digits === '' && value) onChange(undefined);
      }}
      onPressEnter={() => onChange(text ? Number(text) : undefined)}
    />
  );
}
