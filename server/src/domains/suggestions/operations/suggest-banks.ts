import Type from 'typebox';
import { object, text } from '../../../kernel/fields.ts';
import { inSteps, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { providerRefusals } from '../../../platform/integrations/provider-refusal.ts';
import { type AskSuggestions, asks } from '../ask-suggestions.ts';
import { source } from '../source.ts';
import { presentBank, suggestedBank } from '../suggested-bank.ts';

export const suggestBanks = (ask: AskSuggestions) =>
  query({
    name: 'suggestions.suggest-banks',
    summary: words('Suggest banks', 'Подсказать банки'),
    description:
      'By a part of the name, or the beginning of a BIK. The `paymentRequisite` of the line that was picked goes into the payment requisites of a counterparty.',
    ...asks,
    refuses: providerRefusals,
    input: object({ query: text(300, 'What was typed', { examples: ['сбербанк'] }) }),
    output: object({ source: source(), items: Type.Array(suggestedBank, { title: 'Lines to pick from' }) }),
    run: inSteps,
    async steps(steps, { query }) {
      const { source, found } = await ask(steps, ['banks', query], (port, call) => port.bank(call, query));
      return { source, items: found.map(presentBank(steps.language)) };
    },
  });
