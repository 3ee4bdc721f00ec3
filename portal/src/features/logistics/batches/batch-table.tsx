import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { say } from '../../../kit/say.ts';
import type { Selection } from '../../../kit/table/use-row-keys.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import type { BatchesSearch } from '../searches.ts';
import { batchColumns } from './batch-columns.tsx';
import { BatchFilters } from './batch-filters.tsx';
import { BatchLook } from './batch-look.tsx';
import { BatchViews } from './batch-views.tsx';
import { ChosenBatches } from './chosen-batches.tsx';
import { lookForBatches } from './look-for-batches.ts';
import { filtersOf, useBatches } from './queries.ts';

interface BatchTableProps {
  create: (() => void) | undefined;
  selection: Selection | undefined;
  children: ReactNode;
}

/** All delivery batches as a list. */
export function BatchTable({ create, selection, children }: BatchTableProps) {
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
      lookFor={lookForBatches()}
      archived={say('With archived', 'С архивными')}
      actions={<BatchLook search={search} change={change} />}
      views={<BatchViews search={search} />}
      filters={<BatchFilters search={search} change={change} />}
      selection={selection}
      chosen={selection && <ChosenBatches chosen={selection.chosen} onClear={() => selection.change(new Set())} />}
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
