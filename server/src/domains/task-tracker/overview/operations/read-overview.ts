import Type from 'typebox';
import { trackerBoard, trackerColumn, trackerProject, trackerUser } from '../../../../../../nouns/tracker-place.ts';
import { answeredOf } from '../../../../kernel/entity-of.ts';
import { choice, flag, instant, integer, nullable, object } from '../../../../kernel/fields.ts';
import type { AnyConnector } from '../../../../kernel/integrations/connector.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { installation } from '../../../../platform/integrations/installation.ts';
import { findTracker } from '../../find-tracker.ts';
import { noPlaces, placesOf } from '../../places/places-of.ts';
import { trackerLink, trackerLinks } from '../../tracker-link.ts';
import { trackerReading } from '../../tracker-rights.ts';
import { trackerTask, trackerTasks } from '../../tracker-task.ts';
import { hookStates, readHook } from '../read-hook.ts';

/** Most links and tasks that are shown. */
const most = 500;

const { id, status, lastSyncAt, lastSyncStatus } = installation.fields;

const shownInstallation = object(
  { id, source: trackerLink.fields.source, status, lastSyncAt, lastSyncStatus },
  { title: 'Installation of the tracker' },
);

export const shownHook = object(
  {
    state: choice(hookStates, 'How the subscription to events stands'),
    registeredAt: nullable(instant('Registered')),
    lastSuccessAt: nullable(instant('Last delivery that arrived')),
    failures: integer('Deliveries that failed since', { minimum: 0 }),
    checkedAt: nullable(instant('Last looked at')),
  },
  { title: 'Subscription to events' },
);

export const readTrackerOverview = (connectors: readonly AnyConnector[]) =>
  query({
    name: 'task-tracker.read-overview',
    summary: words('Get the state of the task tracker', 'Получить состояние трекера задач'),
    description:
      'Projects, boards, columns and people as they were last read, links of requisitions and the tasks they lead to, the newest first. `truncated` says that there are more links than the 500 shown. Without a tracker all lists are empty and `installation` is null.',
    ...trackerReading,
    input: object({}),
    output: object({
      installation: nullable(shownInstallation),
      webhook: shownHook,
      projects: Type.Array(object(answeredOf(trackerProject)), { title: 'Projects' }),
      boards: Type.Array(object(answeredOf(trackerBoard)), { title: 'Boards' }),
      columns: Type.Array(object(answeredOf(trackerColumn)), { title: 'Columns' }),
      users: Type.Array(object(answeredOf(trackerUser)), { title: 'People' }),
      links: Type.Array(trackerLink.view, { title: 'Links' }),
      tasks: Type.Array(trackerTask.view, { title: 'Tasks' }),
      truncated: flag('There are more links than shown'),
    }),

    async run({ db }) {
      const found = await findTracker(db, connectors);
      const [places, webhook, links] = await Promise.all([
        found ? placesOf(db, found.source) : noPlaces,
        readHook(db, found),
        found ? readLinks(db, found.source) : [],
      ]);
      const shown = links.slice(0, most);
      const tasks = await tasksOf(db, found?.source, shown);
      return {
        installation: found && shownOf(found),
        ...{ webhook, ...places, links: shown, tasks },
        truncated: links.length > most,
      };
    },
  });

const shownOf = ({ installationId, ...rest }: NonNullable<Awaited<ReturnType<typeof findTracker>>>) => ({
  id: installationId,
  ...rest,
});

const readLinks = (db: Db, source: string) =>
  trackerLinks.read(
    db,
    sql`${trackerLinks.select(db, sql`link.source = ${source}`)} order by link.created_at desc, link.id limit ${most + 1}`,
  );

async function tasksOf(
  db: Db,
  source: string | undefined,
  links: ReadonlyArray<{ targetType: string; externalId: string }>,
) {
  const ids = links.flatMap(({ targetType, externalId }) => (targetType === 'task' ? [externalId] : []));
  if (source === undefined || ids.length === 0) return [];
  const chosen = sql`task.source = ${source} and task.external_id = any(${ids}::text[])`;
  return trackerTasks.read(db, sql`${trackerTasks.select(db, chosen)} order by task.updated_at desc, task.id`);
}
