/** Inter comes with the shell; Chinese is left to what the device has. */
export const fontFamily =
  "'Inter Variable', 'Inter', system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Noto Sans CJK SC', " +
  "'Microsoft YaHei', sans-serif";
