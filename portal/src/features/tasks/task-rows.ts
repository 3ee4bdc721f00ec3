import type { Tracker, TrackerTask } from '../../shared/tracker/tracker-query.ts';
import type { TasksSearch } from './tasks-search.ts';

export interface TaskRow {
  link: Tracker['links'][number];
  task: TrackerTask | undefined;
}

/** Links of requisitions with the tasks they lead to, as far as they match what is looked for. */
export function taskRows(
  { links, tasks }: Pick<Tracker, 'links' | 'tasks'>,
  { search, state }: TasksSearch,
): TaskRow[] {
  const byId = new Map(tasks.map((task) => [task.taskId, task]));
  const wanted = search?.toLowerCase();
  return links
    .map((link) => ({ link, task: link.targetType === 'task' ? byId.get(link.externalId) : undefined }))
    .filter(({ task }) => state === undefined || (task && stateOf(task) === state))
    .filter(({ link, task }) => {
      const shown = [link.procurementNumber, link.title, task?.title, task?.idTaskProject, task?.idTaskCommon];
      return wanted === undefined || shown.some((text) => text?.toLowerCase().includes(wanted));
    });
}

const stateOf = ({ deleted, archived, completed }: TrackerTask): TasksSearch['state'] =>
  deleted ? 'deleted' : archived ? 'archived' : completed ? 'completed' : 'open';
