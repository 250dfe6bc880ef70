import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import classes from './filterBox.module.css';

interface FilterBoxProps {
  /** Label and placeholder: the searched fields. */
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** The text by which a list is narrowed. */
export function FilterBox({ label, value, onChange }: FilterBoxProps) {
  return (
    <Input
      className={classes.box}
      allowClear
      prefix={<SearchOutlined />}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
