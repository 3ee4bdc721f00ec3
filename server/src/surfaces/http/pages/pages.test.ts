import assert from 'node:assert/strict';
import { test } from 'node:test';
import { app } from '../../../../test/harness.ts';
import { problems } from '../../../kernel/problems/problems.ts';
import { html } from './html.ts';

const page = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => app.inject({ url, headers });

test('a page is in Russian first, and in English when asked', async () => {
  assert.match((await page('/docs')).payload, /<html lang="ru">/);
  assert.match((await page('/docs?lang=en')).payload, /<html lang="en">/);
});

test('a page may run its own scripts and style, ask this server, and nothing from anywhere', async () => {
  const { headers, payload } = await page('/docs');
  assert.match(
    String(headers['content-security-policy']),
    /default-src 'none'; style-src 'sha256-\S+'; script-src 'sha256-\S+' 'sha256-\S+'; connect-src 'self';/,
  );
  assert.doesNotMatch(payload, /(?:src|href)="https?:|style="|onclick/);
});

test('every code that the contract declares has a page: what it means, when it comes, what to do, an example', async () => {
  const contract = (await page('/api/v1/openapi.json', {})).payload;
  for (const code of Object.keys(problems)) {
    assert.ok(contract.includes(`"${code}"`), code);
    for (const [language, parts] of Object.entries(partsOf)) {
      const { payload } = await page(`/problems/${code}?lang=${language}`);
      for (const part of parts) assert.ok(payload.includes(part), `${code} ${part}`);
      assert.ok(payload.includes(html`${`"code": "${code}"`}`.html), code);
      assert.match(payload, /<meta name="viewport" content="width=device-width/);
      assert.doesNotMatch(payload, /(?:src|href)="(?:https?:)?\/\//);
    }
    const data = (await page(`/problems/${code}`, { accept: 'application/json' })).json();
    for (const part of [data.title, data.meaning, data.fix]) assert.ok(part.en && part.ru, code);
  }
  assert.equal((await page('/problems', { accept: '*/*' })).json().items.length, Object.keys(problems).length);
});

const partsOf = {
  ru: ['Что случилось', 'Что делать', 'Тело ответа'],
  en: ['What happened', 'What to do', 'The body'],
};

test('when a code comes is told by the operations that declare it', async () => {
  const { payload } = await page('/problems/insufficient_scope?lang=en');
  assert.match(payload, /In answer to any request/);
  assert.match(
    (await page('/problems/url_not_allowed?lang=en')).payload,
    /docs\/operations\/\S+\?lang=en">Create a webhook subscription/,
  );
});

test('an unknown problem is not found, and a picture of one cannot be had', async () => {
  assert.equal((await page('/problems/no_such_code')).json().code, 'not_found');
  const { statusCode, payload } = await page('/problems/not_found', { accept: 'image/png' });
  assert.equal(`${statusCode} ${JSON.parse(payload).code}`, '406 not_acceptable');
});

test('the links of every page lead somewhere', async () => {
  const pages = ['/', '/problems', '/problems/not_found'];
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
