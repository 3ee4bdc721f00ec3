import type { Permission } from '../../../../nouns/kit/rights.ts';
import { type Actor, maySee } from './actor.ts';

interface Guarding {
  guarded?: Partial<Record<string, Permission>>;
}

/** Empties the fields of a row that this actor may not see. */
export const masked = <Row extends object>(entity: Guarding, actor: Actor, row: Row): Row => maskOf(entity, actor)(row);

/** The same for many rows: the hidden fields are determined once. */
export function maskOf(entity: Guarding, actor: Actor): <Row extends object>(row: Row) => Row {
  const hidden = hiddenFields(entity, (permission) => maySee(actor, permission));
  if (hidden.length === 0) return (row) => row;
  return <Row extends object>(row: Row) => {
    const shown = { ...row } as Record<string, unknown>;
    for (const name of hidden) if (name in shown) shown[name] = null;
    return shown as Row;
  };
}

export const hiddenFields = ({ guarded }: Guarding, holds: (permission: Permission) => boolean): string[] =>
  Object.keys(guarded ?? {}).filter((field) => !holds(guarded?.[field] as Permission));
