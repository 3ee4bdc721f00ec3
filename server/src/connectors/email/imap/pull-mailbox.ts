import type { FetchMessageObject, ImapFlow } from 'imapflow';
import type { Call } from '../../../kernel/integrations/call.ts';
import type { PulledPage } from '../../../kernel/integrations/connector.ts';
import type { MailItem } from '../../../kernel/integrations/ports/mailbox.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { EmailSettings } from '../email-settings.ts';
import { readLetter } from '../letters/read-letter.ts';
import { inMailbox } from './in-mailbox.ts';
import { openFolder } from './open-folder.ts';

/** A page passes through memory: so many letters, and so many bytes of them, at most. */
const most = { letters: 200, bytes: 32 * 1024 * 1024, letter: 25 * 1024 * 1024 };

/** The next letters of the folder, oldest first, by their numbers. Nothing in the mailbox is changed: the folder is opened for reading. */
export async function pullMailbox(call: Call<EmailSettings>, cursor: string | null): Promise<PulledPage> {
  const { imap } = call.settings;
  if (!imap) return { items: [], cursor, more: false };
  return inMailbox(call, async (client) => {
    const opened = await openFolder(client, imap.folder);
    const folder = opened.path;
    const validity = String(opened.uidValidity);
    const place = readPlace(cursor);
    const same = place?.folder === folder && place.validity === validity;
    if (place && !same) noteNewNumbers(call, folder);
    const reached = same ? place.uid : 0;
    const waiting = opened.exists === 0 ? [] : await numbersAfter(client, reached);
    const sizes = await sizesOf(client, waiting.slice(0, most.letters));
    const { taken, tooLong } = pageOf(sizes);
    for (const one of tooLong) noteTooLong(call, folder, one);
    const items: MailItem[] = [];
    for await (const letter of lettersOf(client, taken))
      items.push(await readLetter(call, { folder, uidValidity: validity, letter }));
    const last = Math.max(reached, ...[...taken, ...tooLong.map(({ uid }) => uid)], ...gone(waiting, sizes));
    return {
      items,
      cursor: writePlace({ folder, validity, uid: last }),
      more: waiting.some((uid) => uid > last),
      ...(place === null && { total: waiting.length }),
    };
  });
}

/** `n:*` always answers the last letter too, whatever its number. */
async function numbersAfter(client: ImapFlow, reached: number): Promise<number[]> {
  const found = (await client.search({ uid: `${reached + 1}:*` }, { uid: true })) || [];
  return found.filter((uid) => uid > reached).sort((a, b) => a - b);
}

interface Sized {
  uid: number;
  size: number;
}

async function sizesOf(client: ImapFlow, uids: readonly number[]): Promise<Sized[]> {
  if (uids.length === 0) return [];
  const found = await client.fetchAll(uids.join(','), { uid: true, size: true }, { uid: true });
  return found.map(({ uid, size = 0 }) => ({ uid, size })).sort((a, b) => a.uid - b.uid);
}

/** As many letters as a page holds; at least one. */
function pageOf(sizes: readonly Sized[]): { taken: number[]; tooLong: Sized[] } {
  const taken: number[] = [];
  const tooLong: Sized[] = [];
  let bytes = 0;
  for (const one of sizes) {
    if (one.size > most.letter) {
      tooLong.push(one);
      continue;
    }
    bytes += one.size;
    if (taken.length > 0 && bytes > most.bytes) break;
    taken.push(one.uid);
  }
  return { taken, tooLong };
}

/** Numbers of this page whose letters went while it was read: they are passed by. */
function gone(waiting: readonly number[], sizes: readonly Sized[]): number[] {
  return sizes.length === 0 ? waiting.slice(0, most.letters) : [];
}

async function* lettersOf(client: ImapFlow, uids: readonly number[]): AsyncGenerator<FetchMessageObject> {
  if (uids.length === 0) return;
  const wanted = { uid: true, source: true, internalDate: true, envelope: true } as const;
  yield* client.fetch(uids.join(','), wanted, { uid: true });
}

function noteTooLong(call: Call<EmailSettings>, folder: string, { uid, size }: Sized) {
  call.log({
    direction: 'INBOUND',
    level: 'warning',
    event: 'mail.skipped',
    status: 'skipped',
    message: words(
      'A letter is longer than 25 MiB and was left in the mailbox.',
      'Письмо больше 25 МиБ и оставлено в почтовом ящике.',
    ),
    details: { folder, uid, bytes: size, reason: 'too_long' },
  });
}

function noteNewNumbers(call: Call<EmailSettings>, folder: string) {
  call.log({
    direction: 'INTERNAL',
    level: 'warning',
    event: 'mail.numbered_anew',
    status: 'ok',
    message: words(
      'The folder has changed, or the mail server has renumbered its messages: it is read from the beginning, and known messages are skipped.',
      'Папка сменилась, или сервер перенумеровал письма: папка читается с начала, уже известные письма пропускаются.',
    ),
    details: { folder },
  });
}

/** How far a folder was read. Letters are numbered anew when `validity` changes. */
interface Place {
  folder: string;
  validity: string;
  uid: number;
}

const writePlace = (place: Place): string => JSON.stringify(place);

function readPlace(cursor: string | null): Place | null {
  return cursor === null ? null : (JSON.parse(cursor) as Place);
}
