import { lacksPermission, maySee } from '../../../kernel/access/actor.ts';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { deliveryCard, readDeliveryCard } from '../delivery-document.card.ts';
import { deliveryDocument, deliveryDocuments } from '../delivery-document.ts';
import { deliveryReading } from '../delivery-rights.ts';

export const getDeliveryDocument = query({
  name: 'delivery-documents.get-delivery-document',
  summary: words('Get a delivery document', 'Получить документ на доставку'),
  description:
    'With its goods and sides as they were when it was written, and where the caller may move it now. The passport of a trusted person needs `logistics.documents`.',
  ...deliveryReading,
  input: object({ id: id() }),
  output: deliveryCard,
  run: (ctx, { id }) => readDeliveryCard(ctx, id),
});

/** What the files of a document ask for: the paper of a power of attorney holds a passport. */
export const readForFiles = query({
  name: 'delivery-documents.read-for-files',
  summary: words('Read a delivery document whose files are opened', 'Прочитать документ, файлы которого открывают'),
  ...deliveryReading,
  input: object({ id: id() }),
  output: deliveryDocument.view,

  async run({ db, actor }, { id }) {
    const found = await deliveryDocuments.byId(db, id);
    if (found.attorney && !maySee(actor, 'logistics.documents')) throw lacksPermission('logistics.documents');
    return deliveryDocuments.show(actor, found);
  },
});
