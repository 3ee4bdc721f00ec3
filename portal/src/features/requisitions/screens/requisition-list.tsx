import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { showSum } from '../../../kit/format.ts';
import { useKeys } from '../../../kit/hotkeys.ts';
import { Page } from '../../../kit/page.tsx';
import { counted, say } from '../../../kit/say.ts';
import { ExportList } from '../../../shared/registers/export-list.tsx';
import { useMay, useMe } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { PeekPanel } from '../components/peek-panel.tsx';
import { RequisitionTable } from '../components/requisition-table.tsx';
import { ViewSwitch } from '../components/view-switch.tsx';
import { countAll, sumAll } from '../model.ts';
import { stageTotalsQuery, useRequisitions } from '../queries.ts';
import { filtersOf, type RequisitionsSearch } from '../searches.ts';

const Board = lazy(async () => ({ default: (await import('../board/board.tsx')).Board }));
const Calendar = lazy(async () => ({ default: (await import('../board/calendar.tsx')).Calendar }));

/** All requisitions: as a list, as a board of stages, by their days. */
export function RequisitionList() {
  const search = useSearch({ from: '/$portal/requisitions' });
  const { portal } = useParams({ from: '/$portal/requisitions' });
  const navigate = useNavigate({ from: '/$portal/requisitions' });
  const may = useMay();
  const change = (next: RequisitionsSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const create = may('purchase_requisitions.create')
    ? () => void navigate({ to: '/$portal/requisitions/new', params: { portal } })
    : undefined;
  useKeys({ KeyC: create });
  const button = create && (
    <Button leftSection={<Plus size={16} />} onClick={create}>
      {say('Requisition', 'Заявка')}
    </Button>
  );
  return (
    <Page
      title={say('Requisitions', 'Заявки')}
      beside={<Totals search={search} />}
      actions={
        <>
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to={`/${portal}/requisition-templates` as '/'} />}
          >
            {say('Templates', 'Шаблоны')}
          </Button>
          <RequisitionExport search={search} />
          <ViewSwitch view={search.view} onChange={(view) => change({ view })} />
          {button}
        </>
      }
    >
      <ViewTabs
        list="requisitions"
        search={search}
        all={{ view: search.view }}
        usual={[{ name: say('Mine', 'Мои'), search: { view: search.view, mine: 'yes' } }]}
      />
      <FilterBar search={search} onChange={change} />
      <Suspense>
        {search.view === 'board' && <Board portal={portal} search={search} />}
        {search.view === 'calendar' && <Calendar portal={portal} search={search} onChange={change} />}
      </Suspense>
      {/* The router lets other words of an address through: they mean the list. */}
      {search.view !== 'board' && search.view !== 'calendar' && (
        <RequisitionTable portal={portal} search={search} onChange={change} button={button} />
      )}
      <PeekPanel portal={portal} id={search.peek} onClose={() => change({ peek: undefined })} />
    </Page>
  );
}

/** The list of what the filters leave, however it is looked at. */
const RequisitionExport = ({ search }: { search: RequisitionsSearch }) => (
  <ExportList address={useRequisitions(search).address} />
);

function Totals({ search }: { search: RequisitionsSearch }) {
  const { user } = useMe();
  const { data } = useQuery(stageTotalsQuery(filtersOf(search, user.id)));
  if (!data) return null;
  const sums = sumAll(data).map(({ plannedTotal, currency }) => showSum(plannedTotal, currency));
  const count = counted(countAll(data), ['requisition', 'requisitions'], ['заявка', 'заявки', 'заявок']);
  return <span>{[count, ...sums].join(' · ')}</span>;
}
