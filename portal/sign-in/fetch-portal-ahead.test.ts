import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fetchPortalAhead } from './fetch-portal-ahead.ts';

test('while a password is typed the files of the portal come one after another, behind everything else', async (t) => {
  const hrefs = ['/assets/portal.css', '/assets/portal.js'];
  const files = hrefs.map((href) => ({ getAttribute: () => href }));
  Object.assign(globalThis, {
    DOMParser: class {
      parseFromString = () => ({ querySelectorAll: () => files });
    },
  });
  t.after(() => Reflect.deleteProperty(globalThis, 'DOMParser'));
  const events: string[] = [];
  t.mock.method(globalThis, 'fetch', async (url: string, { priority }: RequestInit) => {
    events.push(`${priority} ${url}`);
    return { text: async () => '', arrayBuffer: async () => void events.push(`got ${url}`) };
  });
  await fetchPortalAhead();
  assert.deepEqual(events, [
    ...['low /', 'low /assets/portal.css', 'got /assets/portal.css'],
    ...['low /assets/portal.js', 'got /assets/portal.js'],
  ]);
});
