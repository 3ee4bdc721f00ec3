import Type from 'typebox';
import { object, text } from '../../../kernel/fields.ts';
import { inSteps, query } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { providerRefusals } from '../../../platform/integrations/provider-refusal.ts';
import { counterparty } from '../../counterparties/counterparty.ts';
import { type AskSuggestions, asks } from '../ask-suggestions.ts';
import { source } from '../source.ts';
import { presentParty, suggestedParty } from '../suggested-party.ts';

export const findParty = (ask: AskSuggestions) =>
  query({
    name: 'suggestions.find-party',
    summary: words('Find a counterparty by its INN', 'Найти контрагента по ИНН'),
    description:
      'An OGRN does too. A company with branches comes with all of them, unless `kpp` says which; nothing found is an empty list. What cannot be such a number is not asked for.',
    ...asks,
    refuses: providerRefusals,
    input: object({
      inn: text(40, 'INN or OGRN', { examples: ['7707083893'] }),
      kpp: Type.Optional(text(9, 'KPP of the branch')),
    }),
    output: object({ source: source(), items: Type.Array(suggestedParty, { title: 'Lines to pick from' }) }),
    run: inSteps,
    async steps(steps, { inn, kpp }) {
      if (!/^\d{10,15}$/.test(inn)) throw notFound(counterparty.noun);
      const { source, found } = await ask(steps, ['party', inn, kpp], (port, call) => port.partyById(call, inn, kpp));
      return { source, items: found.map(presentParty(steps.language)) };
    },
  });
