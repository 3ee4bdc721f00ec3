import assert from 'node:assert/strict';
import { test } from 'node:test';
import { app } from '../../../../test/harness.ts';
import { allRoutes } from '../../../app.ts';
import { problems } from '../../../kernel/problems/problems.ts';
import { html } from './html.ts';

const page = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => app.inject({ url, headers });

test('the reference shows every operation, in Russian first and in English when asked', async () => {
  const [russian, english] = [await page('/docs'), await page('/docs?lang=en')];
  for (const { operation } of allRoutes) {
    assert.ok(russian.payload.includes(html`${operation.summary.ru}`.html), operation.name);
    assert.ok(english.payload.includes(`id="${operation.name}"`), operation.name);
  }
  assert.match(russian.payload, /<html lang="ru">/);
  assert.match(english.payload, /<html lang="en">/);
});

test('a page may run its own script and style, and nothing from anywhere', async () => {
  const { headers, payload } = await page('/docs');
  assert.match(
    String(headers['content-security-policy']),
    /default-src 'none'; style-src 'sha256-\S+'; script-src 'sha256-\S+'/,
  );
  assert.doesNotMatch(payload, /(?:src|href)="https?:|style="|onclick/);
});

test('every problem has a page and the same as data', async () => {
  for (const code of Object.keys(problems)) {
    assert.match((await page(`/problems/${code}`)).payload, new RegExp(code));
    const data = (await page(`/problems/${code}`, { accept: 'application/json' })).json();
    for (const part of [data.title, data.meaning, data.fix]) assert.ok(part.en && part.ru, code);
  }
  assert.equal((await page('/problems', { accept: '*/*' })).json().items.length, Object.keys(problems).length);
});

test('an unknown problem is not found, and a picture of one cannot be had', async () => {
  assert.equal((await page('/problems/no_such_code')).json().code, 'not_found');
  const { statusCode, payload } = await page('/problems/not_found', { accept: 'image/png' });
  assert.equal(`${statusCode} ${JSON.parse(payload).code}`, '406 not_acceptable');
});

test('the links of every page lead somewhere', async () => {
  const pages = ['/', '/docs', '/docs/webhooks', '/problems', '/problems/not_found'];
  for (const from of pages) {
    const { payload } = await page(from);
    const links = new Set([...payload.matchAll(/href="(\/[^"#]*)"/g)].map(([, link]) => link as string));
    for (const link of links) assert.ok((await page(link)).statusCode < 400, `${from} → ${link}`);
    for (const [, id] of payload.matchAll(/href="#([^"]+)"/g)) assert.ok(payload.includes(`id="${id}"`), id);
  }
});

test('what is put into a page is text, never markup', () => {
  assert.equal(html`<p>${'<script>"'}</p>`.html, '<p>&lt;script&gt;&quot;</p>');
});
