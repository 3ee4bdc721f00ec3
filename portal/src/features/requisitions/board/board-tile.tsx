import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Link } from '@tanstack/react-router';
import { memo, useEffect, useRef, useState } from 'react';
import { showSum } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { DueDay, shareOf } from '../components/columns.tsx';
import type { Requisition, Stage } from '../queries.ts';
import classes from './board.module.css';
import { MoveMenu } from './move-menu.tsx';

interface BoardTileProps {
  portal: string;
  requisition: Requisition;
  stages: readonly Stage[];
  responsible: string;
  onMove: ((requisition: Requisition, to: Stage) => void) | undefined;
}

/** A requisition on the board: dragged by a mouse, or moved by its menu. */
export const BoardTile = memo(function BoardTile({ portal, requisition, stages, responsible, onMove }: BoardTileProps) {
  const tile = useRef<HTMLElement>(null);
  const [isDragged, setDragged] = useState(false);
  const { id, number, title, plannedTotal, actualTotal, currency, supplyCoverage } = requisition;

  useEffect(() => {
    if (!tile.current || !onMove) return;
    return draggable({
      element: tile.current,
      getInitialData: () => ({ requisition }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [requisition, onMove]);

  const share = shareOf(supplyCoverage.percent);
  return (
    <article ref={tile} className={classes.tile} data-dragged={isDragged || undefined} data-requisition={id}>
      <div className={classes.line}>
        <span className={`dimmed ${classes.whole}`}>{number}</span>
        <DueDay requisition={requisition} />
        {onMove && <MoveMenu requisition={requisition} stages={stages} onMove={onMove} />}
      </div>
      <Link to="/$portal/requisitions/$id" params={{ portal, id }} className={classes.title} draggable={false}>
        {title}
      </Link>
      <div className={classes.line}>
        <span className="clip dimmed">{responsible}</span>
        <span className="number">{showSum(actualTotal ?? plannedTotal, currency)}</span>
      </div>
      <span
        className={classes.coverage}
        role="img"
        aria-label={`${say('Coverage', 'Покрытие')}: ${supplyCoverage.percent}%`}
      >
        <i data-tone={supplyCoverage.status} style={{ width: `calc(${share} * 100%)` }} />
      </span>
    </article>
  );
});
