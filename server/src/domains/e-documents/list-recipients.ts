import Type from 'typebox';
import { operators as named } from '../../../../nouns/e-document.ts';
import { choice, nullable, object, text } from '../../kernel/fields.ts';
import { recipientRelations } from '../../kernel/integrations/ports/e-document-writes.ts';
import { inSteps, query } from '../../kernel/operation.ts';
import { invalidField, words } from '../../kernel/problems/errors.ts';
import { providerRefusals } from '../../platform/integrations/provider-refusal.ts';
import { checkInn } from '../../platform/russian-identifiers/check-inn.ts';
import { checkKpp } from '../../platform/russian-identifiers/check-kpp.ts';
import { asking } from './e-document-rights.ts';
import type { Operators } from './operators.ts';
import { findRecipients } from './outgoing/choose-recipient.ts';

const found = object(
  {
    id: text(200, 'Box, as `recipient` of a document names it'),
    name: text(500, 'Name'),
    inn: text(12, 'INN'),
    kpp: nullable(text(9, 'KPP')),
    relation: choice(recipientRelations, 'How its box stands to ours; documents go to `connected` ones'),
  },
  { title: 'Box of a counterparty' },
);

export function listRecipients({ asking: askingBy }: Operators) {
  const ask = askingBy(asking);
  return query({
    name: 'e-documents.list-recipients',
    summary: words('Find the boxes of a counterparty', 'Найти ящики контрагента у оператора'),
    description:
      'By INN, and KPP where it is given; all boxes with the INN where none has the KPP. None where the operator knows nobody.',
    permission: 'edo.send',
    scope: ['customer_documents.read', 'documents.read'],
    refuses: [...providerRefusals, 'rate_limited'],
    input: object({
      operator: choice(Object.keys(named) as Array<keyof typeof named>, 'Operator', { examples: ['A'] }),
      inn: text(12, 'INN', { examples: ['7707083893'] }),
      kpp: Type.Optional(text(9, 'KPP')),
    }),
    output: object({ items: Type.Array(found, { title: 'Boxes' }) }),
    run: inSteps,

    async steps(steps, { operator, inn, kpp }) {
      if (checkInn(inn) !== null) throw invalidField('/inn', 'inn_format', words('is not an INN', 'это не ИНН'));
      if (kpp !== undefined && checkKpp(kpp) !== null)
        throw invalidField('/kpp', 'kpp_format', words('is not a KPP', 'это не КПП'));
      return { items: await ask(steps, operator, (open) => findRecipients(open, { inn, kpp })) };
    },
  });
}
