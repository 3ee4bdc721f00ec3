import { Button, Checkbox, Group, Select } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { counterparty } from '../../../../../nouns/counterparty.ts';
import { choicesOf, labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showCount } from '../../../kit/format.ts';
import { useKeys } from '../../../kit/hotkeys.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { CounterpartiesEmpty } from '../components/counterparties-empty.tsx';
import { CounterpartyCreate } from '../components/counterparty-create.tsx';
import { CounterpartyFiles } from '../components/counterparty-files.tsx';
import { type Counterparty, useCounterparties } from '../queries.ts';
import type { CounterpartiesSearch } from '../searches.ts';

const from = '/$portal/counterparties' as const;

export function CounterpartyList() {
  const search = useSearch({ from });
  const { portal } = useParams({ from });
  const navigate = useNavigate({ from });
  const list = useCounterparties(search);
  const may = useMay();
  const change = (next: CounterpartiesSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const create = may('counterparties.create') ? () => change({ create: 'true' }) : undefined;
  useKeys({ KeyC: create });
  const filter = (name: 'role' | 'kind' | 'status', all: string, data: ReturnType<typeof choicesOf>) => (
    <Select
      w={180}
      clearable
      aria-label={all}
      placeholder={all}
      value={search[name] ?? null}
      onChange={(next) => change({ [name]: next ?? undefined })}
      data={data}
    />
  );
  return (
    <Page
      title={say('Counterparties', 'Контрагенты')}
      beside={list.total && showCount(list.total.total)}
      actions={
        <>
          <CounterpartyFiles search={search} />
          {create && (
            <Button leftSection={<Plus size={16} />} onClick={create}>
              {say('Counterparty', 'Контрагент')}
            </Button>
          )}
        </>
      }
    >
      <ViewTabs
        list="counterparties"
        search={search}
        usual={[{ name: say('Suppliers', 'Поставщики'), search: { role: 'supplier' } }]}
      />
      <Group mb="md">
        <SearchInput
          value={search.search}
          onSearch={(wanted) => change({ search: wanted })}
          placeholder={say('Name or INN', 'Название или ИНН')}
        />
        {filter('role', say('Any role', 'Любая роль'), choicesOf(counterparty, 'roles'))}
        {filter('kind', say('Any kind', 'Любой вид'), choicesOf(counterparty, 'kind'))}
        {filter(
          'status',
          say('Any status', 'Любой статус'),
          choicesOf(counterparty, 'status').filter(({ value }) => value !== 'archived'),
        )}
        <Checkbox
          label={say('With archived', 'С архивными')}
          checked={search.archived === 'true'}
          onChange={({ currentTarget }) => change({ archived: currentTarget.checked ? 'true' : undefined })}
        />
      </Group>
      <DataTable
        label={say('Counterparties', 'Контрагенты')}
        list={list}
        columns={columns(portal)}
        idOf={({ id }) => id}
        nameOf={({ shortName }) => shortName}
        onOpen={({ id }) => void navigate({ to: '/$portal/counterparties/$id', params: { portal, id }, search: {} })}
        sort={search.sort ?? 'shortName'}
        onSort={(sort) => change({ sort })}
        empty={<CounterpartiesEmpty search={search} onClear={() => void navigate({ search: {} })} onCreate={create} />}
      />
      <CounterpartyCreate opened={search.create === 'true'} onClose={() => change({ create: undefined })} />
    </Page>
  );
}

const columns = (portal: string): readonly Column<Counterparty>[] => [
  {
    id: 'name',
    header: say('Name', 'Название'),
    sort: 'shortName',
    cell: ({ id, shortName }) => (
      <Link to="/$portal/counterparties/$id" params={{ portal, id }} search={{}} title={shortName}>
        <b>{shortName}</b>
      </Link>
    ),
  },
  {
    id: 'inn',
    header: say('INN / KPP', 'ИНН / КПП'),
    width: 220,
    wide: true,
    cell: ({ inn, kpp, taxId }) => [inn ?? taxId, kpp].filter(Boolean).join(' / ') || '—',
  },
  {
    id: 'roles',
    header: labelOf(counterparty, 'roles'),
    width: 190,
    wide: true,
    cell: ({ roles: held }) => held.map((role) => valueOf(counterparty, 'roles', role)).join(', '),
  },
  {
    id: 'contact',
    header: say('Contact', 'Контакт'),
    width: 260,
    wide: true,
    cell: ({ contacts, email, phone }) => {
      const first = contacts.find(({ isPrimary }) => isPrimary) ?? contacts[0];
      return [first?.fullName, first?.phone ?? first?.email ?? phone ?? email].filter(Boolean).join(', ') || '—';
    },
  },
  {
    id: 'status',
    header: labelOf(counterparty, 'status'),
    width: 150,
    cell: ({ status }) => <StatusOf noun={counterparty} status={status} />,
  },
];
