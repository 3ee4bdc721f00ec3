import { id, instant, nullable, version } from './fields.ts';

/** The last fields of every record that can be archived: its version, and when and by whom it was created, changed and archived. */
export const recordFields = {
  version: version(),
  createdAt: instant('Created'),
  updatedAt: instant('Changed'),
  archivedAt: nullable(instant('Archived')),
  createdBy: nullable(id('Created by')),
  updatedBy: nullable(id('Changed by')),
};

export interface RecordRow {
  version: number;
  created_at: string;
  updated_at: string;
  archived_at: string | null;
  created_by: string | null;
  updated_by: string | null;
}

export const presentRecord = (row: RecordRow) => ({
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  archivedAt: row.archived_at,
  createdBy: row.created_by,
  updatedBy: row.updated_by,
});
