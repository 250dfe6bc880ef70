import { type LabelSheetName, labelSheetNames } from '@depot/contracts/documents';
import { labelSheets, labelsPerSheet } from '@depot/documents';
import { Select } from '@depot/ui/data';
import { messages, useMessages } from '../messages.js';

interface LabelSheetSelectProps {
  value: LabelSheetName;
  onChange: (sheet: LabelSheetName) => void;
}

/** Chooses the label stock in the printer. */
export function LabelSheetSelect({ value, onChange }: LabelSheetSelectProps) {
  const translate = useMessages();
  const options = labelSheetNames.map((name) => {
    const { width, height } = labelSheets[name];
    const values = {
      name: name.replace('AVERY_', ''),
      size: `${width} × ${height}`,
      n: labelsPerSheet(labelSheets[name]),
    };
    return {
      value: name,
      label: translate(name.startsWith('ROLL') ? messages.labelRoll : messages.averySheet, values),
    };
  });
  return <Select aria-label={translate(messages.labelSheet)} value={value} options={options} onChange={onChange} />;
}
