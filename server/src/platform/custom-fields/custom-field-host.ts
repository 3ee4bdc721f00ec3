import type { CustomFieldEntity } from '../../../../nouns/custom-field.ts';
import type { AnyCommand } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import type { Answers } from '../../kernel/variables.ts';
import type { RecordHost } from '../records/record-host.ts';

/** A noun that keeps values of custom fields in its own row; its own operations read and write them: `get` answers `customFields` and `version`. */
export interface CustomFieldHost extends RecordHost {
  entityType: CustomFieldEntity;
  /** Takes `customFields` beside `id`. */
  update: AnyCommand;
  /** Values of many records in one statement; a record that does not exist is left out. */
  values(db: Db, ids: readonly string[]): Promise<Answers>;
}

export const customFieldHost = (host: CustomFieldHost): CustomFieldHost => host;
