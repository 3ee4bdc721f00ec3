import { deliveryDocumentFlow } from '../../../../../nouns/delivery-document-flow.ts';
import { id, object } from '../../../kernel/fields.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { deliveryDocument, deliveryDocuments } from '../delivery-document.ts';
import { deliveryWriting } from '../delivery-rights.ts';

export const restoreDeliveryDocument = command({
  name: 'delivery-documents.restore-delivery-document',
  summary: words('Restore a delivery document', 'Вернуть документ на доставку из архива'),
  description: 'Under its number, as the draft or the issued document it was. One that is not archived stays as it is.',
  ...deliveryWriting,
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: deliveryDocument.view,

  async run(ctx, { id }) {
    const before = await deliveryDocuments.open(ctx, id);
    if (!before.archivedAt) return deliveryDocuments.show(ctx.actor, unchanged(ctx, before));
    const move = before.issuedAt ? 'restore_issued' : 'restore_draft';
    const stage = nextStatus(deliveryDocumentFlow, move, before.stage);
    return deliveryDocuments.show(ctx.actor, await deliveryDocuments.change(ctx, before, { stage, archivedAt: null }));
  },
});
