import { OrderedList } from '../../../kit/ordered/ordered-list.tsx';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { stageName } from '../../../shared/records/stage-name.ts';
import type { Stage } from '../queries.ts';
import { namesOfStatuses } from '../stages.ts';
import { useStageOrder } from '../use-stage-order.ts';

interface StageListProps {
  stages: readonly Stage[];
  mayChange: boolean;
  onOpen(id: string): void;
}

export function StageList({ stages, mayChange, onOpen }: StageListProps) {
  const put = useStageOrder();
  return (
    <OrderedList
      kind="stage"
      label={say('Stages', 'Этапы')}
      rows={stages}
      mayChange={mayChange}
      nameOf={({ name }) => name}
      show={({ name, shortName, color, isActive, statuses }) => (
        <>
          <Status color={color}>{stageName(name)}</Status>
          <span className="dimmed">
            {[shortName, !isActive && say('switched off', 'выключен'), namesOfStatuses(statuses)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      )}
      onOpen={({ id }) => onOpen(id)}
      onOrder={(next) => put(stages, next)}
    />
  );
}
