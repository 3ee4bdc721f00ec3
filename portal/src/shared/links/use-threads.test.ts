import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../test/answer.ts';
import { takeHook } from '../../../test/take-hook.ts';

const { useThreads } = await import('./use-threads.ts');

const letters = [{ id: 't1', subject: '', lastMessageAt: '2026-11-05T10:00:00Z' }];
const known = [[['integrations', 'threads', 'invoice', 'i1'], letters]] as const;

test('a letter without a subject is still led to', async () => {
  const { name, links } = await takeHook(() => useThreads('romashka', 'invoice', 'i1'), {
    known,
    may: ['mailbox.read'],
  });
  assert.equal(name, 'Переписка');
  assert.deepEqual(
    links.map((link) => [link.name, link.href]),
    [['Без темы', '/romashka/integrations/mail?thread=t1']],
  );
});
