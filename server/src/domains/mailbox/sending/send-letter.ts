import Type from 'typebox';
import { id, object, text } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { Job } from '../../../kernel/job.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import type { FileHost } from '../../../platform/files/host.ts';
import { demandRecord } from '../links/demand-record.ts';
import { writeLinks } from '../links/write-links.ts';
import { mailboxMessage } from '../mailbox-message.ts';
import { linkedType, mailboxThread, mailboxThreads } from '../mailbox-thread.ts';
import { attachedFiles } from './attached-files.ts';
import { letterInput, type RecipientInput, recipients } from './letter.input.ts';
import { mailboxOf } from './mailbox-of.ts';
import { writeOutgoing } from './write-outgoing.ts';

export const sendLetter = (connectors: readonly AnyConnector[], hosts: () => readonly FileHost[], deliver: Job) =>
  command({
    name: 'mailbox.send-letter',
    summary: words('Write a letter', 'Написать письмо'),
    description:
      'Begins a conversation from the address of the connected mailbox. The letter leaves right after the answer: `state` of the letter says how far it is.',
    permission: 'mailbox.send',
    scope: 'supplier_documents.write',
    refuses: ['not_found', 'installation_not_ready', 'file_quarantined', 'scan_pending'],
    input: object({
      to: recipients('Recipients', 1),
      cc: Type.Optional(recipients('Copies', 0)),
      subject: text(300, 'Subject', { examples: ['Счёт на цемент'] }),
      ...letterInput,
      linkedTo: Type.Optional(
        Type.Array(object({ entityType: linkedType, id: id('The record') }), {
          maxItems: 10,
          title: 'Records it is about',
        }),
      ),
    }),
    output: mailboxMessage.view,

    async run(ctx, { to, cc = [], subject, text, fileIds = [], linkedTo = [] }) {
      const mailbox = await mailboxOf(ctx, connectors);
      const attachments = await attachedFiles(ctx, hosts(), fileIds);
      for (const one of linkedTo) await demandRecord(ctx, one.entityType, one.id);
      const threadId = await beginThread(ctx, subject, [...to, ...cc]);
      const letter = await writeOutgoing(ctx, { threadId, mailbox, to, cc, subject, text, answers: [], attachments });
      await writeLinks(
        ctx,
        linkedTo.map(({ entityType, id: entityId }) => {
          return { threadId, entityType, entityId, status: 'confirmed', source: 'person' };
        }),
      );
      await ctx.enqueue(deliver, { messageId: letter.id });
      ctx.record(mailboxThread.fact('queued', await mailboxThreads.byId(ctx.db, threadId), { letter: letter.id }));
      return letter;
    },
  });

async function beginThread({ db }: WriteContext, subject: string, people: readonly RecipientInput[]): Promise<string> {
  const id = uuidv7();
  const row = {
    tenant_id: db.tenant,
    id,
    subject,
    addresses: [...new Set(people.map(({ address }) => address.toLowerCase()))],
    people: people
      .map(({ name, address }) => (name ? `${name} <${address}>` : address))
      .join(', ')
      .slice(0, 2_000),
    message_count: 1,
    last_message_at: portalNow().toISOString(),
    last_direction: 'out',
  };
  await db.execute(sql`insert into mailbox_threads ${columns(row)}`);
  return id;
}
