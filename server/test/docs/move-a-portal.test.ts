import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { long } from '../../../scripts/tests/long.ts';
import { temporaryDataDir } from '../temporary-data-dir.ts';
import { followOn } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('a portal is moved and copied as the guide says', { timeout: 400_000 }, async (t) => {
  const here = await startInstallation();
  t.after(() => here.stop());
  const there = await startInstallation({ MASTER_KEY: `there:${randomBytes(32).toString('base64')}` });
  t.after(() => there.stop());
  await followOn(here)('README.md');
  const folder = temporaryDataDir(t);
  const settingsOf = (name: string, { operator }: typeof here) => {
    const path = join(folder, name);
    writeFileSync(
      path,
      Object.entries(operator)
        .map(([key, value]) => `${key}='${value}'\n`)
        .join(''),
    );
    return path;
  };
  const said = await followOn(here)('docs/guides/move-a-portal.md', {
    HERE_ENV: settingsOf('here.env', here),
    THERE_ENV: settingsOf('there.env', there),
  });
  assert.match(
    said,
    /^romashka is at http:\S+: \d+ rows of \d+ tables, \d+ files, verified\.\nWrites were held for [\d.]+ s; \d+ rows of \d+ tables, \d+ deletions and 0 files were sent meanwhile\.\nromashka is at http:\S+: \d+ rows of \d+ tables, \d+ files, verified\.\nWrites were held for .*\nromashka is in \S+portal\.zip: \d+ rows of \d+ tables, \d+ files\.\ntrial is here: \d+ rows of \d+ tables, \d+ files, verified\.\nIt is a copy: no letter and no webhook leaves it\.\ntrial speaks again: letters and webhooks leave it\.\nis here already\n$/,
    said,
  );
});
