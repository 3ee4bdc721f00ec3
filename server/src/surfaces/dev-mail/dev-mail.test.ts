import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newRegistration, register } from '../../../test/accounts.ts';
import { app, lettersTo } from '../../../test/harness.ts';

test('letters can be read as data, newest first', async () => {
  const [first, second] = [newRegistration(), newRegistration()];
  for (const form of [first, second]) {
    await register(form);
    await lettersTo(form.email);
  }
  const { items } = (await app.inject('/dev/mail.json')).json() as { items: Array<Record<string, string>> };
  const places = [second, first].map(({ email }) => items.findIndex((one) => one.to?.includes(email)));
  assert.ok((places[0] as number) >= 0 && (places[0] as number) < (places[1] as number), String(places));
  const letter = items[places[0] as number];
  assert.deepEqual(Object.keys(letter ?? {}), ['name', 'subject', 'to', 'date', 'text']);
  assert.match(String(letter?.text), /\/verify\/[\w-]{64}/);
});
