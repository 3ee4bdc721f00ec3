import { notFound, type Words } from '../../../kernel/problems/errors.ts';
import { presentRecord, type RecordRow } from '../../../kernel/record.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { empty, raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { presentReport, type StoredReport } from '../check-report.ts';
import type { ExternalManifest } from './external-manifest.ts';
import { type Publication, publication } from './publication.ts';

/** The columns that answers are made of; checks are kept in both languages. */
export const publicationColumns: Sql = raw(`
  publication.id, publication.slug, publication.number, publication.status, publication.manifest, publication.checks,
  publication.review_note, publication.submitted_at, publication.reviewed_at, publication.version,
  publication.created_at, publication.updated_at, publication.archived_at, publication.created_by, publication.updated_by`);

export interface PublicationRow extends RecordRow {
  id: string;
  slug: string;
  number: number;
  status: Publication['status'];
  manifest: ExternalManifest;
  checks: StoredReport | null;
  review_note: string | null;
  submitted_at: string | null;
  reviewed_at: string | null;
}

export const presentPublication = (row: PublicationRow, language: keyof Words): Publication => ({
  id: row.id,
  slug: row.slug,
  number: row.number,
  status: row.status,
  manifest: row.manifest,
  checks: row.checks && presentReport(row.checks, language),
  reviewNote: row.review_note,
  submittedAt: row.submitted_at,
  reviewedAt: row.reviewed_at,
  ...presentRecord(row),
});

export const publicationRow = (db: Db, id: string) => findRow(db, id, empty);

/** The same, locked until the transaction ends: every change starts here. */
export const lockPublication = (db: Db, id: string) => findRow(db, id, sql`for update of publication`);

async function findRow(db: Db, id: string, lock: Sql): Promise<PublicationRow> {
  const row = await db.first<PublicationRow>(sql`
    select ${publicationColumns} from publications publication
    where publication.tenant_id = ${db.tenant} and publication.id = ${id} and publication.archived_at is null ${lock}`);
  if (!row) throw notFound(publication.noun);
  return row;
}

/** Writes a change of a locked publication and answers the row as it is now. */
export const changePublication = (db: Db, id: string, change: Sql, by: string | null): Promise<PublicationRow> =>
  db.one<PublicationRow>(sql`
    update publications publication set ${change}, version = version + 1, updated_at = now(), updated_by = ${by}
    where publication.tenant_id = ${db.tenant} and publication.id = ${id} returning ${publicationColumns}`);
