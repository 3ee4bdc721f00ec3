import { type QuoteStatus, quoteFlow } from '../../../../../../nouns/quote-flow.ts';

type AnswerStatus = QuoteStatus | 'under_review';

/** What a supplier may know of its quote: never who else answered, nor how it stands among them. */
export const answerStatuses = [...Object.keys(quoteFlow.statuses), 'under_review'] as AnswerStatus[];

/** While the request takes answers a quote is submitted; once it has ended it is under review. */
export const answerStatus = (status: QuoteStatus, isAsking = true): AnswerStatus =>
  status === 'submitted' && !isAsking ? 'under_review' : status;
