import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken } from '../../test/draw.ts';
import { areaName, scopeName } from './access/areas.ts';
import { entityName, eventMeaning } from './events/event-words.ts';
import { stageName } from './records/stage-name.ts';

test('a scope of a key is told as an area and what may be done there', () => {
  assert.equal(scopeName('catalog.write'), 'Каталог: запись');
  assert.equal(
    spoken('en', () => scopeName('price_lists.read')),
    'Price lists: read',
  );
  assert.equal(scopeName('supplier_documents.approve'), 'supplier_documents.approve', 'a verb nobody has put in words');
  assert.equal(areaName('space'), 'space');
});

test('an event is told as a record and what happened to it', () => {
  assert.equal(eventMeaning('integration_api.procurement.status_changed'), 'Заявка: смена статуса');
  assert.equal(
    spoken('en', () => eventMeaning('invoice.payment_created')),
    'Incoming invoice: payment added',
  );
  assert.equal(eventMeaning('integration_api.ship.launched'), 'integration_api.ship.launched');
  assert.equal(entityName('warehouse'), 'Склад');
  assert.equal(entityName('ship'), 'ship');
});

test('stages that every portal begins with are translated, others are called as the company calls them', () => {
  assert.equal(
    spoken('en', () => stageName('Сбор предложений')),
    'Collecting quotes',
  );
  assert.equal(
    spoken('en', () => stageName('Проверка юристом')),
    'Проверка юристом',
  );
});
