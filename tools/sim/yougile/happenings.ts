import type { Happening, Scene } from '../kit/simulator.ts';
import { writeLine } from './chats.ts';
import type { Task, World } from './seed.ts';
import { changeTask, makeTask } from './tasks.ts';

type At = Scene<World>;
type Given = Readonly<Record<string, unknown>>;

/** The first account of the first company does it unless another is named. */
function doerOf({ state }: At, userId?: string) {
  const company = state.companies.find(({ members }) => userId === undefined || userId in members);
  return { companyId: company?.id ?? '', userId: userId ?? state.accounts[0]?.id ?? '' };
}

interface Touched {
  taskId: string;
  userId?: string;
}

function change(at: At, { taskId, userId }: Touched, given: Given): Task {
  const task = at.state.tasks.find(({ id }) => id === taskId);
  if (!task) throw new Error(`No task is called ${taskId}`);
  changeTask(at, doerOf(at, userId), task, given);
  return task;
}

/** A user makes a task by hand. */
export const userMakes = (at: At, { userId, ...given }: Given & { userId?: string }) =>
  makeTask(at, doerOf(at, userId), given);

export const userMoves = (at: At, { columnId, ...touched }: Touched & { columnId: string }) =>
  change(at, touched, { columnId });

export const userRenames = (at: At, { title, ...touched }: Touched & { title: string }) =>
  change(at, touched, { title });

export const userCompletes = (at: At, { completed = true, ...touched }: Touched & { completed?: boolean }) =>
  change(at, touched, { completed });

export const userArchives = (at: At, { archived = true, ...touched }: Touched & { archived?: boolean }) =>
  change(at, touched, { archived });

export const userDeletes = (at: At, touched: Touched) => change(at, touched, { deleted: true });

export const userRestores = (at: At, touched: Touched) => change(at, touched, { deleted: false });

/** Anything else of a task: a deadline, who is to do it. */
export const userChanges = (at: At, { taskId, userId, ...given }: Touched & Given) =>
  change(at, { taskId, ...(userId !== undefined && { userId }) }, given);

export const userWrites = (at: At, { taskId, userId, text }: Touched & { text: string }) =>
  writeLine(at, doerOf(at, userId), { chatId: taskId, text });

/** The service has had enough of an address. */
export function subscriptionStops(at: At, { id }: { id?: string }): void {
  for (const one of at.state.subscriptions) if (id === undefined || one.id === id) one.disabled = true;
}

const named =
  <Wanted>(does: (at: At, given: Wanted) => unknown): Happening<World> =>
  (at, given) =>
    does(at, given as Wanted);

export const happenings: Readonly<Record<string, Happening<World>>> = {
  'a user makes a task': named(userMakes),
  'a user moves a task': named(userMoves),
  'a user renames a task': named(userRenames),
  'a user completes a task': named(userCompletes),
  'a user archives a task': named(userArchives),
  'a user deletes a task': named(userDeletes),
  'a user restores a task': named(userRestores),
  'a user changes a task': named(userChanges),
  'a user writes in the chat': named(userWrites),
  'a subscription is switched off': named(subscriptionStops),
};
