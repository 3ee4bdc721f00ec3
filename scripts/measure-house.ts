import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Prints the size of the code base and how its files depend on each other: `node scripts/measure-house.ts`. */

interface File {
  path: string;
  lines: number;
  text: string;
  isTest: boolean;
  /** Files it imports statically, including types, and files it imports dynamically. */
  imports: string[];
  lazily: string[];
}

const isSource = (path: string) => /^(nouns|server|portal|scripts|tools|bench|proof|sdk)\/.*\.(ts|tsx|css)$/.test(path);
const isTest = (path: string) => /\.test\.tsx?$|^server\/test\/|^portal\/e2e\/|^bench\/|^proof\/|^tools\//.test(path);

const paths = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter((path) => isSource(path) && !path.startsWith('sdk/src/generated/'));
const files = new Map(paths.map((path) => [path, fileAt(path)]));

function fileAt(path: string): File {
  const text = readFileSync(path, 'utf8');
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .map(([, to]) => normalize(join(dirname(path), to as string)))
      .filter((to) => paths.includes(to));
  return {
    path,
    text,
    lines: text.split('\n').length - 1,
    isTest: isTest(path),
    imports: found(/from '(\.[^']+)'/g),
    lazily: found(/import\('(\.[^']+)'\)/g),
  };
}

/** Groups of files that import each other in cycles: Tarjan's strongly connected components. */
function circles(next: (file: File) => readonly string[]): string[][] {
  const seen = new Map<string, { index: number; low: number; open: boolean }>();
  const [stack, groups]: [string[], string[][]] = [[], []];
  const visit = (path: string): { index: number; low: number; open: boolean } => {
    const here = { index: seen.size, low: seen.size, open: true };
    seen.set(path, here);
    stack.push(path);
    for (const to of next(files.get(path) as File)) {
      const there = seen.get(to);
      if (!there) here.low = Math.min(here.low, visit(to).low);
      else if (there.open) here.low = Math.min(here.low, there.index);
    }
    if (here.low === here.index) {
      const group = stack.splice(stack.indexOf(path));
      for (const one of group) (seen.get(one) as { open: boolean }).open = false;
      if (group.length > 1) groups.push(group);
    }
    return here;
  };
  for (const path of files.keys()) if (!seen.has(path)) visit(path);
  return groups;
}

const all = [...files.values()];
const source = all.filter((file) => !file.isTest);
const code = source.filter(({ path }) => !path.endsWith('.css'));
const sizes = source.map(({ lines }) => lines).sort((a, b) => a - b);
const sum = (some: readonly File[]) => some.reduce((total, { lines }) => total + lines, 0);
const importers = Map.groupBy(
  code.flatMap(({ path, imports, lazily }) => [...imports, ...lazily].map((to) => ({ to, path }))),
  ({ to }) => to,
);
const lonely = code.filter(({ path }) => new Set(importers.get(path)?.map((one) => one.path)).size === 1);
const kebab = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
const lone = code.flatMap(({ path, text }) => {
  const exported = [...text.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)].map(
    ([, name]) => name as string,
  );
  const name =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.tsx?$/, '') ?? '';
  return exported.length === 1 && !name.includes('.') && kebab(exported[0] as string) !== name ? [path] : [];
});
const byType = circles(({ imports }) => imports);
const byLazy = circles(({ imports, lazily }) => [...imports, ...lazily]);
const largest = (groups: readonly string[][]) => Math.max(0, ...groups.map((group) => group.length));
const partOf = (path: string) =>
  path.match(
    /^(server\/src\/(?:domains|connectors)\/[^/]+|server\/src\/[^/]+|portal\/src\/features\/[^/]+|portal\/(?:src\/)?[^/]+|[^/]+)\//,
  )?.[1] ?? path;

const figures: ReadonlyArray<readonly [string, number | string]> = [
  ['source files', source.length],
  ['source lines', sum(source)],
  ['median, p90, longest', `${sizes[sizes.length >> 1]}, ${sizes[Math.floor(sizes.length * 0.9)]}, ${sizes.at(-1)}`],
  [
    'test lines a source line',
    (sum(all.filter((file) => file.isTest && !/^(bench|proof|tools)\//.test(file.path))) / sum(source)).toFixed(2),
  ],
  ['circles by imports of types', `${byType.length}, largest ${largest(byType)}`],
  ['circles with lazy imports', `${byLazy.length}, largest ${largest(byLazy)}`],
  ['files with one importer', lonely.length],
  ['of these 25 lines or fewer', lonely.filter(({ lines }) => lines <= 25).length],
  ['exported name is not the file’s', lone.length],
];
for (const [what, figure] of figures) process.stdout.write(`${what}: ${figure}\n`);
if (process.argv.includes('--parts'))
  for (const [part, some] of Map.groupBy(
    all.filter(({ path }) => /^(server\/src|portal|nouns)\//.test(path)),
    ({ path }) => partOf(path),
  )) {
    const [tests, own] = [some.filter((file) => file.isTest), some.filter((file) => !file.isTest)];
    process.stdout.write(
      `  ${part}: ${own.length} files, ${sum(own)} lines, ${(sum(tests) / Math.max(1, sum(own))).toFixed(2)} of tests\n`,
    );
  }
