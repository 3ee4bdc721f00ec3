import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SavePolicy } from '../../../../nouns/company.ts';
import { type LineEvent, type PolicyLine, receiptDecision, saveDecision } from './save-policy.ts';

const all: SavePolicy = 'SUPPLIER_QUOTES_ALL';
const accepted: SavePolicy = 'ACCEPTED_QUOTE_LINES_ONLY';
const requested: SavePolicy = 'ALL_PR_IMPORTED_AND_MANUAL_ITEMS';
const saved: LineEvent = 'requisition_line_saved';
const quoted: LineEvent = 'quote_submitted';
const chosen: LineEvent = 'allocation_accepted';

const fresh: PolicyLine = { catalogItemId: null, requestedItemId: null, analog: false, matches: [] };
const known = { ...fresh, matches: ['known'] };
const doubtful = { ...fresh, matches: ['one', 'two'] };
const answer = { ...fresh, requestedItemId: 'asked' };
const analog = { ...answer, analog: true };
const linked = { ...fresh, catalogItemId: 'own', matches: ['known'] };

const table: ReadonlyArray<readonly [SavePolicy, LineEvent, string, PolicyLine, string]> = [
  [all, quoted, 'a new line', fresh, 'create'],
  [all, quoted, 'a line that matches one item', known, 'link known'],
  [all, quoted, 'a line that matches two items', doubtful, 'leave ambiguous_item'],
  [all, quoted, 'an answer to a linked line', answer, 'link asked'],
  [all, quoted, 'an analog', analog, 'create'],
  [all, quoted, 'a linked line', linked, 'leave'],
  [all, chosen, 'a new line', fresh, 'leave'],
  [all, saved, 'a new line', fresh, 'leave'],
  [accepted, chosen, 'a new line', fresh, 'create'],
  [accepted, chosen, 'a line that matches one item', known, 'link known'],
  [accepted, chosen, 'a line that matches two items', doubtful, 'leave ambiguous_item'],
  [accepted, chosen, 'an answer to a linked line', answer, 'link asked'],
  [accepted, chosen, 'an analog', analog, 'create'],
  [accepted, chosen, 'a linked line', linked, 'leave'],
  [accepted, quoted, 'a new line', fresh, 'leave'],
  [accepted, saved, 'a new line', fresh, 'leave'],
  [requested, saved, 'a new line', fresh, 'create'],
  [requested, saved, 'a line that matches one item', known, 'link known'],
  [requested, saved, 'a line that matches two items', doubtful, 'leave ambiguous_item'],
  [requested, saved, 'a linked line', linked, 'leave'],
  [requested, quoted, 'an answer to a linked line', answer, 'link asked'],
  [requested, quoted, 'an answer to a line without an item', fresh, 'leave'],
  [requested, quoted, 'an analog', analog, 'leave'],
  [requested, chosen, 'an analog', analog, 'create'],
  [requested, chosen, 'an analog that matches one item', { ...analog, matches: ['known'] }, 'link known'],
  [requested, chosen, 'an answer to a line without an item', fresh, 'leave'],
];

for (const [policy, event, what, line, expected] of table) {
  test(`${policy}, ${event}: ${what} → ${expected}`, () => {
    assert.equal(Object.values(saveDecision(policy, event, line)).join(' '), expected);
  });
}

const received: ReadonlyArray<readonly [SavePolicy, boolean, readonly string[], string]> = [
  [all, false, [], 'ask'],
  [all, true, [], 'create'],
  [all, false, ['known'], 'link known'],
  [all, true, ['one', 'two'], 'ask'],
  [accepted, false, [], 'ask'],
  [accepted, true, [], 'create'],
  [accepted, false, ['known'], 'link known'],
  [requested, false, [], 'create'],
  [requested, false, ['known'], 'link known'],
  [requested, false, ['one', 'two'], 'ask'],
];

for (const [policy, decided, matches, expected] of received)
  test(`${policy}: goods ${decided ? 'decided on' : 'nobody decided on'} that match ${matches.length} items → ${expected}`, () => {
    assert.equal(Object.values(receiptDecision(policy, { matches, decided })).join(' '), expected);
  });
