import { field } from './kit/field.ts';
import { id, instant, longText, ownText, status } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { words } from './kit/words.ts';
import { pendingWriteFlow } from './pending-write-flow.ts';

const anything = { type: 'object', additionalProperties: true };

const input = field<Record<string, unknown>>('structure', anything, 'What the write was given', 'Данные записи');

const title = structure(
  { en: ownText('In English', 'По-английски'), ru: ownText('In Russian', 'По-русски') },
  'What it does',
  'Что делает',
);

/** What a dry run of the write told when it was asked for. */
interface Preview {
  status: number;
  body: unknown;
  events: unknown[];
  warnings: Array<{ code: string; message: { en: string; ru: string } }>;
}

const preview = field<Preview>(
  'structure',
  anything,
  'What it would do: a dry run of it',
  'Что произойдёт: пробный запуск',
);

interface Ended {
  status: number;
  body: unknown;
}

const answer = field<Ended>('structure', anything, 'What it answered when it was done', 'Ответ при выполнении');

const { version, createdAt, updatedAt, createdBy } = recordFields;

/** A write that a key has asked for and a person decides on. */
export const pendingWrite = noun({
  type: 'pending_write',
  words: words('Pending write', 'Предложение агента'),
  table: 'pending_writes',
  alias: 'pending',
  audience: 'internal',
  displayName: 'address',
  lifecycle: pendingWriteFlow,
  facts: ['created', 'approved', 'rejected', 'done', 'failed'],
  fields: {
    id: id().filterable().sortable(),
    apiKeyId: id('The key that asks', 'Ключ, который просит').filterable(),
    keyName: ownText('Name of the key', 'Название ключа').computed().example('Агент закупок'),
    address: ownText('Address of the write', 'Адрес записи').filterable().example('POST /api/v1/catalog'),
    title: title.example({ en: 'Create a catalog item', ru: 'Создать позицию каталога' }),
    input: input.example({ name: 'Песок речной' }),
    preview: preview.example({ status: 201, body: { name: 'Песок речной' }, events: [], warnings: [] }),
    status: status(pendingWriteFlow).computed().filterable(),
    reason: longText(1_000, 'Why it was rejected', 'Причина отказа').nullable(),
    decidedAt: instant('Decided', 'Когда решено').nullable(),
    decidedBy: id('Decided by', 'Кто решил').nullable(),
    answer: answer.nullable(),
    expiresAt: instant('Waits until', 'Ждёт до').sortable(),
    ...{ version, createdAt, updatedAt, createdBy },
  },
});

export type PendingWrite = RecordOf<typeof pendingWrite>;
