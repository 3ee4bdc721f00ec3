import { Button, Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { supplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import { Empty } from '../../../kit/empty.tsx';
import { SwitchChip } from '../../../kit/filters/switch-chip.tsx';
import { choicesOf } from '../../../kit/form/of-field.ts';
import { showCount, showInstant } from '../../../kit/format.ts';
import { useKeys } from '../../../kit/hotkeys.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { SupplierChip } from '../../../shared/records/supplier-chip.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { isNarrowed } from '../../../shared/views/kept.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { type RfqRow, requisitionNamesQuery, useRfqs } from '../queries.ts';
import type { RfqsSearch } from '../searches.ts';

export function RfqList() {
  const { portal } = useParams({ from: '/$portal' });
  const search = useSearch({ from: '/$portal/rfqs' });
  const navigate = useNavigate({ from: '/$portal/rfqs' });
  const may = useMay();
  const list = useRfqs(search);
  const ids = [...new Set(list.rows.flatMap(({ procurementId }) => procurementId ?? []))].sort();
  const { data: numbers } = useQuery({
    ...requisitionNamesQuery(ids),
    enabled: ids.length > 0 && may('purchase_requisitions.read'),
  });
  const change = (next: RfqsSearch) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const create = may('supplier_rfqs.create')
    ? () =>
        void navigate({
          to: '/$portal/rfqs/new',
          params: { portal },
          search: search.requisition ? { requisition: search.requisition } : {},
        })
    : undefined;
  useKeys({ KeyC: create });
  const button = create && (
    <Button leftSection={<Plus size={16} />} onClick={create}>
      {say('Request', 'Запрос цен')}
    </Button>
  );
  const filtered = isNarrowed(search);
  return (
    <Page
      title={say('Requests for quotes', 'Запросы цен')}
      beside={list.total && showCount(list.total.total)}
      actions={button}
    >
      <ViewTabs
        list="rfqs"
        search={search}
        usual={[{ name: say('Waiting for answers', 'Ждём ответов'), search: { status: waiting } }]}
      />
      <Group mb="md">
        <SearchInput
          value={search.search}
          onSearch={(wanted) => change({ search: wanted })}
          placeholder={say('Number or title', 'Номер или название')}
        />
        <Select
          aria-label={say('Status', 'Статус')}
          placeholder={say('Any status', 'Любой статус')}
          clearable
          w={200}
          data={statusChoices()}
          value={search.status ?? null}
          onChange={(status) => change({ status: status ?? undefined })}
        />
        <SupplierChip value={search.supplier} onChange={(supplier) => change({ supplier })} />
        <SwitchChip
          label={say('Overdue', 'Просрочены')}
          on={search.overdue === 'yes'}
          onChange={(on) => change({ overdue: on ? 'yes' : undefined })}
        />
        {search.requisition && (
          <Button variant="default" onClick={() => change({ requisition: undefined })}>
            {say('Of all requisitions', 'По всем заявкам')}
          </Button>
        )}
      </Group>
      <DataTable
        label={say('Requests for quotes', 'Запросы цен')}
        list={list}
        columns={columns(portal, numbers)}
        idOf={({ id }) => id}
        nameOf={({ number }) => number}
        onOpen={({ id }) => void navigate({ to: '/$portal/rfqs/$id', params: { portal, id } })}
        sort={search.sort}
        onSort={(sort) => change({ sort })}
        empty={
          filtered ? (
            <Empty title={say('Nothing found', 'Ничего не найдено')} />
          ) : (
            <Empty title={say('No requests yet', 'Запросов пока нет')} action={button}>
              {say(
                'Suppliers get a letter with a link of their own and fill in their prices without an account.',
                'Поставщики получают письмо с личной ссылкой и указывают цены без регистрации.',
              )}
            </Empty>
          )
        }
      />
    </Page>
  );
}

const waiting = 'sent,partially_quoted';

const statusChoices = () => [
  { value: waiting, label: say('Waiting for answers', 'Ждём ответов') },
  ...choicesOf(supplierRfq, 'status'),
];

const columns = (portal: string, numbers: ReadonlyMap<string, string> | undefined): readonly Column<RfqRow>[] => [
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
    id: 'title',
    header: say('Title', 'Название'),
    sort: 'title',
    cell: ({ id, title }) => (
      <Link to="/$portal/rfqs/$id" params={{ portal, id }}>
        <b>{title}</b>
      </Link>
    ),
  },
  {
    id: 'requisition',
    header: say('Requisition', 'Заявка'),
    width: 150,
    wide: true,
    whole: true,
    cell: ({ procurementId }) =>
      procurementId ? (
        <Link to={`/${portal}/requisitions/${procurementId}` as '/'}>{numbers?.get(procurementId) ?? '…'}</Link>
      ) : (
        '—'
      ),
  },
  {
    id: 'deadline',
    header: say('Deadline', 'Срок ответа'),
    width: 150,
    sort: 'responseDeadline',
    wide: true,
    cell: ({ responseDeadline }) => showInstant(responseDeadline),
  },
  {
    id: 'answered',
    header: say('Answered', 'Ответили'),
    width: 110,
    align: 'right',
    cell: ({ counts }) =>
      say(
        `${counts.quoted + counts.declined} of ${counts.recipients}`,
        `${counts.quoted + counts.declined} из ${counts.recipients}`,
      ),
  },
  {
    id: 'status',
    header: say('Status', 'Статус'),
    width: 160,
    cell: ({ status }) => <StatusOf noun={supplierRfq} status={status} />,
  },
];
