import { choice, date, decimal, flag, id, instant, integer, ownText, text } from './kit/fields.ts';
import { status } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure, structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

const statuses = {
  ready: status('Can be applied', 'Можно провести', 'accent'),
  needs_review: status('Needs a look', 'Нужна проверка', 'warning'),
};

const controls = {
  holds: words('Add up', 'Сходятся'),
  differs: words('Do not add up', 'Не сходятся'),
  untold: words('Not in the file', 'Не указаны в файле'),
};

const sum = (en: string, ru: string) => decimal(en, ru).nullable().example('148500.00');

const firstDay = () => date('First day', 'Первый день').nullable();
const lastDay = () => date('Last day', 'Последний день').nullable();

const account = {
  account: text(40, 'Account', 'Счёт').example('40702810938000000001'),
  from: firstDay(),
  to: lastDay(),
  opening: sum('Opening balance', 'Начальный остаток'),
  received: sum('Received', 'Получено'),
  spent: sum('Spent', 'Списано'),
  closing: sum('Closing balance', 'Конечный остаток'),
  balance: choice(controls, 'Whether the balances and turnovers add up', 'Сходятся ли остатки и обороты'),
  turnover: choice(controls, 'Whether the documents make the turnovers', 'Сходятся ли документы с оборотами'),
};

const remark = {
  code: text(64, 'Stable code', 'Неизменный код').example('amount_form'),
  line: integer('Line of the file', 'Строка файла').nullable(),
  message: ownText('The same in words', 'То же словами'),
  review: flag('A person must look before anything is applied', 'До проведения должен посмотреть человек'),
};

const count = (en: string, ru: string) => integer(en, ru, { minimum: 0 });

const counts = {
  documents: count('Documents', 'Документы'),
  repeated: count('Known before, or twice in the file', 'Известен ранее или повторяется в файле'),
  proposed: count('With a proposed match', 'С предложенным совпадением'),
  exact: count('Of these, exact', 'Из них точных'),
  unmatched: count('Outgoing ones without a match', 'Списания без совпадения'),
  alreadyPaid: count('Naming invoices that owe nothing', 'Называют счета, по которым ничего не осталось'),
  applied: count('Applied', 'Проведено'),
  kept: count(
    'Incoming, internal and unclear ones, kept without payments',
    'Поступления, внутренние переводы и неясные — сохранены без оплат',
  ),
};

const { version, createdAt, createdBy } = recordFields;

/** A file of a bank that was uploaded. */
export const bankStatement = noun({
  type: 'bank_statement',
  words: words('Bank statement', 'Выписка банка'),
  table: 'bank_statements',
  alias: 'statement',
  audience: 'internal',
  displayName: 'fileName',
  facts: ['imported', 'applied'],
  fields: {
    id: id().filterable().sortable(),
    installationId: id('Installation', 'Установка интеграции'),
    fileName: text(255, 'File', 'Файл').example('kl_to_1c.txt'),
    fileSize: count('Bytes', 'Байтов'),
    status: choice(
      statuses,
      'Whether a person must look at it before anything is applied',
      'Нужно ли просмотреть её до проведения',
    ).filterable(),
    formatVersion: text(40, 'Version of the format', 'Версия формата').nullable().example('1.03'),
    encoding: text(20, 'Encoding', 'Кодировка').example('windows-1251'),
    sender: text(200, 'Program that wrote it', 'Программа, создавшая файл').nullable(),
    createdOn: date('The day it was written', 'День создания файла').nullable(),
    periodFrom: firstDay().filterable(),
    periodTo: lastDay().filterable(),
    accounts: structures(account, 'Accounts', 'Счета').nullable().seenWith('counterparties.bank_read'),
    warnings: structures(remark, 'What was noticed in the file', 'Что замечено в файле'),
    counts: structure(counts, 'Documents by what came of them', 'Документы по тому, что с ними стало').computed(),
    ...{ version, createdAt },
    updatedAt: instant('Changed', 'Изменено'),
    createdBy,
  },
});

export type BankStatement = RecordOf<typeof bankStatement>;
