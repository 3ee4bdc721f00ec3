import type { InstallationStatus } from '../../../../../nouns/installation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** What all portals together say of an integration: counts alone. */
export interface Standing {
  installs: number;
  ratings: number;
  /** All stars given, together. */
  stars: number;
}

/** The portal's own installation of an integration. */
export interface Held {
  id: string;
  status: Exclude<InstallationStatus, 'deleted'>;
}

const none: Standing = { installs: 0, ratings: 0, stars: 0 };

/** Standings by slug; zero for what nobody has installed or rated. */
export async function readStandings(db: Db): Promise<(slug: string) => Standing> {
  const rows = await db.many<Standing & { slug: string }>(sql`select * from find_integration_standings()`);
  const known = new Map(rows.map((row) => [row.slug, row]));
  return (slug) => known.get(slug) ?? none;
}

export async function readHeld(db: Db): Promise<(slug: string) => Held | null> {
  const rows = await db.many<Held & { slug: string }>(sql`
    select id, slug, status from integration_installations where tenant_id = ${db.tenant} and archived_at is null`);
  const known = new Map(rows.map(({ id, slug, status }) => [slug, { id, status }]));
  return (slug) => known.get(slug) ?? null;
}

/** The stars this portal has given. */
export async function ownRating(db: Db, slug: string): Promise<number | null> {
  const row = await db.first<{ stars: number }>(
    sql`select stars from integration_ratings where tenant_id = ${db.tenant} and slug = ${slug}`,
  );
  return row?.stars ?? null;
}
