import type { Call } from '../../kernel/integrations/call.ts';
import type { PulledPage } from '../../kernel/integrations/connector.ts';
import type { PulledTask, WantedTasks } from '../../kernel/integrations/ports/task-tracker.ts';
import { hookOf, taskOf } from './mapping.ts';
import { readTask } from './read-task.ts';
import type { YougileSettings } from './settings.ts';
import { tasksPage } from './task-pages.ts';
import { change, subscriptions } from './webhook.ts';

type YougileCall = Call<YougileSettings>;

/** How far a sweep is. Columns and tasks come in the order of their identifiers, so what is new meanwhile stops nothing. */
type Place =
  | { since: string; at: 'column'; columnId: string; offset: number }
  | { since: string; at: 'task'; after: string };

/** Tasks read one by one in a page. */
const mostSingly = 10;

/**
 * A sweep: the subscription is looked after first, so that what was lost while it was off is met by what follows; then each wanted column
 * is read, and at last the wanted tasks that stood in none of them.
 */
export async function pullTasks(call: YougileCall, cursor: string | null, asked: unknown): Promise<PulledPage> {
  const wanted = asked as WantedTasks;
  if (cursor === null) return begin(call, wanted);
  const place = JSON.parse(cursor) as Place;
  return place.at === 'column' ? sweepColumn(call, wanted, place) : readSingly(call, wanted, place);
}

async function begin(call: YougileCall, wanted: WantedTasks): Promise<PulledPage> {
  const since = call.now().toISOString();
  const items: PulledTask[] = wanted.hookUrl === null ? [] : [await lookAfterHook(call, wanted.hookUrl)];
  return page(items, nextColumn(wanted, since, ''));
}

/** The service switches a subscription off after a run of failures, and never on again by itself. */
async function lookAfterHook(call: YougileCall, url: string): Promise<PulledTask> {
  const [first, ...doubles] = (await subscriptions(call))
    .filter((one) => one.url === url)
    .toSorted((a, b) => Number(a.disabled ?? false) - Number(b.disabled ?? false));
  for (const double of doubles) await change(call, double.id, { deleted: true });
  if (first === undefined) return { hook: null, revived: false };
  const revived = first.disabled === true;
  if (revived) await change(call, first.id, { disabled: false });
  return { hook: hookOf(first), revived };
}

async function sweepColumn(
  call: YougileCall,
  wanted: WantedTasks,
  place: Extract<Place, { at: 'column' }>,
): Promise<PulledPage> {
  const { since, columnId, offset } = place;
  const readAt = call.now().toISOString();
  const linked = new Set(wanted.tasks.map(({ externalId }) => externalId));
  const { content, more } = await tasksPage(call, { columnId, includeDeleted: 'true' }, offset);
  const items: PulledTask[] = content.filter(({ id }) => linked.has(id)).map((dto) => ({ task: taskOf(dto), readAt }));
  return page(items, more ? { ...place, offset: offset + content.length } : nextColumn(wanted, since, columnId));
}

async function readSingly(
  call: YougileCall,
  wanted: WantedTasks,
  { since, after }: Extract<Place, { at: 'task' }>,
): Promise<PulledPage> {
  const left = wanted.tasks
    .filter(({ externalId, readAt }) => externalId > after && (readAt === null || readAt < since))
    .sort((a, b) => (a.externalId < b.externalId ? -1 : 1));
  const items: PulledTask[] = [];
  for (const { externalId } of left.slice(0, mostSingly)) {
    const readAt = call.now().toISOString();
    const task = await readTask(call, externalId);
    items.push(task ? { task, readAt } : { gone: externalId, readAt });
  }
  const last = left[mostSingly - 1]?.externalId;
  return page(items, left.length > mostSingly && last !== undefined ? { since, at: 'task', after: last } : null);
}

function nextColumn({ columnIds, tasks }: WantedTasks, since: string, after: string): Place | null {
  const columnId = columnIds.find((one) => one > after);
  if (columnId !== undefined) return { since, at: 'column', columnId, offset: 0 };
  return tasks.length > 0 ? { since, at: 'task', after: '' } : null;
}

const page = (items: PulledTask[], next: Place | null): PulledPage => ({
  items,
  cursor: next && JSON.stringify(next),
  more: next !== null,
});
