import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { ActionIcon, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { showSum } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { DueDay, shareOf } from '../components/columns.tsx';
import type { Requisition, Stage } from '../queries.ts';
import classes from './board.module.css';

interface BoardCardProps {
  portal: string;
  requisition: Requisition;
  stages: readonly Stage[];
  nameOf(id: string | null): string;
  onMove: ((requisition: Requisition, to: Stage) => void) | undefined;
}

/** A requisition on the board. What a mouse drags, the menu moves. */
export function BoardCard({ portal, requisition, stages, nameOf, onMove }: BoardCardProps) {
  const card = useRef<HTMLElement>(null);
  const [isDragged, setDragged] = useState(false);
  const { id, number, title, stage, responsibleId, plannedTotal, actualTotal, currency, supplyCoverage } = requisition;

  useEffect(() => {
    if (!card.current || !onMove) return;
    return draggable({
      element: card.current,
      getInitialData: () => ({ requisition }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [requisition, onMove]);

  const share = shareOf(supplyCoverage.percent);
  return (
    <article ref={card} className={classes.card} data-dragged={isDragged || undefined} data-requisition={id}>
      <div className={classes.line}>
        <span className="dimmed">{number}</span>
        <DueDay requisition={requisition} />
        {onMove && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={24}
                aria-label={`${say('Move to', 'Переместить в')}: ${number}`}
              >
                <Ellipsis size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Label>{say('Move to…', 'Переместить в…')}</Menu.Label>
              {stages
                .filter((one) => one.id !== stage?.id)
                .map((one) => (
                  <Menu.Item
                    key={one.id}
                    leftSection={<i className={classes.dot} style={{ background: one.color }} />}
                    onClick={() => onMove(requisition, one)}
                  >
                    {one.name}
                  </Menu.Item>
                ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <Link to="/$portal/requisitions/$id" params={{ portal, id }} className={classes.title} draggable={false}>
        {title}
      </Link>
      <div className={classes.line}>
        <span className="clip dimmed">{nameOf(responsibleId)}</span>
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
}
