import type { MessengerConversation } from '../../../../../nouns/messenger-conversation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { counterpartyRefs, supplierRefs } from '../../counterparties/counterparty-refs.ts';

/** The name of the counterparty that a conversation is with; where none is known, that of the other side. */
export async function whoIsWrittenTo(db: Db, { linkedTo, name }: MessengerConversation): Promise<string> {
  const idOf = (type: string) => linkedTo.flatMap((one) => (one.entityType === type ? [one.id] : [])).slice(0, 1);
  const [supplier] = (await supplierRefs(db, idOf('supplier'))).values();
  const [party] = (await counterpartyRefs(db, idOf('counterparty'))).values();
  return supplier?.name ?? party?.name ?? name;
}
