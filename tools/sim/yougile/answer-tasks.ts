import { json, type Reply } from '../kit/rulebook.ts';
import { bodyOf, isText } from './body-of.ts';
import { hasTitle, pageOf } from './page-of.ts';
import { insistSeen, insistWritable, sees, seesTask } from './rights.ts';
import { type AskedYougile, type Given, refusal } from './rules.ts';
import type { Task } from './seed.ts';
import { changeTask, makeTask, projectOfColumn, shown, taskFields } from './tasks.ts';
import type { Doer } from './tell.ts';

export function foundTask(asked: AskedYougile, doer: Doer, id: string): Task | undefined {
  const { state, insist } = asked;
  const task = state.tasks.find((one) => one.id === id);
  insist('YG-15/known', task === undefined, refusal(asked, 404, 'Задача не найдена'));
  insistSeen(asked, task === undefined || seesTask(state, doer, task));
  return task;
}

function checkTask(asked: AskedYougile, doer: Doer, body: Given): void {
  const { insist, state } = asked;
  const { columnId, deadline } = body;
  const named = columnId !== undefined && columnId !== '-';
  const unknown = named && !state.columns.some(({ id, deleted }) => id === columnId && deleted !== true);
  insist('YG-14/column', unknown, refusal(asked, 404, 'Колонка не найдена'));
  const project = projectOfColumn(asked, columnId);
  if (named && !unknown) insistSeen(asked, sees(project, doer));
  insistWritable(asked, project, doer);
  const ends = (deadline as Given | undefined)?.deadline;
  insist('YG-14/deadline', deadline !== undefined && typeof ends !== 'number', refusal(asked, 400, 'deadline'));
  const lists = ['assigned', 'subtasks', 'checklists'].filter((name) => body[name] !== undefined);
  const broken = lists.find((name) => !Array.isArray(body[name]));
  insist('YG-14/lists', broken !== undefined, refusal(asked, 400, `${broken} must be an array`));
}

function list(asked: AskedYougile, doer: Doer, order: (all: Task[]) => Task[]): Reply {
  const seen = asked.state.tasks.filter((task) => seesTask(asked.state, doer, task));
  const isFor = ({ assigned }: Task, wanted: string) =>
    Array.isArray(assigned) && wanted.split(',').some((userId) => assigned.includes(userId));
  const within = ({ columnId }: Task, wanted: string) => columnId === wanted;
  return pageOf(asked, order(seen), { title: hasTitle, columnId: within, assignedTo: isFor }, shown);
}

export const answerTasks = {
  list: (asked: AskedYougile, doer: Doer): Reply => list(asked, doer, (all) => all),

  listReversed: (asked: AskedYougile, doer: Doer): Reply => list(asked, doer, (all) => all.toReversed()),

  show(asked: AskedYougile, doer: Doer, id: string): Reply {
    const task = foundTask(asked, doer, id);
    const odd = asked.fault === 'unknown enum value' && { color: 'task-plaid', type: 'epic' };
    return json(200, { ...(task && shown(task)), ...odd });
  },

  make(asked: AskedYougile, doer: Doer): Reply {
    const body = bodyOf(asked, taskFields);
    asked.insist('YG-14/title', !isText(body.title), refusal(asked, 400, 'title should not be empty'));
    checkTask(asked, doer, body);
    return json(201, { id: makeTask(asked, doer, body).id });
  },

  change(asked: AskedYougile, doer: Doer, id: string): Reply {
    const body = bodyOf(asked, [...taskFields, 'deleted']);
    const task = foundTask(asked, doer, id);
    if (!task) return json(200, { id });
    insistWritable(asked, projectOfColumn(asked, task.columnId), doer);
    checkTask(asked, doer, body);
    changeTask(asked, doer, task, body);
    return json(200, { id });
  },
};
