import type { Route } from '../../kernel/routes.ts';

/** What is written for our own code asks for no right: an address would open it to everybody. */
export function refuseInternal(routes: readonly Route[]) {
  for (const { method, path, operation } of routes)
    if (operation.permission === 'internal')
      throw new Error(`${operation.name} is internal and must not be served at ${method} ${path}`);
}
