import { Refusal, words } from '../../kernel/problems/errors.ts';

/** Refuses when the caller named another version than the one now locked: by `If-Match` 412, by the body's `version` 409. */
export function expectVersion(ifMatch: number | undefined, inBody: number | undefined, current: number) {
  if (ifMatch !== undefined && ifMatch !== current) throw stale('precondition_failed', current);
  if (inBody !== undefined && inBody !== current) throw stale('version_conflict', current);
}

const stale = (code: 'precondition_failed' | 'version_conflict', current: number) =>
  new Refusal(code, words(`The record is at version ${current}.`, `Текущая версия записи: ${current}.`), {
    members: { currentVersion: current },
  });
