import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { counted, say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { useMay } from '../../../shared/session/me.ts';
import classes from './plan.module.css';
import { chosenOf, keyOf } from './plan-values.ts';
import { ProposedBatch } from './proposed-batch.tsx';
import type { Proposal } from './queries.ts';
import { useApplyPlan } from './use-apply-plan.ts';

interface ProposedBatchesProps {
  proposals: readonly Proposal[];
  onSaved(): void;
}

/** The proposed batches: some may be taken out or put on another day, and the rest is saved at once. */
export function ProposedBatches({ proposals, onSaved }: ProposedBatchesProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [days, setDays] = useState<Readonly<Record<string, string>>>({});
  const mayCreate = useMay()('logistics.create');
  const apply = useApplyPlan(onSaved);
  const chosen = chosenOf(proposals, left, days);
  if (proposals.length === 0)
    return (
      <Empty title={say('Nothing to plan', 'Планировать нечего')}>
        {say(
          'All that was decided goes with a batch or has come already. A supplier is decided in the comparison.',
          'Всё решённое уже едет или пришло. Поставщика выбирают в сравнении.',
        )}
      </Empty>
    );
  const toggle = (key: string) => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  };
  return (
    <>
      <ul className={classes.batches} aria-label={say('Proposed batches', 'Предложенные партии')}>
        {proposals.map((one) => (
          <ProposedBatch
            key={keyOf(one)}
            proposal={one}
            isChosen={!left.has(keyOf(one))}
            day={days[keyOf(one)] ?? one.batch.plannedDate ?? ''}
            onToggle={() => toggle(keyOf(one))}
            onDay={(day) => setDays({ ...days, [keyOf(one)]: day })}
          />
        ))}
      </ul>
      {apply.error && <ProblemText error={apply.error} />}
      {mayCreate && (
        <Group>
          <Button
            loading={apply.isPending}
            disabled={chosen.length === 0}
            onClick={() => apply.mutate({ batches: chosen })}
          >
            {say('Save', 'Сохранить')} {counted(chosen.length, ['batch', 'batches'], ['партию', 'партии', 'партий'])}
          </Button>
          <span className="dimmed">{say('Nothing is saved until then.', 'До этого ничего не сохраняется.')}</span>
        </Group>
      )}
    </>
  );
}
