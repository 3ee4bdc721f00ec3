import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { closureOf, type Manifest, readManifest } from './manifest.ts';

/** Kilobytes, compressed with gzip, that one page loads before it can be used. */
interface Size {
  page: string;
  js: number;
  css: number;
}

/** The first page of each bundle, and what every lazy part of the portal adds to it. */
export function measureSizes(dist: string): { portal: Size; small: Size[]; lazy: Size[] } {
  const manifest = readManifest(dist);
  const portal = closureOf(manifest, ['index.html']);
  const lazy = Object.keys(manifest)
    .filter((key) => manifest[key]?.src !== undefined && !manifest[key]?.isEntry && /\.tsx?$/.test(key))
    .map((key) => ({ key, adds: difference(closureOf(manifest, [key]), portal) }));
  return {
    portal: sizeOf(dist, manifest, 'portal', portal),
    small: ['supplier', 'customer', 'driver', 'sign-in'].map((page) =>
      sizeOf(dist, manifest, page, closureOf(manifest, [`${page}/index.html`])),
    ),
    lazy: lazy.map(({ key, adds }) => sizeOf(dist, manifest, key, adds)),
  };
}

const difference = (of: ReadonlySet<string>, without: ReadonlySet<string>) =>
  new Set([...of].filter((key) => !without.has(key)));

function sizeOf(dist: string, manifest: Manifest, page: string, keys: ReadonlySet<string>): Size {
  const chunks = [...keys].map((key) => manifest[key]).filter((chunk) => chunk !== undefined);
  const js = chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'));
  const css = chunks.flatMap(({ css: files = [] }) => files);
  return { page, js: kilobytes(dist, js), css: kilobytes(dist, css) };
}

const kilobytes = (dist: string, files: readonly string[]) =>
  Math.round(
    [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) /
      102.4,
  ) / 10;
