import { Button, Group, Select } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { supplierQuote } from '../../../../../nouns/supplier-quote.ts';
import { Empty } from '../../../kit/empty.tsx';
import { choicesOf, valueOf } from '../../../kit/form/of-field.ts';
import { showCount, showDay, showInstant, showMoney } from '../../../kit/format.ts';
import { useKeys } from '../../../kit/hotkeys.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { type QuoteRow, useQuotes } from '../queries.ts';
import type { QuotesSearch } from '../searches.ts';

export function QuoteList() {
  const { portal } = useParams({ from: '/$portal' });
  const search = useSearch({ from: '/$portal/quotes' });
  const navigate = useNavigate({ from: '/$portal/quotes' });
  const may = useMay();
  const list = useQuotes(search);
  const change = (next: QuotesSearch) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const { requisition, rfq, counterparty } = search;
  const create = may('supplier_quotes.create')
    ? () =>
        void navigate({
          to: '/$portal/quotes/new',
          params: { portal },
          search: { ...(requisition && { requisition }), ...(rfq && { rfq }) },
        })
    : undefined;
  useKeys({ KeyC: create });
  const button = create && (
    <Button leftSection={<Plus size={16} />} onClick={create}>
      {say('Enter a quote', 'Внести предложение')}
    </Button>
  );
  const isNarrowed = requisition ?? rfq ?? counterparty;
  const filtered = isNarrowed ?? search.search ?? search.status ?? search.source;
  return (
    <Page title={say('Quotes', 'Предложения')} beside={list.total && showCount(list.total.total)} actions={button}>
      <ViewTabs list="quotes" search={search} />
      <Group mb="md">
        <SearchInput
          value={search.search}
          onSearch={(wanted) => change({ search: wanted })}
          placeholder={say('Our number or the supplier’s', 'Номер, наш или поставщика')}
        />
        <Select
          aria-label={say('Status', 'Статус')}
          placeholder={say('Any status', 'Любой статус')}
          clearable
          w={190}
          data={choicesOf(supplierQuote, 'status')}
          value={search.status ?? null}
          onChange={(status) => change({ status: status ?? undefined })}
        />
        <Select
          aria-label={say('How it came', 'Откуда')}
          placeholder={say('However it came', 'Откуда угодно')}
          clearable
          w={190}
          data={choicesOf(supplierQuote, 'source')}
          value={search.source ?? null}
          onChange={(source) => change({ source: source ?? undefined })}
        />
        {isNarrowed && (
          <Button
            variant="default"
            onClick={() => change({ requisition: undefined, rfq: undefined, counterparty: undefined })}
          >
            {say('All quotes', 'Все предложения')}
          </Button>
        )}
      </Group>
      <DataTable
        label={say('Quotes', 'Предложения')}
        list={list}
        columns={columns(portal)}
        idOf={({ id }) => id}
        nameOf={({ number }) => number}
        onOpen={({ id }) => void navigate({ to: '/$portal/quotes/$id', params: { portal, id } })}
        sort={search.sort}
        onSort={(sort) => change({ sort })}
        empty={
          filtered ? (
            <Empty title={say('Nothing found', 'Ничего не найдено')} />
          ) : (
            <Empty title={say('No quotes yet', 'Предложений пока нет')} action={button}>
              {say(
                'They come by the links of requests, from letters and files, or are entered by hand.',
                'Они приходят по ссылкам из запросов, из писем и файлов, или их вносят вручную.',
              )}
            </Empty>
          )
        }
      />
    </Page>
  );
}

const columns = (portal: string): readonly Column<QuoteRow>[] => [
  {
    id: 'number',
    header: say('Number', 'Номер'),
    cell: ({ number }) => number,
    width: 150,
    sort: 'number',
    wide: true,
    whole: true,
  },
  {
    id: 'supplier',
    header: say('Supplier', 'Поставщик'),
    cell: ({ id, supplierName }) => (
      <Link to="/$portal/quotes/$id" params={{ portal, id }}>
        <b>{supplierName}</b>
      </Link>
    ),
  },
  {
    id: 'source',
    header: say('How it came', 'Откуда'),
    cell: ({ source }) => valueOf(supplierQuote, 'source', source),
    width: 160,
    wide: true,
  },
  {
    id: 'total',
    header: say('Total with VAT', 'Сумма с НДС'),
    width: 176,
    align: 'right',
    cell: ({ sealed, totalGross, currency }) =>
      sealed ? <span className="dimmed">{say('sealed', 'закрыта')}</span> : showMoney(totalGross, currency),
  },
  {
    id: 'validUntil',
    header: say('Prices hold until', 'Цены до'),
    width: 130,
    wide: true,
    cell: ({ validUntil }) => showDay(validUntil),
  },
  {
    id: 'submittedAt',
    header: say('Received', 'Получено'),
    width: 150,
    wide: true,
    cell: ({ submittedAt }) => showInstant(submittedAt),
  },
  {
    id: 'status',
    header: say('Status', 'Статус'),
    width: 170,
    cell: ({ status }) => <StatusOf noun={supplierQuote} status={status} />,
  },
];
