import type { AuditEvent } from '../../../../nouns/audit-event.ts';
import { type Actor, maySee } from '../../kernel/access/actor.ts';
import { hiddenFields } from '../../kernel/access/mask.ts';
import type { AnyEntity } from '../../kernel/entity.ts';

/** Names that could only hold a secret. Facts never carry them; should one ever, it stops here. */
const secret = /^(secret|password|passwordHash|token|accessToken|refreshToken|digest|privateKey|authorization)$/i;

/** An event as this actor may see it: guarded fields and anything that looks like a secret are null. */
export function eventShower(entities: readonly AnyEntity[]) {
  const byType = new Map(entities.map((entity) => [entity.type, entity]));

  return function show(actor: Actor, event: AuditEvent): AuditEvent {
    const entity = byType.get(event.entityType);
    const hidden = entity ? hiddenFields(entity, (permission) => maySee(actor, permission)) : [];
    const { object, previous, ...more } = event.data as { object?: unknown; previous?: unknown };
    return {
      ...event,
      data: withoutSecrets({
        ...more,
        ...(object !== undefined && { object: emptied(object, hidden) }),
        ...(previous !== undefined && { previous: emptied(previous, hidden) }),
      }) as Record<string, unknown>,
    };
  };
}

function emptied(row: unknown, hidden: readonly string[]): unknown {
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, hidden.includes(name) ? null : value]));
}

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name,
      secret.test(name) && typeof held === 'string' ? '••••' : withoutSecrets(held),
    ]),
  );
}
