import assert from 'node:assert/strict';
import type { Installation } from './installation.ts';
import { runDocument } from './run-document.ts';

/** The guides go on with the portal that the tour of the README has registered. */
export const PASSWORD = 'три слона и чайник';

export type Follow = (document: string, more?: Record<string, string>) => Promise<string>;

/** Runs a document to its end; the telling outputs are looked for by the test. */
export const followOn =
  ({ base }: Installation): Follow =>
  async (document, more = {}) => {
    const env = { BASE: base, PORTAL: 'romashka', EMAIL: 'anna@romashka.ru', ...more };
    const { code, stdout, stderr } = await runDocument(document, env);
    assert.equal(code, 0, `${document} stopped.\n${stdout}\n${stderr}`);
    return stdout;
  };
