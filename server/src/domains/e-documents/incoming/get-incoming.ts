import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { incomingReading } from '../e-document-rights.ts';
import { incomingCard, readIncomingCard } from './incoming-card.ts';

export const getIncoming = query({
  name: 'e-documents.get-incoming',
  summary: words('Get an incoming electronic document', 'Получить входящий электронный документ'),
  description: 'With what its operator told, in the order of the operator.',
  ...incomingReading,
  input: object({ id: id() }),
  output: incomingCard,
  run: ({ db }, { id }) => readIncomingCard(db, id),
});
