import type { CustomFieldEntity } from '../../../../nouns/custom-field.ts';
import type { AnyEntity } from '../../kernel/entity.ts';
import type { AnyCommand, AnyQuery } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import type { CustomFieldHost } from '../custom-fields/custom-field-host.ts';
import type { FileHost } from '../files/host.ts';

interface WithCustomFields {
  id: string;
  customFields: Readonly<Record<string, unknown>>;
}

interface Hosting {
  entity: AnyEntity;
  byIds(db: Db, ids: readonly string[]): Promise<readonly WithCustomFields[]>;
}

/** Lets custom fields and files be attached to records of a noun, under the rights of its own operations. */
export function hostsOf(
  { entity, byIds }: Hosting,
  { get, update, ...more }: { get: AnyQuery; update: AnyCommand } & Pick<FileHost, 'hold'>,
): { customFieldHosts: readonly CustomFieldHost[]; fileHosts: readonly FileHost[] } {
  const entityType = entity.customFieldsOf as CustomFieldEntity;
  const values = async (db: Db, ids: readonly string[]) =>
    new Map((await byIds(db, ids)).map(({ id, customFields }) => [id, customFields]));
  return {
    customFieldHosts: [{ entityType, entity: entity, get, update, values }],
    fileHosts: [{ entityType, get, update, ...more }],
  };
}
