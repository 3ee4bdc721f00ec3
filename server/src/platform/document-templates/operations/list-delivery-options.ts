import { deliveryDocumentKinds } from '../../../../../nouns/delivery-document-kinds.ts';
import { object, text } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { exportOptions, optionsReading } from './list-export-options.ts';

const kinds = Object.keys(deliveryDocumentKinds);

export const listDeliveryOptions = query({
  name: 'document-templates.list-delivery-options',
  summary: words('Layouts of delivery documents', 'Макеты документов на доставку'),
  description: `Empty until there are layouts of these documents. Kinds: ${kinds.join(', ')}; any other is not found.`,
  ...optionsReading,
  input: object({ kind: text(64, 'Kind of delivery document', { examples: ['packing_list'] }) }),
  output: exportOptions,

  async run(_, { kind }) {
    if (!kinds.includes(kind)) throw notFound(words('Kind of document', 'Вид документа'));
    return { items: [] };
  },
});
