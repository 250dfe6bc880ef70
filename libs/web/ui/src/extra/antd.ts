/**
 * antd components that few screens need, and the dayjs instance of its pickers (another instance would lack their
 * plugins).
 */
export type {
  DatePickerProps,
  GetProp,
  PopconfirmProps,
  ProgressProps,
  StepsProps,
  TimelineProps,
  UploadFile,
  UploadProps,
} from 'antd';
export { DatePicker, Popconfirm, Progress, Slider, Steps, Timeline, TimePicker, Upload } from 'antd';
export type { Dayjs } from 'dayjs';
export { default as dayjs } from 'dayjs';
