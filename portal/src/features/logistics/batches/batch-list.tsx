import { Button, Group } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { useMay } from '../../../shared/session/me.ts';
import { RecordDialog } from '../components/record-dialog.tsx';
import type { BatchesSearch } from '../searches.ts';
import { BatchFilters } from './batch-filters.tsx';
import { BatchForm } from './batch-form.tsx';
import { BatchLook } from './batch-look.tsx';
import { BatchTable } from './batch-table.tsx';
import { BatchViews } from './batch-views.tsx';
import { ChosenBatches } from './chosen-batches.tsx';
import { lookForBatches } from './look-for-batches.ts';

const Board = lazy(async () => ({ default: (await import('./board.tsx')).Board }));

/** All delivery batches: as a list, or as a board of their statuses. */
export function BatchList() {
  const search = useSearch({ from: '/$portal/logistics/batches' });
  const change = useChangeSearch<BatchesSearch>();
  const may = useMay();
  const mayCreate = may('logistics.create');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selection = mayCreate && may('logistics.update') ? { chosen, change: setChosen } : undefined;
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
  if (search.view !== 'board')
    return (
      <BatchTable create={create} selection={selection}>
        {dialog}
      </BatchTable>
    );
  return (
    <Page
      title={title}
      actions={
        <>
          <BatchLook search={search} change={change} />
          {create && (
            <Button leftSection={<Plus size={16} />} onClick={create}>
              {say('Batch', 'Партия')}
            </Button>
          )}
        </>
      }
    >
      <BatchViews search={search} />
      <Group mb="md">
        <SearchInput
          value={search.search}
          onSearch={(wanted) => change({ search: wanted })}
          placeholder={lookForBatches()}
        />
        <BatchFilters search={search} change={change} isBoard />
      </Group>
      <ChosenBatches chosen={chosen} onClear={() => setChosen(new Set())} />
      <Suspense>
        <Board search={search} selection={selection} />
      </Suspense>
      {dialog}
    </Page>
  );
}
