import type { Call } from '../../../kernel/integrations/call.ts';
import type { EmailSettings } from '../email-settings.ts';
import { inMailbox } from './in-mailbox.ts';

/** Looks for a letter of ours among the sent ones of the mailbox; null where there is no such folder to look into. */
export async function wasSent(call: Call<EmailSettings>, messageId: string): Promise<boolean | null> {
  if (!call.settings.imap) return null;
  return inMailbox(call, async (client) => {
    const sent = (await client.list()).find(({ specialUse }) => specialUse === '\\Sent');
    if (!sent) return null;
    await client.mailboxOpen(sent.path, { readOnly: true });
    const found = await client.search({ header: { 'message-id': `<${messageId}>` } }, { uid: true });
    return Array.isArray(found) && found.length > 0;
  });
}
