import { id, nullable, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { requisitions } from '../../../requisitions/requisition.ts';
import { afterwards, afterwardsOf } from '../afterwards-of.ts';
import { contentOf } from '../content-of.ts';
import { digest, issuedProtocol } from '../issued-protocol.ts';
import { protocolContent } from '../protocol-content.ts';
import { digestOf, issued, latestProtocol } from '../protocols-of.ts';

export const getDecisionProtocol = query({
  name: 'supplier-quotes.get-decision-protocol',
  summary: words('Get the protocol of a decision', 'Получить протокол решения'),
  description:
    'Who was asked and who answered, every price as it was compared, each decision with who took it and why, and the approvals, as they stand now; the latest protocol that was drawn up of it; and what ' +
    'became of the decision afterwards. Prices are compared at the rates of the day of the last decision. While prices of a request are sealed its quotes stay out.',
  permission: 'supplier_quotes.compare',
  scope: 'supplier_documents.read',
  refuses: ['not_found'],
  input: object({ procurementId: id('Requisition') }),
  output: object(
    {
      content: protocolContent,
      sha256: digest(),
      issued: nullable(issuedProtocol),
      afterwards,
    },
    { title: 'Protocol of a decision' },
  ),

  async run(ctx, { procurementId }) {
    const requisition = await requisitions.byId(ctx.db, procurementId);
    const content = await contentOf(ctx, requisition);
    const latest = await latestProtocol(ctx.db, procurementId);
    const became = await afterwardsOf(ctx.db, procurementId);
    return { content, sha256: digestOf(content), issued: latest ? issued(latest) : null, afterwards: became };
  },
});
