import type { Call } from '../../kernel/integrations/call.ts';
import type { OutgoingWrite, Write, Written } from '../../kernel/integrations/outgoing-write.ts';

/** What is sent is kept by the portal that sends it: here it is named, with its moment. */
export const sendMessage: Write = {
  send: async (call, write) => take(call, write),
  reconcile: async (call, write) => ({ found: 'yes', written: take(call, write) }),
};

const take = ({ now }: Call, { id }: OutgoingWrite): Written => ({
  externalId: id,
  details: { sentAt: now().toISOString() },
});
