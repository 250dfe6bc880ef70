import { useAddressDraft } from '@depot/router';
import { Input, SearchOutlined } from '@depot/ui';
import classes from './filters.module.css';

interface NumberFilterProps {
  value: number | undefined;
  onChange: (number: number | undefined) => void;
  label: string;
}

/** Finds by a number, at Enter. */
export function NumberFilter({ value, onChange, label }: NumberFilterProps) {
  const [text, setText] = useAddressDraft(value ? String(value) : '');
  return (
    <Input
      className={classes.numberFilter}
      allowClear
      inputMode="numeric"
      prefix={<SearchOutlined />}
      aria-label={label}
      placeholder={label}
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
