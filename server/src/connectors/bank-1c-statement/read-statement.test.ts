import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../../../scripts/tests/long.ts';
import { hostile, probes } from '../../../../tools/sim/bank-files/probes.ts';
import { complaintsOf, type Sabotage, sabotaged } from '../../../test/bank-files.ts';
import type { ReadResult, ReadStatement } from '../../kernel/integrations/ports/statements.ts';
import { readOnThread } from '../../platform/integrations/files/read-on-thread.ts';
import { read } from './read-statement.ts';

const module = new URL('./read-statement.ts', import.meta.url);

test('five hundred generated statements are read as they were meant, and every probe of the contract gets its verdict', () => {
  assert.deepEqual(complaintsOf(read, 500), []);
});

test('every clause of the contract on bank files has a probe that is taken or worded, and one that is not', () => {
  const clauses = new Set(probes.map(({ clause }) => clause));
  assert.deepEqual(
    ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].filter((number) => !clauses.has(`BK-${number}`)),
    [],
  );
});

long('a file made to harm its reader is refused or looked at, and harms nobody', async () => {
  for (const { says, bytes } of hostile) {
    const answer = await readOnThread<ReadResult>(module, new Uint8Array(bytes()));
    const harmless = answer === null || 'refused' in answer || answer.statement.warnings.some(({ review }) => review);
    assert.ok(harmless, says);
  }
});

test('what was found in a file of warnings by the thousand still asks for a look', () => {
  const lines = [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    ...Array.from({ length: 3_000 }, () => 'строка'),
    'Версия=1',
  ];
  const answer = read(Buffer.from(lines.join('\n')));
  assert.ok('statement' in answer);
  assert.equal(answer.statement.warnings[0]?.code, 'end_missing');
  assert.equal(answer.statement.warnings.length, 200);
});

const faults: readonly Sabotage[] = [
  { fault: 'a value is cut at its last =', file: 'sections.ts', from: "raw.indexOf('=')", to: "raw.lastIndexOf('=')" },
  {
    fault: 'of accounts in the header the last stays alone',
    file: 'sections.ts',
    from: 'read.headerAccounts.push(value.trim())',
    to: 'read.headerAccounts = [value.trim()]',
  },
  { fault: 'the purpose ends with its first line', file: 'parties.ts', from: '[1, 2, 3, 4, 5, 6]', to: '[1]' },
  {
    fault: 'lines of the purpose stick together',
    file: 'parties.ts',
    from: '? all + line : `${all} ${line}`',
    to: '? all + line : all + line',
  },
  {
    fault: 'a comma makes an amount a hundred times itself',
    file: 'amount.ts',
    from: '(?:[.,-](\\d{1,2}))?$/',
    to: '(?:[.](\\d{1,2}))?$/',
  },
  {
    fault: 'an amount of two meanings is taken for one',
    file: 'amount.ts',
    from: '(?:[.,-](\\d{1,2}))?$/',
    to: '(?:[.,-](\\d{1,3}))?$/',
  },
  {
    fault: 'a missing end goes unnoticed',
    file: 'sections.ts',
    from: 'if (!ended) warn(endMissing(line));',
    to: '',
  },
  {
    fault: 'documents are not held against turnovers',
    file: 'control.ts',
    from: "told === counted ? 'holds' : 'differs'",
    to: "'holds'",
  },
  {
    fault: 'balances are not added up',
    file: 'control.ts',
    from: "signed(closing) ? 'holds' : 'differs'",
    to: "signed(closing) ? 'holds' : 'holds'",
  },
  {
    fault: 'a transfer between own accounts counts on one side',
    file: 'control.ts',
    from: 'of(payee.account).received += kopecks;\n    } else',
    to: 'of(payee.account).received += 0n;\n    } else',
  },
  {
    fault: 'DOS files are taken for Windows',
    file: 'decode-file.ts',
    from: "['utf-8', 'windows-1251', 'ibm866'] as const",
    to: "['utf-8', 'windows-1251', 'windows-1251'] as const",
  },
  {
    fault: 'UTF-8 without its mark is not tried',
    file: 'decode-file.ts',
    from: "['utf-8', 'windows-1251', 'ibm866'] as const",
    to: "['windows-1251', 'windows-1251', 'ibm866'] as const",
  },
  {
    fault: 'both ways are the same way',
    file: 'read-document.ts',
    from: "if (payee !== null) return 'incoming';",
    to: "if (payee !== null) return 'outgoing';",
  },
  {
    fault: 'a field given twice is the later one',
    file: 'sections.ts',
    from: 'else if (open || key !==',
    to: 'else if (fields.set(key, value) && key !==',
  },
  {
    fault: 'an unreadable document vanishes without a word',
    file: 'read-document.ts',
    from: "warnings.push(documentUnreadable(line, missing.length > 0 ? missing : ['Сумма']));",
    to: '',
  },
];

for (const one of faults)
  test(`a reader with a planted fault is caught: ${one.fault}`, async () => {
    const planted = await sabotaged<{ read: ReadStatement }>(new URL('./', import.meta.url), 'read-statement.ts', one);
    assert.notDeepEqual(complaintsOf(planted.read, 150), []);
  });
