import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closureOf, readManifest } from './manifest.ts';

/** The most used first screens, by the end of their path. */
const screens: Readonly<Record<string, readonly string[]>> = {
  requisitions: ['src/features/requisitions/screens/requisition-list.tsx'],
  'requisitions.board': [
    'src/features/requisitions/screens/requisition-list.tsx',
    'src/features/requisitions/board/board.tsx',
  ],
  rfqs: ['src/features/rfqs/screens/rfq-list.tsx'],
  quotes: ['src/features/quotes/screens/quote-list.tsx'],
  invoices: ['src/features/invoices/screens/invoice-list.tsx'],
  catalog: ['src/features/catalog/screens/item-list.tsx'],
  counterparties: ['src/features/counterparties/screens/counterparty-list.tsx'],
  warehouses: ['src/features/warehouses/screens/warehouse-screens.ts'],
};

/**
 * Writes a page of the portal for each of these screens that also names the screen's files: they load together with the portal's own
 * files, not after the portal has started, a dozen round trips later.
 */
export function writePages(dist: string): void {
  const manifest = readManifest(dist);
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const first = closureOf(manifest, ['index.html']);
  mkdirSync(join(dist, 'pages'), { recursive: true });
  for (const [name, sources] of Object.entries(screens)) {
    const chunks = [...closureOf(manifest, sources)].filter((key) => !first.has(key)).map((key) => manifest[key]);
    const scripts = chunks.map(
      (chunk) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${chunk?.file}">`,
    );
    const styles = chunks
      .flatMap((chunk) => chunk?.css ?? [])
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
    const links = [...new Set([...scripts, ...styles])].map((link) => `    ${link}\n`).join('');
    writeFileSync(join(dist, 'pages', `${name}.html`), page.replace('  </head>', `${links}  </head>`));
  }
}
