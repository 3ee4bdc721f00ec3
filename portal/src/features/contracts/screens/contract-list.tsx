import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { contract } from '../../../../../nouns/contract.ts';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import { SwitchChip } from '../../../kit/filters/switch-chip.tsx';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { CounterpartyChip } from '../../../shared/records/counterparty-chip.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { contractColumns } from '../components/contract-columns.tsx';
import { ContractDialog } from '../components/contract-dialog.tsx';
import { useContracts } from '../queries.ts';
import type { ContractsSearch } from '../searches.ts';

export function ContractList() {
  const search = useSearch({ from: '/$portal/contracts' });
  const { portal } = useParams({ from: '/$portal/contracts' });
  const navigate = useNavigate();
  const change = useChangeSearch<ContractsSearch>();
  const may = useMay();
  return (
    <ListPage
      title={say('Contracts', 'Договоры')}
      list={useContracts(search)}
      columns={contractColumns(portal)}
      nameOf={({ number }) => number}
      onOpen={({ id }) => void navigate({ to: '/$portal/contracts/$id', params: { portal, id }, search: {} })}
      search={search}
      change={change}
      usualSort="-date"
      lookFor={say('Number or subject', 'Номер или предмет')}
      views={
        <ViewTabs
          list="contracts"
          search={search}
          usual={[
            { name: say('In force', 'Действующие'), search: { status: 'active' } },
            { name: say('Ending soon', 'Скоро закончатся'), search: { ending: 'true' } },
          ]}
        />
      }
      filters={<Filters search={search} change={change} />}
      create={{
        label: say('Contract', 'Договор'),
        act: may('contracts.create') ? () => change({ create: 'true' }) : undefined,
      }}
      none={{
        title: say('No contracts yet', 'Договоров пока нет'),
        hint: say(
          'A contract holds the terms, the term and the limit that documents with a counterparty stand under.',
          'Договор хранит условия, срок и лимит, в пределах которых идут документы с контрагентом.',
        ),
      }}
    >
      <ContractDialog opened={search.create === 'true'} onClose={() => change({ create: undefined })} />
    </ListPage>
  );
}

function Filters({ search, change }: { search: ContractsSearch; change(next: ContractsSearch): void }) {
  return (
    <>
      <ChoiceChip
        label={labelOf(contract, 'status')}
        choices={choicesOf(contract, 'status')}
        value={search.status}
        onChange={(status) => change({ status })}
      />
      <ChoiceChip
        label={labelOf(contract, 'kind')}
        choices={choicesOf(contract, 'kind')}
        value={search.kind}
        onChange={(kind) => change({ kind })}
      />
      <CounterpartyChip value={search.counterparty} onChange={(counterparty) => change({ counterparty })} />
      <SwitchChip
        label={say('Ending within 30 days', 'Закончатся за 30 дней')}
        on={search.ending === 'true'}
        onChange={(on) => change({ ending: on ? 'true' : undefined })}
      />
    </>
  );
}
