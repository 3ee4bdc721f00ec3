import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import type { OutgoingMail } from '../../../kernel/integrations/ports/mailbox.ts';
import { isLasting, type ProviderErrorKind } from '../../../kernel/integrations/provider.ts';
import type { Job } from '../../../kernel/job.ts';
import { command, type JobName, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { holdMessage, type StoredMessage } from '../mailbox-message.ts';
import { lookLater } from './look-later.ts';
import { moveLetter } from './move-letter.ts';
import { waitForMailbox } from './wait-for-mailbox.ts';

export interface LetterToSend {
  installationId: string;
  mail: Omit<OutgoingMail, 'attachments'>;
  files: Array<{ storageKey: string; fileName: string; mimeType: string }>;
}

/** Writes down that a letter is being sent, before it is. One that is found so was left by a worker that died. */
export const beginSending = (deliver: JobName, look: Job) =>
  command({
    name: 'mailbox.begin-sending',
    summary: words('Begin to send a letter', 'Начать отправку письма'),
    permission: 'signed-in',
    scope: null,
    input: object({ messageId: id() }),
    output: Type.Unknown(),

    async run(ctx, { messageId }): Promise<LetterToSend | null> {
      const letter = await holdMessage(ctx.db, messageId);
      if (letter.state === 'running') {
        await moveLetter(ctx, letter, { state: 'in_doubt', error: brokeOff });
        await lookLater(ctx, look, messageId, 0);
        return null;
      }
      if (letter.state !== 'pending') {
        ctx.nothingChanged();
        return null;
      }
      if (await isStopped(ctx.db, letter.installationId)) {
        await waitForMailbox(ctx, deliver, letter);
        return null;
      }
      await moveLetter(ctx, letter, { state: 'running', attempts: letter.attempts + 1 });
      return {
        installationId: letter.installationId,
        mail: {
          messageId: letter.messageId,
          answers: letter.answers,
          to: letter.to,
          cc: letter.cc,
          subject: letter.subject,
          text: letter.text,
        },
        files: await filesOf(ctx, letter),
      };
    },
  });

/** Files in the order they were attached; one removed meanwhile is attached no more. */
const filesOf = ({ db }: WriteContext, { attachments }: StoredMessage) =>
  db.many<LetterToSend['files'][number]>(sql`
    select file.storage_key as "storageKey", file.file_name as "fileName", file.mime_type as "mimeType"
    from unnest(${attachments.flatMap(({ fileId }) => fileId ?? [])}::uuid[]) with ordinality wanted (id, place)
    join files file on file.id = wanted.id
    where file.tenant_id = ${db.tenant} and file.status = 'active' and file.storage_key is not null
    order by wanted.place`);

const brokeOff = words(
  'Sending was interrupted: it is not known whether the message left. It is being looked for among the sent ones.',
  'Отправка прервалась: ушло ли письмо, неизвестно. Оно ищется среди отправленных.',
);

/** Whether a mailbox waits for a person: it is switched off or not set up, or it was refused for what does not pass by itself. */
async function isStopped(db: Db, installationId: string): Promise<boolean> {
  const held = await db.one<{ status: string; fault: ProviderErrorKind | null }>(sql`
    select status, last_error ->> 'kind' as fault from integration_installations
    where tenant_id = ${db.tenant} and id = ${installationId}`);
  if (held.status === 'sync_error') return held.fault !== null && isLasting(held.fault);
  return held.status !== 'installed';
}
