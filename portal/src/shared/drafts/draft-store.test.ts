import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesOf } from './changes-of.ts';
import { makeDraftStore, restored } from './draft-store.ts';

/** A storage of a browser with room for so many characters. */
function storageOf(room = 10_000) {
  const held = new Map<string, string>();
  return {
    held,
    get length() {
      return held.size;
    },
    key: (at: number) => [...held.keys()][at] ?? null,
    getItem: (name: string) => held.get(name) ?? null,
    removeItem: (name: string) => void held.delete(name),
    setItem(name: string, text: string) {
      const others = [...held].reduce((sum, [one, value]) => (one === name ? sum : sum + value.length), 0);
      if (others + text.length > room) throw new Error('QuotaExceededError');
      held.set(name, text);
    },
  };
}

test('what was typed comes back, over a newer record, in the fields that were touched alone', () => {
  const store = makeDraftStore(() => storage);
  const storage = storageOf();
  const before = { name: 'Кабель', brand: 'Кольчуга', sku: 'K-1' };
  assert.equal(
    store.keep('anna.romashka.catalog-item.1', changesOf(before, { ...before, name: 'Кабель силовой' })),
    true,
  );
  const draft = store.read('anna.romashka.catalog-item.1');
  assert.ok(draft);
  assert.deepEqual(restored(draft, { ...before, brand: 'Камкабель' }), { name: 'Кабель силовой' });
  assert.deepEqual(restored(draft, { brand: 'Камкабель' }), {}, 'a field that is gone stays away');
});

test('passwords, keys, tokens and files are never kept', () => {
  const file = new File(['x'], 'x.pdf');
  const values = { name: 'a', password: 'b', currentPassword: 'c', apiKey: 'd', accessToken: 'e', file, files: [file] };
  assert.deepEqual(Object.keys(changesOf({}, values)), ['name']);
});

test('the next person at this browser finds nothing of the one before, and nobody what is a month old', () => {
  const storage = storageOf();
  makeDraftStore(
    () => storage,
    () => new Date('2026-01-01'),
  ).keep('anna.romashka.old.1', { a: 1 });
  const store = makeDraftStore(
    () => storage,
    () => new Date('2026-03-01'),
  );
  store.keep('igor.romashka.requisition.new', { title: 'Болты' });
  store.keep('anna.romashka.requisition.new', { title: 'Гайки' });
  store.dropOthers('anna');
  assert.deepEqual([...storage.held.keys()], ['prokura.draft.anna.romashka.requisition.new']);
});

test('a full storage gives up its oldest drafts, and one that is too small says so', () => {
  const storage = storageOf(160);
  let day = 1;
  const store = makeDraftStore(
    () => storage,
    () => new Date(2026, 1, day++),
  );
  assert.equal(store.keep('anna.a.one.1', { text: 'x'.repeat(20) }), true);
  assert.equal(store.keep('anna.a.two.1', { text: 'x'.repeat(60) }), true);
  assert.equal(store.read('anna.a.one.1'), undefined);
  assert.equal(store.keep('anna.a.two.1', { text: 'x'.repeat(500) }), false);
  assert.equal(
    makeDraftStore(() => undefined).keep('anna.a.one.1', {}),
    false,
    'a browser without a storage keeps nothing, and does not say that it does',
  );
});
