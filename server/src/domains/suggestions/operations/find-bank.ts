import Type from 'typebox';
import { object, text } from '../../../kernel/fields.ts';
import { inSteps, query } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { providerRefusals } from '../../../platform/integrations/provider-refusal.ts';
import { type AskSuggestions, asks } from '../ask-suggestions.ts';
import { source } from '../source.ts';
import { presentBank, suggestedBank } from '../suggested-bank.ts';

export const findBank = (ask: AskSuggestions) =>
  query({
    name: 'suggestions.find-bank',
    summary: words('Find a bank by its BIK', 'Найти банк по БИК'),
    description: 'Nothing found is an empty list. What cannot be such a number is not asked for.',
    ...asks,
    refuses: providerRefusals,
    input: object({ bik: text(40, 'BIK', { examples: ['044525225'] }) }),
    output: object({ source: source(), items: Type.Array(suggestedBank, { title: 'Lines to pick from' }) }),
    run: inSteps,
    async steps(steps, { bik }) {
      if (!/^\d{9}$/.test(bik)) throw notFound(words('Bank', 'Банк'));
      const { source, found } = await ask(steps, ['bank', bik], (port, call) => port.bankByBic(call, bik));
      return { source, items: found.map(presentBank(steps.language)) };
    },
  });
