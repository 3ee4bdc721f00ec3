import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { brokenRule, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { requisition, requisitions } from '../../../requisitions/requisition.ts';
import { contentOf } from '../content-of.ts';
import { issuedProtocol } from '../issued-protocol.ts';
import { digestOf, issued, latestProtocol } from '../protocols-of.ts';

export const issueDecisionProtocol = command({
  name: 'supplier-quotes.issue-decision-protocol',
  summary: words('Draw up the protocol of a decision', 'Составить протокол решения'),
  description:
    'Keeps the protocol as it stands and records its digest in the audit trail, so that anybody can check later that a copy is the one. Where nothing has changed since the latest protocol, that one is the answer.',
  permission: 'supplier_quotes.compare',
  scope: 'supplier_documents.write',
  refuses: ['not_found', 'business_rule_violated'],
  input: object({ procurementId: id('Requisition') }),
  output: issuedProtocol,

  async run(ctx, { procurementId }) {
    const held = await requisitions.lock(ctx.db, procurementId);
    const content = await contentOf(ctx, held);
    if (content.decisions.length === 0) throw nothingDecided();
    const sha256 = digestOf(content);
    const latest = await latestProtocol(ctx.db, procurementId);
    if (latest?.sha256 === sha256) {
      ctx.nothingChanged();
      return issued(latest);
    }
    const n = (latest?.n ?? 0) + 1;
    await ctx.db.execute(sql`
      insert into decision_protocols (tenant_id, id, requisition_id, n, sha256, content, issued_by)
      values (${ctx.db.tenant}, ${ctx.newId}, ${procurementId}, ${n}, ${sha256}, ${JSON.stringify(content)}::jsonb, ${ctx.actor.userId})`);
    ctx.record(requisition.fact('decision_protocol_issued', held, { protocol: { id: ctx.newId, n, sha256 } }));
    return issued((await latestProtocol(ctx.db, procurementId)) as NonNullable<typeof latest>);
  },
});

const nothingDecided = () =>
  brokenRule(
    'nothing_decided',
    words(
      'Nothing is decided on this requisition yet. Choose suppliers, then draw up the protocol.',
      'По этой заявке ещё ничего не решено. Выберите поставщиков и составьте протокол.',
    ),
  );
