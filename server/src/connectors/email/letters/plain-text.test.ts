import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainText } from './plain-text.ts';

test('a letter in HTML is read as its lines, with cells parted and styles left out', () => {
  const html = `<html><head><title>Ответ</title><style>p { color: red }</style></head><body>
    <p>Добрый&nbsp;день!</p><!-- скрыто --><div>Цены:</div>
    <table><tr><td>Цемент</td><td>412,50&nbsp;&#8381;</td></tr><tr><td>Песок</td><td>90&#x20bd;</td></tr></table>
    <script>alert('x')</script>С уважением,<br/>ООО &laquo;Гравий&raquo;</body></html>`;
  assert.deepEqual(plainText(html).replaceAll('\u00a0', ' ').split(/\n+/), [
    'Добрый день!',
    'Цены:',
    'Цемент\t412,50 ₽\t',
    'Песок\t90₽\t',
    'С уважением,',
    'ООО «Гравий»',
  ]);
});

test('letters that HTML writes by name or number are read, and what is no letter stays or goes', () => {
  const cases = [
    ['a &lt;b&gt; &amp; &quot;c&quot; &mdash; d&hellip;', 'a <b> & "c" — d…'],
    ['&unknown; &constructor; &toString;', '&unknown; &constructor; &toString;'],
    ['x&#0;y&#1114112;z', 'xyz'],
    ['&#x416;&#1046;', 'ЖЖ'],
    ['&amp;lt;p&amp;gt;', '&lt;p&gt;'],
    ['цена < 5 и > 3', 'цена < 5 и > 3'],
  ] as const;
  for (const [html, text] of cases) assert.equal(plainText(html), text, html);
});

test('what is hidden and never closed is hidden to its end', () => {
  assert.equal(plainText('Цены<script>var a = 1;<p>b</p>'), 'Цены');
  assert.equal(plainText('Цены<!-- <p>b</p>'), 'Цены');
  assert.equal(plainText('<head><meta charset="utf-8"><body>Цены'), 'Цены');
});

test('a letter made of megabytes of one thing that never closes holds nobody up', () => {
  for (const piece of ['<', '<script', '<!--', '<br', '</td', '&nbsp;', '&', ' \u00a0', '&#32;', '\n', '</script '])
    for (const around of ['', 'x']) {
      const startedAt = performance.now();
      plainText(around + piece.repeat(2_000_000 / piece.length) + around);
      assert.ok(performance.now() - startedAt < 5_000, `${piece} repeated takes too long`);
    }
});
