import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken } from '../../../test/draw.ts';
import { deviceOf } from './device-of.ts';

const ofAgent = (userAgent: string | null, clientType: 'browser' | 'native' = 'browser') =>
  deviceOf({ userAgent, clientType });

const mozilla = 'Mozilla/5.0';

test('a session is known by the browser and the system it was begun in', () => {
  const windows = `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36`;
  assert.equal(ofAgent(windows), 'Chrome, Windows');
  assert.equal(ofAgent(`${windows} Edg/142.0`), 'Edge, Windows');
  assert.equal(ofAgent(`${windows} OPR/120.0`), 'Opera, Windows');
  assert.equal(ofAgent(`${mozilla} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`), 'Firefox, Linux');
  assert.equal(ofAgent(`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15`), 'Safari, macOS');
});

test('a phone is not taken for the system its own is made of', () => {
  assert.equal(ofAgent(`${mozilla} (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36`), 'Chrome, Android');
  const iphone = `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15`;
  assert.equal(ofAgent(`${iphone} Version/19.0 Mobile Safari/604.1`), 'Safari, iPhone');
  assert.equal(ofAgent(`${iphone} CriOS/142.0 Mobile Safari/604.1`), 'Chrome, iPhone');
  assert.equal(ofAgent(`${iphone} FxiOS/145.0 Mobile Safari/604.1`), 'Firefox, iPhone');
});

test('who reads English is not told the name of a browser in Russian', () => {
  const yandex = `${mozilla} (Windows NT 10.0) Chrome/140.0 YaBrowser/25.10 Safari/537.36`;
  assert.equal(ofAgent(yandex), 'Яндекс Браузер, Windows');
  assert.equal(
    spoken('en', () => ofAgent(yandex)),
    'Yandex Browser, Windows',
  );
});

test('what says nothing of itself is a browser that is not known, or an application', () => {
  assert.equal(ofAgent(null), 'Неизвестный браузер');
  assert.equal(ofAgent('okhttp/5.0', 'native'), 'Приложение');
});
