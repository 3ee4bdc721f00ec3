import type { Call } from '../../kernel/integrations/call.ts';
import type { OutgoingWrite, Write, Written } from '../../kernel/integrations/outgoing-write.ts';
import type { EDocumentReturn } from '../../kernel/integrations/ports/e-document-writes.ts';
import { stateAt } from './read-document.ts';
import { nameReturn } from './returns.ts';
import { keyOf } from './test-document.ts';

/** Asks the other side to revoke a document. */
export const revoke: Write = {
  send: async (call, write) => ask(call, write),
  reconcile: async (call, write) => ({ found: 'yes', written: ask(call, write) }),
};

function ask({ now }: Call, { payload }: OutgoingWrite): Written {
  const { ids, reason } = payload as unknown as EDocumentReturn;
  const at = now();
  const state = stateAt(ids, at.toISOString(), at);
  return { externalId: nameReturn(keyOf(ids), at), details: { ids, state: { ...state, reason } } };
}
