import { Refusal, words } from '../../kernel/problems/errors.ts';

/** Refuses when the version the caller expects differs from the locked one: 412 for `If-Match`, 409 for `version` in the body. */
export function expectVersion(ifMatch: number | undefined, inBody: number | undefined, current: number) {
  if (ifMatch !== undefined && ifMatch !== current) throw stale('precondition_failed', current);
  if (inBody !== undefined && inBody !== current) throw stale('version_conflict', current);
}

const stale = (code: 'precondition_failed' | 'version_conflict', current: number) =>
  new Refusal(code, words(`The record is at version ${current}.`, `Текущая версия записи: ${current}.`), {
    members: { currentVersion: current },
  });
