import type { WriteContext } from '../../../kernel/operation.ts';
import { noteUndelivered, reasonOf } from '../../rfqs/recipients/note-undelivered.ts';
import type { StoredMessage } from '../messenger-message.ts';

/** A supplier whose message did not arrive was not asked, unless a letter went too: the request for quotes says so. */
export async function tellAskedSuppliers(ctx: WriteContext, messages: readonly StoredMessage[]): Promise<void> {
  const failed = messages.filter(({ status, rfqRecipientId }) => status === 'failed' && rfqRecipientId !== null);
  for (const { rfqRecipientId, error } of failed)
    await noteUndelivered(ctx, rfqRecipientId as string, reasonOf(error), 'messenger');
}
