import type { MappedEvent } from '../../kernel/integrations/inbound-operation.ts';

const prefix = 'custom.';

/** The values of fields a portal has defined, by their keys; nothing where the event has none. */
export function customValues({ values }: MappedEvent): { customFields?: Record<string, unknown> } {
  const own = Object.entries(values).flatMap(([target, value]) =>
    target.startsWith(prefix) ? [[target.slice(prefix.length), value] as const] : [],
  );
  return own.length > 0 ? { customFields: Object.fromEntries(own) } : {};
}

/** The values of these targets, under the names the domain has for them. */
export const namedValues = ({ values }: MappedEvent, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([target, name]) =>
      Object.hasOwn(values, target) ? [[name, values[target]] as const] : [],
    ),
  );
