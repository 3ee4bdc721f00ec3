import { flag, id, instant, integer } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { words } from './kit/words.ts';

/** The clock of a test portal. Its identifier is the portal's. */
export const testClock = noun({
  type: 'test_clock',
  words: words('Clock of the test portal', 'Часы тестового портала'),
  table: 'test_portals',
  alias: 'clock',
  audience: 'business',
  displayName: 'id',
  facts: ['moved'],
  fields: {
    id: id().column('tenant_id'),
    now: instant('Time of the portal', 'Время портала').computed().example('2026-12-04T07:00:00.000Z'),
    aheadSeconds: integer('Ahead of the real time, in seconds', 'Опережает настоящее время, секунд')
      .computed()
      .example(604_800),
    isSettled: flag('Nothing that is due waits any more', 'Всё, чему пора, сделано')
      .computed()
      .describe(
        'False while jobs, deliveries of webhooks or recurring work that are due by now have not begun or not ended. Ask again until it is true.',
      ),
  },
});

export type TestClock = RecordOf<typeof testClock>;
