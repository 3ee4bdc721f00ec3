import { say } from '../kit/say.ts';
import { api, ask } from '../shared/api/client.ts';
import type { May } from '../shared/session/me.ts';
import { findLogistics } from './find-logistics.ts';
import type { RecordLine } from './record-line.ts';

/** The first records of each kind whose number or name holds what is typed. */
export async function findRecords(search: string, may: May, signal: AbortSignal): Promise<RecordLine[]> {
  const query = { search, limit: 5 };
  const options = { params: { query }, signal };
  const kinds = await Promise.all([
    may('purchase_requisitions.read')
      ? ask(api.GET('/api/v1/purchase-requisitions', options)).then(({ items }) =>
          items.map(({ id, number, title }) => ({
            path: `requisitions/${id}`,
            label: title ?? number,
            about: `${say('Requisition', 'Заявка')} ${number}`,
          })),
        )
      : [],
    may('catalog.read')
      ? ask(api.GET('/api/v1/catalog', options)).then(({ items }) =>
          items.map(({ id, name, sku }) => ({
            path: `catalog/${id}`,
            label: name,
            about: `${say('Item', 'Позиция')} ${sku ?? ''}`,
          })),
        )
      : [],
    may('counterparties.read')
      ? ask(api.GET('/api/v1/counterparties', options)).then(({ items }) =>
          items.map(({ id, shortName, inn }) => ({
            path: `counterparties/${id}`,
            label: shortName,
            about: inn ? `${say('INN', 'ИНН')} ${inn}` : say('Counterparty', 'Контрагент'),
          })),
        )
      : [],
    may('sales_invoices.read')
      ? ask(api.GET('/api/v1/sales-invoices', options)).then(({ items }) =>
          items.map(({ id, number, title, customer }) => ({
            path: `sales-invoices/${id}`,
            label: title ?? customer?.name ?? say('Draft', 'Черновик'),
            about: [say('Sales invoice', 'Исходящий счёт'), number, title && customer?.name]
              .filter(Boolean)
              .join(' · '),
          })),
        )
      : [],
    may('contracts.read')
      ? ask(api.GET('/api/v1/contracts', options)).then(({ items }) =>
          items.map(({ id, number, title, counterparty }) => ({
            path: `contracts/${id}`,
            label: title,
            about: `${say('Contract', 'Договор')} ${number} · ${counterparty.name}`,
          })),
        )
      : [],
    may('commercial_proposals.read')
      ? ask(api.GET('/api/v1/commercial-proposals', options)).then(({ items }) =>
          items.map(({ id, number, title, customer }) => ({
            path: `proposals/${id}`,
            label: title ?? number,
            about: [say('Proposal', 'КП'), number, customer?.name].filter(Boolean).join(' · '),
          })),
        )
      : [],
    may('logistics.read') ? findLogistics(search, signal) : [],
  ]);
  return kinds.flat();
}
