import type { Words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import type { ExternalManifest } from './external-manifest.ts';

/** A version as every portal may see it. It never changes, but for being stopped. */
export interface PublishedVersion {
  slug: string;
  number: number;
  manifest: ExternalManifest;
  publisher: VersionPublisher;
  publishedAt: string;
  /** Words of the operator while the integration or this version is stopped. */
  suspended: Words | null;
}

interface VersionPublisher {
  name: string;
  inn: string;
  contact: string;
  supportEmail: string;
  privacyUrl: string;
}

const versionColumns: Sql = raw(`
  version.slug, version.number, version.manifest, version.publisher, version.published_at as "publishedAt",
  coalesce(integration.suspended, version.suspended) as suspended`);

const joined = raw(
  'published_integrations integration join published_versions version on version.slug = integration.slug',
);

/** Identifiers of integrations of other companies have a dot; those of our own have none. */
export const isExternal = (slug: string) => slug.includes('.');

export const currentVersion = (db: Db, slug: string): Promise<PublishedVersion | undefined> =>
  db.first<PublishedVersion>(sql`
    select ${versionColumns} from ${joined} where integration.slug = ${slug} and version.number = integration.current`);

export const versionOf = (db: Db, slug: string, number: number): Promise<PublishedVersion> =>
  db.one<PublishedVersion>(
    sql`select ${versionColumns} from ${joined} where version.slug = ${slug} and version.number = ${number}`,
  );

/** What the marketplace shows beside the integrations of our own: the newest version of each that is not stopped. */
export const publishedVersions = (db: Db): Promise<PublishedVersion[]> =>
  db.many<PublishedVersion>(sql`
    select ${versionColumns} from ${joined}
    where version.number = integration.current and integration.suspended is null and version.suspended is null order by version.slug`);
