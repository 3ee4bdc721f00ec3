import { Button, Group, SegmentedControl } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { RecordDialog } from '../components/record-dialog.tsx';
import { SectionLinks } from '../components/section-links.tsx';
import type { BatchesSearch } from '../searches.ts';
import { batchColumns } from './batch-columns.tsx';
import { BatchFilters } from './batch-filters.tsx';
import { BatchForm } from './batch-form.tsx';
import { filtersOf, useBatches } from './queries.ts';

const Board = lazy(async () => ({ default: (await import('./board.tsx')).Board }));

/** All delivery batches: as a list, or as a board of their statuses. */
export function BatchList() {
  const search = useSearch({ from: '/$portal/logistics/batches' });
  const change = useChangeSearch<BatchesSearch>();
  const mayCreate = useMay()('logistics.create');
  const close = () => change({ create: undefined });
  const title = say('Delivery batches', 'Партии доставки');
  const create = mayCreate ? () => change({ create: 'true' }) : undefined;
  const dialog = (
    <RecordDialog
      opened={search.create === 'true'}
      title={say('New delivery batch', 'Новая партия доставки')}
      record={undefined}
      size={900}
      onClose={close}
    >
      {() => <BatchForm batch={undefined} onClose={close} />}
    </RecordDialog>
  );
  if (search.view !== 'board') return <Table create={create}>{dialog}</Table>;
  return (
    <Page
      title={title}
      actions={
        <>
          <Look search={search} change={change} />
          {create && <Button onClick={create}>{say('Batch', 'Партия')}</Button>}
        </>
      }
    >
      <Views search={search} />
      <Group mb="md">
        <SearchInput value={search.search} onSearch={(wanted) => change({ search: wanted })} placeholder={lookFor()} />
        <BatchFilters search={search} change={change} isBoard />
      </Group>
      <Suspense>
        <Board search={search} />
      </Suspense>
      {dialog}
    </Page>
  );
}

function Table({ create, children }: { create: (() => void) | undefined; children: React.ReactNode }) {
  const search = useSearch({ from: '/$portal/logistics/batches' });
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const change = useChangeSearch<BatchesSearch>();
  return (
    <ListPage
      title={say('Delivery batches', 'Партии доставки')}
      list={useBatches(filtersOf(search))}
      columns={batchColumns(portal)}
      nameOf={({ number }) => number}
      onOpen={({ id }) => void navigate({ to: '/$portal/logistics/batches/$id', params: { portal, id }, search: {} })}
      search={search}
      change={change}
      usualSort="-updatedAt"
      lookFor={lookFor()}
      archived={say('With archived', 'С архивными')}
      actions={<Look search={search} change={change} />}
      views={<Views search={search} />}
      filters={<BatchFilters search={search} change={change} />}
      create={{ label: say('Batch', 'Партия'), act: create }}
      none={{
        title: say('No delivery batches yet', 'Партий доставки пока нет'),
        hint: say(
          'A batch is what goes together. Batches of decided requisitions are proposed by the plan of deliveries.',
          'Партия — то, что едет вместе. Партии по решённым заявкам предложит план поставок.',
        ),
      }}
    >
      {children}
    </ListPage>
  );
}

const lookFor = () => say('Number of a batch', 'Номер партии');

const Views = ({ search }: { search: BatchesSearch }) => (
  <>
    <SectionLinks />
    <ViewTabs
      list="logistics-batches"
      search={search}
      all={{ view: search.view }}
      usual={[
        {
          name: say('On the way', 'В пути'),
          search: { view: search.view, status: 'loading,in_transit' },
        },
      ]}
    />
  </>
);

interface LookProps {
  search: BatchesSearch;
  change(next: BatchesSearch): void;
}

const Look = ({ search, change }: LookProps) => (
  <SegmentedControl
    size="xs"
    aria-label={say('Look', 'Представление')}
    value={search.view ?? 'list'}
    onChange={(next) => change({ view: next === 'list' ? undefined : next })}
    data={[
      { value: 'list', label: say('List', 'Список') },
      { value: 'board', label: say('Board', 'Доска') },
    ]}
  />
);
