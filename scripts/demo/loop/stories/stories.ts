import { decisionStories } from './decision-stories.ts';
import { deliveryStories } from './delivery-stories.ts';
import { earlyStories } from './early-stories.ts';
import { invoiceStories } from './invoice-stories.ts';
import { requestStories } from './request-stories.ts';
import type { Story } from './story.ts';

/** What may become of a requisition. Together they pass through every state there is; each order is told one, in turn. */
export const stories: readonly Story[] = [
  ...deliveryStories,
  ...invoiceStories,
  ...decisionStories,
  ...requestStories,
  ...earlyStories,
];
