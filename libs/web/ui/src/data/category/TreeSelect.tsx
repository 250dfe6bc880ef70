import { TreeSelect as AntdTreeSelect, type TreeSelectProps } from 'antd';
import { useId } from 'react';

/** antd's tree select. antd's field references a list that it never renders; here that list contains the tree. */
export function TreeSelect<Value>({ id, ...choice }: TreeSelectProps<Value>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <AntdTreeSelect<Value>
      {...choice}
      id={fieldId}
      popupRender={(tree) => (
        // by this name, which is antd's
        <div id={`${fieldId}_list`}>{tree}</div>
      )}
    />
  );
}
