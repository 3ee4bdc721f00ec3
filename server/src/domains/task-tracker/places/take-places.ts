import { consumer, pulledItems, taken } from '../../../kernel/integrations/consumer.ts';
import { type PulledPlace, placesStream, type TrackerPlace } from '../../../kernel/integrations/ports/task-tracker.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { cutText } from '../../../kernel/values/storable-text.ts';

/** Keeps projects, boards, columns and people of the tracker. What a whole reading has not met is no longer shown. */
const keepPlaces = command({
  name: 'task-tracker.take-places',
  summary: words('Take the boards of the tracker', 'Принять доски трекера'),
  permission: 'signed-in',
  scope: null,
  input: pulledItems,
  output: taken,

  async run(ctx, { source, items }) {
    const given = items as PulledPlace[];
    const places = given.flatMap((one) => ('place' in one ? [one.place] : []));
    if (places.length > 0) await writePlaces(ctx, source, places);
    for (const one of given) if ('completeSince' in one) await endMissing(ctx, source, one.completeSince);
    ctx.nothingChanged();
    return { taken: places.length };
  },
});

export const takePlaces = consumer(placesStream, keepPlaces);

/** Of two of a page that are the same the later one counts. */
async function writePlaces({ db }: WriteContext, source: string, places: readonly TrackerPlace[]) {
  const rows = [...new Map(places.map((one) => [`${one.kind} ${one.externalId}`, one])).values()].map(
    ({ kind, externalId, parentId, title, detail, deleted }, position) => ({
      ...{ kind, external_id: externalId, parent_id: parentId, detail, deleted, position },
      title: cutText(title, 300),
    }),
  );
  await db.execute(sql`
    insert into tracker_places as held (tenant_id, source, kind, external_id, parent_id, title, detail, position, deleted, read_at)
    select ${db.tenant}::uuid, ${source}::text, given.*, ${portalNow().toISOString()}::instant
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      given (kind text, external_id text, parent_id text, title text, detail text, position int, deleted boolean)
    on conflict (tenant_id, source, kind, external_id) do update set
      parent_id = excluded.parent_id, title = excluded.title, detail = excluded.detail, position = excluded.position,
      deleted = excluded.deleted, read_at = excluded.read_at`);
}

const endMissing = ({ db }: WriteContext, source: string, since: string) =>
  db.execute(sql`
    update tracker_places set deleted = true
    where tenant_id = ${db.tenant} and source = ${source} and read_at < ${since} and not deleted`);
