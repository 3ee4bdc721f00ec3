import Type from 'typebox';
import { object, text } from '../../../kernel/fields.ts';
import { inSteps, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { providerRefusals } from '../../../platform/integrations/provider-refusal.ts';
import { type AskSuggestions, asks } from '../ask-suggestions.ts';
import { source } from '../source.ts';
import { presentParty, suggestedParty } from '../suggested-party.ts';

export const suggestParties = (ask: AskSuggestions) =>
  query({
    name: 'suggestions.suggest-parties',
    summary: words('Suggest counterparties', 'Подсказать контрагентов'),
    description:
      'By a part of the name, or the beginning of an INN. Nothing is stored: when a person has picked a line, send its `counterparty` to create one. Answers are remembered for ten minutes.',
    ...asks,
    refuses: providerRefusals,
    input: object({ query: text(300, 'What was typed', { examples: ['сбербанк'] }) }),
    output: object({ source: source(), items: Type.Array(suggestedParty, { title: 'Lines to pick from' }) }),
    run: inSteps,
    async steps(steps, { query }) {
      const { source, found } = await ask(steps, ['parties', query], (port, call) => port.party(call, query));
      return { source, items: found.map(presentParty(steps.language)) };
    },
  });
