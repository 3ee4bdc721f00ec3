import { trackerLink } from '../../../../nouns/tracker-link.ts';
import { trackerTask } from '../../../../nouns/tracker-task.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type Answers, inStep, type VariableNamespace, variables } from '../../kernel/variables.ts';
import { variableOf, variablesOf } from '../../platform/records/variables-of.ts';
import { requisitions } from '../requisitions/requisition.ts';
import { movingLink, trackerLinks } from './tracker-link.ts';
import { trackerReading } from './tracker-rights.ts';
import { trackerTasks } from './tracker-task.ts';

const rights = { scopes: [trackerReading.scope], permission: trackerReading.permission } as const;

const ofTask = [
  ...(['taskId', 'idTaskCommon', 'idTaskProject', 'title', 'columnId'] as const),
  ...(['completed', 'archived', 'lastSyncedAt', 'lastEventAt'] as const),
];

const prefixed = <Value>(prefix: string, values: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));

/** `tasktracker.*`: what a requisition is linked to in the tracker, and the task that moves with it. */
export const trackerVariables: VariableNamespace = variables({
  namespace: 'tasktracker',
  domain: 'tasktracker',
  entityTypes: ['procurement'],
  exists: async (db, ids) => new Set((await requisitions.byIds(db, ids)).map(({ id }) => id)),
  groups: [
    {
      ...rights,
      load: loadTracked,
      paths: {
        ...prefixed('primary.', variablesOf(trackerLink.fields, ['targetType', 'externalId'])),
        'links[].targetType': variableOf(trackerLink.fields, 'targetType', 'array'),
        'links[].externalId': variableOf(trackerLink.fields, 'externalId', 'array'),
        ...prefixed('task.', variablesOf(trackerTask.fields, ofTask)),
      },
    },
  ],
});

async function loadTracked(db: Db, ids: readonly string[]): Promise<Answers> {
  const links = await trackerLinks.read(
    db,
    sql`${trackerLinks.select(db, sql`link.requisition_id = any(${ids}::uuid[])`)} order by link.is_primary desc, link.created_at, link.id`,
  );
  const tasks = await tasksOf(db, links);
  const byRequisition = Map.groupBy(links, ({ procurementId }) => procurementId);
  return new Map(
    ids.map((id) => {
      const held = byRequisition.get(id) ?? [];
      const moving = movingLink(held);
      const task = moving && tasks.get(keyOf(moving.source, moving.externalId));
      const primary = held.find(({ isPrimary }) => isPrimary);
      return [
        id,
        {
          ...prefixed('primary.', { targetType: primary?.targetType, externalId: primary?.externalId }),
          ...inStep('links[].', held, {
            targetType: ({ targetType }) => targetType,
            externalId: ({ externalId }) => externalId,
          }),
          ...prefixed('task.', Object.fromEntries(ofTask.map((name) => [name, task?.[name]]))),
        },
      ];
    }),
  );
}

const keyOf = (source: string, externalId: string) => `${source} ${externalId}`;

async function tasksOf(db: Db, links: ReadonlyArray<{ targetType: string; externalId: string }>) {
  const wanted = links.flatMap(({ targetType, externalId }) => (targetType === 'task' ? [externalId] : []));
  const found = await trackerTasks.read(db, trackerTasks.select(db, sql`task.external_id = any(${wanted}::text[])`));
  return new Map(found.map((task) => [keyOf(task.source, task.taskId), task]));
}
