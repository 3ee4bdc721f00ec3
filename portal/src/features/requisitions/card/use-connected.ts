import { useQuery } from '@tanstack/react-query';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { externalGroup } from '../../../shared/links/external-group.ts';
import type { LinkGroup } from '../../../shared/links/links-list.tsx';
import { useThreads } from '../../../shared/links/use-threads.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { RequisitionCard } from '../queries.ts';
import { invoicesQuery } from './invoices/invoices.ts';

const rfqsOf = (procurementId: string) => ({
  queryKey: ['rfqs', 'of-requisition', procurementId],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await ask(api.GET('/api/v1/supplier-rfqs', { params: { query: { procurementId, limit: 50 } }, signal }))).items,
});

const quotesOf = (procurementId: string) => ({
  queryKey: ['quotes', 'of-requisition', procurementId],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await ask(api.GET('/api/v1/supplier-quotes', { params: { query: { procurementId, limit: 50 } }, signal }))).items,
});

/** What came of a requisition, what was written about it, and what other systems call it; kinds without records are left out. */
export function useConnected(portal: string, { id, externalLinks }: RequisitionCard): LinkGroup[] {
  const may = useMay();
  const { data: rfqs = [] } = useQuery({ ...rfqsOf(id), enabled: may('supplier_rfqs.read') });
  const { data: quotes = [] } = useQuery({ ...quotesOf(id), enabled: may('supplier_quotes.read') });
  const { data: invoices = [] } = useQuery({ ...invoicesQuery(id), enabled: may('invoices.read') });
  const threads = useThreads(portal, 'requisition', id);
  const groups: LinkGroup[] = [
    {
      name: say('Requests for quotes', 'Запросы цен'),
      links: rfqs.map((rfq) => ({
        id: rfq.id,
        name: rfq.number,
        about: say(
          `answered ${rfq.counts.quoted + rfq.counts.declined} of ${rfq.counts.recipients}`,
          `ответили ${rfq.counts.quoted + rfq.counts.declined} из ${rfq.counts.recipients}`,
        ),
        href: `/${portal}/rfqs/${rfq.id}`,
      })),
    },
    {
      name: say('Quotes', 'Предложения'),
      links: quotes.map((quote) => ({
        id: quote.id,
        name: quote.supplierName,
        about: quote.sealed ? say('sealed', 'закрыта') : showMoney(quote.totalGross, quote.currency),
        href: `/${portal}/quotes/${quote.id}`,
      })),
    },
    {
      name: say('Invoices', 'Счета'),
      links: invoices.map((invoice) => ({
        id: invoice.id,
        name: invoice.externalNumber ?? invoice.number,
        about: showMoney(invoice.totals.gross, invoice.currency),
        href: `/${portal}/invoices/${invoice.id}`,
      })),
    },
    threads,
    externalGroup(externalLinks),
  ];
  return groups.filter(({ links }) => links.length > 0);
}
