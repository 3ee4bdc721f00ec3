import { Button } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { FileCheck2, Landmark } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { invoiceColumns } from '../components/invoice-columns.tsx';
import { InvoiceFilters } from '../components/invoice-filters.tsx';
import { PaymentOrders } from '../components/payment-orders.tsx';
import { useInvoices } from '../queries.ts';
import type { InvoicesSearch } from '../searches.ts';
import { useIsInstalled } from '../use-is-installed.ts';

export function InvoiceList() {
  const { portal } = useParams({ from: '/$portal/invoices' });
  const search = useSearch({ from: '/$portal/invoices' });
  const navigate = useNavigate();
  const change = useChangeSearch<InvoicesSearch>();
  const list = useInvoices(search);
  const may = useMay();
  const mayPay = useIsInstalled('payment-orders-1c') && may('payments.create');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const create = () => void navigate({ to: '/$portal/invoices/new', params: { portal }, search: {} });
  return (
    <ListPage
      title={say('Invoices', 'Счета')}
      list={list}
      columns={invoiceColumns(portal)}
      nameOf={({ number }) => number}
      onOpen={({ id }) => void navigate({ to: '/$portal/invoices/$id', params: { portal, id } })}
      selection={mayPay ? { chosen, change: setChosen } : undefined}
      search={search}
      change={change}
      usualSort="-updatedAt"
      lookFor={say('Number', 'Номер счёта')}
      actions={<Documents portal={portal} />}
      views={<ViewTabs list="invoices" search={search} />}
      filters={<InvoiceFilters search={search} onChange={change} />}
      chosen={
        mayPay &&
        chosen.size > 0 && (
          <PaymentOrders invoices={list.rows.filter(({ id }) => chosen.has(id))} onClear={() => setChosen(new Set())} />
        )
      }
      create={{ label: say('Invoice', 'Счёт'), act: may('invoices.create') ? create : undefined }}
      none={{
        title: say('No invoices yet', 'Счетов пока нет'),
        hint: say(
          'Suppliers send them when they are asked from a requisition; one can be entered by hand too.',
          'Поставщики присылают их по запросу из заявки; счёт можно внести и вручную.',
        ),
      }}
    />
  );
}

/** The ways to documents that invoices are made of and paid by. */
function Documents({ portal }: { portal: string }) {
  const may = useMay();
  const hasTransfers = useIsInstalled('upd-import');
  const hasStatements = useIsInstalled('bank-1c-statement') && may('payments.read');
  return (
    <>
      {hasTransfers && (
        <Button
          variant="default"
          leftSection={<FileCheck2 size={16} />}
          component={Link}
          to={`/${portal}/invoices/transfer-documents` as string}
        >
          {say('UPD', 'УПД')}
        </Button>
      )}
      {hasStatements && (
        <Button
          variant="default"
          leftSection={<Landmark size={16} />}
          component={Link}
          to={`/${portal}/invoices/statements` as string}
        >
          {say('Bank statements', 'Выписки банка')}
        </Button>
      )}
    </>
  );
}
