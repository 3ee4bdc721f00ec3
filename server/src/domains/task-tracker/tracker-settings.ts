import { trackerSettings as declared, type TrackerSettings } from '../../../../nouns/tracker-settings.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { store } from '../../platform/records/store.ts';

export const trackerSettings = entityOf(declared);

export const allTrackerSettings = store(trackerSettings);

/** What a portal has set up for a tracker; undefined before it has. */
export async function settingsOf(db: Db, source: string): Promise<TrackerSettings | undefined> {
  const [found] = await allTrackerSettings.read(db, allTrackerSettings.select(db, sql`setup.source = ${source}`));
  return found;
}
