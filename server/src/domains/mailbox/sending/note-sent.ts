import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import type { Undelivered } from '../../../kernel/integrations/ports/mailbox.ts';
import { isLasting, type ProviderErrorKind } from '../../../kernel/integrations/provider.ts';
import type { Job } from '../../../kernel/job.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Called } from '../../../platform/integrations/call-connector.ts';
import type { Connectors } from '../../../platform/integrations/installation.row.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { noteFault } from '../../../platform/integrations/note-fault.ts';
import { holdMessage } from '../mailbox-message.ts';
import { lookLater } from './look-later.ts';
import { moveLetter } from './move-letter.ts';
import { waitForMailbox } from './wait-for-mailbox.ts';

type Sent = Called<{ response: string; undelivered: Undelivered[] }>;

/** Faults that pass: the letter surely was not sent, and is tried again. */
const passing: readonly ProviderErrorKind[] = ['unavailable', 'rate_limited', 'quota'];

/** Minutes before each further attempt: a mail server may be away for a night. */
const waits = [1, 5, 15, 60, 120, 240, 480];

export const noteSent = (connectors: Connectors, deliver: Job, look: Job) =>
  command({
    name: 'mailbox.note-sent',
    summary: words('Note how a letter fared', 'Отметить, как ушло письмо'),
    permission: 'signed-in',
    scope: null,
    input: object({ messageId: id(), sent: Type.Unsafe<Sent>({}) }),
    output: Type.Unknown(),

    async run(ctx, { messageId, sent }) {
      const letter = await holdMessage(ctx.db, messageId);
      await writeLog(
        ctx.db,
        letter.installationId,
        sent.lines.map((line) => ({ ...line, entityType: 'mailbox_thread', entityId: letter.threadId })),
      );
      if (letter.state !== 'running') return ctx.nothingChanged();
      const { error } = sent;
      if (!error) return moveLetter(ctx, letter, { state: 'done', undelivered: sent.result.undelivered });
      if (error.kind === 'unknown_outcome') {
        await lookLater(ctx, look, messageId, 0);
        return moveLetter(ctx, letter, { state: 'in_doubt', error: error.detail });
      }
      if (isLasting(error.kind)) {
        await noteFault(ctx, connectors, letter.installationId, error);
        return waitForMailbox(ctx, deliver, letter, error.detail);
      }
      const minutes = passing.includes(error.kind) ? waits[letter.attempts - 1] : undefined;
      if (minutes === undefined) return moveLetter(ctx, letter, { state: 'failed', error: error.detail });
      const dueAt = new Date(portalNow().getTime() + minutes * 60_000).toISOString();
      await ctx.enqueue(deliver, { messageId }, { dueAt });
      return moveLetter(ctx, letter, { state: 'pending', error: error.detail });
    },
  });
