import { type AskedYougile, refusal } from './rules.ts';
import type { Project, Task, World } from './seed.ts';
import { projectOfColumn } from './tasks.ts';
import type { Doer } from './tell.ts';

/** Whether the owner of the key takes part in a project of this company. */
export const sees = (project: Project | undefined, { companyId, userId }: Doer) =>
  project !== undefined && project.companyId === companyId && project.users[userId] !== undefined;

/** A task is seen with its project; without one by who made it or is to do it. */
export function seesTask(state: World, doer: Doer, task: Task): boolean {
  if (task.companyId !== doer.companyId) return false;
  const project = projectOfColumn({ state }, task.columnId);
  if (project) return sees(project, doer);
  const assigned: unknown[] = Array.isArray(task.assigned) ? task.assigned : [];
  return task.createdBy === doer.userId || assigned.includes(doer.userId);
}

/** What may not be seen is not found, as if it were not there. */
export function insistSeen(asked: AskedYougile, isSeen: boolean): void {
  asked.insist('YG-06/visible', !isSeen, refusal(asked, 404, 'Объект не найден'));
}

export function insistWritable(asked: AskedYougile, project: Project | undefined, { userId }: Doer): void {
  const observes = project?.users[userId] === 'observer';
  asked.insist('YG-06/write', observes, refusal(asked, 403, 'Недостаточно прав'));
}
