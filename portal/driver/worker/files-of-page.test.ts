import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesOfPage, filesOfStyles } from './files-of-page.ts';

test('a page names its own files, each once, and none of another host', () => {
  const html = `<link rel="icon" href="/favicon.svg"><script src="/theme-before-paint.js"></script>
    <script type="module" crossorigin src="/assets/driver-1a.js"></script><link rel="modulepreload" href="/assets/kit-2b.js">
    <link rel="stylesheet" href="/assets/driver-3c.css"><link rel="stylesheet" href="/assets/driver-3c.css">
    <script src="https://elsewhere.example/x.js"></script><a href="/d/token">x</a>`;
  assert.deepEqual(filesOfPage(html), [
    ...['/favicon.svg', '/theme-before-paint.js', '/assets/driver-1a.js', '/assets/kit-2b.js'],
    '/assets/driver-3c.css',
  ]);
});

test('styles name their fonts, from where they lie', () => {
  const css = `@font-face{src:url(/assets/golos-4d.woff2) format("woff2")}@font-face{src:url("./golos-5e.woff2")}
    .x{background:url(data:image/svg+xml;base64,AA)}`;
  assert.deepEqual(filesOfStyles(css, 'https://demo.example/assets/driver-3c.css'), [
    '/assets/golos-4d.woff2',
    '/assets/golos-5e.woff2',
  ]);
});
