import type { Planted } from '../plant.ts';

export const feedBugs: readonly Planted[] = [
  {
    name: 'A: a cursor by identifier',
    file: 'server/src/platform/webhooks/events/operations/read-feed.ts',
    changes: [
      ['fact.position > place.position', 'fact.id > ${place.id}'],
      ['order by fact.position limit', 'order by fact.id limit'],
    ],
    caughtBy: 'T11',
  },
  {
    name: 'B: a numbering that goes on after the newest identifier',
    file: 'server/src/platform/audit/number-facts.ts',
    changes: [
      [
        'and position is null and id >= ${since} order by id',
        `and position is null and id > coalesce((select id from audit_events where tenant_id = \${db.tenant} and position = \${numbered}::bigint), '00000000-0000-0000-0000-000000000000') order by id`,
      ],
    ],
    caughtBy: 'T11',
  },
];
