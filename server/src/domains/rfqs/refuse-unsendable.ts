import { isTold, rfqFlow } from '../../../../nouns/rfq-flow.ts';
import type { RfqRecipient } from '../../../../nouns/rfq-recipient.ts';
import type { SupplierRfq } from '../../../../nouns/supplier-rfq.ts';
import { notAllowed } from '../../kernel/lifecycle.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { brokenRule, type Refusal, words } from '../../kernel/problems/errors.ts';
import { type CounterpartyRef, supplierRefs } from '../counterparties/counterparty-refs.ts';
import { deadlinePassed } from './links/open-link.ts';
import { refuseBarred } from './recipients/resolve-recipients.ts';
import { unreachedByMessenger } from './recipients/unreached-by-messenger.ts';

const shortestMs = 15 * 60_000;

/** Refuses what suppliers could not answer: nothing asked, nobody asked, no time, no address. */
export async function refuseUnsendable(ctx: ReadContext, rfq: SupplierRfq, to: readonly RfqRecipient[]): Promise<void> {
  if (rfq.status !== 'draft' && !isTold(rfq.status)) throw notAllowed(rfqFlow, rfq.status, 'sent', []);
  if (rfq.counts.items === 0) throw noItems();
  if (rfq.counts.recipients === 0) throw noRecipients();
  const left = new Date(rfq.responseDeadline ?? 0).getTime() - portalNow().getTime();
  if (rfq.status !== 'draft' && left <= 0) throw deadlinePassed();
  if (left < shortestMs) throw tooSoon();
  refuseUnreachable(to);
  await refuseMessenger(ctx, to);
  const refs = await supplierRefs(
    ctx.db,
    to.filter(({ status }) => status === 'pending').map(({ supplierId }) => supplierId),
  );
  refuseBarred([...refs.values()] as CounterpartyRef[]);
}

function refuseUnreachable(to: readonly RfqRecipient[]) {
  const missing = to.filter(({ channel, email }) => channel === 'email' && email === null);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  throw brokenRule(
    'recipient_email_missing',
    words(`No e-mail address for: ${names}.`, `Не указана почта: ${names}.`),
    {
      recipients: missing.map(({ id, supplierId, name }) => ({ recipientId: id, supplierId, name })),
    },
  );
}

/** Nothing would reach them, so nothing may say it was sent. */
async function refuseMessenger({ db }: ReadContext, to: readonly RfqRecipient[]) {
  const unreached = await unreachedByMessenger(db, to);
  const [why] = unreached.values();
  if (!why) return;
  const missing = to.filter(({ id }) => unreached.has(id));
  const names = missing.map(({ name }) => name).join(', ');
  throw brokenRule('recipient_messenger_missing', words(`${names}: ${why.en}.`, `${names}: ${why.ru}.`), {
    recipients: missing.map(({ id, supplierId, name }) => ({ recipientId: id, supplierId, name })),
  });
}

const noItems = (): Refusal =>
  brokenRule('no_items', words('There is nothing to ask for: add positions.', 'Нечего запрашивать: добавьте позиции.'));

const noRecipients = (): Refusal =>
  brokenRule(
    'no_recipients',
    words('There is nobody to ask: add suppliers.', 'Некого запрашивать: добавьте поставщиков.'),
  );

const tooSoon = (): Refusal =>
  brokenRule(
    'deadline_too_soon',
    words('Set a deadline at least 15 minutes from now.', 'Укажите срок ответа: не раньше чем через 15 минут.'),
    { minutes: 15 },
  );
