import Type from 'typebox';
import type { Invoice } from '../../../../../nouns/invoice.ts';
import { invoiceFlow } from '../../../../../nouns/invoice-flow.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { factById } from '../../../platform/audit/fact-by-id.ts';
import { askApprovers, type ToApprove, tellVerdict } from '../../../platform/notices/approval-notices.ts';
import { peopleWith } from '../../../platform/users/people-to-tell.ts';
import { isByRoute } from '../../approvals/is-by-route.ts';
import { companySettings } from '../../company/company-settings.ts';
import { invoice, invoices } from '../invoice.ts';
import { authorsOf } from '../own-approval.ts';

/** Who may approve hears that an invoice waits, and who sent it how it was decided. */
export const tellApproval = reaction(
  [invoice.event('status_changed')],
  command({
    name: 'billing.tell-approval',
    summary: words('Write letters about the approval of an invoice', 'Написать письма о согласовании счёта'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),
    async run(ctx, { factId, entityId }) {
      ctx.nothingChanged();
      const [{ actorId, data }, held] = await Promise.all([factById(ctx.db, factId), invoices.byId(ctx.db, entityId)]);
      const { from, to } = data.status ?? {};
      if (to === 'pending_approval' && held.status === to) return ask(ctx, held, factId, actorId);
      const verdict = to === 'paid' ? 'approved' : to;
      if (from === 'pending_approval' && (verdict === 'approved' || verdict === 'rejected'))
        await tellVerdict(ctx, shown(held), {
          key: factId,
          verdict,
          decidedBy: actorId,
          reason: data.reason ?? null,
          to: held.submittedBy ?? held.createdBy,
        });
    },
  }),
);

/** Where a route says who approves, approvals ask them step by step. */
async function ask(ctx: WriteContext, held: Invoice, key: string, askedBy: string | null) {
  if (await isByRoute(ctx, 'invoice', held.id)) return;
  const [settings, people] = await Promise.all([
    companySettings(ctx),
    peopleWith(ctx.db, invoiceFlow.moves.approve.permission as 'invoices.status'),
  ]);
  const authors = authorsOf(held, settings);
  await askApprovers(ctx, shown(held), {
    key,
    approvers: people.filter(({ id }) => id !== askedBy && !authors.includes(id)),
    askedBy,
  });
}

const shown = ({ id, number, externalNumber, supplier, totals, currency, dueDate }: Invoice): ToApprove => ({
  recordType: 'invoice',
  recordId: id,
  number: externalNumber ?? number,
  title: supplier.name,
  total: totals.gross,
  currency,
  dueDate,
});
