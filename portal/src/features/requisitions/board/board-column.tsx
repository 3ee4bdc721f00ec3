import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Button } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { showCount, showSum } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showCompactSum } from '../../../kit/show-compact-sum.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { stageName } from '../../../shared/records/stage-name.ts';
import { type Filters, type Requisition, type Stage, useStageColumn } from '../queries.ts';
import classes from './board.module.css';
import { BoardTile } from './board-tile.tsx';

interface BoardColumnProps {
  portal: string;
  stage: Stage;
  stages: readonly Stage[];
  /** Whether it stands within the window as the board opens; any other asks for its tiles when it comes into sight. */
  isInView: boolean;
  filters: Filters;
  totals: { count: number; totals: Array<{ currency: string; plannedTotal: string }> } | undefined;
  nameOf(id: string | null): string;
  onMove: ((requisition: Requisition, to: Stage) => void) | undefined;
}

/** A stage with its count and sum, told by the server, and its requisitions page by page. */
export function BoardColumn({ portal, stage, stages, isInView, filters, totals, nameOf, onMove }: BoardColumnProps) {
  const column = useRef<HTMLElement>(null);
  const isSeen = useSeen(column, isInView);
  const { rows, error, hasMore, more, isPending } = useStageColumn(filters, stage.id, isSeen);
  const end = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);

  useEffect(() => {
    if (!column.current) return;
    return dropTargetForElements({
      element: column.current,
      getData: () => ({ stageId: stage.id }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [stage.id]);

  useEffect(() => {
    const mark = end.current;
    if (!mark || !hasMore) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), { rootMargin: '400px' });
    seen.observe(mark);
    return () => seen.disconnect();
  }, [hasMore, more]);

  const [main] = totals?.totals ?? [];
  return (
    <section ref={column} className={classes.column} data-over={over || undefined} aria-label={stageName(stage.name)}>
      <header className={classes.head}>
        <h2 className="clip" title={stageName(stage.name)}>
          <i style={{ background: stage.color }} aria-hidden />
          {stageName(stage.name)}
        </h2>
        <span>{totals ? showCount(totals.count) : isPending ? '…' : '0'}</span>
        {main && (
          <small
            className="dimmed"
            title={totals?.totals.map(({ plannedTotal, currency }) => showSum(plannedTotal, currency)).join(' · ')}
          >
            {totals?.totals.map(({ plannedTotal, currency }) => showCompactSum(plannedTotal, currency)).join(' · ')}
          </small>
        )}
      </header>
      <div className={classes.tiles} tabIndex={0} role="group" aria-label={say('Requisitions', 'Заявки')}>
        {error && <ProblemText error={error} />}
        {rows.map((requisition) => (
          <BoardTile
            key={requisition.id}
            portal={portal}
            requisition={requisition}
            stages={stages}
            responsible={nameOf(requisition.responsibleId)}
            onMove={onMove}
          />
        ))}
        {!isPending && !error && rows.length === 0 && (
          <small className={classes.none}>{say('Nothing here', 'Заявок нет')}</small>
        )}
        <div ref={end} />
        {hasMore && (
          <Button variant="subtle" size="compact-sm" onClick={more}>
            {say('Show more', 'Показать ещё')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Once it has been in sight it stays so. */
function useSeen(element: RefObject<HTMLElement | null>, isInView: boolean): boolean {
  const [isSeen, setSeen] = useState(isInView);
  useEffect(() => {
    if (isSeen || !element.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '240px',
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
