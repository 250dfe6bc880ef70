import { TreeSelect as AntdTreeSelect, type TreeSelectProps } from 'antd';
import { useId } from 'react';

/** antd's choice from a tree. Its field names a list that antd does not make; here the tree stands in it. */
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
