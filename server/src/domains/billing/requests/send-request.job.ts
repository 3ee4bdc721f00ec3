import Type, { type Static } from 'typebox';
import { words } from '../../../kernel/errors.ts';
import { choice, id, nullable, object } from '../../../kernel/fields.ts';
import { job, type OutsideWork } from '../../../kernel/job.ts';
import { command, query } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql.ts';
import { renderLetter } from '../../../platform/mail/render-letter.ts';
import type { MailFailure } from '../../../platform/mail/transport.ts';
import { holdRequisition } from '../../requisitions/hold-requisition.ts';
import { holdRequest, requestById } from './invoice-request.row.ts';
import { invoiceRequestLetter } from './invoice-request-letter.ts';
import { type LetterToSupplier, readLetterToSupplier } from './letter-to-supplier.ts';
import { moveRequest } from './move-request.ts';
import { orderRequisition } from './order-requisition.ts';

const outcome = object({ status: choice(['sent', 'failed'], 'Outcome'), error: nullable(Type.String()) });

type Outcome = Static<typeof outcome>;

const requestId = id('Invoice request');

const readRequestLetter = query({
  name: 'billing.read-request-letter',
  summary: words('Read what is asked of a supplier', 'Прочитать запрос поставщику'),
  permission: 'signed-in',
  scope: null,
  input: object({ requestId }),
  output: Type.Unknown(),
  run: (ctx, { requestId }) => readLetterToSupplier(ctx, requestId),
});

const markRequest = command({
  name: 'billing.mark-request',
  summary: words('Mark an invoice request', 'Отметить запрос счёта'),
  permission: 'signed-in',
  scope: null,
  input: object({ requestId, outcome: nullable(outcome) }),
  output: Type.Unknown(),

  async run(ctx, { requestId, outcome }) {
    const { procurementId } = await requestById(ctx.db, requestId);
    const requisition = await holdRequisition(ctx, procurementId);
    const held = await holdRequest(ctx.db, requestId);
    if (outcome === null || held.status !== 'draft') return ctx.nothingChanged();
    if (outcome.status === 'failed') return void (await moveRequest(ctx, held, 'fail', { error: outcome.error }));
    await moveRequest(ctx, held, 'send', { sent_at: sql`now()`, error: null });
    return orderRequisition(ctx, requisition);
  },
});

/** Sent at least once: twice only when the worker dies between the server's word and our mark. */
export const sendRequest = job({
  name: 'billing.send-request',
  payload: object({ requestId }),
  command: markRequest,
  outside: { read: readRequestLetter, perform: send },
  // A mail server may be away for a night.
  attempts: 30,
  onGivenUp: {
    command: markRequest,
    input: ({ requestId }, { reason }) => ({ requestId, outcome: { status: 'failed', error: reason } }),
  },
});

async function send(
  letter: LetterToSupplier | null,
  { services }: Parameters<OutsideWork['perform']>[1],
): Promise<Outcome | null> {
  if (letter === null) return null;
  const { subject, html, text } = renderLetter(invoiceRequestLetter(letter, letter.locale), letter.locale);
  const messageId = `${letter.requestId}@${new URL(services.publicUrl).hostname || 'localhost'}`;
  try {
    await services.mail.send({ to: letter.to, subject, html, text, messageId });
    return { status: 'sent', error: null };
  } catch (error) {
    if (!(error as MailFailure).permanent) throw error;
    return { status: 'failed', error: (error as Error).message.slice(0, 500) };
  }
}
