import Type from 'typebox';
import type { EDocument } from '../../../../../nouns/e-document.ts';
import { object } from '../../../kernel/fields.ts';
import type { Call } from '../../../kernel/integrations/call.ts';
import type { EDocumentIds } from '../../../kernel/integrations/ports/e-document-ids.ts';
import type { EDocumentState } from '../../../kernel/integrations/ports/e-document-state.ts';
import type { EDocumentsPort } from '../../../kernel/integrations/ports/e-documents.ts';
import { ProviderError } from '../../../kernel/integrations/provider.ts';
import { command, query, type Steps } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { eDocuments } from '../e-document.ts';
import { asking, refreshingRight } from '../e-document-rights.ts';
import { readIncomingCard } from '../incoming/incoming-card.ts';
import { incomingEDocuments } from '../incoming-e-document.ts';
import type { Operators } from '../operators.ts';
import { readOutgoingCard } from '../outgoing/outgoing-card.ts';
import { demandReadable } from '../outgoing/record-rights.ts';
import { followState } from './follow-state.ts';
import { goneFromOperator } from './gone-from-operator.ts';
import { holdCame, writeIncoming } from './held-incoming.ts';
import { holdOne, writeOutgoing } from './held-outgoing.ts';
import { refreshed } from './refreshing.ts';

type Refreshed = Type.Static<typeof refreshed>;

/**
 * Asks the operator how a document stands, writes what it says and answers the document as its page shows it: this answer is kept
 * with the idempotency key, so that a repeated key is answered alike.
 */
export function readAnew({ asking: askingBy }: Operators) {
  const ask = askingBy(asking);
  return async <Card>(steps: Steps, asked: Refreshed): Promise<Card> => {
    const { operator, ids } = (await steps.query(findNamed, asked)) as Named;
    const state = await ask(steps, operator, (open) => open.ask((port, call) => readState(port, call, ids)));
    return (await steps.command(writeRead, { ...asked, state })) as Card;
  };
}

type Named = Pick<EDocument, 'operator' | 'ids'>;

const findNamed = query({
  name: 'e-documents.find-named',
  summary: words('Find how an operator names a document', 'Найти, как оператор называет документ'),
  ...refreshingRight,
  input: refreshed,
  output: Type.Unknown(),
  async run({ db, actor }, { of, id }): Promise<Named> {
    if (of === 'incoming') return incomingEDocuments.byId(db, id);
    const document = await eDocuments.byId(db, id);
    demandReadable(actor, document.entityType);
    if (Object.keys(document.ids).length === 0) throw notHandedOver();
    return document;
  },
});

export const notHandedOver = () =>
  conflict(
    'not_handed_over',
    words('The operator does not have the document yet.', 'Документ ещё не передан оператору.'),
  );

/** Null where the operator has it no more. */
async function readState(port: EDocumentsPort, call: Call, ids: EDocumentIds): Promise<EDocumentState | null> {
  try {
    return await port.read(call, ids);
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'not_found') return null;
    throw error;
  }
}

const writeRead = command({
  name: 'e-documents.write-read',
  summary: words('Write what an operator answered', 'Записать ответ оператора'),
  ...refreshingRight,
  input: object({ ...refreshed.properties, state: Type.Unsafe<EDocumentState | null>({}) }),
  output: Type.Unknown(),
  async run(ctx, { of, id, state }) {
    if (of === 'incoming') {
      const held = await holdCame(ctx.db, id);
      const { known } = state ? followState(held, state, null) : { known: goneFromOperator(held) };
      await writeIncoming(ctx, held, known, state);
      return readIncomingCard(ctx.db, id);
    }
    const held = await holdOne(ctx.db, id);
    const { known } = state ? followState(held, state, null) : { known: goneFromOperator(held) };
    await writeOutgoing(ctx, held, known, { state });
    return readOutgoingCard(ctx.db, id);
  },
});
