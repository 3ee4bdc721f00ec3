import { say } from '../../kit/say.ts';
import { Status } from '../../kit/status.tsx';
import type { TrackerTask } from './tracker-query.ts';

/** What the tracker says of a task; one that is gone there says nothing else. */
export function TaskStatus({ task: { completed, archived, deleted } }: { task: TrackerTask }) {
  if (deleted) return <Status tone="bad">{say('Deleted in the tracker', 'Удалена в трекере')}</Status>;
  if (archived) return <Status>{say('Archived', 'В архиве')}</Status>;
  if (completed) return <Status tone="good">{say('Completed', 'Выполнена')}</Status>;
  return <Status tone="accent">{say('Open', 'Открыта')}</Status>;
}
