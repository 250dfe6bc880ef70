/** antd parts that few screens need, and the dayjs whose values its pickers take (another instance would lack their plugins). */
export { DatePicker, Popconfirm, Progress, Slider, Steps, TimePicker, Timeline, Upload } from 'antd';
export type { DatePickerProps, GetProp, PopconfirmProps, ProgressProps, StepsProps, TimelineProps, UploadFile, UploadProps } from 'antd';
export { default as dayjs } from 'dayjs';
export type { Dayjs } from 'dayjs';
