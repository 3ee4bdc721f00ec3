import { id, longText, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { brokenRule, conflict, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { invoiceCard, readInvoiceCard } from '../invoice.card.ts';
import { invoice, invoices } from '../invoice.ts';
import { standNow } from '../matching/stand-now.ts';
import { refuseOwnApproval } from '../refuse-own-approval.ts';

export const acceptDifferences = command({
  name: 'billing.accept-differences',
  summary: words('Accept the differences of an incoming invoice', 'Принять расхождения входящего счёта'),
  description:
    'An invoice that differs in a way that blocks may then be approved, and where it names an order, paid. It holds for these differences: ' +
    'where they change, somebody has to accept them anew. Who may not approve the invoice for having entered it may not accept them either.',
  permission: 'invoices.status',
  scope: ['supplier_documents.write', 'finance.write'],
  refuses: ['conflict', 'business_rule_violated', 'precondition_failed'],
  input: object({
    id: id('Invoice'),
    reason: longText(1_000, 'Why the differences are right', { examples: ['Цена согласована по телефону.'] }),
  }),
  output: invoiceCard,

  async run(ctx, { id, reason }) {
    const held = await invoices.lock(ctx.db, id);
    ctx.expectVersion(held.version);
    if (held.status === 'cancelled' || held.status === 'rejected') throw closed();
    const { status, issues } = await standNow(ctx, held);
    if (status !== 'blocked' && status !== 'overridden') throw nothingToAccept();
    if (status === 'overridden' && held.matching.overrideReason === reason) {
      ctx.nothingChanged();
      return readInvoiceCard(ctx, id);
    }
    await refuseOwnApproval(ctx, held);
    await ctx.db.execute(sql`
      update invoices set matching_status = 'overridden', matching_issues = ${JSON.stringify(issues)}::jsonb, override_reason = ${reason},
        version = version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId}
      where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(invoice.changed('differences_accepted', held, await invoices.byId(ctx.db, id), { reason }));
    return readInvoiceCard(ctx, id);
  },
});

const closed = () =>
  conflict('invoice_closed', words('The invoice is cancelled or rejected.', 'Счёт отменён или отклонён.'));

const nothingToAccept = () =>
  brokenRule(
    'nothing_to_accept',
    words('The invoice has no differences that block it.', 'У счёта нет расхождений, которые ему мешают.'),
  );
