import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from '../crash/start-installation.ts';
import { type Finding, finding } from '../finding.ts';
import { isCanary, type Portal, type World } from './open-world.ts';

interface Row {
  id: string;
  tenant_id: string;
  name: string;
  told: number;
}

const rowsOf = ({ rows }: Installation) =>
  rows<Row>(`
    select i.id, i.tenant_id, i.name, count(e.id)::int as told
    from catalog_items i
    left join audit_events e on e.tenant_id = i.tenant_id and e.entity_id = i.id and e.event like '%.created'
    group by i.id, i.tenant_id, i.name`);

/** B2: what was acknowledged is there once, and what is there is in the portal that wrote it. */
export async function checkWorld(installation: Installation, { portals }: World): Promise<Finding[]> {
  const rows = await rowsOf(installation);
  const byId = Map.groupBy(rows, ({ id }) => id);
  const byMark = Map.groupBy(rows, ({ name }) => name.split(' ')[1] ?? name);
  const canaryOf = new Map(portals.map(({ tenantId, canary }) => [tenantId, canary]));
  return [
    finding(
      'B2 an acknowledged write is there once, with its last name',
      portals.flatMap((portal) => portal.made.flatMap((made) => unlike(portal, made, byId.get(made.id) ?? []))),
    ),
    finding(
      'B2 nothing is there twice',
      [...byMark].filter(([, same]) => same.length > 1).map(([mark, same]) => `${mark}: ${same.length} times`),
    ),
    finding(
      'B2 all that is there is in the portal that wrote it',
      rows.filter(isMisplaced).map(({ name, tenant_id }) => `${name} in ${canaryOf.get(tenant_id)}`),
    ),
    finding(
      'B2 each is told of once',
      rows.filter(({ told }) => told !== 1).map(({ name, told }) => `${name}: ${told} facts`),
    ),
  ];

  function isMisplaced({ name, tenant_id }: Row): boolean {
    return (name.match(isCanary) ?? []).some((one) => one !== canaryOf.get(tenant_id));
  }
}

function unlike({ tenantId }: Portal, { mark, names }: Portal['made'][number], found: readonly Row[]): string[] {
  const [row] = found;
  if (found.length !== 1 || row?.tenant_id !== tenantId) return [`${mark}: acknowledged, ${found.length} rows`];
  return names.includes(row.name) ? [] : [`${mark}: acknowledged as "${names[0]}", is "${row.name}"`];
}

/** B5: within so many seconds nothing waits to be delivered, numbered, told or done. */
export async function comesToRest({ rows }: Installation, patience: number): Promise<Finding> {
  const ends = Date.now() + patience * 1_000;
  for (;;) {
    const [left] = await rows<Record<string, number>>(`
      select (select count(*) from webhook_deliveries where status in ('pending', 'in_flight'))::int as deliveries,
        (select count(*) from audit_events where position is null)::int as events,
        (select coalesce(sum(numbered - told), 0) from event_heads)::int as heads,
        (select count(*) from jobs where finished_at is null and due_at < now() - interval '1 second')::int as jobs`);
    const waiting = Object.entries(left ?? {}).filter(([, count]) => count > 0);
    if (waiting.length === 0 || Date.now() > ends)
      return finding(
        'B5 deliveries and jobs come to rest',
        waiting.map(([what, count]) => `${count} ${what}`),
      );
    await pause(1_000);
  }
}
