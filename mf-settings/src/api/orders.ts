import type { templateBody } from '@depot/contracts/orders';
import type * as z from 'zod';
export type TemplateRequest = z.input<typeof templateBody>;

export {
  useOrdersCreateTemplateMutation,
  useOrdersDeleteTemplateMutation,
  useOrdersFindTemplateQuery,
  useOrdersSetStandingMutation,
  useOrdersUpdateTemplateMutation,
} from './generated/orders.js';
