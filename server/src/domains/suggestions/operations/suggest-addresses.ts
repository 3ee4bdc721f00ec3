import Type from 'typebox';
import { logisticsObject } from '../../../../../nouns/logistics-object.ts';
import { answeredOf } from '../../../kernel/entity-of.ts';
import { flag, nullable, object, text } from '../../../kernel/fields.ts';
import { inSteps, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { providerRefusals } from '../../../platform/integrations/provider-refusal.ts';
import { type AskSuggestions, asks } from '../ask-suggestions.ts';
import { source } from '../source.ts';

const { latitude, longitude } = answeredOf(logisticsObject.fields);

const place = object(
  { latitude, longitude, isExact: flag('Of the house itself, and not of its street or town') },
  { title: 'Where it is, to be sent as both coordinates' },
);

const suggestedAddress = object(
  {
    title: Type.String({ title: 'How a list shows it' }),
    address: text(500, 'Address with its postcode, to be sent when it is picked'),
    postalCode: nullable(text(20, 'Postcode')),
    region: nullable(text(200, 'Region')),
    place: nullable(place),
  },
  { title: 'Suggested address' },
);

export const suggestAddresses = (ask: AskSuggestions) =>
  query({
    name: 'suggestions.suggest-addresses',
    summary: words('Suggest addresses', 'Подсказать адреса'),
    description: 'By what was typed so far, within the regions that the settings of the integration name.',
    ...asks,
    refuses: providerRefusals,
    input: object({ query: text(300, 'What was typed', { examples: ['мск хабаровская 12'] }) }),
    output: object({ source: source(), items: Type.Array(suggestedAddress, { title: 'Lines to pick from' }) }),
    run: inSteps,
    async steps(steps, { query }) {
      const { source, found } = await ask(steps, ['addresses', query], (port, call) => port.address(call, query));
      return {
        source,
        items: found.map((one) => ({
          ...one,
          address: one.address.slice(0, 500),
          region: one.region?.slice(0, 200) ?? null,
        })),
      };
    },
  });
