import { encode } from './encodings.ts';

/** What a reader has to make of a file: take it as it is, take it and have it looked at, take it with a word, or refuse it. */
export type Verdict = 'taken' | 'to-review' | 'with-a-word' | 'refused';

export interface Probe {
  clause: string;
  says: string;
  bytes: Buffer;
  verdict: Verdict;
  /** Documents it holds for whoever takes it. */
  documents?: number;
  /** Their ways and amounts in kopecks, where the point is there. */
  tells?: ReadonlyArray<readonly ['in' | 'out' | 'between', number]>;
}

const own = '40702810938000000001';
const other = '40702810400000000002';

const documentOf = (more: Record<string, string | null> = {}, closed = true) => {
  const fields: Record<string, string | null> = {
    Номер: '15',
    Дата: '20.11.2026',
    Сумма: '100.00',
    ПлательщикСчет: own,
    ДатаСписано: '20.11.2026',
    ПолучательСчет: other,
    НазначениеПлатежа: 'Оплата по счету № 7',
    ...more,
  };
  const lines = Object.entries(fields).flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]));
  return ['СекцияДокумент=Платежное поручение', ...lines, ...(closed ? ['КонецДокумента'] : [])];
};

const accountOf = (more: Record<string, string> = {}) => {
  const fields = {
    РасчСчет: own,
    НачальныйОстаток: '1000.00',
    ВсегоПоступило: '0',
    ВсегоСписано: '100.00',
    КонечныйОстаток: '900.00',
    ...more,
  };
  return ['СекцияРасчСчет', ...Object.entries(fields).map(([key, value]) => `${key}=${value}`), 'КонецРасчСчет'];
};

const head = ['1CClientBankExchange', 'ВерсияФормата=1.03', 'Кодировка=Windows', `РасчСчет=${own}`];

const file = (...parts: readonly string[][]) =>
  encode(
    parts
      .flat()
      .map((line) => `${line}\r\n`)
      .join(''),
    'cp1251',
  );

const whole = (document = documentOf(), account = accountOf()) => file(head, account, document, ['КонецФайла']);

const probe = (
  clause: string,
  says: string,
  verdict: Verdict,
  bytes: Buffer,
  documents?: number,
  tells?: Probe['tells'],
): Probe => ({
  clause,
  says,
  verdict,
  bytes,
  ...(documents !== undefined && { documents }),
  ...(tells && { tells }),
});

/** One file for each clause that is kept, and one for each way to break it. */
export const probes: readonly Probe[] = [
  probe('BK-01', 'a whole file', 'taken', whole(), 1),
  probe(
    'BK-01',
    'another first line',
    'refused',
    file(['1CClientBankExchangeX'], accountOf(), documentOf(), ['КонецФайла']),
  ),
  probe('BK-01', 'no first line', 'refused', file(head.slice(1), accountOf(), documentOf(), ['КонецФайла'])),
  probe('BK-01', 'no last line', 'to-review', file(head, accountOf(), documentOf()), 1),
  probe(
    'BK-01',
    'text after the last line',
    'to-review',
    file(head, accountOf(), documentOf(), ['КонецФайла', 'Сумма=5']),
    1,
  ),
  probe(
    'BK-02',
    'the declared encoding is another',
    'with-a-word',
    file(head.with(2, 'Кодировка=DOS'), accountOf(), documentOf(), ['КонецФайла']),
    1,
  ),
  probe(
    'BK-02',
    'an encoding nobody knows is declared',
    'with-a-word',
    file(head.with(2, 'Кодировка=KOI-7'), accountOf(), documentOf(), ['КонецФайла']),
    1,
  ),
  probe(
    'BK-03',
    'the account stands in the sections alone',
    'taken',
    file(head.slice(0, 3), accountOf(), documentOf(), ['КонецФайла']),
    1,
  ),
  probe(
    'BK-03',
    'two accounts in the header and in no section, a transfer between them',
    'with-a-word',
    file(
      [...head, `РасчСчет=${other}`],
      documentOf({ ДатаПоступило: '20.11.2026' }),
      documentOf({ Номер: '16', ПлательщикСчет: other, ПолучательСчет: '40702810700000000003', ДатаСписано: null }),
      ['КонецФайла'],
    ),
    2,
    [
      ['between', 100_00],
      ['out', 100_00],
    ],
  ),
  probe('BK-04', 'no section of an account', 'with-a-word', file(head, documentOf(), ['КонецФайла']), 1),
  probe(
    'BK-05',
    'a kind nobody has heard of',
    'taken',
    whole(['СекцияДокумент=Ордер по прочим', ...documentOf().slice(1)]),
    1,
  ),
  probe(
    'BK-05',
    'a document that never closes',
    'to-review',
    file(head, accountOf(), documentOf({}, false), ['КонецФайла']),
    0,
  ),
  probe('BK-06', 'no number', 'to-review', whole(documentOf({ Номер: null })), 0),
  probe(
    'BK-06',
    'no number, and no sums to miss it by',
    'to-review',
    file(head, documentOf({ Номер: null }), ['КонецФайла']),
    0,
  ),
  probe('BK-06', 'no day', 'to-review', whole(documentOf({ Дата: null })), 0),
  probe('BK-06', 'a day of no calendar', 'to-review', whole(documentOf({ Дата: '31.02.2026' })), 0),
  probe('BK-06', 'no amount', 'to-review', whole(documentOf({ Сумма: null })), 0),
  probe('BK-06', 'an amount below zero', 'to-review', whole(documentOf({ Сумма: '-100.00' })), 0),
  probe('BK-06', 'an amount of nothing', 'to-review', whole(documentOf({ Сумма: '0.00' })), 0),
  probe(
    'BK-06',
    'the amount twice',
    'to-review',
    file(head, accountOf(), [...documentOf().slice(0, -1), 'Сумма=1.00', 'КонецДокумента'], ['КонецФайла']),
    1,
    [['out', 100_00]],
  ),
  probe(
    'BK-07',
    'neither side is ours, and the day tells',
    'taken',
    whole(documentOf({ ПлательщикСчет: '40702810000000000009' })),
    1,
  ),
  probe(
    'BK-07',
    'neither side is ours, no day tells',
    'to-review',
    whole(documentOf({ ПлательщикСчет: '40702810000000000009', ДатаСписано: null })),
    1,
  ),
  probe('BK-08', 'a purpose with =', 'taken', whole(documentOf({ НазначениеПлатежа: 'код=15; счет=7' })), 1),
  probe(
    'BK-08',
    'a purpose broken without a key',
    'with-a-word',
    whole(documentOf({ НазначениеПлатежа: 'Оплата\r\nпо счету № 7' })),
    1,
  ),
  probe('BK-09', 'a comma before the kopecks', 'with-a-word', whole(documentOf({ Сумма: '100,00' })), 1),
  probe(
    'BK-09',
    'thousands apart',
    'with-a-word',
    whole(documentOf({ Сумма: '1 100,00' }), accountOf({ ВсегоСписано: '1100.00', КонечныйОстаток: '-100.00' })),
    1,
  ),
  probe('BK-09', 'what may be a thousand or one', 'to-review', whole(documentOf({ Сумма: '1,100' })), 0),
  probe('BK-09', 'three digits behind the point', 'to-review', whole(documentOf({ Сумма: '100.005' })), 0),
  probe('BK-09', 'letters in the amount', 'to-review', whole(documentOf({ Сумма: '1OO.00' })), 0),
  probe(
    'BK-10',
    'balances do not add up',
    'to-review',
    whole(documentOf(), accountOf({ КонечныйОстаток: '900.01' })),
    1,
  ),
  probe(
    'BK-10',
    'documents do not make the turnover',
    'to-review',
    whole(documentOf(), accountOf({ ВсегоСписано: '101.00', КонечныйОстаток: '899.00' })),
    1,
  ),
  probe(
    'BK-10',
    'a turnover that is no number',
    'to-review',
    whole(documentOf(), accountOf({ ВсегоСписано: 'сто' })),
    1,
  ),
];

