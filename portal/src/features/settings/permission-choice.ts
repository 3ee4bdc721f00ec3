import type { Words } from '../../kit/say.ts';

/** An area of the portal with what may be allowed there; `held` is what the person holds and so may give. */
export interface PermissionArea {
  domain: string;
  label: Words;
  permissions: readonly { key: string; label: Words; held: boolean }[];
}

type Chosen = readonly string[];

/** Nobody gives what they do not hold; what a role allows already can be taken from it by anybody who may change it. */
export const isOpen = ({ key, held }: { key: string; held: boolean }, chosen: Chosen) => held || chosen.includes(key);

/** How much of an area is allowed, and whether its box can be ticked at all. */
export function stateOf({ permissions }: PermissionArea, chosen: Chosen) {
  const on = permissions.filter(({ key }) => chosen.includes(key)).length;
  const isClosed = !permissions.some((one) => isOpen(one, chosen));
  return { on, isAll: on === permissions.length, isSome: on > 0 && on < permissions.length, isClosed };
}

/** A whole area at once: all that is open is allowed, or taken away where all of it is already. */
export function withArea({ permissions }: PermissionArea, chosen: Chosen): string[] {
  const open = permissions.filter((one) => isOpen(one, chosen)).map(({ key }) => key);
  return open.every((key) => chosen.includes(key)) ? without(chosen, open) : [...new Set([...chosen, ...open])];
}

export const withPermission = (key: string, chosen: Chosen): string[] =>
  chosen.includes(key) ? without(chosen, [key]) : [...chosen, key];

/** «Заявки: просмотр» → «просмотр»: the area stands in the same row. */
export const actionOf = (name: string) => name.slice(name.indexOf(': ') + 1).trim();

const without = (chosen: Chosen, taken: Chosen) => chosen.filter((key) => !taken.includes(key));
