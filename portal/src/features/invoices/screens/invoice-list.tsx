import { Button } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { FileCheck2, Landmark, Plus } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { showCount } from '../../../kit/format.ts';
import { useKeys } from '../../../kit/hotkeys.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { invoiceColumns } from '../components/invoice-columns.tsx';
import { InvoiceFilters } from '../components/invoice-filters.tsx';
import { PaymentOrders } from '../components/payment-orders.tsx';
import { useInvoices } from '../queries.ts';
import type { InvoicesSearch } from '../searches.ts';
import { useHasCard } from '../use-has-card.ts';

export function InvoiceList() {
  const { portal } = useParams({ from: '/$portal/invoices' });
  const search = useSearch({ from: '/$portal/invoices' });
  const navigate = useNavigate({ from: '/$portal/invoices' });
  const list = useInvoices(search);
  const may = useMay();
  const hasStatements = useHasCard('bank-1c-statement');
  const hasTransfers = useHasCard('upd-import');
  const hasOrders = useHasCard('payment-orders-1c') && may('payments.create');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const change = (next: InvoicesSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const create = may('invoices.create')
    ? () => void navigate({ to: '/$portal/invoices/new', params: { portal }, search: {} })
    : undefined;
  useKeys({ KeyC: create });
  const filtered = Object.keys(search).some((name) => name !== 'sort');
  const button = create && (
    <Button leftSection={<Plus size={16} />} onClick={create}>
      {say('Invoice', 'Счёт')}
    </Button>
  );
  return (
    <Page
      title={say('Invoices', 'Счета')}
      beside={list.total && showCount(list.total.total)}
      actions={
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
          {hasStatements && may('payments.read') && (
            <Button
              variant="default"
              leftSection={<Landmark size={16} />}
              component={Link}
              to={`/${portal}/invoices/statements` as string}
            >
              {say('Bank statements', 'Выписки банка')}
            </Button>
          )}
          {button}
        </>
      }
    >
      <ViewTabs list="invoices" search={search} />
      <InvoiceFilters search={search} onChange={change} />
      {hasOrders && chosen.size > 0 && (
        <PaymentOrders invoices={list.rows.filter(({ id }) => chosen.has(id))} onClear={() => setChosen(new Set())} />
      )}
      <DataTable
        label={say('Invoices', 'Счета')}
        list={list}
        columns={invoiceColumns(portal)}
        idOf={({ id }) => id}
        nameOf={({ number }) => number}
        onOpen={({ id }) => void navigate({ to: '/$portal/invoices/$id', params: { portal, id } })}
        sort={search.sort ?? '-updatedAt'}
        onSort={(sort) => change({ sort })}
        {...(hasOrders && { selection: { chosen, change: setChosen } })}
        empty={
          filtered ? (
            <Empty
              title={say('No such invoices', 'Таких счетов нет')}
              action={
                <Button variant="default" onClick={() => void navigate({ search: {}, replace: true })}>
                  {say('Clear the filters', 'Сбросить фильтры')}
                </Button>
              }
            />
          ) : (
            <Empty title={say('No invoices yet', 'Счетов пока нет')} action={button}>
              {say(
                'Suppliers send them when they are asked from a requisition; one can be entered by hand too.',
                'Поставщики присылают их по запросу из заявки; счёт можно внести и вручную.',
              )}
            </Empty>
          )
        }
      />
    </Page>
  );
}
