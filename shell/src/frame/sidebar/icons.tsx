import type { NavigationIcon } from '@depot/contracts/deployments';
import {
  AppstoreOutlined,
  BarChartOutlined,
  CarOutlined,
  DashboardOutlined,
  InboxOutlined,
  RollbackOutlined,
  SafetyOutlined,
  SettingOutlined,
  ShoppingCartOutlined,
} from '@depot/ui';
import type { ReactNode } from 'react';

/** The icons that a remote may name in its manifest. */
export const icons: Record<NavigationIcon, ReactNode> = {
  dashboard: <DashboardOutlined />,
  order: <ShoppingCartOutlined />,
  return: <RollbackOutlined />,
  inventory: <AppstoreOutlined />,
  received: <InboxOutlined />,
  deliveryReceipt: <CarOutlined />,
  report: <BarChartOutlined />,
  settings: <SettingOutlined />,
  admin: <SafetyOutlined />,
};
