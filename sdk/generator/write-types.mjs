import { readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import openapiTS, { astToString } from 'openapi-typescript';

const prose = new Set(['description', 'summary', 'title', 'examples', 'example']);

const folder = new URL('..', import.meta.url);
const text = readFileSync(new URL('openapi.json', folder), 'utf8');
const ast = await openapiTS(slim(JSON.parse(text)), { alphabetize: false, emptyObjectsUnknown: true });
const hash = createHash('sha256').update(text).digest('hex');
writeFileSync(new URL('types.ts', folder), `// Made by \`npm run gen types\` from openapi.json ${hash}\n${astToString(ast)}`);

/** The contract without its prose and examples; of a list's filters only the plain names, the operators come as any text. */
function slim(node, parent) {
  if (Array.isArray(node)) return node.map((one) => slim(one, parent));
  if (node === null || typeof node !== 'object') return node;
  const kept = Object.entries(node).filter(([name]) => parent === 'properties' || !prose.has(name));
  const parameters = Array.isArray(node.parameters) ? { parameters: node.parameters.filter(isPlain).map((p) => slim(p)) } : {};
  return { ...Object.fromEntries(kept.map(([name, value]) => [name, slim(value, name)])), ...parameters };
}

function isPlain({ in: place, name, $ref }) {
  if ($ref) return !/AcceptLanguage|IdempotencyKey|IfMatch|IfNoneMatch/.test($ref);
  return place !== 'header' && !(place === 'query' && name.includes('['));
}
