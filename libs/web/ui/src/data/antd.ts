/** antd parts that show and choose data. */
export { AutoComplete, Cascader, Collapse, Descriptions, List, Pagination, Select, Statistic, Table, Tabs, Tree, TreeSelect } from 'antd';
export type {
  AutoCompleteProps,
  CollapseProps,
  DescriptionsProps,
  ListProps,
  PaginationProps,
  SelectProps,
  StatisticProps,
  TableColumnType,
  TableColumnsType,
  TableProps,
  TabsProps,
  TreeProps,
  TreeSelectProps,
} from 'antd';
