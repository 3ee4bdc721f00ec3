import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { workingInstallation } from '../../../platform/integrations/working-installation.ts';
import { bankDocument, holdDocuments, type StoredDocument } from '../bank-document.ts';
import { bankStatement, bankStatements, inLanguage } from '../bank-statement.ts';
import { matchDocuments } from '../matching/match-documents.ts';
import type { StatementPorts } from '../take-statement.ts';

/** By hand is by hand: what a person has matched is left to him. */
const open = sql`(doc.status in ('unmatched', 'proposed', 'already_paid') or (doc.status = 'kept' and doc.direction = 'incoming'))
  and not coalesce(doc.proposal->'foundIn' @> '[{"what": "person"}]', false)`;

export const rematchStatement = (ports: StatementPorts) =>
  command({
    name: 'bank-files.rematch-statement',
    summary: words('Match a bank statement anew', 'Сопоставить выписку заново'),
    description:
      'Looks anew for the invoices of documents that are not applied: for when invoices were entered after the upload. What a person has matched stays.',
    permission: 'payments.create',
    scope: ['finance.write'],
    refuses: ['installation_not_ready', 'integration_disabled'],
    input: object({ id: id() }),
    output: bankStatement.view,

    async run(ctx, input) {
      await bankStatements.byId(ctx.db, input.id);
      await workingInstallation(ctx, ports);
      const held = await holdDocuments(ctx.db, input.id, open);
      const outcomes = await matchDocuments(ctx, held);
      const changes = held.flatMap((row, index) => {
        const { status, counterpartyId, proposal } = outcomes[index] as (typeof outcomes)[number];
        const differs =
          JSON.stringify([row.status, sorted(row.proposal)]) !== JSON.stringify([status, sorted(proposal)]);
        return differs
          ? [{ row, after: { ...row, status, counterpartyId, proposal, version: row.version + 1 } as StoredDocument }]
          : [];
      });
      if (changes.length === 0) ctx.nothingChanged();
      const rows = changes.map(({ after }) => ({
        id: after.id,
        status: after.status,
        counterparty_id: after.counterpartyId,
        proposal: after.proposal,
      }));
      await ctx.db.execute(sql`
        update bank_documents doc set status = found.status, counterparty_id = found.counterparty_id, proposal = found.proposal,
          version = doc.version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found (id uuid, status text, counterparty_id uuid, proposal jsonb)
        where doc.tenant_id = ${ctx.db.tenant} and doc.id = found.id`);
      for (const { row, after } of changes) ctx.record(bankDocument.changed('matched', row, after));
      return bankStatements.show(ctx.actor, inLanguage(ctx.language)(await bankStatements.byId(ctx.db, input.id)));
    },
  });

/** The database keeps the fields of a proposal in an order of its own. */
const sorted = (proposal: StoredDocument['proposal']) =>
  proposal && [
    proposal.confidence,
    proposal.exact,
    proposal.remarks,
    proposal.allocations.map((one) => [one.invoiceId, one.amount, one.outstanding]),
  ];
