import { buyByWord, decide, halfOfIt, letGo } from '../steps/decide.ts';
import { quoteByPhone } from '../steps/enter-quotes.ts';
import { planAward } from '../steps/plan-award.ts';
import { approved, decided, quoted, type Story, split, story } from './story.ts';

/** Who was chosen. */
export const decisionStories: readonly Story[] = [
  story('cheapest chosen', 'supplier_selected', decided),
  story('split between two', 'supplier_selected', split),
  story('least cost found by plan', 'supplier_selected', [...quoted, planAward]),
  story('half of it decided', 'in_sourcing', [...quoted, decide(halfOfIt)]),
  story('decision let go', 'in_sourcing', [...decided, letGo]),
  story('bought by word', 'in_sourcing', [...approved, quoteByPhone, buyByWord]),
];
