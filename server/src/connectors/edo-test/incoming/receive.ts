import type { Call } from '../../../kernel/integrations/call.ts';
import type { OutgoingWrite, Write, Written } from '../../../kernel/integrations/outgoing-write.ts';
import type { SentToUs } from '../../../kernel/integrations/ports/sent-to-us.ts';
import { keyOf } from '../test-document.ts';
import { nameCame } from './came-document.ts';

/** Takes a document from a counterparty, for us. */
export const receive: Write = {
  send: async (call, write) => take(call, write),
  reconcile: async (call, write) => ({ found: 'yes', written: take(call, write) }),
};

function take({ now }: Call, { id, payload }: OutgoingWrite): Written {
  const { sender, document } = payload as unknown as SentToUs;
  const ids = nameCame(id, now());
  return { externalId: keyOf(ids), details: { ids, sender, document } };
}
