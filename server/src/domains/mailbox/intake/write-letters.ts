import type { LetterAttachment } from '../../../../../nouns/mailbox-message.ts';
import type { KeptFile } from '../../../kernel/integrations/call.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { Refusal } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { recordFile } from '../../../platform/files/record-file.ts';
import { letterFiles } from '../mailbox-message.ts';
import type { Gathered, NewLetter } from './gather-threads.ts';

/** Writes letters down in one statement, after their files. */
export async function writeLetters(
  ctx: WriteContext,
  installationId: string,
  gathered: readonly Gathered[],
): Promise<void> {
  const rows = [];
  for (const { threadId, letters } of gathered)
    for (const letter of letters)
      rows.push({ ...asRow(letter), thread_id: threadId, attachments: await filesOf(ctx, letter) });
  await ctx.db.execute(sql`
    insert into mailbox_messages (tenant_id, installation_id, direction, id, thread_id, message_id, answers, sender, recipients, copies,
      subject, body, sent_at, attachments, folder, uid_validity, uid)
    select ${ctx.db.tenant}::uuid, ${installationId}::uuid, 'in', given.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (id uuid, thread_id uuid, message_id text, answers text[], sender jsonb,
      recipients jsonb, copies jsonb, subject text, body text, sent_at instant, attachments jsonb, folder text, uid_validity text, uid bigint)
    on conflict do nothing`);
}

const asRow = (letter: NewLetter) => ({
  id: letter.id,
  message_id: letter.messageId,
  answers: letter.answers,
  sender: letter.from ?? { name: '', address: '' },
  recipients: letter.to,
  copies: letter.cc,
  subject: letter.subject,
  body: letter.text,
  sent_at: letter.sentAt,
  folder: letter.folder,
  uid_validity: letter.uidValidity,
  uid: letter.uid,
});

async function filesOf(ctx: WriteContext, { id, attachments }: NewLetter): Promise<LetterAttachment[]> {
  const kept: LetterAttachment[] = [];
  for (const one of attachments) {
    const file = await keep(ctx, id, one);
    if (file) kept.push(file);
  }
  return kept;
}

/** A letter is never lost because its file is not wanted; the same bytes twice on one letter are one file. */
async function keep(ctx: WriteContext, letterId: string, given: KeptFile): Promise<LetterAttachment | null> {
  const { storageKey, sha256, ...named } = given;
  if (storageKey === null) return { ...named, fileId: null, notKept: 'file_type' };
  try {
    const about = { id: uuidv7(), entityType: letterFiles, entityId: letterId };
    const file = await ctx.attempt(() => recordFile(ctx, { ...about, ...named, sha256, storageKey }));
    return file ? { ...named, fileId: file.id, notKept: null } : null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...named, fileId: null, notKept: 'quota' };
  }
}
