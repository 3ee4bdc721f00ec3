import { differenceWords } from '../../../../nouns/difference-words.ts';
import { showPrice, showQuantity } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import type { InvoiceCard } from './queries.ts';

type Issue = InvoiceCard['matching']['issues'][number];

/** A difference in words: by how much, and what to do. */
export function showIssue(issue: Issue): { message: string; advice: string } {
  const { message, advice } = differenceWords(issue, issue.code === 'price_above_decision' ? showPrice : showQuantity);
  return { message: say(message), advice: say(advice) };
}
