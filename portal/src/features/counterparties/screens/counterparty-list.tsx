import { Button, Select } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { counterparty } from '../../../../../nouns/counterparty.ts';
import { choicesOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { CounterpartyCreate } from '../components/counterparty-create.tsx';
import { CounterpartyFiles } from '../components/counterparty-files.tsx';
import { partyColumns } from '../components/party-columns.tsx';
import { useCounterparties } from '../queries.ts';
import type { CounterpartiesSearch } from '../searches.ts';

export function CounterpartyList() {
  const search = useSearch({ from: '/$portal/counterparties' });
  const { portal } = useParams({ from: '/$portal/counterparties' });
  const navigate = useNavigate();
  const change = useChangeSearch<CounterpartiesSearch>();
  const may = useMay();
  return (
    <ListPage
      title={say('Counterparties', 'Контрагенты')}
      list={useCounterparties(search)}
      columns={partyColumns(portal)}
      nameOf={({ shortName }) => shortName}
      onOpen={({ id }) => void navigate({ to: '/$portal/counterparties/$id', params: { portal, id }, search: {} })}
      search={search}
      change={change}
      usualSort="shortName"
      lookFor={say('Name or INN', 'Название или ИНН')}
      archived={say('With archived', 'С архивными')}
      actions={
        <>
          <Button variant="default" renderRoot={(props) => <Link to={`/${portal}/qualifications` as '/'} {...props} />}>
            {say('Qualifications', 'Допуски')}
          </Button>
          <CounterpartyFiles search={search} />
        </>
      }
      hasOwnExport
      views={
        <ViewTabs
          list="counterparties"
          search={search}
          usual={[{ name: say('Suppliers', 'Поставщики'), search: { role: 'supplier' } }]}
        />
      }
      filters={<Filters search={search} change={change} />}
      create={{
        label: say('Counterparty', 'Контрагент'),
        act: may('counterparties.create') ? () => change({ create: 'true' }) : undefined,
      }}
      none={{
        title: say('No counterparties yet', 'Контрагентов пока нет'),
        hint: say(
          'Suppliers, customers and carriers: requests for quotes and invoices go to and come from them.',
          'Поставщики, клиенты и перевозчики: им отправляют запросы цен, от них приходят счета.',
        ),
      }}
    >
      <CounterpartyCreate opened={search.create === 'true'} onClose={() => change({ create: undefined })} />
    </ListPage>
  );
}

function Filters({ search, change }: { search: CounterpartiesSearch; change(next: CounterpartiesSearch): void }) {
  const filter = (name: 'role' | 'kind' | 'status', any: string, data: ReturnType<typeof choicesOf>) => (
    <Select
      w={180}
      clearable
      aria-label={any}
      placeholder={any}
      value={search[name] ?? null}
      onChange={(next) => change({ [name]: next ?? undefined })}
      data={data}
    />
  );
  // Archived ones have a checkbox of their own.
  const statuses = choicesOf(counterparty, 'status').filter(({ value }) => value !== 'archived');
  return (
    <>
      {filter('role', say('Any role', 'Любая роль'), choicesOf(counterparty, 'roles'))}
      {filter('kind', say('Any kind', 'Любой вид'), choicesOf(counterparty, 'kind'))}
      {filter('status', say('Any status', 'Любой статус'), statuses)}
    </>
  );
}