/** Files made to harm their reader. All are refused, or at most looked at; none may end the process. */
export const hostile: ReadonlyArray<{ says: string; bytes: () => Buffer }> = [
  { says: 'nothing', bytes: () => Buffer.alloc(0) },
  { says: 'one byte', bytes: () => Buffer.from([0xff]) },
  { says: 'the first line alone', bytes: () => Buffer.from('1CClientBankExchange') },
  { says: 'zero bytes', bytes: () => Buffer.alloc(1024 * 1024) },
  { says: 'a zero byte in a statement', bytes: () => Buffer.concat([whole(), Buffer.from([0])]) },
  {
    says: 'a picture',
    bytes: () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), Buffer.alloc(4096, 0x7f)]),
  },
  { says: 'an archive', bytes: () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(4096, 0x41)]) },
  { says: 'one line of ten megabytes', bytes: () => Buffer.concat([file(head), Buffer.alloc(10_000_000, 0x41)]) },
  { says: 'ten megabytes of line ends', bytes: () => Buffer.concat([file(head), Buffer.alloc(10_000_000, 0x0a)]) },
  {
    says: 'a million lines that are no fields',
    bytes: () => Buffer.concat([file(head), Buffer.from('x\n'.repeat(1_000_000))]),
  },
  {
    says: 'sections that open and never close',
    bytes: () => Buffer.concat([file(head), encode('СекцияДокумент=x\n'.repeat(200_000), 'cp1251')]),
  },
  {
    says: 'a hundred thousand documents',
    bytes: () => Buffer.concat([file(head), encode(`${documentOf().join('\n')}\n`.repeat(50_000), 'cp1251')]),
  },
  {
    says: 'a hundred thousand keys in one document',
    bytes: () =>
      Buffer.concat([
        file(head),
        encode(`СекцияДокумент=x\n${Array.from({ length: 100_000 }, (_, at) => `К${at}=1`).join('\n')}`, 'cp1251'),
      ]),
  },
  {
    says: 'keys of every object',
    bytes: () =>
      file(head, [
        'СекцияДокумент=x',
        '__proto__=1',
        'constructor=2',
        'toString=3',
        'КонецДокумента',
        'constructor',
        'КонецФайла',
      ]),
  },
  {
    says: 'broken UTF-8',
    bytes: () => Buffer.concat([Buffer.from('\ufeff1CClientBankExchange\n'), Buffer.from([0xc3, 0x28, 0xf0, 0x9f])]),
  },
];
