import type { SdkCall } from '../../../openapi/sdk-call.ts';
import type { ExampleCall } from './example-call.ts';

/** The call by the SDK; undefined for what no program calls. */
export function typescriptOf(call: ExampleCall): string | undefined {
  const { parts, query, body, form, files, sendsFile, sdk } = call;
  if (sdk === undefined) return undefined;
  const given = form ? { ...form, ...Object.fromEntries(files.map((file) => [file, new Code(theFile)])) } : body;
  const asked = Object.keys(query).length > 0;
  const args = [
    ...parts,
    ...(sdk.takesBody ? [sendsFile ? new Code(theFile) : (given ?? {})] : []),
    ...(sdk.takesQuery && asked ? [query] : []),
  ];
  const called = `prokura.${sdk.group}.${sdk.name}(${args.map((arg) => literalOf(arg)).join(', ')})`;
  const imports = [
    ...(files.length > 0 || sendsFile ? ["import { openAsBlob } from 'node:fs';"] : []),
    ...(sdk.kind === 'download' ? ["import { writeFile } from 'node:fs/promises';"] : []),
    "import { createClient } from '@prokura/sdk';",
  ];
  return [...imports, '', `const prokura = createClient(${optionsOf(call)});`, useOf(sdk.kind, called)].join('\n');
}

/** An expression that stands among values. */
class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const theFile = "new File([await openAsBlob('file.pdf')], 'file.pdf')";

function optionsOf({ credential }: ExampleCall): string {
  const own = {
    apiKey: ", apiKey: process.env.PROKURA_KEY ?? ''",
    bearer: ", accessToken: process.env.PROKURA_TOKEN ?? ''",
  };
  return `{ baseUrl: process.env.PROKURA ?? ''${credential ? own[credential] : ''} }`;
}

function useOf(kind: SdkCall['kind'], called: string): string {
  if (kind === 'list') return `for await (const found of ${called}) console.log(found);`;
  if (kind === 'download') return `const file = await ${called};\nawait writeFile(file.name ?? 'file', file.stream);`;
  return `console.log(await ${called});`;
}

/** A value as it is written in a program: on one line where it is short. */
function literalOf(value: unknown, indent = ''): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const inner = `${indent}  `;
  const members = (at: string) =>
    Array.isArray(value)
      ? value.map((one) => literalOf(one, at))
      : Object.entries(value).map(([name, one]) => `${nameOf(name)}: ${literalOf(one, at)}`);
  const flat = members(indent);
  if (flat.length === 0) return open.trim() + close.trim();
  const line = `${open}${flat.join(', ')}${close}`;
  if (line.length + indent.length <= 96 && !line.includes('\n')) return line;
  return `${open.trim()}\n${members(inner)
    .map((one) => `${inner}${one},\n`)
    .join('')}${indent}${close.trim()}`;
}

const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);
