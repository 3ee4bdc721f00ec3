import type { QuoteStatus } from '../quote-flow.ts';

/** What a supplier may know of how his quote fares: never who else answered, nor how he stands among them. */
export const answerStatuses = [
  'draft',
  'submitted',
  'under_review',
  'accepted',
  'partially_accepted',
  'rejected',
  'expired',
  'withdrawn',
] as const;

type AnswerStatus = (typeof answerStatuses)[number];

/** While the request takes answers a quote is submitted; once it has ended it is under review. */
export const answerStatus = (status: QuoteStatus, isAsking = true): AnswerStatus =>
  status === 'submitted' && !isAsking ? 'under_review' : status;
