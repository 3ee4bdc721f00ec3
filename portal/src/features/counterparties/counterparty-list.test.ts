import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../test/draw.ts';

const { address, askedBy } = await import('../../../test/asked-by.ts');
const { counterpartyRoutes: routes } = await import('./counterparties.routes.tsx');

const contact = { fullName: 'Ирина Белова', phone: null, email: 'irina@dvor.example', isPrimary: true };
const yard = {
  ...{ id: 'yard', shortName: 'ООО «Цементный двор»', inn: '7707083893', kpp: '770701001', taxId: null },
  ...{ roles: ['supplier', 'carrier'], status: 'blocked', contacts: [contact], email: null, phone: '+7 495 000-00-00' },
};
const known = [
  [['counterparties', 'list', {}], listed([yard])],
  [['counterparties', 'list', { role: 'carrier' }], listed([])],
] as const;

test('a row tells who they are, what they do for us, whom to call and whether they are blocked', async () => {
  const { text } = await drawPage({ at: 'counterparties', routes, known });
  assert.match(
    text,
    /ООО «Цементный двор» 7707083893 \/ 770701001 Поставщик, Перевозчик Ирина Белова, irina@dvor\.example Заблокирован/,
  );
});

test('without people the company’s own telephone stands, a foreign company has the number of its country', async () => {
  const foreign = { ...yard, inn: null, kpp: null, taxId: 'CN-91', contacts: [] };
  const { text } = await drawPage({
    ...{ at: 'counterparties', routes },
    known: [[['counterparties', 'list', {}], listed([foreign])]],
  });
  assert.match(text, /CN-91 Поставщик, Перевозчик \+7 495 000-00-00/);
});

test('the address of the list asks the server for what it says, and for nothing no counterparty can be', async () => {
  const search = { search: 'двор', role: 'supplier', kind: 'legal_entity', status: 'asleep', archived: 'true' };
  const asked = await askedBy({ at: address('counterparties', search), routes });
  assert.deepEqual(asked.get('counterparties'), {
    ...{ limit: '100', search: 'двор', includeTotal: 'true', includeArchived: 'true' },
    ...{ 'roles[in]': 'supplier', kind: 'legal_entity' },
  });
});

test('suppliers are a view that is always there', async () => {
  const { links } = await drawPage({ at: 'counterparties', routes, known });
  assert.ok(links.includes('/romashka/counterparties?role=supplier'));
});

test('carriers may be lacking while there are suppliers: the list offers to widen it', async () => {
  const { text, buttons } = await drawPage({ at: address('counterparties', { role: 'carrier' }), routes, known });
  assert.match(text, /Ничего не найдено/);
  assert.ok(buttons.includes('Сбросить отбор'));
});

test('whoever may not create is offered neither a button nor a file', async () => {
  const { buttons } = await drawPage({ at: 'counterparties', routes, known });
  assert.ok(!buttons.includes('Контрагент') && !buttons.includes('Импорт'));
  const may = ['counterparties.create', 'counterparties.update'] as const;
  const owner = await drawPage({ at: 'counterparties', routes, known, may });
  assert.deepEqual(owner.buttons.slice(0, 3), ['Импорт', 'Выгрузить', 'Контрагент']);
});
