import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeValues, define, firstError, portalWithItem } from '../../../test/custom-fields.ts';
import { newPortal } from '../../../test/harness.ts';

test('every type takes its values in one stored form and refuses the rest', async () => {
  const { portal, key, itemId } = await portalWithItem();
  const types: Record<string, { takes: Array<[unknown, unknown]>; refuses: Array<[unknown, string]> }> = {
    string: {
      takes: [[' да ', 'да']],
      refuses: [
        [5, 'type'],
        ['a\nb', 'format'],
      ],
    },
    text: { takes: [['а\r\nб', 'а\nб']], refuses: [['x'.repeat(10_001), 'max_length']] },
    number: {
      takes: [
        [-1.5, '-1.5'],
        ['2.50', '2.50'],
      ],
      refuses: [
        ['1e3', 'format'],
        [true, 'type'],
      ],
    },
    money: { takes: [[1250, '1250']], refuses: [['1,5', 'format']] },
    boolean: { takes: [[false, false]], refuses: [['true', 'type']] },
    date: { takes: [['2026-11-20', '2026-11-20']], refuses: [['2026-02-30', 'format']] },
    datetime: {
      takes: [['2026-11-20T12:00:00+03:00', '2026-11-20T09:00:00.000Z']],
      refuses: [['2026-11-20T12:00:00', 'format']],
    },
    select: { takes: [['любое', 'любое']], refuses: [[['a'], 'type']] },
    multiselect: {
      takes: [
        [
          ['b', 'a'],
          ['b', 'a'],
        ],
      ],
      refuses: [
        ['a', 'type'],
        [['a', 'a'], 'unique_items'],
      ],
    },
    url: { takes: [['https://цемент.рф/a', 'https://цемент.рф/a']], refuses: [['javascript:alert(1)', 'format']] },
    user: {
      takes: [[portal.ownerId, portal.ownerId]],
      refuses: [
        ['Анна', 'format'],
        [itemId, 'not_found_reference'],
      ],
    },
  };
  for (const [type, { takes, refuses }] of Object.entries(types)) {
    assert.equal((await define(key, { key: `f_${type}`, type })).status, 201);
    for (const [given, stored] of takes) {
      const { json } = await changeValues(key, itemId, { [`f_${type}`]: given });
      assert.deepEqual(json.customFields?.[`f_${type}`], stored, `${type} ${JSON.stringify(json)}`);
    }
    for (const [given, code] of refuses) {
      const answer = await changeValues(key, itemId, { [`f_${type}`]: given });
      assert.equal(answer.status, 422);
      assert.deepEqual(firstError(answer), [`/customFields/f_${type}`, code]);
    }
  }
  const cleared = await changeValues(key, itemId, { f_string: null, f_multiselect: [] });
  assert.deepEqual(Object.keys(cleared.json.customFields).length, Object.keys(types).length - 2);
});

test('another portal’s person is no value of a user field', async () => {
  const { key, itemId } = await portalWithItem();
  const stranger = await newPortal();
  await define(key, { key: 'keeper', type: 'user' });
  const answer = await changeValues(key, itemId, { keeper: stranger.ownerId });
  assert.deepEqual(firstError(answer), ['/customFields/keeper', 'not_found_reference']);
});
