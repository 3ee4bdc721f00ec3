import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

/** Every class of a style sheet is called by its own name. */
const classes = 'export default new Proxy({}, { get: (_, name) => name });';

/** A package whose parts are folders, which only bundlers look into. */
const dragging = /^@atlaskit\/pragmatic-drag-and-drop\/(?!dist\/)(.*)$/;

/** Lets a test import what the portal is made of: components, and the styles that they import. */
registerHooks({
  resolve(specifier, context, next) {
    const part = dragging.exec(specifier)?.[1];
    return next(part ? `@atlaskit/pragmatic-drag-and-drop/dist/cjs/entry-point/${part}.js` : specifier, context);
  },
  load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', source: classes, shortCircuit: true };
    if (!url.endsWith('.tsx')) return next(url, context);
    const path = fileURLToPath(url);
    const { code, errors } = transformSync(path, readFileSync(path, 'utf8'), { jsx: { runtime: 'automatic' } });
    if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
