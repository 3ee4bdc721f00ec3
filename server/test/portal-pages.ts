import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const features = join(import.meta.dirname, '../../portal/src/features');

/** Addresses the portal has a page at, as its routes write them: `/verify/$token` before sign-in, `catalog/$id` inside a portal. */
export const portalPages = () =>
  globSync('*/*.routes.tsx', { cwd: features }).flatMap((file) =>
    [...readFileSync(join(features, file), 'utf8').matchAll(/\bpath: '([^']*)'/g)].map(([, path]) => path as string),
  );
