import { type DeliveryDocumentKind, deliveryDocumentKinds } from '../../../../../nouns/delivery-document-kinds.ts';
import { templateKindOf } from '../../../../../nouns/document-kinds.ts';
import { object, text } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { exportOptions, optionsOf, optionsReading } from './list-export-options.ts';

const kinds = Object.keys(deliveryDocumentKinds);

export const listDeliveryOptions = query({
  name: 'document-templates.list-delivery-options',
  summary: words('Layouts of delivery documents', 'Макеты документов на доставку'),
  description: `What may be named as \`templateId\` of a document of the kind, the default first. Kinds: ${kinds.join(', ')}; any other is not found.`,
  ...optionsReading,
  input: object({ kind: text(64, 'Kind of delivery document', { examples: ['packing_list'] }) }),
  output: exportOptions,

  run(ctx, { kind }) {
    if (!kinds.includes(kind)) throw notFound(words('Kind of document', 'Вид документа'));
    return optionsOf(ctx.db, templateKindOf(kind as DeliveryDocumentKind));
  },
});
