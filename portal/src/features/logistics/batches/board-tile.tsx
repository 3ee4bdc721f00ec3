import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { ActionIcon, Checkbox, Menu } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { today } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showMeasure } from '../../../kit/show-measure.ts';
import { showShortDay } from '../../../kit/show-short-day.ts';
import { toggled } from '../../../kit/table/selection.ts';
import type { Selection } from '../../../kit/table/use-row-keys.ts';
import { isOpenBatch } from '../routes/batches-of-route.ts';
import classes from './board.module.css';
import { goodsOf } from './goods-of.ts';
import { type Move, moveName, movesFrom } from './moves.ts';
import type { Batch } from './queries.ts';

interface BoardTileProps {
  batch: Batch;
  onMove: ((batch: Batch, move: Move) => void) | undefined;
  /** Ticked batches, of which a route is made. */
  selection?: Selection | undefined;
}

/** A batch on the board: dragged, moved on with Alt and the right arrow, or by its menu. */
export function BoardTile({ batch, onMove, selection }: BoardTileProps) {
  const { portal } = useParams({ from: '/$portal' });
  const tile = useRef<HTMLElement>(null);
  const [isDragged, setDragged] = useState(false);
  const moves = onMove ? movesFrom(batch.status) : [];
  const mayMove = moves.length > 0;
  const { id, number, object, supplier, plannedDate, isActive, weightKg } = batch;
  useEffect(() => {
    if (!tile.current || !mayMove) return;
    return draggable({
      element: tile.current,
      getInitialData: () => ({ batch }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [batch, mayMove]);
  const onKeyDown = (event: KeyboardEvent) => {
    const [next] = moves;
    if (!next || !onMove || !event.altKey || event.key !== 'ArrowRight') return;
    event.preventDefault();
    onMove(batch, next);
  };
  const isLate = isActive && plannedDate !== null && plannedDate < today();
  return (
    <article ref={tile} className={classes.tile} data-dragged={isDragged || undefined}>
      <div className={classes.line}>
        <Link
          to={`/${portal}/logistics/batches/${id}` as '/'}
          draggable={false}
          onKeyDown={onKeyDown}
          {...(mayMove && { 'aria-keyshortcuts': 'Alt+ArrowRight' })}
        >
          <b>{number}</b>
        </Link>
        {plannedDate && <span className={isLate ? 'bad' : 'dimmed'}>{showShortDay(plannedDate)}</span>}
        {onMove && mayMove && <Moves number={number} moves={moves} onMove={(move) => onMove(batch, move)} />}
      </div>
      <div className={classes.carried}>
        {selection && isOpenBatch(batch) && (
          <Checkbox
            size="xs"
            aria-label={`${say('Choose', 'Выбрать')}: ${number}`}
            checked={selection.chosen.has(id)}
            onChange={() => selection.change(toggled(selection.chosen, id))}
          />
        )}
        <span className={classes.goods}>{goodsOf(batch)}</span>
      </div>
      <div className={classes.line}>
        <span className="clip dimmed">{object?.name ?? supplier?.name ?? '—'}</span>
        {weightKg !== '0' && <span>{showMeasure(weightKg, say('kg', 'кг'))}</span>}
      </div>
    </article>
  );
}

interface MovesProps {
  number: string;
  moves: readonly Move[];
  onMove(move: Move): void;
}

const Moves = ({ number, moves, onMove }: MovesProps) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" size={24} aria-label={`${say('Move', 'Переместить')}: ${number}`}>
        <Ellipsis size={16} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {moves.map((move) => (
        <Menu.Item key={move.to} {...(move.asked === 'reason' && { color: 'red' })} onClick={() => onMove(move)}>
          {moveName(move.to)}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
