import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { say } from '../../../kit/say.ts';
import { usePeople } from '../../../shared/people/use-people.ts';
import { useMay, useMe } from '../../../shared/session/me.ts';
import { columnsInView, type Requisition, type Stage, stageTotalsQuery, usePipeline } from '../queries.ts';
import { filtersOf, type RequisitionsSearch } from '../searches.ts';
import classes from './board.module.css';
import { BoardColumn } from './board-column.tsx';
import { useStageMove } from './use-stage-move.ts';

/** Stages side by side, each with its own pages; a requisition is moved by drag or by its menu. */
export function Board({ portal, search }: { portal: string; search: RequisitionsSearch }) {
  const { user } = useMe();
  const may = useMay();
  const { nameOf } = usePeople();
  const filters = filtersOf(search, user.id);
  const { stages } = usePipeline();
  const { data: totals } = useQuery(stageTotalsQuery(filters));
  const move = useStageMove(filters);
  const mayMove = may('purchase_requisitions.update');
  const moveTo = useCallback((requisition: Requisition, to: Stage) => move({ requisition, to }), [move]);

  useEffect(
    () =>
      monitorForElements({
        onDrop({ source, location }) {
          const target = stages.find(({ id }) => id === location.current.dropTargets[0]?.data.stageId);
          const requisition = source.data.requisition as Requisition | undefined;
          if (target && requisition && requisition.stage?.id !== target.id) move({ requisition, to: target });
        },
      }),
    [stages, move],
  );

  const shown = search.stage ? stages.filter(({ id }) => search.stage?.split(',').includes(id)) : stages;
  return (
    <section className={classes.board} tabIndex={0} aria-label={say('Board of stages', 'Доска этапов')}>
      {shown.map((stage, index) => (
        <BoardColumn
          key={stage.id}
          portal={portal}
          stage={stage}
          stages={stages}
          isInView={index < columnsInView()}
          filters={filters}
          totals={totals?.find(({ stageId }) => stageId === stage.id)}
          nameOf={nameOf}
          onMove={mayMove ? moveTo : undefined}
        />
      ))}
    </section>
  );
}
