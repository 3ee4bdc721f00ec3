import type { Db } from '../../kernel/sql/db.ts';
import type { VariableNamespace } from '../../kernel/variables.ts';
import type { CustomFieldHost } from '../../platform/custom-fields/custom-field-host.ts';

/** Whether the portal has the record. */
export type Exists = (db: Db, entityId: string) => Promise<boolean>;

/** Record types that can be resolved. */
export type RecordTypes = ReadonlyMap<string, Exists>;

/** A type belongs to the first namespace that declares it, or has only custom values if no paths declare it. */
export function recordTypes(namespaces: readonly VariableNamespace[], hosts: readonly CustomFieldHost[]): RecordTypes {
  const types = new Map<string, Exists>();
  for (const host of hosts) {
    types.set(host.entityType, async (db, entityId) => (await host.values(db, [entityId])).has(entityId));
  }
  for (const namespace of [...namespaces].reverse()) {
    for (const type of namespace.entityTypes) {
      types.set(type, async (db, entityId) => (await namespace.exists(db, [entityId], type)).has(entityId));
    }
  }
  return types;
}
