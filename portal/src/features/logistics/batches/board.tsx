import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { deliveryBatchFlow } from '../../../../../nouns/delivery-batch-flow.ts';
import { say } from '../../../kit/say.ts';
import type { Selection } from '../../../kit/table/use-row-keys.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { BatchesSearch } from '../searches.ts';
import { AskDialog } from './ask-dialog.tsx';
import classes from './board.module.css';
import { BoardColumn } from './board-column.tsx';
import { type Move, movesFrom } from './moves.ts';
import { type Batch, type BatchStatus, filtersOf } from './queries.ts';
import { useBoardMove } from './use-board-move.ts';

const statuses = Object.keys(deliveryBatchFlow.statuses) as BatchStatus[];

/** Statuses side by side; a batch is moved by drag, by keys or by its menu, and only where its flow leads. */
export function Board({ search, selection }: { search: BatchesSearch; selection?: Selection | undefined }) {
  const mayMove = useMay()('logistics.update');
  const filters = filtersOf(search);
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ batch: Batch; move: Move }>();
  const [dragged, setDragged] = useState<Batch>();
  const move = useBoardMove(filters);
  const go = useCallback(
    (batch: Batch, wanted: Move) => (wanted.asked ? setAsked({ batch, move: wanted }) : move({ batch, to: wanted.to })),
    [move],
  );
  useEffect(
    () =>
      monitorForElements({
        onDragStart: ({ source }) => setDragged(source.data.batch as Batch | undefined),
        onDrop({ source, location }) {
          setDragged(undefined);
          const batch = source.data.batch as Batch | undefined;
          const to = location.current.dropTargets[0]?.data.status;
          const wanted = batch && movesFrom(batch.status).find((one) => one.to === to);
          if (batch && wanted) go(batch, wanted);
        },
      }),
    [go],
  );
  const takes = dragged && movesFrom(dragged.status).map(({ to }) => to);
  return (
    <>
      <section className={classes.board} tabIndex={0} aria-label={say('Board of statuses', 'Доска статусов')}>
        {statuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            filters={filters}
            isClosed={takes !== undefined && status !== dragged?.status && !takes.includes(status)}
            onMove={mayMove ? go : undefined}
            selection={selection}
          />
        ))}
      </section>
      <AskDialog
        of={asked}
        onClose={() => {
          setAsked(undefined);
          void client.invalidateQueries({ queryKey: ['logistics', 'batches'] });
        }}
      />
    </>
  );
}
