import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { root } from '../../bench/measure/processes.ts';
import { long } from '../../scripts/tests/long.ts';
import { seeded } from '../seeded.ts';
import { runFeedCampaign } from './run-feed-campaign.ts';

long(
  'the campaign of the feed at a small size: slow writers, and a move to another server in the middle',
  async (t) => {
    if (!existsSync('/usr/lib/postgresql/15/bin/initdb')) return t.skip('no PostgreSQL 15 of Debian is installed here');
    const { findings, events } = await runFeedCampaign({
      ...{ source: root, random: seeded(11), seconds: 2, writers: 12, longestMs: 700 },
    });
    assert.deepEqual(
      findings.filter(({ count }) => count > 0),
      [],
    );
    assert.ok(events.beforeTheMove > 50 && events.afterIt > 50, JSON.stringify(events));
  },
);
