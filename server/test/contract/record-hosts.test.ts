import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permissions } from '../../../nouns/kit/rights.ts';
import { recordPages } from '../../../nouns/record-pages.ts';
import { customFieldHosts, fileHosts, recordHosts } from '../../src/app.ts';
import { uuidv7 } from '../../src/kernel/values/uuid.ts';
import { url } from '../comments.ts';
import { newPortal, request, signIn } from '../harness.ts';

/** Records without a page of their own, each for a reason: they are talked about where they stand. */
const within: Readonly<Record<string, string>> = {
  procurementItem: 'a line stands on the page of its requisition',
  rfqQuestion: 'a question is answered on the page of its request',
  mailboxMessage: 'a letter is answered, and linked to the record it is about',
  messengerMessage: 'a message is answered, and linked to the record it is about',
  eDocument: 'a document that was given to an operator stands on the page of its record',
};

const types = recordHosts.map(({ entityType }) => entityType);

test('every record that files or own fields stand beside has comments, or stands within one that has', () => {
  const others = [...fileHosts, ...customFieldHosts].map(({ entityType }) => entityType);
  assert.deepEqual(new Set(others.filter((type) => !types.includes(type))), new Set(Object.keys(within)));
  assert.equal(new Set(types).size, types.length);
});

test('who may read a record is said by a permission, so it is known of everybody who may be mentioned', () => {
  for (const { entityType, get } of recordHosts)
    assert.ok((permissions as readonly string[]).includes(get.permission), entityType);
});

test('every record that is talked about has a page, where letters lead', () => {
  assert.deepEqual(types.toSorted(), Object.keys(recordPages).toSorted());
});

test('a record of any kind that is not there is not talked about', async () => {
  const token = await signIn(await newPortal());
  for (const entityType of types) {
    const entityId = uuidv7();
    const said = await request('POST', url, { token, body: { entityType, entityId, text: 'Ау' } });
    assert.deepEqual([said.status, said.json.code], [404, 'not_found'], entityType);
    const listed = await request('GET', `${url}?entityType=${entityType}&entityId=${entityId}`, { token });
    assert.deepEqual([listed.status, listed.json.code], [404, 'not_found'], entityType);
  }
});
