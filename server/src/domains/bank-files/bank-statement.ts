import Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import {
  choice,
  date,
  decimal,
  flag,
  id,
  instant,
  integer,
  nullable,
  object,
  text,
  version,
} from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';

const controls = ['holds', 'differs', 'untold'] as const;

const sum = (title: string) => nullable(decimal(title, { examples: ['148500.00'] }));

const account = object(
  {
    account: text(40, 'Account', { examples: ['40702810938000000001'] }),
    from: nullable(date('First day')),
    to: nullable(date('Last day')),
    opening: sum('Opening balance'),
    received: sum('Received'),
    spent: sum('Spent'),
    closing: sum('Closing balance'),
    balance: choice(controls, 'Whether the balances and turnovers add up'),
    turnover: choice(controls, 'Whether the documents make the turnovers'),
  },
  { title: 'Account, and how its sums hold' },
);

const remark = object(
  {
    code: text(64, 'Stable code', { examples: ['amount_form'] }),
    line: nullable(integer('Line of the file')),
    message: Type.String({ title: 'The same in words' }),
    review: flag('A person must look before anything is applied'),
  },
  { title: 'What was noticed in the file' },
);

const count = (title: string) => integer(title, { minimum: 0 });

const statementCounts = object(
  {
    documents: count('Documents'),
    repeated: count('Known before, or twice in the file'),
    proposed: count('With a proposed match'),
    exact: count('Of these, exact'),
    unmatched: count('Outgoing ones without a match'),
    alreadyPaid: count('Naming invoices that owe nothing'),
    applied: count('Applied'),
    kept: count('Incoming, internal and unclear ones, kept without payments'),
  },
  { title: 'Documents by what came of them' },
);

/** A file of a bank that was uploaded. */
export const bankStatement = entity({
  type: 'bank_statement',
  noun: words('Bank statement', 'Выписка банка'),
  audience: 'internal',
  displayName: 'fileName',
  fields: {
    id: id(),
    installationId: id('Installation'),
    fileName: text(255, 'File', { examples: ['kl_to_1c.txt'] }),
    fileSize: integer('Bytes', { minimum: 0 }),
    status: choice(['ready', 'needs_review'], 'Whether a person must look at it before anything is applied'),
    formatVersion: nullable(text(40, 'Version of the format', { examples: ['1.03'] })),
    encoding: text(20, 'Encoding', { examples: ['windows-1251'] }),
    sender: nullable(text(200, 'Program that wrote it')),
    createdOn: nullable(date('The day it was written')),
    periodFrom: nullable(date('First day')),
    periodTo: nullable(date('Last day')),
    accounts: nullable(Type.Array(account, { title: 'Accounts' })),
    warnings: Type.Array(remark, { title: 'What was noticed in the file' }),
    counts: statementCounts,
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
    createdBy: nullable(id('Created by')),
  },
  guarded: { accounts: 'counterparties.bank_read' },
  facts: ['imported', 'applied'],
});

export type BankStatement = Type.Static<typeof bankStatement.view>;
