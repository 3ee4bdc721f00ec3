import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { refreshingRight } from '../e-document-rights.ts';
import { outgoingCard, readOutgoingCard } from './outgoing-card.ts';

/** The document once its operator was asked, by the right that asked it. */
export const readRefreshed = query({
  name: 'e-documents.read-refreshed',
  summary: words('Read a document that was asked for', 'Прочитать обновлённый документ'),
  ...refreshingRight,
  input: object({ id: id() }),
  output: outgoingCard,
  run: ({ db }, { id }) => readOutgoingCard(db, id),
});
