import { isAsking } from '../../../../../nouns/rfq-flow.ts';
import type { RfqItem } from '../../../../../nouns/rfq-item.ts';
import type { RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import type { Entrance } from '../../../kernel/access/entrance.ts';
import { digestOf } from '../../../kernel/access/link-token.ts';
import type { Approach, ReadContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { notFound, refuse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { holdWithRequisition } from '../hold-with-requisition.ts';
import { itemsOf } from '../items/rfq-item.ts';
import { recipientById } from '../recipients/rfq-recipient.ts';
import { supplierRfqs } from '../supplier-rfq.ts';

/** What the door found behind a token. */
export interface LinkHeld {
  recipientId: string;
}

export interface OpenedLink {
  rfq: SupplierRfq;
  items: readonly RfqItem[];
  recipient: RfqRecipient;
  link: {
    state: 'active' | 'consumed';
    expiresAt: string;
    /** Nothing is taken through it now: submitted already, over, or closed. */
    readOnly: boolean;
  };
}

/** The `enter` of whatever a supplier does by a link, as its holder. A text that is no token is as unknown as one that opens nothing. */
export async function enterByLink({ token }: { token: string }, { directory }: Approach): Promise<Entrance<LinkHeld>> {
  const digest = digestOf(token);
  const found = await directory.first<{ tenant_id: string; recipient_id: string }>(
    sql`select * from find_rfq_link(${digest ?? Buffer.alloc(32)})`,
  );
  if (!digest || !found) throw linkUnknown();
  const recipientId = found.recipient_id;
  const as = { kind: 'supplierLink', throughId: recipientId, idempotencyHolder: `link:${recipientId}` } as const;
  return { tenantId: found.tenant_id, carried: { recipientId }, as };
}

/**
 * Opens the request behind a link, or refuses as its state demands. To `answer`, the requisition and the request are held first, in
 * this order, and whatever closes them to answers is refused; to `hold` refuses only what keeps the link from opening; to look at the
 * `status`, the end of the link does not matter.
 */
export async function openLink(
  ctx: Pick<ReadContext, 'db'>,
  { recipientId }: LinkHeld,
  purpose: 'read' | 'hold' | 'answer' | 'status',
): Promise<OpenedLink> {
  const { db } = ctx;
  const place = await db.first<{ rfq_id: string }>(
    sql`select asked.rfq_id from supplier_rfq_recipients asked join tenants portal on portal.tenant_id = ${db.tenant}
      where asked.tenant_id = ${db.tenant} and asked.id = ${recipientId} and portal.status = 'active'`,
  );
  if (!place) throw linkUnknown();
  const rfq =
    purpose === 'answer' || purpose === 'hold'
      ? (await holdWithRequisition(ctx, place.rfq_id)).rfq
      : await supplierRfqs.byId(db, place.rfq_id);
  const row = await db.first<LinkRow>(sql`
    select state, expires_at, expires_at <= portal_now() as expired from supplier_rfq_links
    where tenant_id = ${db.tenant} and recipient_id = ${recipientId}`);
  if (!row) throw linkUnknown();
  if (row.state === 'revoked') throw refuse('link_revoked');
  if (row.expired && purpose !== 'status') throw refuse('link_expired');
  const reason = whyClosed(rfq, row.state);
  if (purpose === 'answer' && reason) throw reason();
  const [items, recipient] = await Promise.all([itemsOf(db, rfq.id), recipientById(db, rfq.id, recipientId)]);
  return { rfq, items, recipient, link: { state: row.state, expiresAt: row.expires_at, readOnly: reason !== null } };
}

interface LinkRow {
  state: 'active' | 'consumed' | 'revoked';
  expires_at: string;
  expired: boolean;
}

/** What keeps an answer from being taken; a request is over by the clock, whether or not a worker has noticed. */
function whyClosed({ status, responseDeadline }: SupplierRfq, state: LinkRow['state']) {
  if (status === 'closed' || status === 'cancelled') return rfqClosed;
  if (!isAsking(status) || new Date(responseDeadline ?? 0).getTime() <= portalNow().getTime()) return deadlinePassed;
  return state === 'consumed' ? alreadySubmitted : null;
}

const linkUnknown = () => notFound(words('Link', 'Ссылка'));

const rfqClosed = () =>
  refuse('conflict', words('The request is closed.', 'Запрос закрыт, ответы больше не принимаются.'), {
    rule: 'rfq_closed',
  });

export const deadlinePassed = () =>
  refuse('conflict', words('The deadline has passed.', 'Срок ответа истёк.'), { rule: 'deadline_passed' });

const alreadySubmitted = () =>
  refuse('conflict', words('The quote has already been submitted.', 'Предложение уже отправлено.'), {
    rule: 'already_submitted',
  });
