import type { Route } from '../../../kernel/routes.ts';

/** The operation's name where it is served first; an alias adds the part of its address that differs. */
export function operationIds(routes: readonly Route[]): Map<Route, string> {
  const first = new Map<string, Route>();
  const ids = new Map<Route, string>();
  for (const route of routes) {
    const { name } = route.operation;
    const known = first.get(name);
    if (!known) first.set(name, route);
    ids.set(route, known ? `${name}.at-${differing(route.path, known.path)}` : name);
  }
  return ids;
}

function differing(path: string, from: string): string {
  const known = new Set(from.split('/'));
  const own = path.split('/').filter((part) => part !== '' && !known.has(part));
  return (own.length > 0 ? own : path.split('/').slice(-1)).join('-').replaceAll(':', '');
}
