import Type from 'typebox';
import { flag, nullable, object, text } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { SuggestionsPort } from '../../../kernel/integrations/ports/suggestions.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { askPort } from '../../../platform/integrations/ask-port.ts';
import { providerRefusals } from '../../../platform/integrations/provider-refusal.ts';
import { source } from '../source.ts';

/** It is paid for, so looking at counterparties is not enough. */
const pays = { permission: 'counterparties.update', scope: ['counterparties.write', 'suppliers.write'] } as const;

const cleanAddress = object(
  {
    source: text(300, 'As it was given'),
    address: nullable(text(500, 'As the post writes it; null where it could not be read')),
    postalCode: nullable(text(20, 'Postcode')),
    sure: flag('Read without doubt; otherwise somebody should look'),
  },
  { title: 'Cleaned address' },
);

export function cleanAddresses(connectors: readonly AnyConnector[]) {
  const provider = askPort<SuggestionsPort>(connectors, 'suggestions', pays);
  return command({
    name: 'suggestions.clean-addresses',
    summary: words('Clean addresses', 'Стандартизовать адреса'),
    description:
      'Writes addresses by the rules of the post, in the order given. The provider charges for each, so what may have been done already is never repeated by itself. Nothing is stored.',
    ...pays,
    refuses: providerRefusals,
    input: object({
      addresses: Type.Array(text(300, 'Address'), {
        minItems: 1,
        maxItems: 10,
        title: 'Addresses as they are written now',
        examples: [['мск хабаровская 12']],
      }),
    }),
    output: object({ source: source(), items: Type.Array(cleanAddress, { title: 'The same addresses, cleaned' }) }),
    run: inSteps,
    async steps(steps, { addresses }) {
      const connection = await provider.open(steps);
      const items = await provider.ask(steps, connection, (port, call) => port.clean(call, addresses));
      return { source: connection.slug, items };
    },
  });
}
