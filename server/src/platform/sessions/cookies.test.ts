import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Browser } from '../../kernel/access/browser.ts';
import type { Services } from '../../kernel/services.ts';
import { demandOwnOrigin, readCookie, writeCookie } from './cookies.ts';

const at = (publicUrl: string, production = true) => ({ publicUrl, production }) as Services;
const online = at('https://portal.example.ru');
const atHome = at('http://localhost:3000', false);

const isOwn = (services: Services, browser: Browser | undefined): boolean => {
  try {
    demandOwnOrigin(services, browser);
    return true;
  } catch {
    return false;
  }
};

test('a cookie is bound to this host and to TLS, and no script reads it', () => {
  const written = writeCookie(online, 'refresh', 'secret', 60);
  assert.equal(written, '__Host-refresh=secret; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=60');
});

test('at home, over plain http, a cookie goes without the prefix that needs TLS', () => {
  assert.equal(writeCookie(atHome, 'oauth', 'x', 5, 'Lax'), 'oauth=x; Path=/; HttpOnly; SameSite=Lax; Max-Age=5');
  assert.match(writeCookie(at('http://portal.example.ru'), 'device', 'x', 5), /^__Host-device=x;.* Secure;/);
});

test('a cookie is read by its whole name, among others', () => {
  const browser = { cookie: 'theme=dark; __Host-refresh=a=b; refresh=stolen' } as Browser;
  assert.equal(readCookie(online, browser, 'refresh'), 'a=b');
  assert.equal(readCookie(online, browser, 'device'), undefined);
  assert.equal(readCookie(online, { cookie: '__Host-refresh=' } as Browser, 'refresh'), undefined);
  assert.equal(readCookie(online, undefined, 'refresh'), undefined);
});

test('only pages of the portal itself may use what a cookie authorizes', () => {
  const from = (origin?: string, host = 'portal.example.ru') => ({ origin, host }) as Browser;
  assert.ok(isOwn(online, from('https://portal.example.ru')));
  for (const origin of ['https://evil.example', 'http://portal.example.ru', 'null', undefined])
    assert.ok(!isOwn(online, from(origin)), origin);
  assert.ok(!isOwn(online, undefined));
  assert.ok(!isOwn(online, from('https://10.0.0.5', '10.0.0.5')));
});

test('while developing, the machine answers to its addresses, and to no name that others could make lead here', () => {
  const from = (host: string, origin = `http://${host}`) => ({ origin, host }) as Browser;
  assert.ok(isOwn(atHome, from('127.0.0.1:3000')));
  assert.ok(isOwn(atHome, from('192.168.1.7:3000')));
  assert.ok(!isOwn(atHome, from('evil.example:3000')));
  assert.ok(!isOwn(atHome, from('192.168.1.7:3000', 'http://192.168.1.8:3000')));
});
