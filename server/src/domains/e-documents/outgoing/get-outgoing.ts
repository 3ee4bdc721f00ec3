import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { outgoingReading } from '../e-document-rights.ts';
import { outgoingCard, readOutgoingCard } from './outgoing-card.ts';
import { demandReadable } from './record-rights.ts';

export const getOutgoing = query({
  name: 'e-documents.get-outgoing',
  summary: words('Get a document given to an operator', 'Получить документ, переданный оператору'),
  description:
    'With what its operator told, in the order of the operator. A status that nobody knows is `unknown` and stands with the words of the operator.',
  ...outgoingReading,
  input: object({ id: id() }),
  output: outgoingCard,
  async run({ db, actor }, { id }) {
    const card = await readOutgoingCard(db, id);
    demandReadable(actor, card.entityType);
    return card;
  },
});
