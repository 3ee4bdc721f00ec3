import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { pathToFileURL } from 'node:url';
import { generateStatement } from '../../tools/sim/bank-files/generate-statement.ts';
import { type Probe, probes, type Verdict } from '../../tools/sim/bank-files/probes.ts';
import type { Fault, TrueDocument, TrueParty } from '../../tools/sim/bank-files/truth.ts';
import type {
  ReadStatement,
  Statement,
  StatementDocument,
  StatementParty,
} from '../src/kernel/integrations/ports/statements.ts';

/** Everything a reader of statements gets wrong, over generated files and over the probes of the contract. */
export function complaintsOf(read: ReadStatement, seeds: number): string[] {
  const ofSeeds = Array.from({ length: seeds }, (_, at) => ofSeed(read, at + 1));
  return [...ofSeeds, ...probes.map((one) => ofProbe(read, one))].flat();
}

function ofSeed(read: ReadStatement, seed: number): string[] {
  const { bytes, truth } = generateStatement(seed);
  const answer = read(new Uint8Array(bytes));
  if ('refused' in answer) return [`seed ${seed}: refused, ${answer.refused.code}`];
  const { statement } = answer;
  const [told, wanted] = [gistOf(statement), gistOfTruth(truth)];
  return [
    ...Object.keys(wanted).flatMap((key) =>
      JSON.stringify(told[key]) === JSON.stringify(wanted[key])
        ? []
        : [`seed ${seed}: ${key} is ${JSON.stringify(told[key])}, not ${JSON.stringify(wanted[key])}`],
    ),
  ];
}

const codeOf: Readonly<Record<Fault, string>> = {
  'declared-otherwise': 'encoding_differs',
  'loose-amounts': 'amount_form',
  'no-end': 'end_missing',
  'wrong-balance': 'balance_differs',
  'wrong-turnover': 'turnover_differs',
  'no-turnovers': 'sums_untold',
};

const gistOf = ({ accounts, documents, warnings, sender, from, to }: Statement): Record<string, unknown> => ({
  sender,
  days: [from, to],
  accounts: [...new Set(accounts.map(({ account }) => account))],
  opening: accounts.map(({ opening }) => opening)[0],
  documents: documents.map(documentGist),
  warnings: [...new Set(warnings.map(({ code }) => code))].sort(),
});

const documentGist = ({ line: _, bookedOn, payer, payee, account: __, ...one }: StatementDocument) => ({
  kind: one.kind,
  number: one.number,
  date: one.date,
  bookedOn,
  amount: one.amount,
  direction: one.direction,
  payer: partyGist(payer),
  payee: partyGist(payee),
  purpose: one.purpose,
});

const partyGist = ({ name, inn, kpp, account, bank, bik }: StatementParty) => [name, inn, kpp, account, bank, bik];

function gistOfTruth(truth: ReturnType<typeof generateStatement>['truth']): Record<string, unknown> {
  const { accounts, documents, faults, sender, from, to } = truth;
  const expected = [...faults].map((fault) => codeOf[fault]);
  return {
    sender,
    days: [iso(from), iso(to)],
    accounts: accounts.map(({ number }) => number),
    opening: accounts[0] && money(accounts[0].opening),
    documents: documents.map(trueGist),
    // Without documents nothing is left to be checked by the turnovers.
    warnings: expected.filter((code) => documents.length > 0 || code !== 'sums_untold').sort(),
  };
}

const ways = { in: 'incoming', out: 'outgoing', between: 'internal' } as const;

const trueGist = ({ kind, number, date, booked, kopecks, way, payer, payee, purpose }: TrueDocument) => ({
  kind,
  number,
  date: iso(date),
  bookedOn: booked && iso(booked),
  amount: money(kopecks),
  direction: ways[way],
  payer: truePartyGist(payer),
  payee: truePartyGist(payee),
  purpose,
});

const truePartyGist = ({ name, inn, kpp, account, bank, bik }: TrueParty) => [name, inn, kpp, account, bank, bik];

const iso = (day: string) => day.split('.').reverse().join('-');

const money = (kopecks: number) => `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;

function ofProbe(read: ReadStatement, { clause, says, bytes, verdict, documents, tells }: Probe): string[] {
  const answer = read(new Uint8Array(bytes));
  const found = verdictOf(answer);
  const held = 'statement' in answer ? answer.statement.documents : undefined;
  const wanted = tells?.map(([way, kopecks]) => `${ways[way]} ${money(kopecks)}`);
  const told = held?.map(({ direction, amount }) => `${direction} ${amount}`);
  return [
    ...(found === verdict ? [] : [`${clause} ${says}: ${found}, not ${verdict}`]),
    ...(told?.length === documents ? [] : [`${clause} ${says}: ${told?.length} documents, not ${documents}`]),
    ...(!wanted || String(told) === String(wanted)
      ? []
      : [`${clause} ${says}: ${String(told)}, not ${String(wanted)}`]),
  ];
}

function verdictOf(answer: ReturnType<ReadStatement>): Verdict {
  if ('refused' in answer) return 'refused';
  const { warnings } = answer.statement;
  if (warnings.some(({ review }) => review)) return 'to-review';
  return warnings.length > 0 ? 'with-a-word' : 'taken';
}

/** A fault to plant: in this file, this text, which stands there once, becomes that. */
export interface Sabotage {
  fault: string;
  file: string;
  from: string;
  to: string;
}

/** A module of a connector with a fault planted in a copy of its folder; the product itself is not touched. */
export async function sabotaged<M>(folder: URL, entry: string, { file, from, to }: Sabotage): Promise<M> {
  const copy = await mkdtemp(join(tmpdir(), 'prokura-sabotage-'));
  after(() => rm(copy, { recursive: true, force: true }));
  await cp(folder, copy, { recursive: true });
  for (const name of (await readdir(copy)).filter((one) => one.endsWith('.ts'))) {
    const text = await readFile(join(copy, name), 'utf8');
    const outside = text.replace(
      /(from ')(\.\.\/[^']+)(')/g,
      (_, a, path, b) => `${a}${new URL(path, folder).href}${b}`,
    );
    const planted = name === file ? plant(outside, from, to) : outside;
    const bare = planted.replace(
      /(from ')([a-z@][^'./:]*)(')/g,
      (_, a, name, b) => `${a}${import.meta.resolve(name)}${b}`,
    );
    await writeFile(join(copy, name), bare);
  }
  return import(
    `${pathToFileURL(join(copy, entry)).href}?${createHash('md5').update(from).digest('hex')}`
  ) as Promise<M>;
}

function plant(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`The place to plant is not there once: ${from}`);
  return text.replace(from, () => to);
}
