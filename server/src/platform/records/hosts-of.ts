import type { CustomFieldEntity } from '../../../../nouns/custom-field.ts';
import type { AnyEntity } from '../../kernel/entity.ts';
import type { AnyCommand } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import type { CustomFieldHost } from '../custom-fields/custom-field-host.ts';
import type { FileHost } from '../files/host.ts';
import type { Host, RecordHost } from './record-host.ts';

interface WithCustomFields {
  id: string;
  customFields: Readonly<Record<string, unknown>>;
}

interface Hosting {
  entity: AnyEntity;
  byIds(db: Db, ids: readonly string[]): Promise<readonly WithCustomFields[]>;
}

interface Hosts {
  recordHosts: readonly RecordHost[];
  customFieldHosts: readonly CustomFieldHost[];
  fileHosts: readonly FileHost[];
}

/** Lets custom fields, files and comments stand beside records of a noun, under the rights of its own operations. */
export function hostsOf(
  { entity, byIds }: Hosting,
  { update, ...reading }: Pick<Host, 'get' | 'hold'> & { update: AnyCommand },
): Hosts {
  const host = { entityType: entity.customFieldsOf as CustomFieldEntity, entity, ...reading };
  const values = async (db: Db, ids: readonly string[]) =>
    new Map((await byIds(db, ids)).map(({ id, customFields }) => [id, customFields]));
  return {
    recordHosts: [host],
    customFieldHosts: [{ ...host, update, values }],
    fileHosts: [{ ...host, update }],
  };
}
