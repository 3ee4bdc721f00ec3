import type { Scene } from '../kit/simulator.ts';
import { type Task, uuidOf, type World } from './seed.ts';
import { type Doer, type Happened, tell } from './tell.ts';

type At = Scene<World>;
type Given = Readonly<Record<string, unknown>>;

export const taskFields = [
  ...['title', 'columnId', 'description', 'archived', 'completed', 'subtasks', 'assigned', 'deadline', 'timeTracking'],
  ...['checklists', 'stickers', 'color', 'idTaskCommon', 'idTaskProject', 'stopwatch', 'timer'],
];

export const projectOfColumn = ({ state }: Pick<At, 'state'>, columnId: unknown) => {
  const column = state.columns.find(({ id }) => id === columnId);
  const board = state.boards.find(({ id }) => id === column?.boardId);
  return state.projects.find(({ id }) => id === board?.projectId);
};

const nextOf = (state: World, what: string) => {
  const number = (state.numbers[what] ?? 0) + 1;
  state.numbers[what] = number;
  return number;
};

/** Makes a task and tells of it, whoever it was. */
export function makeTask(at: At, doer: Doer, given: Given): Task {
  const { state, clock } = at;
  state.made += 1;
  const project = projectOfColumn(at, given.columnId);
  const task: Task = {
    completed: false,
    archived: false,
    ...given,
    id: uuidOf(6, state.made),
    companyId: doer.companyId,
    title: String(given.title),
    timestamp: clock.now(),
    createdBy: doer.userId,
    idTaskCommon: `ID-${nextOf(state, doer.companyId)}`,
    ...(project && { idTaskProject: `${project.prefix}-${nextOf(state, project.id)}` }),
  };
  if (task.completed) task.completedTimestamp = clock.now();
  if (task.archived) task.archivedTimestamp = clock.now();
  state.tasks.push(task);
  tell(at, doer, { event: 'task-created', payload: shown(task) });
  return task;
}

/** Changes what is given and nothing else, and tells of each kind of change. */
export function changeTask(at: At, doer: Doer, task: Task, given: Given): void {
  const before = { ...task };
  const { columnId, ...others } = given as { columnId?: string };
  Object.assign(task, others);
  if (columnId === '-') delete task.columnId;
  else if (columnId !== undefined) task.columnId = columnId;
  const project = projectOfColumn(at, task.columnId);
  if (project && project !== projectOfColumn(at, before.columnId))
    task.idTaskProject = `${project.prefix}-${nextOf(at.state, project.id)}`;
  stamp(at, task, 'completed', before.completed);
  stamp(at, task, 'archived', before.archived);
  for (const { event, prevData } of kinds(before, task)) tell(at, doer, { event, payload: shown(task), prevData });
}

function stamp({ clock }: At, task: Task, what: 'completed' | 'archived', before: boolean): void {
  if (task[what] && !before) task[`${what}Timestamp`] = clock.now();
  if (!task[what]) delete task[`${what}Timestamp`];
}

const own = new Set(['columnId', 'title', 'deleted', 'completedTimestamp', 'archivedTimestamp']);

function kinds(before: Task, after: Task): Array<Required<Pick<Happened, 'event' | 'prevData'>>> {
  const isOther = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isOther);
  const former = (...names: string[]) => Object.fromEntries(names.map((name) => [name, before[name] ?? null]));
  const others = changed.filter((name) => !own.has(name) && name !== 'idTaskProject');
  return [
    ...(changed.includes('columnId') ? [{ event: 'task-moved', prevData: former('columnId') }] : []),
    ...(changed.includes('title') ? [{ event: 'task-renamed', prevData: former('title') }] : []),
    ...(after.deleted && !before.deleted ? [{ event: 'task-deleted', prevData: former('deleted') }] : []),
    ...(!after.deleted && before.deleted ? [{ event: 'task-restored', prevData: former('deleted') }] : []),
    ...(others.length > 0 ? [{ event: 'task-updated', prevData: former(...others) }] : []),
  ];
}

/** A task as it is told, without what only the simulator keeps. */
export const shown = ({ companyId: _, ...task }: Task): Given => task;
