import { deliveryDocumentFlow } from '../../../../../nouns/delivery-document-flow.ts';
import { id, object } from '../../../kernel/fields.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { gone } from '../../logistics/gone.ts';
import { deliveryDocuments } from '../delivery-document.ts';
import { deliveryDeleting } from '../delivery-rights.ts';

export const deleteDeliveryDocument = command({
  name: 'delivery-documents.delete-delivery-document',
  summary: words('Archive a delivery document', 'Убрать документ на доставку в архив'),
  description:
    'A draft, or an issued one that was not sent yet: it goes to the archive with its number, which is never used again. What was sent is not archived.',
  ...deliveryDeleting,
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({ id: id() }),
  output: gone,

  async run(ctx, { id }) {
    const before = await deliveryDocuments.open(ctx, id);
    if (before.archivedAt) {
      ctx.nothingChanged();
      return { id, result: 'archived' as const };
    }
    const stage = nextStatus(deliveryDocumentFlow, 'archive', before.stage);
    const archivedAt = portalNow().toISOString();
    await deliveryDocuments.change(
      ctx,
      before,
      { stage, archivedAt },
      { fact: 'deleted', tell: { reason: 'archived' } },
    );
    return { id, result: 'archived' as const };
  },
});
