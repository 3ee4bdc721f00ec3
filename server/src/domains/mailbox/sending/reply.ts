import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { Job } from '../../../kernel/job.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import type { MailPerson } from '../../../kernel/services.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { FileHost } from '../../../platform/files/host.ts';
import { isAnswer } from '../intake/subject-stem.ts';
import { mailboxMessage, messageColumns, type StoredMessage } from '../mailbox-message.ts';
import { changeThread, mailboxThread, mailboxThreads } from '../mailbox-thread.ts';
import { attachedFiles } from './attached-files.ts';
import { letterInput, recipients } from './letter.input.ts';
import { mailboxOf } from './mailbox-of.ts';
import { writeOutgoing } from './write-outgoing.ts';

const longestChain = 20;

export const reply = (connectors: readonly AnyConnector[], hosts: () => readonly FileHost[], deliver: Job) =>
  command({
    name: 'mailbox.reply',
    summary: words('Answer in a conversation', 'Ответить в переписке'),
    description:
      'Answers the newest letter that came, or follows up the newest of ours where nothing came yet. Without `to` it goes to whoever wrote last, or to those who were written to.',
    permission: 'mailbox.send',
    scope: 'supplier_documents.write',
    refuses: ['not_found', 'installation_not_ready', 'business_rule_violated', 'file_quarantined', 'scan_pending'],
    input: object({
      id: id(),
      ...letterInput,
      to: Type.Optional(recipients('Recipients', 1)),
      cc: Type.Optional(recipients('Copies', 0)),
    }),
    output: mailboxMessage.view,

    async run(ctx, { id, text, fileIds = [], to, cc = [] }) {
      const before = await mailboxThreads.lock(ctx.db, id);
      const mailbox = await mailboxOf(ctx, connectors);
      const answered = await newestOf(ctx, id);
      const people = to ?? writersOf(answered);
      if (people.length === 0) throw nobodyToAnswer();
      const letter = await writeOutgoing(ctx, {
        threadId: id,
        mailbox,
        to: people,
        cc,
        subject: isAnswer(answered.subject) ? answered.subject : `Re: ${answered.subject}`.slice(0, 500),
        text,
        answers: [...answered.answers, answered.messageId].slice(-longestChain),
        attachments: await attachedFiles(ctx, hosts(), fileIds),
      });
      await ctx.enqueue(deliver, { messageId: letter.id });
      const now = await changeThread(
        ctx.db,
        id,
        sql`, message_count = message_count + 1, last_message_at = portal_now(), last_direction = 'out'`,
      );
      ctx.record(mailboxThread.changed('queued', before, now, { letter: letter.id }));
      return letter;
    },
  });

const newestOf = ({ db }: WriteContext, threadId: string) =>
  db.one<StoredMessage>(sql`
    select ${messageColumns} from mailbox_messages message
    where message.tenant_id = ${db.tenant} and message.thread_id = ${threadId}
    order by message.direction, message.sent_at desc, message.id desc limit 1`);

const writersOf = ({ direction, from, to }: StoredMessage): Array<{ address: string; name?: string }> =>
  (direction === 'in' ? [from] : to).flatMap(({ name, address }: MailPerson) =>
    address === '' ? [] : [{ address, ...(name && { name }) }],
  );

const nobodyToAnswer = () =>
  brokenRule(
    'recipient_missing',
    words('The message has no sender: say whom to answer.', 'В письме нет отправителя: укажите, кому ответить.'),
  );
