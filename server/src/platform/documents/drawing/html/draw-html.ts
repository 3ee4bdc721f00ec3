import { Buffer } from 'node:buffer';
import { escapeHtml } from '../../../mail/letter-html.ts';
import type { BoundDocument } from '../../binding/bound-document.ts';
import { blockHtml } from './block-html.ts';
import { pageStyle } from './page-style.ts';

/** What the page may load when it is served: nothing but its own style and the pictures inside it. */
export const documentPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** A whole page without scripts, fonts or links: it looks the same wherever it is opened. */
export function drawHtml(document: BoundDocument): Buffer {
  const { title, language, page, blocks } = document;
  const footer = page.footer === null ? '' : `<footer>${escapeHtml(page.footer)}</footer>`;
  return Buffer.from(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${pageStyle(page)}</style>
</head>
<body>
<main>
${blocks.map((block) => blockHtml(block, document)).join('\n')}
</main>
${footer}
</body>
</html>
`);
}
