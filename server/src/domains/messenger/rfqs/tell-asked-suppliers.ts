import type { WriteContext } from '../../../kernel/operation.ts';
import { noteUndelivered, reasonOf } from '../../rfqs/recipients/note-undelivered.ts';
import type { StoredMessage } from '../messenger-message.ts';

/** A supplier who was asked by a message that did not arrive was not asked: the request for quotes says so. */
export async function tellAskedSuppliers(ctx: WriteContext, messages: readonly StoredMessage[]): Promise<void> {
  const failed = messages.filter(({ status, rfqRecipientId }) => status === 'failed' && rfqRecipientId !== null);
  for (const { rfqRecipientId, error } of failed) await noteUndelivered(ctx, rfqRecipientId as string, reasonOf(error));
}
