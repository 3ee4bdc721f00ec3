import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { landing, moved } from '../order.ts';
import type { Stage } from '../queries.ts';
import { useStageOrder } from '../use-stage-order.ts';
import classes from './stage-list.module.css';
import { StageRow } from './stage-row.tsx';

interface StageListProps {
  stages: readonly Stage[];
  mayChange: boolean;
  onOpen(id: string): void;
}

/** Stages in their order, which is changed by dragging, by Alt with the arrows, or by the menu of a row. */
export function StageList({ stages, mayChange, onOpen }: StageListProps) {
  const put = useStageOrder();
  const [told, setTold] = useState('');
  const move = (from: number, to: number) => {
    const stage = stages[from];
    if (!stage || to < 0 || to >= stages.length || to === from) return;
    put(moved(stages, from, to));
    setTold(`${stage.name}: ${say('place', 'место')} ${to + 1} / ${stages.length}`);
  };
  return (
    <>
      <ol className={classes.list}>
        {stages.map((stage, at) => (
          <StageRow
            key={stage.id}
            stage={stage}
            at={at}
            count={stages.length}
            mayChange={mayChange}
            onOpen={() => onOpen(stage.id)}
            onMove={(to) => move(at, to)}
            onDropped={(from, after) => move(from, landing(from, at, after))}
          />
        ))}
      </ol>
      <div aria-live="polite" className="only-spoken">
        {told}
      </div>
    </>
  );
}
