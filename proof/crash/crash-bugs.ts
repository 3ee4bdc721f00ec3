import type { Planted } from '../plant.ts';

export const crashBugs: readonly Planted[] = [
  {
    name: 'B: 201 before the commit',
    file: 'server/src/platform/door/run-command.ts',
    changes: [
      [
        `const end = send(client, 'commit');`,
        `const { release } = client;
  client.release = () => setTimeout(() => void client.query('commit').then(() => release(), () => release(true)), 100);
  const end = Promise.resolve({ command: 'COMMIT' });`,
      ],
    ],
    caughtBy: 'I1',
  },
  {
    name: 'C: the fact outside the transaction of its effect',
    file: 'server/src/platform/door/run-command.ts',
    changes: [
      ['const facts = recordFacts(parts, db, actor, told.facts, visit.requestId);', 'const facts = Promise.resolve();'],
      [
        'await flushed;',
        `await flushed;
  await new Promise((done) => setTimeout(done, 100));
  await send(client, \`begin; set local app.tenant_id = '\${db.tenant}'\`);
  await recordFacts(parts, db, actor, told.facts, visit.requestId);
  await send(client, 'commit');`,
      ],
    ],
    caughtBy: 'I2',
  },
  {
    name: 'A: a delivery marked done before it is sent',
    file: 'server/src/platform/webhooks/sending/deliver.ts',
    changes: [
      [
        'await sendAttempt(client, { ...work, body }));',
        `await sendAttempt({ send: async () => ({
          kind: 'answer', status: 204, headers: '', fields: {}, body: '', truncated: false, remoteIp: null,
          timings: { dnsMs: null, connectMs: null, tlsMs: null, ttfbMs: 1, durationMs: 1 },
        }) } as never, { ...work, body }));`,
      ],
      [
        'record(work.tenantId, result);',
        `record(work.tenantId, result);
    await new Promise((done) => setTimeout(done, 100));
    if (body !== null) await sendAttempt(client, { ...work, body });`,
      ],
    ],
    caughtBy: 'I4',
  },
  {
    name: 'D: a cursor by identifier, which passes over slow transactions',
    file: 'server/src/platform/webhooks/events/operations/read-feed.ts',
    changes: [
      ['fact.position > place.position', 'fact.id > ${place.id}'],
      ['order by fact.position limit', 'order by fact.id limit'],
    ],
    caughtBy: 'I11',
  },
  {
    name: 'E: a lost connection that nobody waits on ends the process',
    file: 'server/src/platform/postgres/create-pool.ts',
    changes: [["pool.on('connect', (client) => client.on('error', () => {}));", '']],
    caughtBy: 'I13',
  },
];
