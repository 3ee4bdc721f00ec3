import { isTold, type RfqMove, rfqFlow } from '../../../../nouns/rfq-flow.ts';
import type { SupplierRfq } from '../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { supplierRfqs } from './supplier-rfq.ts';
import { moveRfq } from './write-rfq.ts';

/**
 * Brings a held request in line with its answers, after quotes or refusals changed in this transaction: a recipient is `quoted` while it
 * has a submitted quote, and the request is sent, partially quoted or quoted by those who were asked and did not decline.
 */
export async function settleRfq(ctx: WriteContext, held: SupplierRfq): Promise<SupplierRfq> {
  await followQuotes(ctx, held.id);
  const now = await supplierRfqs.byId(ctx.db, held.id);
  const move = isTold(now.status) && isOpen(now) ? moveByAnswers(now, await answersOf(ctx, now.id)) : null;
  return move ? moveRfq(ctx, now, move) : now;
}

/** An expired request stays so until its deadline is moved ahead. */
const isOpen = ({ status, responseDeadline }: SupplierRfq) =>
  status !== 'expired' || new Date(responseDeadline ?? 0).getTime() > portalNow().getTime();

async function followQuotes({ db }: WriteContext, rfqId: string) {
  await db.execute(sql`
    update supplier_rfq_recipients asked set status = case when answer.given then 'quoted' else 'viewed' end,
      version = asked.version + 1, updated_at = portal_now()
    from (select one.id, exists (select 1 from supplier_quotes quote
        where quote.tenant_id = ${db.tenant} and quote.rfq_id = ${rfqId} and quote.supplier_id = one.supplier_id
          and quote.status not in ('draft', 'withdrawn')) as given
      from supplier_rfq_recipients one where one.tenant_id = ${db.tenant} and one.rfq_id = ${rfqId}) answer
    where asked.tenant_id = ${db.tenant} and asked.id = answer.id and asked.status <> 'revoked'
      and answer.given <> (asked.status = 'quoted')`);
}

interface Answers {
  asked: number;
  quoted: number;
}

const answersOf = ({ db }: WriteContext, rfqId: string) =>
  db.one<Answers>(sql`
    select count(*) filter (where status not in ('pending', 'declined', 'revoked'))::int as asked,
      count(*) filter (where status = 'quoted')::int as quoted
    from supplier_rfq_recipients where tenant_id = ${db.tenant} and rfq_id = ${rfqId}`);

const byAnswers = ['unquote', 'quote_some', 'quote_all'] as const satisfies readonly RfqMove[];

function moveByAnswers({ status }: SupplierRfq, { asked, quoted }: Answers) {
  const target = quoted === 0 ? 'sent' : quoted < asked ? 'partially_quoted' : 'quoted';
  return status === target ? null : byAnswers.find((move) => rfqFlow.moves[move].to === target);
}
