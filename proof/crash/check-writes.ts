import { type Finding, finding } from '../finding.ts';
import { acknowledged } from './acknowledged.ts';
import type { Journal, Write } from './journal.ts';
import type { Installation } from './start-installation.ts';

interface ItemRow {
  id: string;
  name: string;
  sku: string;
  version: number;
}

interface EventRow {
  id: string;
  event: string;
  entity_id: string;
  entity_version: number;
}

/** I1, I2 and I6: what was acknowledged is there, told exactly once, and answered alike each time. */
export async function checkWrites(installation: Installation, journal: Journal): Promise<Finding[]> {
  const items = await installation.rows<ItemRow>(
    'select id, name, sku, version::int from catalog_items where tenant_id = $1',
    [installation.tenantId],
  );
  const events = await installation.rows<EventRow>(
    `select id, event, entity_id, entity_version::int from audit_events where tenant_id = $1 and entity_type = 'catalog_item'`,
    [installation.tenantId],
  );
  const links = await installation.rows<{ external_id: string; entity_id: string }>(
    'select external_id, entity_id from external_links where tenant_id = $1',
    [installation.tenantId],
  );
  const bySku = new Map(items.map((item) => [item.sku, item]));
  const linked = new Map(links.map((link) => [link.external_id, link.entity_id]));
  const eventsOf = Map.groupBy(events, ({ entity_id }) => entity_id);

  return [
    finding(
      'I1 an acknowledged write is there with its values',
      journal.filter(acknowledged).flatMap((write) => lost(write, journal, bySku)),
    ),
    finding(
      'I1 a write that had to be taken was taken',
      journal.flatMap(({ key, refused }) => (refused ? [`${key}: ${refused}`] : [])),
    ),
    finding(
      'I1 an acknowledged link is there',
      journal.flatMap((write) => unlinked(write, linked)),
    ),
    finding('I2 an effect has exactly one fact of its kind, and a fact its effect', [
      ...items.flatMap((item) => mistold(item, eventsOf.get(item.id) ?? [])),
      ...events
        .filter(({ entity_id }) => !items.some(({ id }) => id === entity_id))
        .map(({ id }) => `fact ${id} of nothing`),
    ]),
    finding('I2 nothing is there that no client asked for', strangers(items, journal)),
    finding('I6 one key has one effect and one answer', journal.flatMap(unlike)),
  ];
}

function lost(write: Write, journal: Journal, bySku: Map<string, ItemRow>): string[] {
  const item = bySku.get(write.externalId);
  if (!item) return [`${write.key}: acknowledged and absent`];
  const since = journal.slice(journal.indexOf(write) + 1).filter((one) => one.externalId === write.externalId);
  if (since.some(acknowledged)) return [];
  // Of a write that was sent and never answered nobody knows whether it was done.
  return [write, ...since].some(({ name }) => name === item.name)
    ? []
    : [`${write.key}: acknowledged as "${write.name}", is "${item.name}"`];
}

function unlinked(write: Write, linked: Map<string, string>): string[] {
  if (write.kind !== 'create' || !acknowledged(write)) return [];
  const { id } = JSON.parse(write.answers[0]?.body as string) as { id: string };
  return linked.get(write.externalId) === id ? [] : [`${write.key}: its link is not there`];
}

/** One fact for each version of an item: the first says created, the others updated. */
function mistold({ id, sku, version }: ItemRow, events: readonly EventRow[]): string[] {
  const versions = events.map((one) => one.entity_version).sort((a, b) => a - b);
  const wanted = Array.from({ length: version }, (_, index) => index + 1);
  const created = events.filter(({ event }) => event.endsWith('.created')).length;
  return versions.join() === wanted.join() && created === 1
    ? []
    : [`${sku} (${id}): version ${version}, facts of ${versions.join() || 'none'}`];
}

function strangers(items: readonly ItemRow[], journal: Journal): string[] {
  const asked = new Map(journal.map(({ externalId }) => [externalId, 0]));
  for (const { sku } of items) asked.set(sku, (asked.get(sku) ?? 1) + 1);
  return [...asked].filter(([, times]) => times > 1).map(([sku]) => `${sku} stands twice or was never asked for`);
}

const unlike = ({ key, answers }: Write) =>
  new Set(answers.map(({ status, body }) => `${status} ${body}`)).size > 1
    ? [`${key}: answered differently when repeated`]
    : [];
