import type { Call } from '../../../kernel/integrations/call.ts';
import type { OutgoingWrite, Write, Written } from '../../../kernel/integrations/outgoing-write.ts';
import type { EDocumentReturn } from '../../../kernel/integrations/ports/e-document-writes.ts';
import { nameReturn } from '../returns.ts';
import { keyOf } from '../test-document.ts';

/** Tells the sender that we do not sign. */
export const refuse: Write = {
  send: async (call, write) => tell(call, write),
  reconcile: async (call, write) => ({ found: 'yes', written: tell(call, write) }),
};

const tell = ({ now }: Call, { payload }: OutgoingWrite): Written => {
  const { ids } = payload as unknown as EDocumentReturn;
  return { externalId: nameReturn(keyOf(ids), now()), details: { ids } };
};
