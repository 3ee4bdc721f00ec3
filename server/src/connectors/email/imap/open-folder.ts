import type { ImapFlow } from 'imapflow';
import { noFolder } from './imap-fault.ts';

/** Opens a folder for reading alone, by its name as people write it: in any letters, in any case. */
export async function openFolder(client: ImapFlow, wanted = 'INBOX') {
  const name = wanted.normalize('NFC').toLowerCase();
  const known = await client.list();
  const found =
    known.find(({ path }) => path === wanted) ?? known.find(({ path }) => path.normalize('NFC').toLowerCase() === name);
  if (!found) throw noFolder(wanted);
  return client.mailboxOpen(found.path, { readOnly: true });
}
