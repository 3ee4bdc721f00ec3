import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../../../test/draw.ts';
import '../../../../test/portal-address.ts';
import { exampleCard } from '../model/example-card.ts';
import { sendingBodyOf, usualRecipients } from './send-values.ts';

const { AnswerDialog } = await import('../components/answer-dialog.tsx');
const { MoveDialogs } = await import('../components/move-dialogs.tsx');

const may = ['counterparties.read', 'company_settings.read'] as const;
const sellers = [['settings', 'sellers', 'names'], [{ id: 's1', name: 'Ромашка', status: 'active' }]] as const;
const yard = {
  ...{ id: 'yard', shortName: 'Двор', email: 'office@yard.ru' },
  contacts: [
    { id: 'k1', fullName: 'Павел', email: 'pavel@yard.ru', isPrimary: true },
    { id: 'k2', fullName: 'Ольга', email: null, isPrimary: false },
  ],
};
const party = [['counterparties', 'yard'], yard] as const;

test('it goes to the contact of the proposal, or to the customer, in a letter that is seen before', async () => {
  assert.deepEqual(usualRecipients({ contactId: 'k1' }, yard as never), ['pavel@yard.ru']);
  assert.deepEqual(usualRecipients({ contactId: 'k2' }, yard as never), ['office@yard.ru']);
  const values = { channel: 'link', to: ['a@b.ru'], subject: 'x', message: '' } as const;
  assert.deepEqual(sendingBodyOf(values), { channel: 'link' }, 'a link goes to nobody by itself');
  const asked = { way: 'send', to: 'sent', requires: [] } as const;
  const card = exampleCard({ contactId: 'k1' });
  const { text } = await draw(createElement(MoveDialogs, { card, asked, onClose() {} }), {
    ...{ may, known: [sellers, party] },
  });
  assert.match(text, /pavel@yard\.ru .* Сумма 1\s108,60\s₽ Действует до 1 мая 2031 г\. Открыть предложение/);
});

test('a refusal heard by telephone asks for its reason, an acceptance does not', async () => {
  const dialog = (answer: 'accepted' | 'declined') =>
    draw(createElement(AnswerDialog, { card: exampleCard(), answer, onClose() {} }));
  assert.deepEqual((await dialog('declined')).fields.slice(0, 1), ['Почему отказались']);
  assert.deepEqual((await dialog('accepted')).fields, [
    'Кто ответил',
    'Должность ответившего',
    'Комментарий заказчика',
  ]);
});
