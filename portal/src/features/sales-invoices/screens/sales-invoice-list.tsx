import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { salesInvoiceColumns } from '../components/sales-invoice-columns.tsx';
import { SalesInvoiceFilters } from '../components/sales-invoice-filters.tsx';
import { nameOf } from '../name-of.ts';
import { useSalesInvoices } from '../queries.ts';
import type { SalesInvoicesSearch } from '../searches.ts';

const from = '/$portal/sales-invoices' as const;

/** What customers are asked to pay. */
export function SalesInvoiceList() {
  const search = useSearch({ from });
  const { portal } = useParams({ from });
  const navigate = useNavigate();
  const change = useChangeSearch<SalesInvoicesSearch>();
  const may = useMay();
  const create = () => void navigate({ to: '/$portal/sales-invoices/new', params: { portal }, search: {} });
  return (
    <ListPage
      title={say('Sales invoices', 'Исходящие счета')}
      list={useSalesInvoices(search)}
      columns={salesInvoiceColumns(portal)}
      nameOf={(invoice) => nameOf(invoice)}
      onOpen={({ id }) => void navigate({ to: '/$portal/sales-invoices/$id', params: { portal, id }, search: {} })}
      search={search}
      change={change}
      usualSort="-updatedAt"
      lookFor={say('Number or subject', 'Номер или тема')}
      views={
        <ViewTabs
          list="sales-invoices"
          search={search}
          usual={[
            {
              name: say('Awaiting payment', 'Ждут оплаты'),
              search: { status: 'issued,sent', payment: 'unpaid,partially_paid' },
            },
            { name: say('Overdue', 'Просрочены'), search: { overdue: 'true' } },
          ]}
        />
      }
      filters={<SalesInvoiceFilters search={search} onChange={change} />}
      create={{ label: say('Invoice', 'Счёт'), act: may('sales_invoices.create') ? create : undefined }}
      none={{
        title: say('No sales invoices yet', 'Исходящих счетов пока нет'),
        hint: say(
          'An invoice asks a customer to pay. It is made by hand, or of a proposal that was accepted.',
          'Счёт просит заказчика оплатить. Его создают вручную или из принятого коммерческого предложения.',
        ),
      }}
    />
  );
}
