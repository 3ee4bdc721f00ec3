import assert from 'node:assert/strict';
import { long } from '../../../scripts/tests/long.ts';
import { followOn, PASSWORD } from './follow-on.ts';
import { startInstallation } from './installation.ts';

long('reports tell what was bought, each figure with its records, as the guide says', async (t) => {
  const installation = await startInstallation();
  t.after(() => installation.stop());
  const follow = followOn(installation);
  await follow('README.md');
  const said = await follow('docs/guides/reports.md', { PASSWORD });
  assert.match(said, /^RUB\nUSD\nСтройка · 56027\.50 · 0\nRUB 42000\.00\nUSD 14027\.50\nСтроки входящих счетов с НДС /);
  assert.match(said, /\n2024-03-05 · Щебень 20–40 · 14027\.50\n2024-02-10 · [^\n]* · 42000\.00\n2024-02 42000\.00\n/);
  assert.match(said, /\n2024-02-11 · 2023-12-11 · 14027\.50\n/);
  assert.match(
    said,
    /\n2023-01 · 11500\.00 · 100\.0 · 1\n2023-02 · 11500\.00 · 100\.0 · 0\n2023-03 · 12650\.00 · 110\.0 · 1\n/,
  );
  assert.match(said, /\nЩебень 5–20 · 1150\.000000 · 2023-01\n/);
  assert.match(said, /\nRUB 42000\.00\n2\nfigures · 1 · false\n/);
  assert.match(
    said,
    /\nОснование площадки · 60000\.00 · 56000\.00\napproval\nmatching 1\/2\ninvoice false\ninvoice true\n/,
  );
  assert.match(said, /\nUSD overdue_over_90\n2024-02-10 · RUB · 42000\.00\n2024-03-05 · USD · 155\.00\n/);
  assert.match(said, /\n2024-02;42000;RUB;1;0\n2024-03;14027,5;RUB;1;0\ntrue\n$/);
});
