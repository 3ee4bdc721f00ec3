import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { deliveryBatch as noun } from '../../../../../nouns/delivery-batch.ts';
import { deliveryBatchFlow } from '../../../../../nouns/delivery-batch-flow.ts';
import { showCount } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Selection } from '../../../kit/table/use-row-keys.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import classes from './board.module.css';
import { BoardTile } from './board-tile.tsx';
import type { Move } from './moves.ts';
import { type Batch, type BatchStatus, columnOf, type Filters, useBatches } from './queries.ts';

interface BoardColumnProps {
  status: BatchStatus;
  filters: Filters;
  /** The batch that is dragged may not go here. */
  isClosed: boolean;
  onMove: ((batch: Batch, move: Move) => void) | undefined;
  selection: Selection | undefined;
}

/** A status with its count, told by the server, and its batches page by page. */
export function BoardColumn({ status, filters, isClosed, onMove, selection }: BoardColumnProps) {
  const column = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  const { rows, total, error, hasMore, more, isPending } = useBatches(columnOf(filters, status).of);
  const name = say(deliveryBatchFlow.statuses[status]);
  useEffect(() => {
    if (!column.current) return;
    return dropTargetForElements({
      element: column.current,
      getData: () => ({ status }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [status]);
  return (
    <section
      ref={column}
      className={classes.column}
      data-over={(over && !isClosed) || undefined}
      data-closed={isClosed || undefined}
      aria-label={name}
    >
      <header className={classes.head}>
        <h2>
          <StatusOf noun={noun} status={status} />
        </h2>
        <span>{total ? showCount(total.total) : isPending ? '…' : '0'}</span>
      </header>
      <div className={classes.tiles} tabIndex={0} role="group" aria-label={say('Batches', 'Партии')}>
        {error && <ProblemText error={error} />}
        {rows.map((batch) => (
          <BoardTile key={batch.id} batch={batch} onMove={onMove} selection={selection} />
        ))}
        {!isPending && !error && rows.length === 0 && (
          <small className="dimmed">{say('Nothing here', 'Партий нет')}</small>
        )}
        {hasMore && (
          <Button variant="subtle" size="compact-sm" onClick={more}>
            {say('Show more', 'Показать ещё')}
          </Button>
        )}
      </div>
    </section>
  );
}
