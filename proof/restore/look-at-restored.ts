import { acknowledged } from '../crash/acknowledged.ts';
import type { Journal, Write } from '../crash/journal.ts';
import type { Installation } from '../crash/start-installation.ts';
import { type Finding, finding } from '../finding.ts';

/** What the database holds before anybody writes again. */
export interface Restored {
  /** Event of each version of an item, by `item/version`. */
  events: ReadonlyMap<string, string>;
  isThere(write: Write): boolean;
}

export async function lookAtRestored({ rows, tenantId }: Installation): Promise<Restored> {
  const events = await rows<{ id: string; change: string }>(
    `select id, entity_id || '/' || entity_version as change from audit_events where tenant_id = $1 and entity_type = 'catalog_item'`,
    [tenantId],
  );
  const byChange = new Map(events.map(({ id, change }) => [change, id]));
  return { events: byChange, isThere: (write) => byChange.has(changeOf(write) ?? '') };
}

/** `item/version` of an acknowledged write. */
function changeOf({ answers: [answer] }: Write): string | undefined {
  if (!answer) return undefined;
  const { id, version } = JSON.parse(answer.body) as { id: string; version: number };
  return `${id}/${version}`;
}

/** When the first of the lost writes was acknowledged, ms. */
export const firstLoss = (journal: Journal, { isThere }: Restored): number =>
  Math.min(
    ...journal
      .filter((write) => acknowledged(write) && !isThere(write))
      .map(({ answers }) => answers[0]?.at ?? Number.POSITIVE_INFINITY),
  );

/** R2: what was acknowledged up to the moment is there, with its values. */
export async function checkKept(
  { rows, tenantId }: Installation,
  journal: Journal,
  restored: Restored,
  restoredTo: number,
): Promise<Finding> {
  const items = await rows<{ sku: string; name: string }>('select sku, name from catalog_items where tenant_id = $1', [
    tenantId,
  ]);
  const names = new Map(items.map(({ sku, name }) => [sku, name]));
  const kept = (write: Write) => (write.answers[0]?.at ?? Number.POSITIVE_INFINITY) <= restoredTo;
  const writesOf = Map.groupBy(journal, ({ externalId }) => externalId);
  return finding('R2 what was acknowledged before the restored moment is there with its values', [
    ...journal.filter((write) => kept(write) && !restored.isThere(write)).map(({ key }) => `${key} is lost`),
    ...[...writesOf].flatMap(([sku, writes]) => {
      const last = writes.findLastIndex(kept);
      const possible = writes.slice(Math.max(0, last)).map(({ name }) => name);
      return last < 0 || possible.includes(names.get(sku) ?? '') ? [] : [`${sku} is "${names.get(sku)}"`];
    }),
  ]);
}
