import type { Call } from '../../kernel/integrations/call.ts';
import type { TaskState, TrackerPlace, TrackerPlaceKind } from '../../kernel/integrations/ports/task-tracker.ts';
import { ask, orNothing } from './ask-yougile.ts';
import { personOf, placeOf, taskOf } from './mapping.ts';
import type { YougileSettings } from './settings.ts';
import { read, shapes } from './wire.ts';

export async function readTask(call: Call<YougileSettings>, id: string): Promise<TaskState | null> {
  const found = await readOne(call, 'tasks', id);
  return found === null ? null : taskOf(read(shapes.task, found));
}

const lists = { project: 'projects', board: 'boards', column: 'columns', user: 'users' } as const;

export async function readPlace(
  call: Call<YougileSettings>,
  kind: TrackerPlaceKind,
  id: string,
): Promise<TrackerPlace | null> {
  const found = await readOne(call, lists[kind], id);
  if (found === null) return null;
  return kind === 'user' ? personOf(read(shapes.person, found)) : placeOf(kind, read(shapes.place, found));
}

const readOne = (call: Call<YougileSettings>, list: string, id: string) =>
  orNothing(
    ask(call, {
      class: 'read',
      method: 'GET',
      path: `/${list}/${encodeURIComponent(id)}`,
      operation: `${list}.read`,
    }),
  );
