import type { TSchema } from 'typebox';
import type { Route } from '../../kernel/routes.ts';

/** Whether an answer shows a version, in any of its shapes. */
export function hasVersion(output: TSchema): boolean {
  const { properties = {}, anyOf = [] } = output as { properties?: object; anyOf?: TSchema[] };
  return 'version' in properties || anyOf.some(hasVersion);
}

/** `If-Match` applies where one record with a version is changed. */
export function takesVersion({ method, path, operation }: Route): boolean {
  if (operation.kind !== 'command') return false;
  const declares = (operation.refuses ?? []).includes('precondition_failed');
  return declares || (path.includes('/:') && method !== 'POST' && hasVersion(operation.output));
}
