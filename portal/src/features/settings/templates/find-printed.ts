import { deliveryKindOf } from '../../../../../nouns/document-kinds.ts';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import type { TemplateKind } from './queries.ts';

/** Records that documents of a kind are made of, by number or subject. */
export async function findPrinted(kind: TemplateKind, search: string, signal: AbortSignal): Promise<RecordOption[]> {
  const options = { params: { query: { limit: 12, ...(search.length > 1 && { search }) } }, signal };
  const ofDelivery = deliveryKindOf(kind);
  if (ofDelivery) {
    const query = { ...options.params.query, kind: ofDelivery };
    const { items } = await ask(api.GET('/api/v1/logistics/documents', { params: { query }, signal }));
    return items.map(({ id, number, procurement }) => ({ id, label: number, about: procurement.title }));
  }
  if (kind === 'contract') {
    const { items } = await ask(api.GET('/api/v1/contracts', options));
    return items.map(({ id, number, title }) => ({ id, label: number, about: title }));
  }
  const { items } =
    kind === 'sales_invoice'
      ? await ask(api.GET('/api/v1/sales-invoices', options))
      : await ask(api.GET('/api/v1/commercial-proposals', options));
  return items.map(({ id, number, title, customer }) => ({
    id,
    label: number ?? title ?? say('Draft', 'Черновик'),
    about: customer?.name,
  }));
}
