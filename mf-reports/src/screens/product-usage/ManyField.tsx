import { Checkbox, Form } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useId } from 'react';
import { useTexts } from '../../texts.js';

interface ManyFieldProps {
  label: string;
  allLabel: string;
  /** Undefined while they are on their way. */
  options: { value: number; label: string }[] | undefined;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  all: boolean;
  onAll: (all: boolean) => void;
}

/** Chooses several, or all there are. */
export function ManyField({ label, allLabel, options, value, onChange, all, onAll }: ManyFieldProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id}>
      <Select
        id={id}
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        allowClear
        maxTagCount="responsive"
        loading={!options}
        disabled={all}
        placeholder={all ? t('usage.allOf', { count: options?.length ?? 0 }) : t('usage.choose')}
        options={options}
        value={all ? [] : [...value]}
        onChange={onChange}
      />
      <Checkbox checked={all} onChange={({ target }) => onAll(target.checked)}>
        {allLabel}
      </Checkbox>
    </Form.Item>
  );
}
